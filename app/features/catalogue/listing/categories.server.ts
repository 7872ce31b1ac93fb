import { briefly, longerLifetime } from '~/db/brief-cache.server'
import type { Db } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import type { Picture } from '~/features/media/media'
import type { Category, CategoryLink, CategoryNode } from '../catalogue'
import {
  type CategoryRow,
  readCategories,
  readMainCategoryId,
  readProductIdsOf,
} from './store-categories.server'
import { readCategoryPictures } from './store-category-pictures.server'
import { getDictionary } from '../search/synonyms/synonyms.server'
import { searchTerms, type Word } from '../search/understanding/terms'

const all = (db: Db): Promise<CategoryRow[]> =>
  briefly(db, 'categories', () => readCategories(db), longerLifetime)

/** The whole tree; kept in the process for 5 s. */
export async function getCategoryTree(db: Db): Promise<CategoryNode[]> {
  const rows = await all(db)
  const below = (parentId: number | null): CategoryNode[] =>
    rows
      .filter((row) => row.parentId === parentId)
      .map((row) => ({ ...toLink(row), children: below(row.id) }))
  return below(null)
}

/** A picture for each of these categories, of a product that the visitor may see; kept in the process for 5 s. */
export async function getCategoryPictures(
  db: Db,
  visitor: Visitor,
  ids: readonly number[],
): Promise<Map<number, Picture>> {
  const rows = await briefly(
    db,
    `category-pictures ${visitor.sees} ${ids.join()}`,
    () => readCategoryPictures(db, visitor, ids),
    longerLifetime,
  )
  return new Map(rows.map(({ categoryId, ...picture }) => [categoryId, picture]))
}

/** Null when there is no such category. */
export async function getCategory(db: Db, id: number): Promise<Category | null> {
  const rows = await all(db)
  return toCategory(
    rows,
    rows.find((row) => row.id === id),
  )
}

/** The category that a product's breadcrumb shows, also of a product that is no longer sold; null without one. */
export async function getMainCategory(db: Db, productId: number): Promise<CategoryLink | null> {
  const id = await readMainCategoryId(db, productId)
  const category = id === null ? null : await getCategory(db, id)
  return category && { id: category.id, name: category.name, link: category.link }
}

/** Ids of a category and of all categories below it. */
export async function getCategoryIdsBelow(db: Db, id: number): Promise<number[]> {
  const rows = await all(db)
  return rows.flatMap((row) => (row.path.includes(id) ? row.id : []))
}

/** Ids of all products of a category and of the categories below it, shown or not. */
export async function getProductIdsBelow(db: Db, id: number): Promise<number[]> {
  return readProductIdsOf(db, await getCategoryIdsBelow(db, id))
}

/** Null when there is no category with this link. */
export async function getCategoryByLink(db: Db, link: string): Promise<Category | null> {
  const rows = await all(db)
  return toCategory(
    rows,
    rows.find((row) => row.link === link),
  )
}

/** Categories whose name fits every word of the search, or its synonym; names that start with the search come first. */
export async function searchCategories(db: Db, typed: string, limit: number): Promise<CategoryLink[]> {
  const terms = searchTerms(typed, await getDictionary(db))
  if (!terms || terms.slots.length === 0) return []
  const fits = ({ nameFolded }: CategoryRow) => {
    const words = nameFolded.match(/[\p{L}\p{N}]+/gu) ?? []
    const has = ({ text, exact }: Word) =>
      words.some((word) => (exact ? word === text : word.startsWith(text)))
    return terms.slots.every(({ ways }) => ways.some((way) => way.every(has)))
  }
  const startsWith = ({ nameFolded }: CategoryRow) => Number(!nameFolded.startsWith(terms.folded))
  const found = (await all(db)).filter(fits)
  return found
    .toSorted((a, b) => startsWith(a) - startsWith(b) || a.path.length - b.path.length)
    .slice(0, limit)
    .map(toLink)
}

function toCategory(rows: readonly CategoryRow[], row: CategoryRow | undefined): Category | null {
  if (!row) return null
  const { description, seoTitle, seoDescription } = row
  const byId = new Map(rows.map((other) => [other.id, other]))
  const breadcrumb = row.path.flatMap((id) => byId.get(id) ?? []).map(toLink)
  const children = rows.filter(({ parentId }) => parentId === row.id).map(toLink)
  return { ...toLink(row), description, seoTitle, seoDescription, breadcrumb, children }
}

function toLink({ id, name, link }: CategoryRow): CategoryLink {
  return { id, name, link }
}
