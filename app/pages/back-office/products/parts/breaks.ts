import { isAmbiguousAmount, readAmount } from '~/kernel/read-amount'
import { formatAmount } from '~/kernel/turkish'
import { text } from '../product.text'

/** A price per piece, in kuruş, from so many pieces on. */
type Break = { minQuantity: number; amount: number }

const most = 20

/** Breaks as a cell shows them: `10: 89,90; 50: 79,90`. */
export const shownBreaks = (breaks: readonly Break[]): string =>
  breaks.map(({ minQuantity, amount }) => `${minQuantity}: ${formatAmount(amount)}`).join('; ')

/** The breaks of a cell, by their pieces; none for an empty one, null for any mistake. */
export function readBreaks(typed: string): Break[] | null {
  if (typed === '') return []
  const breaks = typed
    .split(';')
    .filter((part) => part.trim() !== '')
    .map((part): Break | null => {
      const [pieces = '', price = '', ...rest] = part.split(':').map((one) => one.trim())
      const amount = readAmount(price)
      const isRight = /^\d{1,6}$/.test(pieces) && Number(pieces) >= 2 && rest.length === 0
      return isRight && amount > 0 && !isAmbiguousAmount(price)
        ? { minQuantity: Number(pieces), amount }
        : null
    })
  if (breaks.length > most || breaks.some((one) => one === null)) return null
  const read = (breaks as Break[]).toSorted((a, b) => a.minQuantity - b.minQuantity)
  return new Set(read.map(({ minQuantity }) => minQuantity)).size === read.length ? read : null
}

const { wrong } = text

/** The fault of a typed package, as the server would find it. */
export function faultOfPackage({ value }: { value: string }): string {
  return value.trim() === '' || /^[1-9]\d{0,5}$/.test(value.trim()) ? '' : wrong.countHere
}

/** The fault of typed breaks, as the server would find it. */
export function faultOfBreaks({ value }: { value: string }): string {
  if (readBreaks(value.trim())) return ''
  const prices = value.split(';').map((part) => part.split(':')[1]?.trim() ?? '')
  const ambiguous = prices.find((price) => isAmbiguousAmount(price) && readAmount(price) > 0)
  return ambiguous ? wrong.ambiguousHere(ambiguous) : wrong.breaksHere
}
