import { sql } from 'drizzle-orm'
import type { Transaction } from '~/db/connection.server'
import { recordset } from '~/db/recordset.server'
import { comparableCode } from '../search/codes'
import type { Identified, VariantIds } from './product-input'
import { writeVariantFeatures } from './write-sets.server'

/**
 * Adds or changes the variants of products by code, with their feature details. A variant that is left out stays for the
 * orders that name it, but can no longer be bought. Returns all ids, and the ids of the products that changed.
 */
export async function writeVariants(
  db: Transaction,
  products: readonly Identified[],
): Promise<{ ids: VariantIds; changed: Set<number> }> {
  const rows = products.flatMap(({ id, variants }) =>
    variants.map((variant, position) => ({
      productId: id,
      code: variant.code,
      normalized: comparableCode(variant.code),
      barcode: variant.barcode,
      name: variant.name,
      position,
      visibility: variant.visibility,
      weightGrams: variant.weightGrams,
    })),
  )
  const retired = await retireVariants(db, products, rows)
  await freeBarcodes(db, rows)
  const written = await upsertVariants(db, rows)
  const ids = await findVariantIds(
    db,
    rows.map(({ normalized }) => normalized),
  )
  const details = products.flatMap(({ variants }) =>
    variants.map(({ code, detailIds }) => ({ id: ids.get(comparableCode(code))!, detailIds })),
  )
  const told = await writeVariantFeatures(db, details)
  const owner = new Map(rows.map(({ normalized, productId }) => [ids.get(normalized)!, productId]))
  return { ids, changed: new Set([...retired, ...written, ...[...told].map((id) => owner.get(id)!)]) }
}

type Row = { productId: number; normalized: string; barcode: string | null }

async function retireVariants(
  db: Transaction,
  products: readonly Identified[],
  rows: readonly Row[],
): Promise<number[]> {
  const { rows: retired } = await db.execute<{ id: number }>(sql`
    update variants set sellable = false
    where product_id = any(${sql.param(products.map(({ id }) => id))}::int[]) and sellable
      and code_normalized <> all(${sql.param(rows.map(({ normalized }) => normalized))}::text[])
    returning product_id as id`)
  return retired.map(({ id }) => id)
}

/** Clears barcodes that move to another variant: they are unique row by row, so one must be free before another takes it. */
async function freeBarcodes(db: Transaction, rows: readonly Row[]): Promise<void> {
  await db.execute(sql`
    update variants v set barcode = null
    from ${recordset(rows, 'normalized text, barcode text')}
    where v.barcode = i.barcode and v.code_normalized <> i.normalized`)
}

async function upsertVariants(db: Transaction, rows: readonly Row[]): Promise<number[]> {
  const columns = `"productId" int, code text, normalized text, barcode text, name text, position int,
    visibility smallint, "weightGrams" int`
  const { rows: written } = await db.execute<{ id: number }>(sql`
    insert into variants as v (product_id, code, code_normalized, barcode, name, position, visibility, weight_grams)
    select "productId", code, normalized, barcode, name, position,
      coalesce(visibility, (select o.visibility from variants o where o.code_normalized = i.normalized), 0), "weightGrams"
    from ${recordset(rows, columns)}
    on conflict (code_normalized) do update set code = excluded.code, barcode = excluded.barcode, name = excluded.name,
      position = excluded.position, visibility = excluded.visibility, sellable = true, weight_grams = excluded.weight_grams
    where (v.code, v.barcode, v.name, v.position, v.visibility, v.sellable, v.weight_grams) is distinct from
      (excluded.code, excluded.barcode, excluded.name, excluded.position, excluded.visibility, true, excluded.weight_grams)
    returning v.product_id as id`)
  return written.map(({ id }) => id)
}

/** Variant ids by normalized code, in one query; unknown codes are missing. */
export async function findVariantIds(db: Transaction, codes: readonly string[]): Promise<VariantIds> {
  const { rows } = await db.execute<{ code: string; id: number }>(
    sql`select code_normalized as code, id from variants where code_normalized = any(${sql.param(codes)}::text[])`,
  )
  return new Map(rows.map(({ code, id }) => [code, id]))
}
