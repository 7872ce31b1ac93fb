import type { Pool } from 'pg'
import { persist } from './persist'

/**
 * Ages everything that waits by so many minutes: moves dates of the shop, the bank and the queue that much earlier.
 * The clock of the app stays as it is.
 */
export async function leap(pool: Pool, minutes: number): Promise<void> {
  const earlier = (...columns: string[]) =>
    columns.map((column) => `${column} = ${column} - make_interval(mins => ${minutes})`).join(', ')
  const changes = [
    `update orders set ${earlier('expires_at', 'placed_at')} where status = 90`,
    `update payment_attempts set ${earlier('created_at', 'expires_at', 'ask_at')} where state not in ('settled', 'returned')`,
    `update test_bank_payments set ${earlier('captured_at', 'silent_until')} where state = 'captured'`,
    `update refunds set ${earlier('sent_at')} where state = 'sent'`,
    `update graphile_worker._private_jobs set ${earlier('run_at')} where locked_at is null`,
  ]
  for (const change of changes) await persist(() => insist(pool, change))
}

/** The app writes the same rows: after a lost deadlock the update is tried again. */
async function insist(pool: Pool, statement: string): Promise<void> {
  for (;;) {
    try {
      await pool.query(statement)
      return
    } catch (error) {
      if ((error as { code?: string }).code !== '40P01') throw error
    }
  }
}
