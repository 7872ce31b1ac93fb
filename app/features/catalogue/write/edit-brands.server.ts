import { eq, ne, and, sql } from 'drizzle-orm'
import { forgetBriefly } from '~/db/brief-cache.server'
import type { Db, Transaction } from '~/db/connection.server'
import type { Editor, Refusal } from '~/http/calls/editing.server'
import { fold } from '~/kernel/turkish'
import { brands, products } from '../tables.server'
import { text } from '../text'
import { saveBrands } from './write-brands.server'
import { lockCatalogue } from './write-lock.server'
import { refreshSearchText } from './write-search-text.server'

export type BrandRecord = { id: number; name: string }

/** Brands as staff edit them. A brand of products stays. */
export const brandEditor: Editor<BrandRecord, { name: string }> = {
  table: 'brands',
  read: async (db, id) => {
    const { name } = brands
    return (await db.select({ id: brands.id, name }).from(brands).where(eq(brands.id, id)))[0] ?? null
  },
  add: async (db, { name }) => {
    await lockCatalogue(db)
    if (await isTaken(db, name, 0)) return taken
    const id = (await saveBrands(db, [{ name }])).get(name)!
    forgetBriefly(db)
    return id
  },
  change: async (db, { id }, { name }) => {
    await lockCatalogue(db)
    if (await isTaken(db, name, id)) return taken
    await db.update(brands).set({ name }).where(eq(brands.id, id))
    await refreshSearchText(db, await readProductIds(db, id))
    forgetBriefly(db)
  },
  remove: async (db, { id }) => {
    await lockCatalogue(db)
    if ((await db.$count(products, eq(products.brandId, id))) > 0)
      return { refused: 'in_use', errors: [{ path: '', code: 'in_use', message: text.brandHasProducts }] }
    await db.delete(brands).where(eq(brands.id, id))
    forgetBriefly(db)
    return 'removed'
  },
}

const taken: Refusal = {
  refused: 'taken',
  errors: [{ path: 'name', code: 'already_exists', message: text.brandTaken }],
}

async function isTaken(db: Transaction, name: string, id: number): Promise<boolean> {
  return (await db.$count(brands, and(sql`tr_fold(${brands.name}) = ${fold(name)}`, ne(brands.id, id)))) > 0
}

async function readProductIds(db: Transaction, brandId: number): Promise<number[]> {
  const rows = await db.select({ id: products.id }).from(products).where(eq(products.brandId, brandId))
  return rows.map(({ id }) => id)
}

/** All brands by name, each with the number of its products. */
export async function listBrands(db: Db): Promise<(BrandRecord & { products: number })[]> {
  const { rows } = await db.execute<BrandRecord & { products: number }>(sql`
    select b.id, b.name, coalesce(p.count, 0)::int as products from brands b
    left join (select brand_id, count(*) from products group by brand_id) p on p.brand_id = b.id
    order by tr_fold(b.name) collate "C", b.id`)
  return rows
}
