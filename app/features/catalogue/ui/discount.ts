import type { OfferPrice } from '../catalogue'

/** Whole percent off the price that may be crossed out; 0 when there is none or it is too small to say. */
export function discountPercent(price: OfferPrice): number {
  return price.before === null || price.before <= price.unit
    ? 0
    : Math.floor((1 - price.unit / price.before) * 100)
}
