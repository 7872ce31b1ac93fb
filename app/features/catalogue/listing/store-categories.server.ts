import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { categories, products } from '../tables.server'

export type CategoryRow = typeof categories.$inferSelect

/** All categories, siblings in the shop's order. */
export function readCategories(db: Db): Promise<CategoryRow[]> {
  return db.select().from(categories).orderBy(asc(categories.position), asc(categories.id))
}

/** Ids of the products of some categories. */
export async function readProductIdsOf(db: Db, categoryIds: readonly number[]): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct product_id as id from product_categories
    where category_id = any(${sql.param([...categoryIds])}::int[])`)
  return rows.map(({ id }) => id)
}

/** Id of a product's main category, or null. */
export async function readMainCategoryId(db: Db, productId: number): Promise<number | null> {
  const [row] = await db
    .select({ id: products.mainCategoryId })
    .from(products)
    .where(eq(products.id, productId))
  return row?.id ?? null
}
