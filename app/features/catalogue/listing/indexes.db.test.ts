import { sql, type SQL } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Transaction } from '~/db/connection.server'
import { inRolledBack, openTestDatabase } from '~/db/testing/database'
import { priceKeyOf } from '~/features/customers/customers.server'
import type { ListQuery } from '../catalogue'
import { priceColumn, priceJoin } from '../selling/store-prices.server'
import { variantVisible } from '../selling/store-visible.server'
import { everything, visitorOf } from '../testing/goods'
import { readPage } from './store-list.server'
import { readShowcases } from './store-showcases.server'

const database = await openTestDatabase('demo')
const visitor = await visitorOf(database.db)

/** Indexes in the plan for a large catalogue. The demo shop alone is small enough for sequential scans. */
async function indexesOf(db: Transaction, query: SQL): Promise<string> {
  await db.execute(sql`set local enable_seqscan = off`)
  await db.execute(sql`set local enable_sort = off`)
  const { rows } = await db.execute<Record<string, string>>(sql`explain ${query}`)
  const lines = rows.map((row) => Object.values(row)[0]!)
  return [...new Set(lines.flatMap((line) => /(?:using|on) (\w+_\w+)/.exec(line)?.[1] ?? []))].join(' ')
}

it.each([
  [
    'a search by word beginnings',
    sql`select product_id from search_documents where words @@ '''silik'':*'::tsquery`,
    'search_documents_words',
  ],
  ['the shop’s own order', sql`select id from products order by rank, id limit 30`, 'products_recommended'],
  [
    'the newest products',
    sql`select id from products order by published_at desc, id desc limit 30`,
    'products_newest',
  ],
  ['the products of a brand', sql`select id from products where brand_id = 3`, 'products_by_brand'],
  [
    'the products of a leaf category',
    sql`select id from products where main_category_id = 9`,
    'products_by_main_category',
  ],
  ['a product by its link', sql`select id from products where link = 'x'`, 'products_link_unique'],
  [
    'a variant by its code',
    sql`select id from variants where code_normalized = 'X'`,
    'variants_code_normalized_unique',
  ],
  [
    'the products of a category and those below',
    sql`select product_id from categories c join product_categories pc on pc.category_id = c.id where c.path @> array[1]`,
    'categories_by_path product_categories_by_category',
  ],
  [
    'the products with a detail',
    sql`select product_id from product_feature_details where detail_id = 5`,
    'product_feature_details_by_detail',
  ],
  [
    'the variants with a detail',
    sql`select variant_id from variant_feature_details where detail_id = 5`,
    'variant_feature_details_by_detail',
  ],
  [
    'the price of one variant',
    sql`select ${priceColumn(30)} from variants v join products p on p.id = v.product_id ${priceJoin(visitor.priceKey)}
      where p.id = 7 and ${variantVisible(visitor)}`,
    'products_pkey variants_by_product offers_variant_id_price_list_id_pk prices_by_variant',
  ],
])('%s is read by index', async (_, query, indexes) => {
  const used = await inRolledBack(database, (db) => indexesOf(db, query))
  for (const index of indexes.split(' ')) expect(used).toContain(index)
})

/** The plans of the statements that `read` sends. It gets no rows. */
async function plansOf(db: Transaction, read: (db: Transaction) => Promise<unknown>): Promise<string> {
  await db.execute(sql`set local enable_seqscan = off`)
  await db.execute(sql`set local enable_sort = off`)
  const lines: string[] = []
  const execute = async (query: SQL) => {
    const { rows } = await db.execute<Record<string, string>>(sql`explain ${query}`)
    lines.push(...rows.map((row) => Object.values(row)[0]!))
    return { rows: [] }
  }
  await read({ execute } as unknown as Transaction)
  return lines.join('\n')
}

it('the rules of showcases read the first rows of an index without sorting the products', async () => {
  await inRolledBack(database, async (db) => {
    const plan = await plansOf(db, (db) => readShowcases(db, visitor, { start: 0, length: 12 }))
    expect(plan).toContain('using products_newest')
    expect(plan).toContain('using products_by_main_category')
    expect(plan).not.toMatch(/Sort Key: p_1\.published_at/)
  })
})

it('a list by falling price walks the index of prices backwards, in any number of price lists', async () => {
  const query: ListQuery = { ...everything, sort: 'fiyat-azalan' }
  await inRolledBack(database, async (db) => {
    for (const code of ['perakende', 'toptan']) {
      const { rows } = await db.execute<{ id: number }>(sql`select id from price_lists where code = ${code}`)
      const buyer = { ...visitor, priceKey: await priceKeyOf(db, rows[0]!.id, []) }
      const plan = await plansOf(db, (db) => readPage(db, buyer, { query, hits: null, chosen: [] }))
      const walks = plan.match(/Backward using listing_prices_0/g) ?? []
      expect(walks).toHaveLength(buyer.priceKey.chain.length)
    }
  })
})
