import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Transaction } from '~/db/connection.server'
import { inRolledBack, openTestDatabase } from '~/db/testing/database'
import { chainDiscounts } from '~/kernel/money'
import { grossUnit } from '../catalogue'
import { getOffer, listProducts } from '../catalogue.server'
import { keptShare } from './store-prices.server'
import { type Dated, everything, lists, openLists, putProduct, visitorOf } from '../testing/goods'
import { priceFor } from '../testing/price-for'
import { isFullTest } from '~/testing/full-test'

const database = await openTestDatabase('empty')
beforeAll(() => openLists(database.db))

const rolledBack = (work: (db: Transaction) => Promise<void>) => () => inRolledBack(database, work)
const { retail, bayi, toptan } = lists

describe('the price of a visitor', () => {
  it(
    'comes from the visitor’s list, else from its parent, and finally from retail',
    rolledBack(async (db) => {
      const dealer = await visitorOf(db, 'toptan')
      const all = [
        { list: retail, amount: 12_000 },
        { list: bayi, amount: 7_000, packageSize: 6 },
        { list: toptan, amount: 6_000, packageSize: 12 },
      ]
      const from = (prices: Dated[]) => priceFor(db, dealer, prices)
      expect(await from(all)).toMatchObject({
        listId: toptan,
        unit: 6_000,
        packageSize: 12,
        kdvIncluded: false,
      })
      expect(await from(all.slice(0, 2))).toMatchObject({
        listId: bayi,
        unit: 7_000,
        packageSize: 6,
        kdvIncluded: false,
      })
      expect(await from(all.slice(0, 1))).toMatchObject({
        listId: retail,
        unit: 12_000,
        packageSize: 1,
        kdvIncluded: true,
      })
      expect(await from([])).toBeNull()
    }),
  )

  it(
    'never rises with the number of pieces: a quantity break that is no longer lower is ignored',
    rolledBack(async (db) => {
      const steps = [
        [1, 8_000],
        [24, 9_000],
        [48, 7_500],
        [96, 7_500],
        [120, 7_000],
      ] as const
      const prices = steps.map(([minQuantity, amount]) => ({ list: retail, minQuantity, amount }))
      expect((await priceFor(db, await visitorOf(db), prices))?.breaks).toEqual([
        { minQuantity: 48, unit: 7_500 },
        { minQuantity: 120, unit: 7_000 },
      ])
    }),
  )

  it(
    'never comes from a list outside the chain',
    rolledBack(async (db) => {
      const guest = await visitorOf(db)
      expect(await priceFor(db, guest, [{ list: bayi, amount: 7_000 }])).toBeNull()
    }),
  )

  it(
    'falls back while the visitor’s list has no valid price',
    rolledBack(async (db) => {
      const dealer = await visitorOf(db, 'bayi')
      const ended = { list: bayi, amount: 5_000, from: -50, to: -1 }
      const later = { list: bayi, amount: 6_000, from: 3 }
      expect(await priceFor(db, dealer, [{ amount: 12_000 }, ended, later])).toMatchObject({
        listId: retail,
        unit: 12_000,
      })
    }),
  )

  it(
    'is the valid one, and of two valid ones the later',
    rolledBack(async (db) => {
      const guest = await visitorOf(db)
      const standing = { amount: 10_000, from: -90, to: 100 }
      expect(await priceFor(db, guest, [standing, { amount: 8_000, from: -2 }])).toMatchObject({
        unit: 8_000,
      })
      expect(await priceFor(db, guest, [standing, { amount: 8_000, from: 2 }])).toMatchObject({
        unit: 10_000,
      })
    }),
  )

  it(
    'applies chained discounts last, after quantity breaks',
    rolledBack(async (db) => {
      const partner = await visitorOf(db, 'bayi', { discounts: [10, 5] })
      const price = await priceFor(db, partner, [
        { list: bayi, amount: 9_999 },
        { list: bayi, amount: 9_001, minQuantity: 60 },
        { list: bayi, amount: 9_501, minQuantity: 24 },
        { list: bayi, amount: 5_000, minQuantity: 6, from: -20, to: -10 },
      ])
      expect(price).toMatchObject({
        unit: chainDiscounts(9_999, [10, 5]),
        breaks: [
          { minQuantity: 24, unit: chainDiscounts(9_501, [10, 5]) },
          { minQuantity: 60, unit: chainDiscounts(9_001, [10, 5]) },
        ],
      })
    }),
  )

  it(
    'sorts and filters to the kuruş as it is shown, for every rate, discount and odd amount',
    rolledBack(async (db) => {
      let seed = 7
      const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
      for (let i = 0; i < (isFullTest ? 120 : 40); i++) {
        const prices = [
          { amount: 1 + random(99_999) },
          ...(random(3) ? [{ list: bayi, amount: 1 + random(99_999) }] : []),
          ...(random(2) ? [{ list: toptan, amount: 1 + random(9_999) }] : []),
        ]
        await putProduct(db, {
          kdvRate: ([0, 1, 10, 20] as const)[random(4)],
          variants: [{ prices }, { prices: 1 + random(99_999) }],
        })
      }
      for (const discounts of [[], [10, 5], [33.33], [2.5, 7.77, 0.01]]) {
        for (const list of ['perakende', 'bayi', 'toptan']) {
          const visitor = await visitorOf(db, list, { discounts })
          const { products, priceRange } = await listProducts(db, visitor, {
            ...everything,
            sort: 'fiyat-artan',
            length: 100,
          })
          const shown = products.map(({ price }) => grossUnit(price!))
          expect(shown).toEqual(shown.toSorted((a, b) => a - b))
          expect(priceRange!.from).toBe(shown[0])
          for (const [place, product] of [...products.entries()].filter(
            ([place]) => place % (isFullTest ? 9 : 54) === 0,
          )) {
            const exactly = { ...everything, priceFrom: shown[place]!, priceTo: shown[place]! }
            const { products: found } = await listProducts(db, visitor, exactly, { facets: false })
            expect(found.map(({ id }) => id)).toContain(product.id)
          }
        }
      }
    }),
  )
})

describe('the share left by chained discounts', () => {
  it.each([
    [[10], '0.9000'],
    [[10, 5], '0.85500000'],
    [[33.33], '0.6667'],
    [[100], '0.0000'],
    [[0, 0], '1.00000000'],
  ])('of %j is %s, exactly', (discounts, share) => {
    expect(keptShare(discounts)).toBe(share)
  })
})

it('a price is valid at once in its own transaction', async () => {
  await inRolledBack(database, async (db) => {
    const { variantIds } = await putProduct(db, { variants: [{ prices: [] }] })
    await db.execute(sql`insert into offers (variant_id, price_list_id) values (${variantIds[0]}, ${retail})`)
    await db.execute(
      sql`insert into prices (variant_id, price_list_id, amount) values (${variantIds[0]}, ${retail}, 500)`,
    )
    expect((await getOffer(db, await visitorOf(db), variantIds[0]!))!.price).toMatchObject({ unit: 500 })
  })
})
