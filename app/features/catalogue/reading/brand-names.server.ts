import { asc } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { brands } from '../tables.server'

/** All brands by name, for forms of staff. */
export function listBrandNames(db: Db): Promise<{ id: number; name: string }[]> {
  return db.select({ id: brands.id, name: brands.name }).from(brands).orderBy(asc(brands.name))
}
