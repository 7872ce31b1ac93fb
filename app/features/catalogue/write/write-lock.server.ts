import { sql } from 'drizzle-orm'
import type { Transaction } from '~/db/connection.server'

// Any constant: it only has to be the same in every process of the shop.
const catalogueLock = 7_301_483

/**
 * Lets one transaction at a time write products and prices: an import beside the back office could otherwise create a code
 * twice or leave two open prices. Stock movements do not wait for it.
 */
export async function lockCatalogue(db: Transaction): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${catalogueLock})`)
}
