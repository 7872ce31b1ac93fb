import { asc, sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { categories } from '../tables.server'

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
