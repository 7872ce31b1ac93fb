import { data, redirect } from 'react-router'
import { findVariant, getOffer, getStockFacts } from '~/features/catalogue/catalogue.server'
import { emailInput } from '~/features/identity/schema'
import { type StockAlertAnswer } from '~/features/stock-alerts/stock-alerts'
import { askForAlert } from '~/features/stock-alerts/stock-alerts.server'
import { text } from '~/features/stock-alerts/text'
import { answerOf, withAnswer } from '~/features/stock-alerts/told'
import { readForm } from '~/http/reading/form.server'
import type { RequestContext } from '~/server/shop.server'
import { fieldOf, parseFields } from '../shared/account-form'
import { isDocument } from '../shared/form-post'
import { tellToWait } from '../shared/tell-to-wait.server'

/** Id of the variant that an address names; null for anything else. */
export function variantIn(search: URLSearchParams): number | null {
  const typed = search.get('secenek') ?? ''
  return /^[1-9]\d{0,8}$/.test(typed) ? Number(typed) : null
}

/** The names of a variant that this visitor may buy, or null. */
export async function findGoods({ db, visitor }: RequestContext, variantId: number) {
  if ((await findVariant(db, visitor, { variantId })) === null) return null
  const offer = await getOffer(db, visitor, variantId)
  return offer?.price ? { productName: offer.productName, variantName: offer.variantName } : null
}

/** Handles the form: a redirect to the product for browsers without scripts, else the answer that the form shows. */
export async function submitAlert(visit: RequestContext, request: Request, variantId: number) {
  const form = await readForm(request, { once: ['email'] })
  const typed = fieldOf(form, 'email')
  const refused = (status: number, answer: Omit<StockAlertAnswer, 'typed'>) =>
    data({ answer: { ...answer, typed } }, status)
  const wait = await tellToWait(visit, 'alert')
  if (wait) return refused(429, { kind: 'warning', message: wait })
  const { db, visitor } = visit
  const parsed = visitor.kind === 'guest' ? parseFields(emailInput, typed) : { data: '', errors: null }
  if (parsed.errors)
    return refused(422, { kind: 'danger', message: parsed.errors[0]!.message, about: 'email' })
  const outcome = await askForAlert(db, visitor, { variantId, email: parsed.data, now: visit.clock() })
  if (outcome.status === 'full') return refused(409, { kind: 'warning', message: text.full(outcome.limit) })
  if (outcome.status === 'unknown_variant') return refused(404, { kind: 'danger', message: text.unknown })
  const goods = (await getStockFacts(db, [variantId])).get(variantId)
  if (isDocument(request) && goods) return redirect(withAnswer(goods.path, outcome.status), 303)
  return data({ answer: answerOf(outcome.status) })
}
