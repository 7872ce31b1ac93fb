import { asc, count, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { orderReturns } from '../returns/tables.server'
import { orders, orderStatusHistory } from '~/features/orders/tables.server'
import type { OrderStatus } from '~/features/orders/status/status'

/** Orders for the staff, the newest first; `total` counts all with these statuses. */
export async function listOrdersOfShop(
  db: Db,
  { statuses, start = 0, length }: { statuses: readonly OrderStatus[]; start?: number; length: number },
) {
  const wanted = inArray(orders.status, [...statuses])
  const { id, code, status, email, address, grandTotal, placedAt } = orders
  const rows = await db
    .select({ id, code, status, email, address, grandTotal, placedAt })
    .from(orders)
    .where(wanted)
    .orderBy(desc(placedAt), desc(id))
    .offset(start)
    .limit(length)
  const [counted] = await db.select({ total: count() }).from(orders).where(wanted)
  const named = rows.map(({ address: { firstName, lastName }, status, ...row }) => ({
    ...row,
    status: status as OrderStatus,
    name: `${firstName} ${lastName}`,
  }))
  return { orders: named, total: counted!.total }
}

/** Every change of an order's status with who made it, the earliest first. */
export function readHistoryOfShop(db: Db, orderId: number) {
  const { status, actor, reason, note, createdAt } = orderStatusHistory
  return db
    .select({ status, actor, reason, note, createdAt })
    .from(orderStatusHistory)
    .where(eq(orderStatusHistory.orderId, orderId))
    .orderBy(asc(orderStatusHistory.id))
}

/** Returns that wait for a decision or for goods, the oldest first. */
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
