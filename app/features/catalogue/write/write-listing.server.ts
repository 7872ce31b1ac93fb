import { sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
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
 * The same for prices alone. Variants of `changed` have another price in lists that had one: their bitmaps stay, which saves
 * half of the work. `others` have gained or lost a price, in any list or only in `lists`, to which no other list falls back.
 */
export async function listPricesNow(
  db: Transaction,
  variants: { changed: readonly number[]; others: readonly number[]; lists?: readonly number[] },
): Promise<void> {
  const ids = await productsOf(db, variants.changed)
  if (ids.length > 0) {
    const products = sql`${sql.param(ids)}::int[]`
    await db.execute(sql`select lock_listing(${products})`)
    await db.execute(sql`select refresh_listing_prices(${products}, listing_concerned(${products}, null))`)
  }
  await refreshPrices(db, await productsOf(db, variants.others), variants.lists)
  await db.execute(sql`set local vitrin.listing = ''`)
}

async function productsOf(db: Transaction, variantIds: readonly number[]): Promise<number[]> {
  if (variantIds.length === 0) return []
  const { rows } = await db.execute<{ id: number }>(
    sql`select distinct product_id as id from variants where id = any(${sql.param(variantIds)}::int[])`,
  )
  return rows.map(({ id }) => id)
}

async function refreshPrices(
  db: Transaction,
  productIds: readonly number[],
  lists: readonly number[] | null = null,
): Promise<void> {
  if (productIds.length === 0) return
  const ids = sql`${sql.param(productIds)}::int[]`
  await db.execute(sql`select lock_listing(${ids})`)
  await db.execute(sql`select refresh_listing_offers(${ids}, ${sql.param(lists)}::int[])`)
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
  )
  return rows.length
}
