import { sql } from 'drizzle-orm'
import type { Transaction } from './connection.server'

/**
 * Locks names, for things that have no row to lock, until the transaction ends. The names are locked in one order, so
 * that two transactions with the same names cannot deadlock.
 */
export async function lockNames(db: Transaction, names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  await db.execute(sql`
    select pg_advisory_xact_lock(hashtextextended(name, 0))
    from (select name from unnest(${sql.param(names)}::text[]) as name order by name) as names`)
}
