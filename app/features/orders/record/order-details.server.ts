import { eq, sql } from 'drizzle-orm'
import { anyOf } from '~/db/any-of.server'
import type { Db } from '~/db/connection.server'
import type { PaymentState } from '../status/payment-state'
import { carriers, orders } from '../tables.server'

/** More about an order in the lists of staff, for columns that not everybody shows. */
export type OrderDetails = {
  phone: string
  email: string
  district: string
  paymentState: PaymentState
  /** The unpaid rest of an edit, in kuruş. */
  due: number
  carrier: string
  priceListId: number
  note: string
  deliveredAt: Date | null
}

/** Details of these orders by their id, in one statement. */
export async function readOrderDetails(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, OrderDetails>> {
  if (ids.length === 0) return new Map()
  const { id, email, address, due, priceListId, note, deliveredAt } = orders
  const rows = await db
    .select({
      id,
      email,
      phone: sql<string>`coalesce(${address}->>'phone', '')`,
      district: sql<string>`coalesce(${address}->>'district', '')`,
      paymentState: sql<PaymentState>`${orders.paymentState}`,
      due,
      carrier: carriers.name,
      priceListId,
      note,
      deliveredAt,
    })
    .from(orders)
    .innerJoin(carriers, eq(carriers.id, orders.carrierId))
    .where(sql`${id} = ${anyOf(ids)}`)
  return new Map(rows.map(({ id, ...details }) => [id, details]))
}

/** The last order of each of these customers, by the customer's id; a customer without orders is missing. */
export async function readLastOrders(
  db: Db,
  partnerIds: readonly number[],
): Promise<ReadonlyMap<number, { code: string; placedAt: Date }>> {
  if (partnerIds.length === 0) return new Map()
  const { code, placedAt, businessPartnerId } = orders
  const last = db
    .select({ code, placedAt })
    .from(orders)
    .where(sql`${businessPartnerId} = partner.id`)
    .orderBy(sql`${placedAt} desc`)
    .limit(1)
    .as('last')
  const rows = await db
    .select({ id: sql<number>`partner.id`, code: last.code, placedAt: last.placedAt })
    .from(sql`unnest(${sql.param(partnerIds)}::int[]) as partner (id)`)
    .innerJoinLateral(last, sql`true`)
  return new Map(rows.map(({ id, ...order }) => [id, order]))
}
