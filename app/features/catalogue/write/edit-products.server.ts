import { sql } from 'drizzle-orm'
import type { Transaction } from '~/db/connection.server'
import type { Editor, Refusal } from '~/http/calls/editing.server'
import { recordGone } from '~/features/settings/settings.server'
import { comparableCode } from '../search/codes'
import type { ProductInput } from './product-input'
import { type ProductRecord, readProductRecord } from './store-product-record.server'
import { text } from '../text'
import { lockCatalogue } from './write-lock.server'
import { saveProduct } from './write-products.server'

/** Staff edit products one at a time; imports write many with `saveProducts`. */
export const productEditor: Editor<ProductRecord, ProductInput> = {
  table: 'products',
  read: readProductRecord,
  add: async (db, input, now) => {
    await lockCatalogue(db)
    const { rows } = await db.execute(sql`select from products where code = ${input.code}`)
    if (rows.length > 0) return refuse('taken', 'code', 'already_exists', text.codeTaken)
    return save(db, input, now)
  },
  change: async (db, row, input, now) => {
    // Imports and orders identify a product by its code.
    if (input.code !== row.code) return refuse('invalid', 'code', 'fixed', text.codeIsFixed)
    const saved = await save(db, input, now)
    return typeof saved === 'number' ? undefined : saved
  },
  // The row stays: orders, stock movements and price history refer to it, and the product may come back.
  remove: async (db, { id, link, published, visibility }, now) => {
    await db.execute(
      sql`update products set published = false, updated_at = ${now.toISOString()} where id = ${id}`,
    )
    if (published && visibility === 0) await recordGone(db, [`/${link}`])
    return 'kept'
  },
}

async function save(db: Transaction, input: ProductInput, now: Date): Promise<number | Refusal> {
  const unknown = await findUnknown(db, input)
  if (unknown) return refuse('invalid', unknown, 'unknown_row', text.unknownPart)
  const saved = await saveProduct(db, input, now)
  if (saved.status !== 'conflict') return saved.id
  return refuse('taken', `variants.${saved.field}`, 'already_exists', text.variantTaken(saved.value))
}

/** The first field with an unknown brand, category, feature value, price list or picture; null when all are known. */
async function findUnknown(db: Transaction, input: ProductInput): Promise<string | null> {
  const { brandId, categoryIds, detailIds, variants, pictures = [] } = input
  const own = new Set(variants.map(({ code }) => comparableCode(code)))
  const shown = pictures.flatMap(({ variantCodes }) => variantCodes)
  if (shown.some((code) => !own.has(comparableCode(code)))) return 'pictures'
  const named = {
    brand_id: { table: 'brands', ids: brandId === null ? [] : [brandId] },
    category_ids: { table: 'categories', ids: categoryIds },
    feature_details: { table: 'feature_details', ids: detailIds },
    'variants.feature_details': {
      table: 'feature_details',
      ids: variants.flatMap(({ detailIds }) => detailIds),
    },
    'variants.offers': {
      table: 'price_lists',
      ids: variants.flatMap(({ offers }) => offers.map(({ priceListId }) => priceListId)),
    },
    pictures: { table: 'pictures', ids: pictures.map(({ pictureId }) => pictureId) },
  }
  for (const [field, { table, ids }] of Object.entries(named)) {
    if (ids.length === 0) continue
    const { rows } = await db.execute(sql`
      select from unnest(${sql.param(ids)}::int[]) as given(id)
      where not exists (select from ${sql.identifier(table)} t where t.id = given.id) limit 1`)
    if (rows.length > 0) return field
  }
  return null
}

function refuse(refused: Refusal['refused'], path: string, code: string, message: string): Refusal {
  return { refused, errors: [{ path, code, message }] }
}
