import { type SQL, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { allowLongStatements, transaction } from '~/db/transaction.server'
import { lockCatalogue } from './write-lock.server'
import { refreshSearchText } from './write-search-text.server'

/**
 * Postpones the triggers that keep the listing tables (../listing/README.md) until `listNow` or `listPricesNow` in the same
 * transaction, for writers of many rows. Returns false when they are postponed already: then the first caller ends it.
 */
export async function listLater(db: Transaction): Promise<boolean> {
  const { rows } = await db.execute<{ before: string | null }>(sql`
    select current_setting('vitrin.listing', true) as before, set_config('vitrin.listing', 'later', true)`)
  return rows[0]!.before !== 'later'
}

/** Updates lists and search of these products, and switches the triggers on again. */
export async function listNow(db: Transaction, productIds: readonly number[]): Promise<void> {
  await refreshSearchText(db, productIds)
  if (productIds.length > 0) await db.execute(sql`select refresh_listing(${sql.param(productIds)}::int[])`)
  await db.execute(sql`set local vitrin.listing = ''`)
}

/**
 * Variants whose prices were written. `changed`: with another price in lists that had one, so that their bitmaps stay,
 * which saves half of the work. `others`: they have gained or lost a price, or have another package. `lists`: where that
 * happened.
 */
export type PriceChanges = { changed: Set<number>; others: Set<number>; lists: Set<number> }

/**
 * Runs a writer of prices and offers, and updates the listing once at its end, in the lists that changed and those below
 * them; a caller that postpones the listing updates it itself. Returns the ids of the variants that changed.
 */
export async function listedOnce(db: Transaction, write: () => Promise<PriceChanges>): Promise<Set<number>> {
  const isOwn = await listLater(db)
  const changes = await write()
  if (isOwn) await listPricesNow(db, changes)
  return new Set([...changes.changed, ...changes.others])
}

/** Updates the listing for prices alone, and switches the triggers on again. */
export async function listPricesNow(
  db: Transaction,
  { changed, others, lists }: PriceChanges,
): Promise<void> {
  const own = sql`${sql.param([...lists])}::int[]`
  const readers = sql`listing_readers(${own})`
  const repriced = await productsOf(
    db,
    [...changed].filter((id) => !others.has(id)),
  )
  if (repriced.length > 0) {
    const products = sql`${sql.param(repriced)}::int[]`
    await db.execute(sql`select lock_listing(${products})`)
    await db.execute(sql`select refresh_stored_offers(${products}, ${own})`)
    await db.execute(
      sql`select refresh_listing_prices(${products}, listing_concerned(${products}, ${readers}))`,
    )
  }
  await refreshPrices(db, await productsOf(db, [...others]), { own, readers })
  await db.execute(sql`set local vitrin.listing = ''`)
}

async function productsOf(db: Transaction, variantIds: readonly number[]): Promise<number[]> {
  if (variantIds.length === 0) return []
  const { rows } = await db.execute<{ id: number }>(
    sql`select distinct product_id as id from variants where id = any(${sql.param(variantIds)}::int[])`,
  )
  return rows.map(({ id }) => id)
}

const allLists = sql`null::int[]`

/** `own`: the lists that changed, `readers`: these and the lists below them. */
async function refreshPrices(
  db: Transaction,
  productIds: readonly number[],
  { own, readers }: { own: SQL; readers: SQL },
): Promise<void> {
  if (productIds.length === 0) return
  const ids = sql`${sql.param(productIds)}::int[]`
  await db.execute(sql`select lock_listing(${ids})`)
  await db.execute(sql`select refresh_stored_offers(${ids}, ${own})`)
  await db.execute(sql`select refresh_listing_offers(${ids}, ${readers})`)
}

const dueAtOnce = 2_000

/** Updates lists for dated prices that have begun or ended since. Returns the number of products. */
export async function refreshDuePrices(db: Db): Promise<number> {
  let refreshed = 0
  for (;;) {
    const due = await transaction(db, refreshSomeDue)
    refreshed += due
    if (due < dueAtOnce) return refreshed
  }
}

async function refreshSomeDue(db: Transaction): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct product_id as id from listing_prices where next_change <= clock_timestamp() limit ${dueAtOnce}`)
  await refreshPrices(
    db,
    rows.map(({ id }) => id),
    { own: allLists, readers: allLists },
  )
  return rows.length
}

/** Products of one transaction: other writers wait for it. */
const movedAtOnce = 500

/**
 * Updates the lists of products for a price list that has moved below another one, and for the lists below it, part by part. It may be
 * repeated: each part reads what holds then.
 */
export async function followMovedList(db: Db, listId: number): Promise<void> {
  let after = 0
  for (;;) {
    const last = await transaction(db, (db) => refreshSomeMoved(db, listId, after))
    if (last === null) return
    after = last
  }
}

/** Returns the last product of the part; null after the last part. */
async function refreshSomeMoved(db: Transaction, listId: number, after: number): Promise<number | null> {
  await allowLongStatements(db)
  await lockCatalogue(db)
  const readers = sql`listing_readers(array[${listId}::int])`
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct product_id as id from listing_prices
    where price_list_id = any(${readers}) and product_id > ${after} order by id limit ${movedAtOnce}`)
  const ids = rows.map(({ id }) => id)
  await refreshPrices(db, ids, { own: sql`array[${listId}::int]`, readers })
  return ids.at(-1) ?? null
}
