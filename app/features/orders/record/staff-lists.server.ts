import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { anyOf } from '~/db/any-of.server'
import type { Db } from '~/db/connection.server'
import type { OrderStatus } from '../status/status'
import { orders, orderStatusHistory } from '../tables.server'

type StaffListInput = {
  statuses: readonly OrderStatus[]
  start?: number
  length: number
  oldestFirst?: boolean
  /** Orders of these partners only; null for all. */
  partnerIds?: readonly number[] | null
}

/** Returns orders for the staff, newest first unless `oldestFirst`; `total` counts all with these statuses. */
export async function listOrdersOfShop(
  db: Db,
  { statuses, start = 0, length, oldestFirst = false, partnerIds = null }: StaffListInput,
) {
  const wanted = and(
    inArray(orders.status, [...statuses]),
    partnerIds ? sql`${orders.businessPartnerId} = ${anyOf(partnerIds)}` : undefined,
  )
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
