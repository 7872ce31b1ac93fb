import type { Db, Transaction } from '~/db/connection.server'
import { findShopper } from '~/features/identity/identity.server'
import type { Visitor } from '~/features/identity/identity'
import { type Charges, chosenWay, type PricedBasket, priceGoods, priceWays } from './basket'
import { getCharges } from './pricing/charges.server'
import { getGoods } from './pricing/goods.server'
import * as store from './store.server'

export { addLines } from './adding/add-lines.server'
export { findOpenOrder, lockBasketOfOrder, setOpenOrder, takeOrdered } from './open-order.server'
export { amountFields, amountsToWire } from './api/summary-wire.server'
export { getCharges, getFreeShippingFrom } from './pricing/charges.server'
export { chooseCampaign, enterCoupon, restoreChoice } from './choice.server'
export {
  getGoods,
  holdBasket,
  priceHeldBasket,
  priceRequested,
  priceRequestedForOrder,
} from './pricing/goods.server'
export { claimIdleBaskets, type IdleBasket, readIdleBasket } from './idle.server'
export { lookUpRows, orderRows } from './quick-order/quick-order.server'
export { previewPromotion } from './preview.server'
export { refillBasket } from './quick-order/refill.server'
export { changeBasket } from './form.server'
export { changePromotions } from './promo-form.server'
export { emptied } from './store.server'
export { acknowledgeMerge, getMergeNotes, mergeBasket } from './merge/merge.server'
export {
  addLine,
  clearBasket,
  decreaseLine,
  increaseLine,
  removeLine,
  setLineQuantity,
} from './change.server'

/**
 * The visitor's basket with the chosen campaign, at present prices of the visitor's price key. It only reads, so it
 * may be prefetched and repeated; price changes are reported until `acknowledgePrices`.
 */
export async function getBasket(db: Db, visitor: Visitor, charges?: Charges): Promise<PricedBasket> {
  return priceGoods(await getGoods(db, visitor), charges ?? (await getCharges(db, visitor)))
}

/**
 * Every way to price the visitor's basket, best first, the one without a campaign last; `chosen` is the index of the
 * customer's choice.
 */
export async function getBasketWays(
  db: Db,
  visitor: Visitor,
): Promise<{ ways: PricedBasket[]; chosen: number }> {
  const goods = await getGoods(db, visitor)
  const ways = priceWays(goods, await getCharges(db, visitor))
  return { ways, chosen: chosenWay(ways, goods.choice) }
}

/** Number of lines in the basket, for the badge. */
export async function countBasket(db: Db, visitor: Visitor): Promise<number> {
  const shopperId = await findShopper(db, visitor)
  return shopperId === null ? 0 : store.countLines(db, shopperId)
}

/** Empties a locked basket after an order was made of it. */
export function emptyBasket(db: Transaction, basketId: number): Promise<void> {
  return store.emptyBasket(db, basketId)
}

/** Records that the customer has seen the present prices, so that past changes are no longer reported. */
export async function acknowledgePrices(db: Transaction, visitor: Visitor): Promise<void> {
  const { lines } = await getBasket(db, visitor)
  const changed = lines.filter((line) => line.previousUnitPrice !== null)
  if (changed.length > 0) await store.writeSeenPrices(db, visitor.priceKey.listId, changed)
}
