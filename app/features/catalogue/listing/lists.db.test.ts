import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { inRolledBack, openTestDatabase } from '~/db/testing/database'
import type { Visitor } from '~/features/identity/identity'
import { grossUnit, type ListQuery, sorts } from '../catalogue'
import { listProducts } from '../catalogue.server'
import { everything, visitorOf } from '../testing/goods'
import { listOf, readShelf, type Shelf } from '../testing/oracle'
import { expectedList, questionsAbout, toldList } from '../testing/questions'
import { isFullTest, patience } from '~/testing/full-test'

const database = await openTestDatabase('demo')
const { db } = database
let shelf: Shelf
let visitors: Visitor[]

beforeAll(async () => {
  shelf = await readShelf(db)
  visitors = [
    await visitorOf(db),
    await visitorOf(db, 'perakende', { sees: 1 }),
    await visitorOf(db, 'bayi', { sees: 2 }),
    await visitorOf(db, 'toptan', { sees: 2, discounts: [10, 5] }),
  ]
})

describe('a list of products', () => {
  it(
    'has the products, total and facet counts of a naive count, for any filter',
    { timeout: patience(120_000) },
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 0, max: 3 }), questionsAbout(shelf), async (who, query) => {
          const visitor = visitors[who]!
          expect(toldList(await listProducts(db, visitor, query))).toEqual(
            expectedList(shelf, visitor, query),
          )
        }),
        { numRuns: isFullTest ? 250 : 30 },
      )
    },
  )

  it.each(sorts)('has one order over all pages by %s', async (sort) => {
    for (const visitor of visitors) {
      const ids: number[] = []
      for (let start = 0; ; start += 30) {
        const { products, total } = await listProducts(db, visitor, { ...everything, sort, start })
        ids.push(...products.map(({ id }) => id))
        if (start + 30 >= total) break
      }
      expect(ids).toEqual(listOf(shelf, visitor, { ...everything, sort }).map(({ id }) => id))
    }
  })

  it('sorts and filters by the price its cards show', async () => {
    for (const visitor of visitors) {
      const query: ListQuery = { ...everything, sort: 'fiyat-artan', priceFrom: 30_000, priceTo: 90_000 }
      const { products } = await listProducts(db, visitor, query)
      const shown = products.map(({ price }) => grossUnit(price!))
      expect(shown.length).toBeGreaterThan(0)
      expect(shown).toEqual(shown.toSorted((a, b) => a - b))
      expect(shown.every((price) => price >= 30_000 && price <= 90_000)).toBe(true)
    }
  })

  it('is empty for an unknown value of a feature', async () => {
    const list = await listProducts(db, visitors[0]!, { ...everything, details: [999_999] })
    expect(list).toMatchObject({ products: [], total: 0 })
  })

  it('can be read inside a transaction', async () => {
    const total = await inRolledBack(
      database,
      async (db) => (await listProducts(db, visitors[0]!, everything)).total,
    )
    expect(total).toBe(listOf(shelf, visitors[0]!, everything).length)
  })

  it.each([[{ start: 1e12, length: 1e12 }], [{ start: -5, length: -5 }], [{ start: 0.5, length: 2.5 }]])(
    'answers %j within its bounds',
    async (page) => {
      const { products, total } = await listProducts(db, visitors[0]!, { ...everything, ...page })
      expect(products.length).toBeLessThanOrEqual(300)
      expect(total).toBe(listOf(shelf, visitors[0]!, everything).length)
    },
  )
})
