import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Db, Transaction } from '~/db/connection.server'
import { inRolledBack, openTestDatabase } from '~/db/testing/database'
import { priceKeyOf } from '~/features/customers/customers.server'
import type { Visitor } from '~/features/identity/identity'
import { addPriceListsAtScale } from '../../../../demo/scale/price-lists'
import { addProductsAtScale } from '../../../../demo/scale/load'
import { listProducts } from '../catalogue.server'
import { everything, putPrices, visitorOf } from '../testing/goods'
import { listOf, readShelf, type Shelf } from '../testing/oracle'
import { expectedList, questionsAbout, toldList } from '../testing/questions'
import { isFullTest, patience } from '~/testing/full-test'
import { setPrices } from '../write/write-prices.server'

// Price lists with a few prices of their own, which fall back to their parents. There are more products than are sorted at
// once, so that pages by price walk the index too.
const database = await openTestDatabase('demo', { max: 1 })
const { db } = database
let shelf: Shelf
let visitors: Visitor[]
let dealers: number[]

async function dealerOf(db: Db, listId: number, discounts: number[] = []): Promise<Visitor> {
  const guest = await visitorOf(db)
  return { ...guest, sees: 2, priceKey: await priceKeyOf(db, listId, discounts) }
}

beforeAll(async () => {
  await addProductsAtScale([db], 1_100, () => undefined)
  dealers = await addPriceListsAtScale(db, 6, 200)
  // The last list gets another dealer's list as its parent: a chain of four lists.
  await db.execute(sql`update price_lists set parent_id = ${dealers[0]} where id = ${dealers.at(-1)}`)
  shelf = await readShelf(db)
  visitors = [
    await visitorOf(db),
    await dealerOf(db, dealers[0]!),
    await dealerOf(db, dealers[3]!, [10, 5]),
    await dealerOf(db, dealers.at(-1)!),
  ]
}, patience(120_000))

describe('a price list with few prices of its own', () => {
  it('falls back list by list', () => {
    expect(visitors.map(({ priceKey }) => priceKey.chain.length)).toEqual([1, 3, 3, 4])
  })

  it(
    'gives the lists, ranges and counts of a naive count, for any filter',
    { timeout: patience(120_000) },
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.nat(visitors.length - 1), questionsAbout(shelf), async (who, query) => {
          const visitor = visitors[who]!
          expect(toldList(await listProducts(db, visitor, query))).toEqual(
            expectedList(shelf, visitor, query),
          )
        }),
        { numRuns: isFullTest ? 100 : 10 },
      )
    },
  )

  it.each(['fiyat-artan', 'fiyat-azalan'] as const)('has one order over all products by %s', async (sort) => {
    for (const visitor of visitors) {
      const all = listOf(shelf, visitor, { ...everything, sort }).map(({ id }) => id)
      expect(all.length).toBeGreaterThan(1_000)
      for (const start of [0, 30, 500, all.length - 10]) {
        const list = await listProducts(db, visitor, { ...everything, sort, start })
        expect(list.products.map(({ id }) => id)).toEqual(all.slice(start, start + 30))
      }
    }
  })

  it('keeps rows only for its own prices', async () => {
    const { rows } = await db.execute<{ id: number; kept: number; said: number }>(sql`
      select l.id, (select count(*)::int from listing_prices p where p.price_list_id = l.id) as kept,
        (select count(distinct v.product_id)::int from offers o join variants v on v.id = o.variant_id where o.price_list_id = l.id)
          as said
      from price_lists l where not l.is_retail`)
    expect(rows.length).toBeGreaterThan(5)
    for (const { kept, said } of rows) expect(kept).toBe(said)
  })
})

/** A checksum of the tables that lists are read from, without empty bitmaps. */
async function listing(db: Transaction): Promise<string> {
  const { rows } = await db.execute<Record<string, string>>(sql`
    select md5(string_agg(line, ',' order by line)) as listing from (
      select (price_list_id, product_id, price0, price1, price2, net, kdv_rate)::text as line from listing_prices
      union all
      select (list_id, kind, layer, chunk, key, md5(bits::text))::text from listing_list_bits where bits <> 0::bit(32000)
      union all
      select (list_id, kind, layer, chunk, key, md5(bits::text))::text from listing_bits where bits <> 0::bit(32000)
    ) x`)
  return rows[0]!.listing!
}

const ofProduct = (product: number) =>
  sql`variant_id in (select id from variants where product_id = ${product})`
/** Sets the price of all variants of a product in a dealer's list, from `minQuantity` pieces on. */
async function setAll(db: Transaction, product: number, amount: number, minQuantity = 1) {
  const priceListId = dealers[0]!
  const { rows } = await db.execute<{ id: number }>(sql`
    select variant_id as id from offers where price_list_id = ${priceListId} and ${ofProduct(product)}`)
  const from = new Date()
  const wanted = rows.map(({ id }) => ({ variantId: id, priceListId, amount, minQuantity, from }))
  expect((await setPrices(db, wanted)).size).toBe(rows.length)
}

const changes: [string, (db: Transaction, product: number) => Promise<unknown>][] = [
  [
    'an own price that changes',
    (db, product) =>
      db.execute(
        sql`update prices set amount = 77 where price_list_id = ${dealers[0]} and ${ofProduct(product)}`,
      ),
  ],
  [
    'a price of the parent that changes',
    (db, product) =>
      db.execute(sql`update prices set amount = 66 where price_list_id = 2 and ${ofProduct(product)}`),
  ],
  [
    'a retail price that changes',
    (db, product) =>
      db.execute(sql`update prices set amount = 55 where price_list_id = 1 and ${ofProduct(product)}`),
  ],
  [
    'offers that are taken back',
    (db, product) =>
      db.execute(sql`delete from offers where price_list_id = ${dealers[0]} and ${ofProduct(product)}`),
  ],
  [
    'an offer where there was none',
    async (db) => {
      const { rows } = await db.execute<{ id: number }>(sql`
          select v.id from variants v where v.product_id not in (
            select product_id from listing_prices where price_list_id = ${dealers[1]}) order by 1 limit 1`)
      await putPrices(db, rows[0]!.id, [{ list: dealers[1]!, amount: 4_321, packageSize: 24 }])
    },
  ],
  [
    'a package that can no longer be filled',
    (db, product) =>
      db.execute(sql`update stock_balances set on_hand = reserved + 1 where ${ofProduct(product)}`),
  ],
  [
    'a variant that goes',
    (db, product) => db.execute(sql`update variants set sellable = false where product_id = ${product}`),
  ],
  [
    'another parent',
    (db) => db.execute(sql`update price_lists set parent_id = null where id = ${dealers[0]}`),
  ],
  [
    'prices that contain KDV from now on',
    (db) => db.execute(sql`update price_lists set kdv_included = not kdv_included where id = 2`),
  ],
  [
    'another list for retail',
    async (db) => {
      await db.execute(sql`update price_lists set is_retail = false where id = 1`)
      await db.execute(sql`update price_lists set is_retail = true, parent_id = null where id = 3`)
    },
  ],
  // Last, because the changes before it rebuild everything.
  ['prices that are set anew', (db, product) => setAll(db, product, 4_444)],
  ['prices that are no longer set but for six', (db, product) => setAll(db, product, 4_000, 6)],
  [
    'prices that ended and are set again',
    async (db, product) => {
      await setAll(db, product, 4_000, 6)
      await setAll(db, product, 5_555)
    },
  ],
]

describe('the tables that lists are read from', () => {
  it('equal a fresh rebuild after every change', { timeout: 60_000 }, async () => {
    await inRolledBack(database, async (db) => {
      const { rows } = await db.execute<{ id: number }>(sql`
        select v.product_id as id from offers o join variants v on v.id = o.variant_id where o.price_list_id = ${dealers[0]}
        group by 1 having count(*) < (select count(*) from variants x where x.product_id = v.product_id)
        order by 1 limit ${changes.length}`)
      let before = await listing(db)
      for (const [place, [what, change]] of changes.entries()) {
        await change(db, rows[place]!.id)
        const after = await listing(db)
        expect(after, what).not.toBe(before)
        before = after
      }
      await db.execute(sql`delete from listing_prices`)
      await db.execute(sql`delete from listing_bits`)
      await db.execute(sql`delete from listing_list_bits`)
      await db.execute(sql`select refresh_listing(array(select id from products))`)
      expect(await listing(db)).toBe(before)
    })
  })
})
