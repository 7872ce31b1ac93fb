import type { OfferPrice } from './catalogue'

/** Whole percent off the crossed-out price; 0 without one or for less than a percent. */
export function discountPercent(price: OfferPrice): number {
  return price.before === null || price.before <= price.unit
    ? 0
    : Math.floor(((price.before - price.unit) * 100) / price.before)
}
