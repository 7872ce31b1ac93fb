import { sql, type SQL } from 'drizzle-orm'
import { briefly, isTransaction, longerLifetime } from '~/db/brief-cache.server'
import { daysAgo } from '~/db/days.server'
import type { Db } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import { wholeShop } from '../listing/listing-numbers.server'
import { isSeen, seenBits } from '../listing/store-seen.server'

type Arrivals = { total: number; arrivals: { id: number; publishedAt: number }[] }

/**
 * Visible products published in the last `days` days, newest first, with their total. The page is a walk along the index of
 * the newest, which ends when it is full. Counting walks on to the last of these days, so its result is kept for 5 s.
 */
export async function readArrivals(
  db: Db,
  visitor: Visitor,
  page: { days: number; start: number; length: number },
): Promise<Arrivals> {
  const { rows } = await db.execute<{ arrivals: Arrivals['arrivals'] }>(sql`
    with ${seenBits(visitor)}
    select coalesce(json_agg(json_build_object('id', x.product_id, 'publishedAt',
      (extract(epoch from x.published_at) * 1000)::bigint) order by x.published_at desc, x.product_id desc), '[]') as arrivals
    from (
      select d.product_id, d.published_at from ${fresh(page.days)}
      order by d.published_at desc, d.product_id desc limit ${page.length} offset ${page.start}
    ) x`)
  const count = () => countArrivals(db, visitor, page.days)
  const total = isTransaction(db)
    ? await count()
    : await briefly(db, `arrivals of ${page.days} days for ${visitor.sees}`, count, longerLifetime)
  return { total, arrivals: rows[0]!.arrivals }
}

async function countArrivals(db: Db, visitor: Visitor, days: number): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    with ${seenBits(visitor)} select count(*)::int as total from ${fresh(days)}`)
  return rows[0]!.total
}

const fresh = (days: number): SQL => sql`listing_entries d
  where d.category_id = ${wholeShop} and d.published_at >= ${daysAgo(days)} and ${isSeen}`
