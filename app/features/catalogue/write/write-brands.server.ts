import type { Transaction } from '~/db/connection.server'
import { slug, uniqueSlug } from '~/kernel/turkish'
import { lockCatalogue } from './write-lock.server'
import { brands } from '../tables.server'

export type BrandInput = { name: string; link?: string }

/** Finds brands by their exact name and adds missing ones. Returns the ids by name. */
export async function saveBrands(
  db: Transaction,
  inputs: readonly BrandInput[],
): Promise<Map<string, number>> {
  await lockCatalogue(db)
  const existing = await db.select().from(brands)
  const ids = new Map(existing.map(({ name, id }) => [name, id]))
  const taken = new Set(existing.map(({ link }) => link))
  const missing = new Map(inputs.filter(({ name }) => !ids.has(name)).map((input) => [input.name, input]))
  const rows = [...missing.values()].map(({ name, link }) => {
    const own = uniqueSlug(slug(link ?? name), (candidate) => taken.has(candidate))
    taken.add(own)
    return { name, link: own }
  })
  if (rows.length > 0) {
    const added = await db.insert(brands).values(rows).returning({ id: brands.id, name: brands.name })
    for (const { name, id } of added) ids.set(name, id)
  }
  return ids
}
