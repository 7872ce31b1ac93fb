import type { CodeMatch, Offer, OfferPrice } from '~/features/catalogue/catalogue'
import type { TypedRow } from './order-list'
import { rowText as text } from './quick-order.text'
import { maxQuantity, readQuantity } from '../adding/quantity'

export type { TypedRow } from './order-list'

/** The part of an offer that a row shows. */
export type RowOffer = Pick<
  Offer,
  'productId' | 'variantId' | 'code' | 'productName' | 'variantName' | 'link' | 'available'
> & { price: OfferPrice }

/** The lookup result of a row's code for this visitor. */
export type Found =
  | { status: 'one'; offer: RowOffer }
  | { status: 'several'; choices: { code: string; name: string }[] }
  | { status: 'unsellable'; name: string }
  | { status: 'unknown' }

/** danger: the row adds nothing as it is. warning: it adds less than written. */
export type RowNote = { kind: 'danger' | 'warning' | 'success'; field: 'code' | 'packages'; message: string }

/** A row with its result. */
export type RowAnswer = { row: TypedRow; found: Found; note: RowNote | null; added: number }

/** The answer for many rows: a message above them and a note beside each. */
export type OrderAnswer = {
  rows: RowAnswer[]
  kind: 'success' | 'warning' | 'danger'
  message: string
  /** False when rows were only looked up. */
  tried: boolean
  /** Lines of the list beyond the limit. */
  rest: string
}

/** A suggested variant for typed text; `unit` in kuruş per piece, without KDV when `showsNet`. */
export type CodeSuggestion = {
  code: string
  name: string
  variantName: string
  available: number
  packageSize: number
  unit: number | null
  showsNet: boolean
}

/** A code's match in the form that the sheet shows: unknown, several, unsellable or one offer. */
export function toFound(match: CodeMatch | undefined): Found {
  if (!match) return { status: 'unknown' }
  if (match.status === 'several') return match
  const { productId, variantId, code, productName, variantName, link, available, price } = match.offer
  if (!price) return { status: 'unsellable', name: productName }
  return {
    status: 'one',
    offer: { productId, variantId, code, productName, variantName, link, available, price },
  }
}

/** True for a row without a code and without a number of packages. */
export const isBlank = ({ code, packages }: TypedRow) => code.trim() === '' && packages.trim() === ''

/** Pieces a row asks for, or its mistake. The amount counts packages of the size that was shown. */
export function readRow(row: TypedRow, found: Found): { pieces: number } | RowNote {
  const wrong = (field: RowNote['field'], message: string): RowNote => ({ kind: 'danger', field, message })
  if (row.code.trim() === '') return wrong('code', text.noCode)
  if (found.status === 'unknown') return wrong('code', text.unknownCode(row.code.trim()))
  if (found.status === 'several') return wrong('code', text.several(found.choices.length))
  if (found.status === 'unsellable') return wrong('code', text.unsellable(found.name))
  const size = readQuantity(row.size) ?? found.offer.price.packageSize
  const typed = row.packages.trim()
  if (typed === '') return wrong('packages', size > 1 ? text.noPackages : text.noPieces)
  const packages = readQuantity(typed)
  if (packages === null) return wrong('packages', text.badPackages(typed))
  if (packages * size > maxQuantity) return wrong('packages', text.tooMany(Math.floor(maxQuantity / size)))
  return { pieces: packages * size }
}

/** The note of a row before anything is added, by the stock at lookup; null when it is fine. */
export function noteOf(row: TypedRow, found: Found): RowNote | null {
  const read = readRow(row, found)
  if (!('pieces' in read)) return read
  return found.status === 'one' ? stockNote(found.offer, read.pieces) : null
}

function stockNote({ available, price: { packageSize } }: RowOffer, pieces: number): RowNote | null {
  if (pieces <= available) return null
  const packages = Math.floor(available / packageSize)
  const field = 'packages'
  if (packages > 0) return { kind: 'warning', field, message: text.insufficient(packages, packageSize) }
  const message = available > 0 ? text.lessThanPackage(packageSize, available) : text.outOfStock
  return { kind: 'danger', field, message }
}
