import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { orders } from '~/features/orders/tables.server'
import { orderReturns } from './tables.server'

/** Returns the returns that wait for a decision or for goods, oldest first. */
export function listOpenReturns(db: Db) {
  const { id, kind, state, note, askedAt } = orderReturns
  return db
    .select({ id, kind, state, note, askedAt, code: orders.code })
    .from(orderReturns)
    .innerJoin(orders, eq(orders.id, orderReturns.orderId))
    .where(inArray(state, ['asked', 'accepted']))
    .orderBy(asc(askedAt), asc(id))
    .limit(500)
}
