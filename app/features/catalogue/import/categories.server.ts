import { sql } from 'drizzle-orm'
import type { Transaction } from '~/db/connection.server'
import { fold } from '~/kernel/turkish'
import { addCategories } from '../write/write-categories.server'
import type { ImportedProduct, Remark } from './format'
import { text } from './text'

/** Categories by their paths of names. */
export type Categories = {
  idOf(path: readonly string[]): number | null
  /** Remarks about a product whose categories were added by this import or are missing. */
  added(product: ImportedProduct): Remark[]
  missing(product: ImportedProduct): Remark[]
}

/** The category paths of a product; without one, it goes into the category for other products. */
export function categoriesOf({ categories }: ImportedProduct): string[][] {
  return categories.length > 0 ? categories : [[text.otherCategory]]
}

/**
 * Finds categories by their names, in upper or lower case: by a path from the root down, or by a single name anywhere, the
 * one nearest to the root first. `create` adds missing ones.
 */
export async function resolveCategories(
  db: Transaction,
  paths: readonly (readonly string[])[],
  create: boolean,
): Promise<Categories> {
  const tree = await readTree(db)
  const added = new Set<string>()
  if (create) {
    for (const path of paths) if (tree.find(path) === null) added.add(keyOf(path))
    const depth = Math.max(0, ...paths.map((path) => path.length))
    for (let level = 1; level <= depth; level++) await addLevel(db, tree, paths, level)
  }
  const remarks = (product: ImportedProduct, sentence: string, told: (path: string[]) => boolean): Remark[] =>
    categoriesOf(product)
      .filter(told)
      .map((path) => ({
        line: product.lines.from,
        column: text.places.category,
        value: path.join(' > '),
        sentence,
      }))
  return {
    idOf: tree.find,
    added: (product) => remarks(product, text.newCategory, (path) => added.has(keyOf(path))),
    missing: (product) => remarks(product, text.missingCategory, (path) => tree.find(path) === null),
  }
}

type Tree = {
  find(path: readonly string[]): number | null
  /** From the root down, also for a single name. */
  walk(path: readonly string[]): number | null
  add(parentId: number | null, name: string, id: number): void
}

async function readTree(db: Transaction): Promise<Tree> {
  const { rows } = await db.execute<{ id: number; parentId: number | null; name: string }>(sql`
    select id, parent_id as "parentId", name from categories order by cardinality(path), id`)
  const below = new Map<string, number>()
  const anywhere = new Map<string, number>()
  const tree: Tree = {
    find: (path) => (path.length === 1 ? (anywhere.get(fold(path[0]!)) ?? null) : tree.walk(path)),
    walk(path) {
      let parentId: number | null = null
      for (const name of path) {
        const id: number | undefined = below.get(`${parentId} ${fold(name)}`)
        if (id === undefined) return null
        parentId = id
      }
      return parentId
    },
    add(parentId, name, id) {
      const place = `${parentId} ${fold(name)}`
      if (!below.has(place)) below.set(place, id)
      if (!anywhere.has(fold(name))) anywhere.set(fold(name), id)
    },
  }
  for (const { id, parentId, name } of rows) tree.add(parentId, name, id)
  return tree
}

/** Adds the categories at this depth of the paths. Those above exist by then. */
async function addLevel(
  db: Transaction,
  tree: Tree,
  paths: readonly (readonly string[])[],
  length: number,
): Promise<void> {
  const missing = new Map<string, { parentId: number | null; name: string }>()
  for (const path of paths) {
    const cut = path.slice(0, length)
    if (path.length < length || tree.find(path) !== null || tree.walk(cut) !== null) continue
    const parentId = tree.walk(cut.slice(0, -1))
    missing.set(keyOf(cut), { parentId, name: cut.at(-1)! })
  }
  const inputs = [...missing.values()]
  if (inputs.length === 0) return
  const ids = await addCategories(db, inputs)
  inputs.forEach(({ parentId, name }, place) => tree.add(parentId, name, ids[place]!))
}

function keyOf(path: readonly string[]): string {
  return path.map(fold).join('\n')
}
