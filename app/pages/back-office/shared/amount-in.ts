import { isAmbiguousAmount, readPrice } from '~/kernel/read-amount'
import type { Kurus } from '~/kernel/money'
import { text } from './text'

/** A typed amount in kuruş, 0 or more; for any other entry the sentence `wrong`, or why the amount may be read in two ways. */
export function amountIn(typed: string, wrong: string): Kurus | string {
  if (isAmbiguousAmount(typed)) return text.ambiguous(typed.trim())
  const amount = readPrice(typed)
  return amount >= 0 ? amount : wrong
}
