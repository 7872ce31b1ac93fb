import { asc, count, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import type { OrderStatus } from '../status/status'
import { orders, orderStatusHistory } from '../tables.server'

type StaffListInput = {
  statuses: readonly OrderStatus[]
  start?: number
  length: number
  oldestFirst?: boolean
}

/** Returns orders for the staff, newest first unless `oldestFirst`; `total` counts all with these statuses. */
export async function listOrdersOfShop(
  db: Db,
  { statuses, start = 0, length, oldestFirst = false }: StaffListInput,
) {
  const wanted = inArray(orders.status, [...statuses])
  const { id, code, status, email, address, grandTotal, placedAt } = orders
  const rows = await db
    .select({ id, code, status, email, address, grandTotal, placedAt })
    .from(orders)
    .where(wanted)
    .orderBy(...(oldestFirst ? [asc(placedAt), asc(id)] : [desc(placedAt), desc(id)]))
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

/** Returns every change of an order's status with its actor, earliest first. */
export function readHistoryOfShop(db: Db, orderId: number) {
  const { status, actor, reason, note, createdAt } = orderStatusHistory
  return db
    .select({ status, actor, reason, note, createdAt })
    .from(orderStatusHistory)
    .where(eq(orderStatusHistory.orderId, orderId))
    .orderBy(asc(orderStatusHistory.id))
}
