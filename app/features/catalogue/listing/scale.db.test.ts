// @module-tag once
import type { QueryConfig } from 'pg'
import { beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import type { Visitor } from '~/features/identity/identity'
import { addProductsAtScale } from '../../../../demo/scale/load'
import type { ListQuery } from '../catalogue'
import {
  getCategoryPictures,
  getNeighbours,
  getProductByLink,
  getProducts,
  listProducts,
  searchProducts,
} from '../catalogue.server'
import { isFullTest, patience } from '~/testing/full-test'
import { everything, visitorOf } from '../testing/goods'

// One connection, so that every statement and its plan belong to the same session.
const database = await openTestDatabase('demo', { max: 1 })
const { db, pool } = database
let visitor: Visitor
let largest: number
let categoryIds: number[]

/** Tables that grow with the range: no page may read one with a sequential scan. */
const large = new Set(
  `products variants prices offers stock_balances product_categories product_feature_details variant_feature_details
   product_pictures listing_entries listing_prices search_documents search_words links`.split(/\s+/),
)

beforeAll(async () => {
  await addProductsAtScale([db], isFullTest ? 6_000 : 2_500, () => undefined)
  visitor = await visitorOf(db)
  const { rows } = await pool.query<{ id: number }>(
    `select id from categories where link = 'olcek-yaprak-000'`,
  )
  largest = rows[0]!.id
  const all = await pool.query<{ id: number }>('select id from categories where cardinality(path) <= 2')
  categoryIds = all.rows.map(({ id }) => id)
}, patience(120_000))

/** The statements that `read` sends. */
async function statementsOf(read: () => Promise<unknown>): Promise<QueryConfig[]> {
  const sent: QueryConfig[] = []
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>
  Object.assign(pool, {
    query(config: QueryConfig, values: unknown[]) {
      sent.push({ text: config.text, values })
      return query(config, values)
    },
  })
  await read().finally(() => Object.assign(pool, { query }))
  return sent
}

/** Tables with a sequential scan in the plan for these values, or in the generic plan of a prepared statement. */
async function readWhole({ text, values }: QueryConfig): Promise<string[]> {
  const plans = [
    await pool.query<Record<string, string>>(`explain ${text}`, values),
    await pool.query<Record<string, string>>(`explain (generic_plan) ${text}`),
  ]
  const lines = plans.flatMap(({ rows }) => rows.map((row) => Object.values(row)[0]!))
  return lines
    .flatMap((line) => /Seq Scan on (\w+)/.exec(line)?.[1] ?? [])
    .filter((table) => large.has(table))
}

const list = (change: Partial<ListQuery>) => () => listProducts(db, visitor, { ...everything, ...change })

it.each<[string, () => () => Promise<unknown>]>([
  ['the largest category', () => list({ categoryId: largest })],
  ['two features of the largest category', () => list({ categoryId: largest, details: [1, 62, 89] })],
  ['the products in stock', () => list({ categoryId: largest, inStock: true })],
  ['a late page of all', () => list({ start: 4_500 })],
  ['the newest', () => list({ categoryId: largest, sort: 'yeni' })],
  ['a category by name', () => list({ categoryId: largest, sort: 'ad' })],
  ['all by price', () => list({ sort: 'fiyat-artan' })],
  ['cards', () => () => getProducts(db, visitor, [300, 400, 500, 600])],
  ['a product', () => () => getProductByLink(db, visitor, 'olcek-77')],
  ['the neighbours of a product', () => () => getNeighbours(db, visitor, 700, 10)],
  ['pictures of categories', () => () => getCategoryPictures(db, visitor, categoryIds)],
  ['a word of many', () => () => searchProducts(db, visitor, 'kanvas', { length: 5 })],
  ['a rare word', () => () => searchProducts(db, visitor, 'ax23', { length: 5 })],
  ['a misspelt word', () => () => searchProducts(db, visitor, 'silikno', { length: 5 })],
])('%s is read by indexes', async (_, question) => {
  const statements = await statementsOf(question())
  expect(statements.length).toBeGreaterThan(0)
  for (const statement of statements) expect(await readWhole(statement), statement.text).toEqual([])
})

it('no page sends a query for each product', async () => {
  const statements = await statementsOf(list({ categoryId: largest }))
  expect(statements.length).toBeLessThanOrEqual(3)
})

// A smaller range sorts all hits, and filling the larger one takes most of a minute.
it.runIf(isFullTest)('the first hits of a very common word equal those of the whole search', async () => {
  await pool.query(`
    set statement_timeout = '30s';
    update search_documents set words = words || 'ortak:1',
      name_words = case when product_id % 3 = 0 then name_words || 'ortak:1' else name_words end;
    reset statement_timeout`)
  await pool.query('analyze search_documents')
  const find = (length: number) => () => searchProducts(db, visitor, 'ortak', { length })
  const statements = await statementsOf(find(5))
  expect(statements.filter(({ text }) => text.includes('from search_documents order by'))).toHaveLength(1)
  const [first, all] = [await find(5)(), await find(100)()]
  expect(first.products).toEqual(all.products.slice(0, 5))
  expect([first.total, all.total]).toEqual([3_000, 3_000])
  // Two words together, one of which begins some names: counted up to twenty, and found without looking up all.
  await pool.query(`
    update search_documents set words = words || 'ikinci:1', name_words = name_words || 'ikinci:1' where product_id % 2 = 0;
    update products set name_folded = 'ortak ikinci ' || name_folded where id % 200 = 0`)
  await pool.query('analyze search_documents')
  const both = (length: number, counted?: number) =>
    searchProducts(db, visitor, 'ortak ikin', { length, counted })
  const [glance, whole] = [await both(5, 20), await both(100)]
  expect(glance.products).toEqual(whole.products.slice(0, 5))
  expect(glance.total).toBe(21)
  // The total is at least the number of products shown.
  expect(await both(30, 20)).toEqual({ products: whole.products.slice(0, 30), total: 31 })
})
