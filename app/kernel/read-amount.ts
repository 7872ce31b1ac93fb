import { fromTl, type Kurus, toTl } from './money'

/**
 * True for an amount that may be read in two ways: `1.234` is 1234 TL with a point for thousands, or 1,234 TL with one for
 * decimals. Prices are not guessed.
 */
export const isAmbiguousAmount = (typed: string): boolean => /^\d{1,3}\.\d{3}$/.test(typed.trim())

/** An amount in TL as a person types it, `50000`, `50.000` or `50.000,50`, in kuruş; NaN when it is none. */
export function readAmount(amount: string): Kurus {
  const trimmed = amount.trim()
  const plain = /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(trimmed) ? trimmed.replaceAll('.', '') : trimmed
  return /^\d{1,9}([.,]\d{1,2})?$/.test(plain) ? (fromTl(plain.replace(',', '.')) ?? Number.NaN) : Number.NaN
}

/** The same for prices and payments: NaN also for an amount that may be read in two ways. */
export const readPrice = (typed: string): Kurus => (isAmbiguousAmount(typed) ? Number.NaN : readAmount(typed))

/** An amount in kuruş as a field shows it and `readAmount` reads it: `1299,90`. */
export const typedAmount = (amount: Kurus): string => toTl(amount).toFixed(2).replace('.', ',')
