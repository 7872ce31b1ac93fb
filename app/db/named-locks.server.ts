import { sql } from 'drizzle-orm'
import type { Transaction } from './connection.server'

/**
 * Locks things that have no row of their own, by names, until the transaction ends. Always in the same order: two that
 * want the same names never wait for each other in a circle.
 */
export async function lockNames(db: Transaction, names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  await db.execute(sql`
    select pg_advisory_xact_lock(hashtextextended(name, 0))
    from (select name from unnest(${sql.param(names)}::text[]) as name order by name) as names`)
}
