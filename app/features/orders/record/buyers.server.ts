import { sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { normalizeEmail } from '~/kernel/turkish'
import { orderStatuses } from '../status/status'

/**
 * E-mails of those with an order that is neither cancelled nor unpaid: placed since a moment, or with one of these products
 * at any time.
 */
export async function findBuyers(
  db: Db,
  bought: { since: Date } | { productIds: readonly number[] },
): Promise<string[]> {
  const isWanted =
    'since' in bought
      ? sql`o.placed_at >= ${bought.since}::timestamptz`
      : sql`exists (select from order_lines l where l.order_id = o.id
          and l.product_id = any(${sql.param([...bought.productIds])}::int[]))`
  const { rows } = await db.execute<{ email: string }>(sql`
    select distinct o.email from orders o
    where o.status not in (${orderStatuses.awaitingPayment}, ${orderStatuses.cancelled}) and ${isWanted}`)
  return rows.map(({ email }) => normalizeEmail(email))
}
