import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { forgetBriefly } from '~/db/brief-cache.server'
import { openTestDatabase } from '~/db/testing/database'
import type { Visitor } from '~/features/identity/identity'
import { isFullTest, patience } from '~/testing/full-test'
import { grossUnit, stockState } from '../catalogue'
import { getOffers, getProductById, getProducts, refreshDuePrices } from '../catalogue.server'
import { visitorOf } from '../testing/goods'
import { randomWrites } from '../testing/random-writes'
import { wrongDocuments } from '../testing/stored'

const database = await openTestDatabase('demo', { max: 2 })
const { db } = database

const kinds = Object.keys(randomWrites)
/** Kinds of writes with the seeds of their choices. */
const someWrites = fc.array(fc.tuple(fc.constantFrom(...kinds), fc.nat()), { minLength: 4, maxLength: 8 })

async function write(kind: string, seed: number): Promise<void> {
  let state = seed + 1
  await randomWrites[kind]!(db, (rows) => {
    state = (state * 48_271) % 2_147_483_647
    return rows[state % rows.length]!
  })
  forgetBriefly(db)
}

const productIds = async () =>
  (await db.execute<{ id: number }>(sql`select id from products order by id`)).rows.map(({ id }) => id)

/** Everything that pages say about prices and stock, beside what the statement of baskets says about each variant. */
async function compare(visitor: Visitor): Promise<void> {
  const ids = await productIds()
  const cards = new Map((await getProducts(db, visitor, ids)).map((card) => [card.id, card]))
  for (const id of ids) {
    const product = await getProductById(db, visitor, id)
    const card = cards.get(id)
    expect(card === undefined).toBe(product === null)
    if (!product || !card) continue
    const offers = await getOffers(
      db,
      visitor,
      product.variants.map(({ id }) => id),
    )
    for (const { id, price, available, code, name } of product.variants) {
      const { price: paid, available: free, code: own, variantName } = offers.get(id)!
      // A variant without a price is no offer, so that baskets see no stock of it either.
      expect({ price, available, code, name }).toEqual({
        price: paid,
        available: free,
        code: own,
        name: variantName,
      })
    }
    const gross = [...offers.values()].flatMap(({ price }) => (price ? grossUnit(price) : []))
    expect(card.price && grossUnit(card.price)).toBe(gross.length > 0 ? Math.min(...gross) : null)
    expect(card.priceVaries).toBe(new Set(gross).size > 1)
    const pieces = [...offers.values()].map(
      ({ available, price }) => available - (available % (price?.packageSize ?? 1)),
    )
    expect(card.stock).toBe(stockState(pieces.reduce((sum, count) => sum + count, 0)))
  }
}

describe('stored documents', () => {
  it('of the demo shop are what the catalogue says', async () => {
    expect(await wrongDocuments(db)).toEqual([])
  })

  it.each(kinds)('follow a write of the kind %s', { timeout: patience(20_000) }, async (kind) => {
    for (const seed of [1, 2, 3]) await write(kind, seed)
    expect(await wrongDocuments(db)).toEqual([])
  })

  it('are told from those of other products', async () => {
    await db.execute(
      sql`update stored_products set parts = '[[],[],[]]' where product_id = (select min(id) from products)`,
    )
    await db.execute(
      sql`delete from stored_offers where product_id = (select max(product_id) from stored_offers)`,
    )
    expect((await wrongDocuments(db)).length).toBeGreaterThan(1)
    await db.execute(sql`select refresh_listing(array(select id from products))`)
    expect(await wrongDocuments(db)).toEqual([])
  })

  it(
    'follow any writes one after the other, and pages say what baskets say',
    { timeout: patience(60_000) },
    async () => {
      await fc.assert(
        fc.asyncProperty(someWrites, async (writes) => {
          for (const [kind, seed] of writes) await write(kind, seed)
          expect(await wrongDocuments(db)).toEqual([])
          await compare(await visitorOf(db))
          await compare(await visitorOf(db, 'bayi', { sees: 2, discounts: [10, 5] }))
        }),
        { numRuns: isFullTest ? 30 : 3, endOnFailure: true },
      )
      await refreshDuePrices(db)
      expect(await wrongDocuments(db)).toEqual([])
    },
  )
})
