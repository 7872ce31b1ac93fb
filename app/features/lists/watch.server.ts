import { asc, and, eq, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { kept } from './lists'
import { keptProducts } from './tables.server'

/** A favourite with the price that its member saw or was told last. */
export type Watched = { id: number; productId: number; seenPrice: number | null; seenListId: number | null }

/**
 * Members with favourites, those looked at the longest time ago first. Each is marked as looked at, so that the next call
 * gets others, and that none goes to two processes.
 */
export function claimFavourites(
  db: Db,
  { lookedBefore, limit, now }: { lookedBefore: Date; limit: number; now: Date },
): Promise<{ shopperId: number; userId: number }[]> {
  return transaction(db, async (db) => {
    // A member's first turn comes before all others.
    await db.execute(sql`
      insert into favourite_watches (shopper_id, looked_at)
      select s.id, '-infinity' from shoppers s
      where s.user_id is not null and not exists (select from favourite_watches w where w.shopper_id = s.id)
        and exists (select from kept_products k where k.shopper_id = s.id and k.type = ${kept.favourite})
      order by s.id limit ${limit} on conflict do nothing`)
    const { rows } = await db.execute<{ shopperId: number; userId: number }>(sql`
      update favourite_watches w set looked_at = ${now}::timestamptz from (
        select w.shopper_id, s.user_id from favourite_watches w join shoppers s on s.id = w.shopper_id
        where w.looked_at <= ${lookedBefore}::timestamptz
          and exists (select from kept_products k where k.shopper_id = s.id and k.type = ${kept.favourite})
        order by w.looked_at, w.shopper_id limit ${limit} for update of w skip locked
      ) due where w.shopper_id = due.shopper_id
      returning w.shopper_id::int as "shopperId", due.user_id as "userId"`)
    return rows
  })
}

/** A shopper's favourites, first kept first. */
export function readWatched(db: Db, shopperId: number): Promise<Watched[]> {
  const { id, productId, seenPrice, seenListId, keptAt } = keptProducts
  return db
    .select({ id, productId, seenPrice, seenListId })
    .from(keptProducts)
    .where(and(eq(keptProducts.shopperId, shopperId), eq(keptProducts.type, kept.favourite)))
    .orderBy(asc(keptAt), asc(id))
}

/** Writes the prices that later ones are compared with. */
export async function setSeenPrices(
  db: Transaction,
  seen: readonly Omit<Watched, 'productId'>[],
): Promise<void> {
  if (seen.length === 0) return
  await db.execute(sql`
    update kept_products k set seen_price = i."seenPrice", seen_list_id = i."seenListId"
    from jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) as i(id bigint, "seenPrice" bigint, "seenListId" int)
    where k.id = i.id`)
}
