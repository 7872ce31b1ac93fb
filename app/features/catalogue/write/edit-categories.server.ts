import { eq, sql } from 'drizzle-orm'
import { forgetBriefly } from '~/db/brief-cache.server'
import type { Db, Transaction } from '~/db/connection.server'
import { claimLink, releaseLink } from '~/features/settings/settings.server'
import type { Editor, Refusal } from '~/http/calls/editing.server'
import { fold } from '~/kernel/turkish'
import { readProductIdsOf } from '../listing/store-categories.server'
import { categories } from '../tables.server'
import { text } from '../text'
import { addCategories } from './write-categories.server'
import { lockCatalogue } from './write-lock.server'
import { refreshSearchText } from './write-search-text.server'

export type CategoryRecord = Pick<
  typeof categories.$inferSelect,
  'id' | 'parentId' | 'name' | 'link' | 'description' | 'seoTitle' | 'seoDescription' | 'position'
>
export type CategoryChange = Omit<CategoryRecord, 'id'>

/** Categories as staff edit them. A moved category takes those below it along; a changed link leaves a redirect behind. */
export const categoryEditor: Editor<CategoryRecord, CategoryChange> = {
  table: 'categories',
  read: readCategoryRecord,
  add: async (db, input) => {
    if (input.parentId !== null && !(await readCategoryRecord(db, input.parentId))) return unknownParent
    const [id] = await addCategories(db, [{ ...input, link: input.link || input.name }])
    forgetBriefly(db)
    return id!
  },
  change: async (db, row, input) => {
    await lockCatalogue(db)
    const refusal = await refuseParent(db, row.id, input.parentId)
    if (refusal) return refusal
    const link =
      input.link === row.link ? row.link : await claimLink(db, 'category', row.id, input.link || input.name)
    await db
      .update(categories)
      .set({ ...input, link, nameFolded: fold(input.name) })
      .where(eq(categories.id, row.id))
    if (input.parentId !== row.parentId) await movePaths(db, row.id, input.parentId)
    // The texts of the search contain the names of all categories above a product.
    await refreshSearchText(db, await readProductIdsOf(db, await idsBelow(db, row.id)))
    forgetBriefly(db)
  },
  remove: async (db, { id }) => {
    await lockCatalogue(db)
    if ((await idsBelow(db, id)).length > 1) return inUse(text.categoryHasChildren)
    if ((await readProductIdsOf(db, [id])).length > 0) return inUse(text.categoryHasProducts)
    await db.delete(categories).where(eq(categories.id, id))
    await releaseLink(db, 'category', id)
    forgetBriefly(db)
    return 'removed'
  },
}

async function readCategoryRecord(db: Db, id: number): Promise<CategoryRecord | null> {
  const { parentId, name, link, description, seoTitle, seoDescription, position } = categories
  const [row] = await db
    .select({ id: categories.id, parentId, name, link, description, seoTitle, seoDescription, position })
    .from(categories)
    .where(eq(categories.id, id))
  return row ?? null
}

/** Number of products by category, those of the category itself. */
export async function countProductsOf(db: Db): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ id: number; count: number }>(sql`
    select category_id as id, count(*)::int as count from product_categories group by category_id`)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

async function refuseParent(db: Transaction, id: number, parentId: number | null): Promise<Refusal | null> {
  if (parentId === null) return null
  const below = await idsBelow(db, id)
  if (below.includes(parentId)) return invalid(text.categoryInItself)
  return (await readCategoryRecord(db, parentId)) ? null : unknownParent
}

/** The category and all below it. */
async function idsBelow(db: Db, id: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from categories where path @> array[${id}]::int[]`,
  )
  return rows.map((row) => row.id)
}

/** Writes the paths of a moved category and of all below it. */
async function movePaths(db: Transaction, id: number, parentId: number | null): Promise<void> {
  await db.execute(sql`
    update categories c
    set path = coalesce((select p.path from categories p where p.id = ${parentId}::int), '{}')
      || c.path[array_position(c.path, ${id}::int):]
    where c.path @> array[${id}]::int[]`)
}

const invalid = (message: string): Refusal => ({
  refused: 'invalid',
  errors: [{ path: 'parent_id', code: 'invalid', message }],
})
const inUse = (message: string): Refusal => ({
  refused: 'in_use',
  errors: [{ path: '', code: 'in_use', message }],
})
const unknownParent = invalid(text.unknownPart)
