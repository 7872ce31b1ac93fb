import { type Offer, priceLine } from '~/features/catalogue/catalogue'
import { isSold, sellable } from '../adding/adding'
import type { StoredLine } from '../pricing/priced-line'
import { fitToStock, maxQuantity, wholePackages } from '../adding/quantity'

/** Why a guest's line joined whole, in part, or not at all. */
export type MergeChange = 'added' | 'insufficient' | 'whole_packages' | 'unsellable' | 'basket_full'

/** What became of one line of a guest's basket in the member's. In pieces. */
export type MergedLine = {
  productId: number
  variantId: number
  change: MergeChange
  /** What the guest had. */
  wanted: number
  /** What came to the member's line; 0: nothing. */
  added: number
  /** What the member's line has now; 0: there is none. */
  quantity: number
  /** The member pays another price than the guest was shown. */
  repriced: boolean
}

type Meeting = { guest: StoredLine; own: StoredLine | undefined; offer: Offer | null; isFull: boolean }

/**
 * Adds a guest's line to the member's own: in whole packages of the member's offer, as far as stock goes (docs/product.md
 * "get-basket"). The own line never gets less than it had. `unitPrice` is the member's, null where nothing is for sale.
 */
export function mergeLine({ guest, own, offer, isFull }: Meeting): MergedLine & { unitPrice: number | null } {
  const { productId, variantId, quantity: wanted } = guest
  const before = own?.quantity ?? 0
  const left = (change: MergeChange) => ({
    ...{ productId, variantId, wanted, change, added: 0, quantity: before },
    ...{ repriced: false, unitPrice: null },
  })
  if (!offer || !isSold(offer)) return left('unsellable')
  if (isFull && !own) return left('basket_full')
  const { packageSize } = offer.price
  const sum = before + wanted
  const rounded = wholePackages(Math.min(sum, maxQuantity), packageSize)
  if (rounded <= before) return left('whole_packages')
  const fitted = fitToStock(rounded, sellable(offer), packageSize)
  if (fitted.quantity <= before) return left('insufficient')
  const { quantity } = fitted
  const unitPrice = priceLine(offer.price, quantity).unit
  return {
    ...{ productId, variantId, wanted, added: quantity - before, quantity, unitPrice },
    change: quantity < rounded ? 'insufficient' : rounded < sum ? 'whole_packages' : 'added',
    repriced: guest.seenPrice !== null && guest.seenPrice !== unitPrice,
  }
}
