import type { StockAlertAnswer } from './stock-alerts'
import { text } from './text'

type Told = keyof typeof text.answers

/** The parameter of a product's address that says what became of the form, for browsers without scripts. */
const parameter = 'haber'

/** The answers that do not need the form again. */
export function answerOf(status: Told): StockAlertAnswer {
  return { kind: status === 'in_stock' ? 'info' : 'success', message: text.answers[status] }
}

/** The path of a product's page that shows an answer. */
export function withAnswer(path: string, status: Told): string {
  return `${path}${path.includes('?') ? '&' : '?'}${parameter}=${status}#stok-haberi`
}

/** The answer that an address asks to show, or null. */
export function toldOf(search: URLSearchParams): StockAlertAnswer | null {
  const status = search.get(parameter) ?? ''
  return Object.hasOwn(text.answers, status) ? answerOf(status as Told) : null
}
