import { asc, eq, inArray, sql } from 'drizzle-orm'
import { briefly, forgetBriefly } from '~/db/brief-cache.server'
import type { Db, Transaction } from '~/db/connection.server'
import type { PriceKey } from '~/features/identity/identity'
import { getSettings } from '~/features/settings/settings.server'
import { priceLists } from '../tables.server'
import { text } from '../text'

export type PriceList = typeof priceLists.$inferSelect

/** All price lists, possibly thousands, for work on the whole range. */
export function getPriceLists(db: Db): Promise<PriceList[]> {
  return db.select().from(priceLists).orderBy(asc(priceLists.id))
}

/** Names of these price lists by their id. */
export async function namePriceLists(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const { id, name } = priceLists
  const rows = await db
    .select({ id, name })
    .from(priceLists)
    .where(inArray(id, [...new Set(ids)]))
  return new Map(rows.map((list) => [list.id, list.name]))
}

/** The price list of a visitor. */
export async function getOwnPriceList(
  db: Db,
  { priceKey }: { priceKey: Pick<PriceKey, 'listId'> },
): Promise<PriceList> {
  return (await getChain(db, priceKey.listId))[0]!
}

/** The price key of members without approved wholesale terms. Throws when no retail list exists. */
export function retailPriceKey(db: Db): Promise<PriceKey> {
  return priceKeyOf(db, null, [])
}

/** The price key of a guest: retail, or one without prices where the shop hides them from guests. */
export async function guestPriceKey(db: Db): Promise<PriceKey> {
  const [retail, settings] = [await retailPriceKey(db), await getSettings(db)]
  const isOpen = settings.get('site_settings', 'show_prices_to_guests', 'true') !== 'false'
  return isOpen ? retail : { ...retail, chain: [], kdvIncluded: {} }
}

/** The price key for a list (null: retail) and chained discounts. */
export async function priceKeyOf(
  db: Db,
  listId: number | null,
  discounts: readonly number[],
): Promise<PriceKey> {
  const chain = await getChain(db, listId)
  return {
    listId: chain[0]!.id,
    chain: chain.map(({ id }) => id),
    discounts,
    kdvIncluded: Object.fromEntries(chain.map(({ id, kdvIncluded }) => [id, kdvIncluded])),
  }
}

/**
 * Fallback order of a list (docs/product.md "Prices and KDV"): itself, its parents, finally retail. Kept in the process
 * for 1 s, because every page asks for it.
 */
function getChain(db: Db, listId: number | null): Promise<PriceList[]> {
  return briefly(db, `price-list ${listId ?? 'retail'}`, async () => {
    const chain = await readChain(db, listId)
    if (chain.length === 0) throw new Error('No retail price list in the database')
    return chain
  })
}

async function readChain(db: Db, listId: number | null): Promise<PriceList[]> {
  const { rows } = await db.execute<PriceList>(sql`
    with recursive above as (
      select id, parent_id, array[id] as path from price_lists where id = ${listId}::int
      union all
      select l.id, l.parent_id, a.path || l.id from above a join price_lists l on l.id = a.parent_id
      where l.id <> all(a.path)
    ), member as (
      select id, cardinality(path) as place from above
      union all
      select id, null from price_lists where is_retail and id not in (select id from above)
    )
    select l.id, l.code, l.name, l.parent_id as "parentId", l.kdv_included as "kdvIncluded", l.is_retail as "isRetail",
      l.minimum_order::float8 as "minimumOrder", l.free_shipping_from::float8 as "freeShippingFrom"
    from member m join price_lists l on l.id = m.id
    order by m.place nulls last`)
  return rows
}

/** Creates the retail list, with prices that include KDV, when a shop has none. True when it was created. */
export async function openRetailList(db: Transaction): Promise<boolean> {
  // Serializes processes that start together, so that one list is created.
  await db.execute(sql`lock table price_lists in share row exclusive mode`)
  const retail = await db.$count(priceLists, eq(priceLists.isRetail, true))
  if (retail > 0) return false
  await db
    .insert(priceLists)
    .values({ code: 'perakende', name: text.retail, kdvIncluded: true, isRetail: true })
  forgetBriefly(db)
  return true
}
