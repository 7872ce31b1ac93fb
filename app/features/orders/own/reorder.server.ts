import type { Db } from '~/db/connection.server'
import type { RequestedGoods, RefillAnswer } from '~/features/basket/basket'
import { refillBasket } from '~/features/basket/basket.server'
import { orderBar } from '~/features/customers/customers'
import type { Visitor } from '~/features/identity/identity'
import { findShopper } from '~/features/identity/identity.server'
import { maySee } from './own-orders.server'
import { findOrder, readGoods } from '../record/read-store.server'

/**
 * Returns the goods of the visitor's own order; null when it does not exist or belongs to somebody
 * else.
 */
export async function getOrderedGoods(
  db: Db,
  visitor: Visitor,
  id: number,
): Promise<RequestedGoods[] | null> {
  const order = await findOrder(db, { id })
  if (!order || !maySee(visitor, await findShopper(db, visitor), order)) return null
  return readGoods(db, id)
}

/**
 * Puts the goods of an order into the basket again. Returns null when the order is not the
 * visitor's or the visitor may not order.
 */
export async function reorder(db: Db, visitor: Visitor, id: number): Promise<RefillAnswer | null> {
  if (orderBar(visitor)) return null
  const goods = await getOrderedGoods(db, visitor, id)
  return goods && refillBasket(db, visitor, goods)
}
