import { sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { recordset } from '~/db/recordset.server'
import { comparableCode } from '../search/codes'
import type { Identified, VariantIds } from './product-input'

type Row = {
  productId: number
  variantId: number | null
  pictureId: number
  alt: string
  position: number
  source: string | null
}

/** Sets the pictures of products to the given ones, in their order, one row per variant shown. Returns the changed ids. */
export async function writePictures(
  db: Transaction,
  products: readonly Identified[],
  ids: VariantIds,
): Promise<number[]> {
  const given = products.filter(({ pictures }) => pictures)
  const wanted = new Map(given.map((product) => [product.id, rowsOf(product, ids)]))
  const stored = await readPictures(db, [...wanted.keys()])
  const changed = [...wanted.keys()].filter(
    (id) => JSON.stringify(wanted.get(id)) !== JSON.stringify(stored.get(id) ?? []),
  )
  await db.execute(sql`delete from product_pictures where product_id = any(${sql.param(changed)}::int[])`)
  await db.execute(sql`
    insert into product_pictures (product_id, variant_id, picture_id, alt, position, source)
    select "productId", "variantId", "pictureId", alt, position, source
    from ${recordset(
      changed.flatMap((id) => wanted.get(id)!),
      '"productId" int, "variantId" int, "pictureId" int, alt text, position int, source text',
    )}`)
  return changed
}

function rowsOf(product: Identified, ids: VariantIds): Row[] {
  return product.pictures!.flatMap(({ pictureId, alt, variantCodes, source = null }, position): Row[] => {
    const variantIds = variantCodes.map((code) => ids.get(comparableCode(code))!).toSorted((a, b) => a - b)
    const shown: (number | null)[] = variantIds.length > 0 ? variantIds : [null]
    return shown.map((variantId) => ({ productId: product.id, variantId, pictureId, alt, position, source }))
  })
}

async function readPictures(db: Transaction, productIds: readonly number[]): Promise<Map<number, Row[]>> {
  const { rows } = await db.execute<Row>(sql`
    select product_id as "productId", variant_id as "variantId", picture_id as "pictureId", alt, position, source
    from product_pictures where product_id = any(${sql.param(productIds)}::int[])
    order by product_id, position, variant_id nulls first`)
  return Map.groupBy(rows, ({ productId }) => productId)
}

/** Pictures that were fetched for products before: by product code, then by address. */
export async function findFetchedPictures(
  db: Db,
  productCodes: readonly string[],
): Promise<Map<string, Map<string, number>>> {
  const { rows } = await db.execute<{ code: string; source: string; id: number }>(sql`
    select distinct p.code, pp.source, pp.picture_id as id
    from product_pictures pp join products p on p.id = pp.product_id
    where p.code = any(${sql.param(productCodes)}::text[]) and pp.source is not null`)
  const found = new Map<string, Map<string, number>>(productCodes.map((code) => [code, new Map()]))
  for (const { code, source, id } of rows) found.get(code)!.set(source, id)
  return found
}
