import type { LineOutcome } from './outcomes'

/** Pieces of one line: what six digits can say (specification §5). */
export const maxQuantity = 999_999
/** Different variants in one basket. */
export const maxLines = 1_000
/** Wishes that are added in one go. */
export const maxAddedAtOnce = 500

/** Fits a wish (pieces, whole packages) to stock: the largest whole number of packages there is. All in pieces. */
export function fitToStock(wanted: number, available: number, packageSize: number): LineOutcome {
  if (available >= wanted) return { status: 'success', quantity: wanted }
  const there = Math.max(available, 0)
  const quantity = wholePackages(there, packageSize)
  if (quantity === 0) return { status: 'fail', quantity: 0, available: there, reason: 'out_of_stock' }
  return { status: 'insufficient', quantity, available: there }
}

/** Rounds pieces down to whole packages. */
export function wholePackages(pieces: number, packageSize: number): number {
  return Math.floor(pieces / packageSize) * packageSize
}

export function isWholePackages(pieces: number, packageSize: number): boolean {
  return pieces % packageSize === 0
}

/** What is typed into a quantity box: digits only, at most 6, at least 1 (specification §5); null otherwise. */
export function readQuantity(typed: string): number | null {
  const digits = typed.trim()
  const quantity = /^\d{1,6}$/.test(digits) ? Number(digits) : 0
  return quantity >= 1 && quantity <= maxQuantity ? quantity : null
}
