import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { anyOf } from '~/db/any-of.server'
import type { Db } from '~/db/connection.server'
import { orders } from '../tables.server'

/** Id of the business partner that an order belongs to; null for a guest's. */
export async function findOrderPartnerId(db: Db, orderId: number): Promise<number | null> {
  const [order] = await db
    .select({ partnerId: orders.businessPartnerId })
    .from(orders)
    .where(eq(orders.id, orderId))
  return order?.partnerId ?? null
}

/** Id of the business partner of the order with this code; null for a guest's and for an unknown code. */
export async function findPartnerOfOrder(db: Db, code: string): Promise<number | null> {
  const { businessPartnerId } = orders
  const [order] = await db.select({ businessPartnerId }).from(orders).where(eq(orders.code, code))
  return order?.businessPartnerId ?? null
}

/** Id of the order with this code; null for an unknown code. */
export async function findOrderId(db: Db, code: string): Promise<number | null> {
  const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.code, code))
  return order?.id ?? null
}

/** The codes of orders that belong to one of these partners, in the given order. */
export async function keepOrdersOf(
  db: Db,
  codes: readonly string[],
  partnerIds: readonly number[],
): Promise<string[]> {
  const theirs = sql`${orders.businessPartnerId} = ${anyOf(partnerIds)}`
  const rows = await db
    .select({ code: orders.code })
    .from(orders)
    .where(and(inArray(orders.code, [...codes]), theirs))
  const kept = new Set(rows.map(({ code }) => code))
  return codes.filter((code) => kept.has(code))
}

/** A query of the audit log's subjects that belong to some partners: themselves and their orders. */
export function auditSubjectsOf(partnerIds: readonly number[]): SQL {
  const ids = sql.param([...partnerIds])
  return sql`
    select 'business_partners ' || i.id from unnest(${ids}::int[]) as i(id)
    union all
    select 'orders ' || o.id from orders o where o.business_partner_id = any(${ids}::int[])`
}
