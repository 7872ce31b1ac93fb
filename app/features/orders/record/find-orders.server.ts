import { and, asc, desc, eq, gt, gte, inArray, lt, sql, notInArray } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { anyOf } from '~/db/any-of.server'
import { patternsWithPhone } from '~/db/like-patterns'
import { plannedAnew } from '~/db/transaction.server'
import type { PaymentType } from '~/features/payments/payments'
import { type OrderStatus, unsoldStatuses } from '../status/status'
import { orderLines, orders } from '../tables.server'

/** A filter of the shop's orders. `from` and `to`: moments, `to` excluded. */
export type OrderFilter = {
  words?: string
  statuses?: readonly OrderStatus[]
  payment?: PaymentType
  /** Orders with a part that an edit added and that is not paid yet. */
  withDue?: true
  from?: Date
  to?: Date
  partnerId?: number
  /** Orders of these partners only. */
  partnerIds?: readonly number[]
  /** Orders with this variant, by its code. */
  goods?: string
  priceListId?: number
  /** Sales only, as the reports count them. */
  sold?: true
  ids?: readonly number[]
  /** Newest first by default. */
  by?: 'time' | 'total'
  ascending?: boolean
  start?: number
  length: number
  /** Does not count: the total is 0. */
  uncounted?: true
}

/** An order in the lists of the back office. `total` in kuruş. */
export type FoundOrder = {
  id: number
  code: string
  status: OrderStatus
  name: string
  company: string | null
  city: string
  payment: PaymentType
  placedAt: Date
  total: number
  pieces: number
}

/** Orders beyond this number are not counted. */
export const mostCounted = 10_000

/**
 * Returns the shop's orders for staff, with the number of all that match, at most 10,001. Words find parts of code, name, email,
 * company and tax number, and telephones in any notation.
 */
export function findOrders(db: Db, filter: OrderFilter): Promise<{ orders: FoundOrder[]; total: number }> {
  return plannedAnew(db, (db) => find(db, filter))
}

async function find(db: Db, filter: OrderFilter): Promise<{ orders: FoundOrder[]; total: number }> {
  const { by = 'time', ascending = false, start = 0, length, uncounted } = filter
  const matches = and(...conditions(filter))
  const order = ascending ? asc : desc
  const column = by === 'time' ? orders.placedAt : orders.grandTotal
  const { id, code, status, placedAt } = orders
  // The pieces are read for the rows of the page alone, not for those before it.
  const page = db
    .select({
      id,
      code,
      status: sql<OrderStatus>`${status}`.as('status'),
      name: sql<string>`concat_ws(' ', ${orders.address}->>'firstName', ${orders.address}->>'lastName')`.as(
        'name',
      ),
      company: sql<string | null>`${orders.invoice}->>'unvan'`.as('company'),
      city: sql<string>`coalesce(${orders.address}->>'city', '')`.as('city'),
      payment: sql<PaymentType>`${orders.paymentType}`.as('payment'),
      placedAt,
      total: orders.grandTotal,
    })
    .from(orders)
    .where(matches)
    .orderBy(order(column), order(id))
    .offset(start)
    .limit(length)
    .as('page')
  const lines = db
    .select({ pieces: sql<number>`sum(${orderLines.quantity})::int`.as('pieces') })
    .from(orderLines)
    .where(eq(orderLines.orderId, page.id))
    .as('lines')
  const rows = await db
    .select({
      id: page.id,
      code: page.code,
      status: page.status,
      name: page.name,
      company: page.company,
      city: page.city,
      payment: page.payment,
      placedAt: page.placedAt,
      total: page.total,
      pieces: sql<number>`coalesce(${lines.pieces}, 0)`,
    })
    .from(page)
    .leftJoinLateral(lines, sql`true`)
    .orderBy(order(by === 'time' ? page.placedAt : page.total), order(page.id))
  if (uncounted) return { orders: rows, total: 0 }
  const some = db
    .select({ one: sql`1` })
    .from(orders)
    .where(matches)
    .limit(mostCounted + 1)
    .as('some')
  return { orders: rows, total: await db.$count(some) }
}

function conditions({
  words = '',
  statuses,
  payment,
  withDue,
  from,
  to,
  partnerId,
  partnerIds,
  goods,
  priceListId,
  sold,
  ids,
}: OrderFilter) {
  return [
    statuses && inArray(orders.status, [...statuses]),
    payment && eq(orders.paymentType, payment),
    withDue && gt(orders.due, sql`0`),
    from && gte(orders.placedAt, from),
    to && lt(orders.placedAt, to),
    partnerId && eq(orders.businessPartnerId, partnerId),
    priceListId && eq(orders.priceListId, priceListId),
    sold && notInArray(orders.status, [...unsoldStatuses] as OrderStatus[]),
    partnerIds && sql`${orders.businessPartnerId} = ${anyOf(partnerIds)}`,
    goods &&
      sql`${orders.id} in (select ${orderLines.orderId} from ${orderLines} where ${orderLines.productCode} = ${goods})`,
    ids && inArray(orders.id, [...ids]),
    ...patternsWithPhone(words).map((pattern) => sql`${orders.searched} like ${pattern}`),
  ].filter((one) => typeof one === 'object')
}

/** True once anybody has ordered. */
export async function hasAnyOrder(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ any: boolean }>(sql`select exists (select from orders) as any`)
  return rows[0]!.any
}
