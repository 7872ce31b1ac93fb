import { and, asc, type Column, desc, eq, gt, gte, inArray, lt, notInArray, type SQL, sql } from 'drizzle-orm'
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
  by?: keyof typeof sorts
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

const { id, placedAt } = orders

/** The list is sorted by one of these, then by the time. Each has an index. */
const sorts = {
  time: sql`${placedAt}`,
  total: sql`${orders.grandTotal}`,
  buyer: sql`${orders.buyerFolded} collate "C"`,
  status: sql`${orders.status}`,
  payment: sql`${orders.paymentState}`,
} as const

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
  const total = uncounted ? 0 : await countFew(db, matches)
  const order = (...columns: (SQL | Column)[]) => columns.map(ascending ? asc : desc)
  // A few matches are sorted. Walking an index of another subject for them could read all orders.
  const areFew = !uncounted && total <= mostCounted && by !== 'time' && by !== 'status'
  const some = db
    .select({ id, placedAt, key: sql`${sorts[by]}`.as('key') })
    .from(orders)
    .where(matches)
  const few = some.limit(mostCounted).as('few')
  // Everything else is read for the rows of the page alone, not for those before it.
  const page = (
    areFew
      ? db
          .select({ id: few.id })
          .from(few)
          .orderBy(...order(sql`${few.key}`, few.placedAt, few.id))
      : db
          .select({ id })
          .from(orders)
          .where(matches)
          .orderBy(...order(sorts[by], placedAt, id))
  )
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
      id,
      code: orders.code,
      status: sql<OrderStatus>`${orders.status}`,
      name: sql<string>`concat_ws(' ', ${orders.address}->>'firstName', ${orders.address}->>'lastName')`,
      company: sql<string | null>`${orders.invoice}->>'unvan'`,
      city: sql<string>`coalesce(${orders.address}->>'city', '')`,
      payment: sql<PaymentType>`${orders.paymentType}`,
      placedAt,
      total: orders.grandTotal,
      pieces: sql<number>`coalesce(${lines.pieces}, 0)`,
    })
    .from(page)
    .innerJoin(orders, eq(id, page.id))
    .leftJoinLateral(lines, sql`true`)
    .orderBy(...order(sorts[by], placedAt, id))
  return { orders: rows, total }
}

/** How many orders match, at most one more than `mostCounted`. */
function countFew(db: Db, matches: SQL | undefined): Promise<number> {
  const some = db
    .select({ one: sql`1` })
    .from(orders)
    .where(matches)
    .limit(mostCounted + 1)
    .as('some')
  return db.$count(some)
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
