import { and, eq, gte, lt, sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import type { Kurus } from '~/kernel/money'
import { orderRefunds } from '../returns/tables.server'

/** The sum of refunds that were paid in a period, in kuruş, without amounts that totals of orders no longer hold. `to` is excluded. */
export async function sumPaidRefunds(db: Db, { from, to }: { from: Date; to: Date }): Promise<Kurus> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${orderRefunds.amount}), 0)`.mapWith(Number) })
    .from(orderRefunds)
    .where(
      and(
        eq(orderRefunds.state, 'paid'),
        eq(orderRefunds.offTotal, false),
        gte(orderRefunds.paidAt, from),
        lt(orderRefunds.paidAt, to),
      ),
    )
  return row!.sum
}
