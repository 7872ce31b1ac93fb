import { sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { showcases } from '../tables.server'

/**
 * The next moment at which lists or cards change by themselves: a dated price begins or ends, a product or a showcase is due. Null
 * without one. Windows of days, such as that of new products, end at midnight and are left out.
 */
export async function nextGoodsMoment(db: Db): Promise<Date | null> {
  const { beginsAt, endsAt } = showcases
  const { rows } = await db.execute<{ moment: string | null }>(sql`
    select least(
      (select min(next_change) from listing_prices where next_change > now()),
      (select min(published_at) from products where published_at > now()),
      (select min(${beginsAt}) from ${showcases} where ${beginsAt} > now()),
      (select min(${endsAt}) from ${showcases} where ${endsAt} > now())) as moment`)
  const { moment } = rows[0]!
  return moment === null ? null : new Date(moment)
}
