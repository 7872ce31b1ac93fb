import { asc } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { categories } from '../tables.server'

export type CategoryRow = typeof categories.$inferSelect

/** All categories, siblings in the shop's order. */
export function readCategories(db: Db): Promise<CategoryRow[]> {
  return db.select().from(categories).orderBy(asc(categories.position), asc(categories.id))
}
