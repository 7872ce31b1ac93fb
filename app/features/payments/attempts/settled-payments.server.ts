import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { paymentAttempts } from '../tables.server'

/** The settled card payment of each order, by order code; orders paid otherwise are absent. */
export async function findSettledPayments(db: Db, codes: readonly string[]): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map()
  const { id, orderCode, state } = paymentAttempts
  const rows = await db
    .select({ id, orderCode })
    .from(paymentAttempts)
    .where(and(inArray(orderCode, [...codes]), eq(state, 'settled')))
  return new Map(rows.map((row) => [row.orderCode!, row.id]))
}
