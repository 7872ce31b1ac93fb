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
  priceWishes,
  priceWishesForOrder,
} from './pricing/goods.server'
export { lookUpRows, orderRows } from './quick-order/quick-order.server'
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
 * The visitor's basket in the way that was chosen, priced now by the visitor's price key. Reads only, so it may be
 * prefetched and repeated; prices that changed are told until `acknowledgePrices`.
 */
export async function getBasket(db: Db, visitor: Visitor, charges?: Charges): Promise<PricedBasket> {
  return priceGoods(await getGoods(db, visitor), charges ?? (await getCharges(db, visitor)))
}

/** Every way to price the visitor's basket, best first, the one without a campaign last; `chosen` tells which one counts. */
export async function getBasketWays(
  db: Db,
  visitor: Visitor,
): Promise<{ ways: PricedBasket[]; chosen: number }> {
  const goods = await getGoods(db, visitor)
  const ways = priceWays(goods, await getCharges(db, visitor))
  return { ways, chosen: chosenWay(ways, goods.choice) }
}

/** What the badge shows: different lines in the basket, not pieces. */
export async function countBasket(db: Db, visitor: Visitor): Promise<number> {
  const shopperId = await findShopper(db, visitor)
  return shopperId === null ? 0 : store.countLines(db, shopperId)
}

/** Takes everything out of a basket that is locked already (an order has been made of it). */
export function emptyBasket(db: Transaction, basketId: number): Promise<void> {
  return store.emptyBasket(db, basketId)
}

/** The customer has seen the present prices: changes up to now are not told again. */
export async function acknowledgePrices(db: Transaction, visitor: Visitor): Promise<void> {
  const { lines } = await getBasket(db, visitor)
  const changed = lines.filter((line) => line.previousUnitPrice !== null)
  if (changed.length > 0) await store.writeSeenPrices(db, visitor.priceKey.listId, changed)
}
