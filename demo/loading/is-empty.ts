import { sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'

/** Whether the database holds no shop yet: every shop has a price list. */
export async function isEmptyShop(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ empty: boolean }>(
    sql`select not exists (select from price_lists) as empty`,
  )
  return rows[0]!.empty
}
