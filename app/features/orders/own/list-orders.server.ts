import { and, count, desc, gte, isNotNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { findShopper } from '~/features/identity/identity.server'
import type { Member } from '~/features/identity/identity'
import { type PaymentType, paymentTypes } from '~/features/payments/payments'
import { fold } from '~/kernel/turkish'
import type { OrderBrief, OrderQuery } from '../record/order'
import { seenBy } from './own-orders.server'
import type { OrderStatus } from '../status/status'
import { orders } from '../tables.server'

const shownLines = 4
const mostWords = 6

/** Returns a member's orders, newest first; `total` counts the matches of the query. */
export async function listOrders(
  db: Db,
  member: Member,
  { search = '', year = null, start, length }: OrderQuery,
): Promise<{ orders: OrderBrief[]; total: number }> {
  const wanted = and(await ofMember(db, member), ...ofYear(year), ...ofWords(search))
  const { id, code, status, paymentType, placedAt, grandTotal } = orders
  const [rows, [counted]] = await Promise.all([
    db
      .select({ id, code, status, paymentType, placedAt, grandTotal, lineCount, lines: firstLines })
      .from(orders)
      .where(wanted)
      .orderBy(desc(placedAt), desc(id))
      .offset(start)
      .limit(length),
    db.select({ total: count() }).from(orders).where(wanted),
  ])
  return {
    orders: rows.map((row) => ({
      ...row,
      status: row.status as OrderStatus,
      paymentType: row.paymentType as PaymentType,
    })),
    total: counted!.total,
  }
}

/** Returns the years in which a member has ordered, latest first. */
export async function getOrderYears(db: Db, member: Member): Promise<number[]> {
  const year = sql<number>`extract(year from ${orders.placedAt} at time zone 'Europe/Istanbul')::int`
  const rows = await db
    .selectDistinct({ year })
    .from(orders)
    .where(await ofMember(db, member))
    .orderBy(desc(year))
  return rows.map((row) => row.year)
}

/** Returns a condition on `orders`: the orders in the member's list. */
export async function ofMember(db: Db, member: Member): Promise<SQL> {
  return and(seenBy(member, await findShopper(db, member)), isNoAbandonedPayment)!
}

// A card order is listed only once it was paid: its buyer may have given up the payment.
const isNoAbandonedPayment = or(ne(orders.paymentType, paymentTypes.card), isNotNull(orders.settledAt))!

const lineCount = sql<number>`(select count(*)::int from order_lines l where l.order_id = ${orders}.id)`

const firstLines = sql<OrderBrief['lines']>`(
  select coalesce(jsonb_agg(jsonb_build_object('name', f.product_name, 'pictureHash', f.picture_hash) order by f.position), '[]')
  from (select * from order_lines l where l.order_id = ${orders}.id order by l.position limit ${sql.raw(String(shownLines))}) f)`

function ofYear(year: number | null): SQL[] {
  if (year === null) return []
  const first = (of: number) => sql`make_timestamptz(${of}, 1, 1, 0, 0, 0, 'Europe/Istanbul')`
  return [gte(orders.placedAt, first(year)), lt(orders.placedAt, first(year + 1))]
}

// Every word must occur in the order's code, or in code or name of one of its products.
function ofWords(search: string): SQL[] {
  const words = fold(search).split(/\s+/).filter(Boolean).slice(0, mostWords)
  return words.map(
    (word) => sql`(strpos(lower(${orders.code}), ${word}) > 0 or exists (
      select from order_lines l where l.order_id = ${orders}.id
        and strpos(tr_fold(l.product_code || ' ' || l.product_name || ' ' || l.variant_name), ${word}) > 0))`,
  )
}
