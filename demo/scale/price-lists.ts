import { sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { allowLongStatements, transaction } from '~/db/transaction.server'
import { listLater, listPricesNow } from '../../app/features/catalogue/write/write-listing.server'

const chunk = 100

/**
 * Adds dealers' price lists below the list `bayi`, each with offers for `prices` variants across the range, in packages of
 * several sizes. Returns their ids.
 */
export async function addPriceListsAtScale(db: Db, count: number, prices: number): Promise<number[]> {
  const ids: number[] = []
  for (let from = 0; from < count; from += chunk) {
    ids.push(...(await addSome(db, Math.min(chunk, count - from), prices)))
    // Later statements are planned for tables of this size.
    await db.execute(
      sql`vacuum analyze price_lists, offers, prices, listing_prices, listing_list_bits, stored_offers`,
    )
  }
  return ids
}

async function addSome(db: Db, count: number, prices: number): Promise<number[]> {
  return transaction(db, async (db) => {
    await allowLongStatements(db)
    await listLater(db)
    const { rows } = await db.execute<{ id: number }>(sql`
      insert into price_lists (code, name, parent_id, kdv_included)
      select 'olcek-' || (random() * 1e15)::bigint, 'Ölçek bayisi ' || n, b.id, n % 4 = 0
      from generate_series(1, ${count}::int) n, price_lists b where b.code = 'bayi'
      returning id`)
    const ids = rows.map(({ id }) => id)
    const { rows: sold } = await db.execute<{ id: number }>(sql`
      with range as (
        select array(select v.id from variants v join products p on p.id = v.product_id
          where v.sellable and p.published order by v.id) as ids
      ), wanted as (
        select distinct l.id as list_id, r.ids[1 + (l.id * 7919 + n * 104729::bigint) % cardinality(r.ids)] as variant_id, n
        from unnest(${sql.param(ids)}::int[]) l(id), generate_series(1, ${prices}::int) n, range r
      ), own as (
        select distinct on (list_id, variant_id) * from wanted order by list_id, variant_id, n
      ), offered as (
        insert into offers (variant_id, price_list_id, package_size)
        select variant_id, list_id, (array[1, 6, 12])[1 + (list_id + n) % 3] from own
      ), priced as (
        insert into prices (variant_id, price_list_id, amount, valid_from)
        select variant_id, list_id, 4000 + (list_id * 31 + n * 977) % 60000, now() - interval '100 days' from own
      )
      select distinct variant_id as id from own`)
    await listPricesNow(db, {
      changed: new Set(),
      others: new Set(sold.map(({ id }) => id)),
      lists: new Set(ids),
    })
    return ids
  })
}
