import { sql } from 'drizzle-orm'
import type { Transaction } from '~/db/connection.server'
import { recordset } from '~/db/recordset.server'
import type { Identified } from './product-input'

/** Sets the categories of products to the given ones. Returns the ids of the products that changed. */
export function writeProductCategories(
  db: Transaction,
  products: readonly Identified[],
): Promise<Set<number>> {
  return writeSets(
    db,
    setTables.categories,
    products.map(({ id, categoryIds }) => ({ id, members: categoryIds })),
  )
}

/** Sets the feature details of products to the given ones. Returns the ids of the products that changed. */
export function writeProductFeatures(db: Transaction, products: readonly Identified[]): Promise<Set<number>> {
  return writeSets(
    db,
    setTables.features,
    products.map(({ id, detailIds }) => ({ id, members: detailIds })),
  )
}

/** The same for variants; returns ids of variants. */
export function writeVariantFeatures(
  db: Transaction,
  variants: readonly { id: number; detailIds: number[] }[],
): Promise<Set<number>> {
  return writeSets(
    db,
    setTables.variantFeatures,
    variants.map(({ id, detailIds }) => ({ id, members: detailIds })),
  )
}

type SetTable = { table: string; owner: string; member: string }
const setTables = {
  categories: { table: 'product_categories', owner: 'product_id', member: 'category_id' },
  features: { table: 'product_feature_details', owner: 'product_id', member: 'detail_id' },
  variantFeatures: { table: 'variant_feature_details', owner: 'variant_id', member: 'detail_id' },
}

/** Sets the stored members of each owner to the given ones. Returns the owners that changed. */
async function writeSets(
  db: Transaction,
  where: SetTable,
  sets: readonly { id: number; members: number[] }[],
): Promise<Set<number>> {
  const [table, owner, member] = [sql.raw(where.table), sql.raw(where.owner), sql.raw(where.member)]
  const wanted = recordset(
    sets.flatMap(({ id, members }) => members.map((value) => ({ id, value }))),
    'id int, value int',
  )
  const { rows: left } = await db.execute<{ id: number }>(sql`
    delete from ${table} t
    where t.${owner} = any(${sql.param(sets.map(({ id }) => id))}::int[])
      and not exists (select from ${wanted} where i.id = t.${owner} and i.value = t.${member})
    returning t.${owner} as id`)
  const { rows: joined } = await db.execute<{ id: number }>(sql`
    insert into ${table} (${owner}, ${member}) select i.id, i.value from ${wanted}
    on conflict do nothing returning ${owner} as id`)
  return new Set([...left, ...joined].map(({ id }) => id))
}
