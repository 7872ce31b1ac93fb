import type { LineOutcome } from './outcomes'

/** Most pieces of one line: six digits (specification §5). */
export const maxQuantity = 999_999
/** Most variants in one basket. */
export const maxLines = 1_000
/** Most lines in one call. */
export const maxAddedAtOnce = 500

/**
 * The largest number of whole packages, in pieces, within the requested quantity and the available stock. All quantities in pieces;
 * the request is in whole packages.
 */
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

/** True when the pieces fill whole packages. */
export function isWholePackages(pieces: number, packageSize: number): boolean {
  return pieces % packageSize === 0
}

/** The number in a quantity box: digits only, at most 6, at least 1 (specification §5); otherwise null. */
export function readQuantity(typed: string): number | null {
  const digits = typed.trim()
  const quantity = /^\d{1,6}$/.test(digits) ? Number(digits) : 0
  return quantity >= 1 && quantity <= maxQuantity ? quantity : null
}

/** The amounts of enum 27, offered where goods are bought: packages for package products, otherwise pieces. */
export const offeredQuantities: readonly number[] = [1, 2, 3, 5, 10, 20, 50]
