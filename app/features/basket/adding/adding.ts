import type { Offer } from '~/features/catalogue/catalogue'
import type { BasketLine } from '../pricing/priced-basket'
import type { ChangedLine, FailReason, LineOutcome } from './outcomes'
import { fitToStock, maxQuantity, wholePackages } from './quantity'

export type SoldOffer = Offer & { price: NonNullable<Offer['price']> }

/** True when this visitor has a price for the variant, so that it can be bought. */
export const isSold = (offer: Offer): offer is SoldOffer => offer.price !== null

/** Most pieces of an offer that one line can hold now. */
export const sellable = (offer: Offer) => Math.min(offer.available, maxQuantity)

/**
 * The pieces a line gains when `quantity` are added to its `before` pieces (0: a new line), in whole packages and
 * limited by stock, from which the line's own pieces are subtracted. `isFull`: the basket takes no new line.
 */
export function fitAdd(offer: SoldOffer, before: number, quantity: number, isFull: boolean): LineOutcome {
  const available = Math.max(offer.available, 0)
  const fail = (reason: FailReason) => ({ status: 'fail', quantity: before, available, reason }) as const
  if (before === 0 && isFull) return fail('basket_full')
  const { packageSize } = offer.price
  const fitted = fitToStock(wholePackages(before + quantity, packageSize), sellable(offer), packageSize)
  if (before > 0 && fitted.quantity <= before) return fail(available > 0 ? 'all_in_basket' : 'out_of_stock')
  return fitted
}

/** A failed change; `line` is the unchanged line in the basket. */
export function failed(reason: FailReason, line: BasketLine | null, offer?: SoldOffer): ChangedLine {
  const quantity = line?.quantity ?? 0
  const available = Math.max(offer?.available ?? 0, 0)
  const packageSize = offer?.price.packageSize ?? 1
  return { status: 'fail', reason, quantity, before: quantity, available, packageSize, line }
}
