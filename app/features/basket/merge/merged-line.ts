import { type Offer, priceLine } from '~/features/catalogue/catalogue'
import { isSold, sellable } from '../adding/adding'
import type { StoredLine } from '../pricing/priced-line'
import { fitToStock, maxQuantity, wholePackages } from '../adding/quantity'

/** The reason a guest's line was merged whole, in part, or not at all. */
export type MergeChange = 'added' | 'insufficient' | 'whole_packages' | 'unsellable' | 'basket_full'

/** The result of merging one line of a guest's basket. In pieces. */
export type MergedLine = {
  productId: number
  variantId: number
  change: MergeChange
  /** The guest's quantity. */
  wanted: number
  /** Pieces added to the member's line. */
  added: number
  /** The member's line after the merge; 0 for no line. */
  quantity: number
  /** True when the member's price differs from the one shown to the guest. */
  repriced: boolean
}

type Meeting = { guest: StoredLine; own: StoredLine | undefined; offer: Offer | null; isFull: boolean }

/**
 * Adds a guest's line to the member's: whole packages of the member's offer, limited by stock (product.md
 * "get-basket"). The member's line never shrinks. `unitPrice` is the member's, null when the goods are not for sale.
 */
export function mergeLine({ guest, own, offer, isFull }: Meeting): MergedLine & { unitPrice: number | null } {
  const { productId, variantId, quantity: wanted } = guest
  const before = own?.quantity ?? 0
  const left = (change: MergeChange) => ({
    productId,
    variantId,
    wanted,
    change,
    added: 0,
    quantity: before,
    repriced: false,
    unitPrice: null,
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
    productId,
    variantId,
    wanted,
    added: quantity - before,
    quantity,
    unitPrice,
    change: quantity < rounded ? 'insufficient' : rounded < sum ? 'whole_packages' : 'added',
    repriced: guest.seenPrice !== null && guest.seenPrice !== unitPrice,
  }
}
