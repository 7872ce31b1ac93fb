import { sql } from 'drizzle-orm'
import type { Transaction } from '~/db/connection.server'
import { recordset } from '~/db/recordset.server'
import type { Kurus } from '~/kernel/money'
import { listedOnce, type PriceChanges } from './write-listing.server'
import { lockCatalogue } from './write-lock.server'

export type PriceInput = {
  variantId: number
  priceListId: number
  /** Pieces; 1 is the price itself, more is a quantity break. */
  minQuantity: number
  /** Per piece, with or without KDV as the list defines. */
  amount: Kurus
  /** Start of the price; the same for all rows of a variant and list. */
  from: Date
}

/**
 * Sets the prices of variants in lists and keeps the history: a price that changes is closed at `from`, where a new row
 * opens; an equal one stays. The rows given for a variant and list are complete: a quantity break that is left out ends.
 * Returns the ids of the variants whose price changed.
 */
export async function setPrices(db: Transaction, inputs: readonly PriceInput[]): Promise<Set<number>> {
  if (inputs.length === 0) return new Set()
  await lockCatalogue(db)
  return listedOnce(db, () => writePrices(db, inputs))
}

/** The same without an update of the listing. */
export async function writePrices(db: Transaction, inputs: readonly PriceInput[]): Promise<PriceChanges> {
  if (inputs.length === 0) return { changed: new Set(), others: new Set(), lists: new Set() }
  const wanted = recordset(
    inputs,
    '"variantId" int, "priceListId" int, "minQuantity" int, amount bigint, "from" timestamptz',
  )
  const { rows: ended } = await db.execute<Row>(sql`
    update prices p set valid_to = greatest(s."from", p.valid_from + interval '1 microsecond')
    from (select "variantId", "priceListId", min("from") as "from" from ${wanted} group by 1, 2) s
    where p.variant_id = s."variantId" and p.price_list_id = s."priceListId" and p.valid_to is null
      and not exists (
        select from ${wanted}
        where i."variantId" = p.variant_id and i."priceListId" = p.price_list_id
          and i."minQuantity" = p.min_quantity and i.amount = p.amount)
    returning p.variant_id as id, p.price_list_id as list, p.min_quantity as quantity`)
  const { rows: opened } = await db.execute<Row>(sql`
    insert into prices (variant_id, price_list_id, min_quantity, amount, valid_from)
    select i."variantId", i."priceListId", i."minQuantity", i.amount, greatest(i."from", last.valid_to)
    from ${wanted}
    left join lateral (
      select max(p.valid_to) as valid_to from prices p
      where p.variant_id = i."variantId" and p.price_list_id = i."priceListId" and p.min_quantity = i."minQuantity"
    ) last on true
    where not exists (
      select from prices p
      where p.variant_id = i."variantId" and p.price_list_id = i."priceListId"
        and p.min_quantity = i."minQuantity" and p.valid_to is null)
    returning variant_id as id, price_list_id as list, min_quantity as quantity`)
  const all = [...ended, ...opened]
  return {
    changed: new Set(all.map(({ id }) => id)),
    others: unpaired(ended, opened),
    lists: new Set(all.map(({ list }) => list)),
  }
}

/** Ends all prices of variants in a list: from now on the list above sells them. */
export async function endPrices(
  db: Transaction,
  priceListId: number,
  variantIds: readonly number[],
  at: Date,
): Promise<void> {
  if (variantIds.length === 0) return
  await lockCatalogue(db)
  const ids = sql`${sql.param(variantIds)}::int[]`
  await listedOnce(db, async () => {
    await db.execute(sql`
      update prices set valid_to = greatest(${at.toISOString()}::timestamptz, valid_from + interval '1 microsecond')
      where price_list_id = ${priceListId} and valid_to is null and variant_id = any(${ids})`)
    await db.execute(
      sql`delete from offers where price_list_id = ${priceListId} and variant_id = any(${ids})`,
    )
    return { changed: new Set(), others: new Set(variantIds), lists: new Set([priceListId]) }
  })
}

type Row = { id: number; list: number; quantity: number }

/** Variants that have gained or lost a price: one of the two rows is missing. */
function unpaired(ended: readonly Row[], opened: readonly Row[]): Set<number> {
  const name = ({ id, list }: Row) => `${id} ${list}`
  // Only the price of one piece makes a variant sellable, a quantity break does not.
  const ofOne = (rows: readonly Row[]) => rows.filter(({ quantity }) => quantity === 1)
  const [before, after] = [ofOne(ended), ofOne(opened)]
  const [hadOne, hasOne] = [new Set(before.map(name)), new Set(after.map(name))]
  const missing = [
    ...before.filter((row) => !hasOne.has(name(row))),
    ...after.filter((row) => !hadOne.has(name(row))),
  ]
  return new Set(missing.map(({ id }) => id))
}
