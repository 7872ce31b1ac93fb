// @module-tag once
import { describe, expect, it } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { searchProducts } from '../catalogue.server'
import { visitorOf } from '../testing/goods'
import { isRight, readFacts } from './testing/catalogue-facts'
import { type ShoppersQuery, shoppersQueries } from './testing/shoppers-queries'

const { db } = await openTestDatabase('demo')

/** Of the first five products, so many as are shown beside the search box. */
const shown = 5
const leastShare = 0.95

describe('what shoppers type', () => {
  it('has a right answer in the catalogue, which only some products are', async () => {
    const facts = [...(await readFacts(db)).values()]
    const shares = shoppersQueries.map(({ q, right }) => ({
      q,
      share: facts.filter((one) => isRight(one, right)).length / facts.length,
    }))
    expect(shares.filter(({ share }) => share === 0)).toEqual([])
    expect(shoppersQueries.length).toBeGreaterThanOrEqual(200)
    expect(new Set(shoppersQueries.map(({ q }) => q)).size).toBe(shoppersQueries.length)
    // A rule that shows the shop's first products for everything would fail most queries.
    const average = shares.reduce((sum, { share }) => sum + share, 0) / shares.length
    expect(average).toBeLessThan(0.3)
  })

  it(`finds a right product among the first ${shown} for at least 95 % of 200 queries`, async () => {
    const facts = await readFacts(db)
    const visitor = await visitorOf(db)
    const missed: (ShoppersQuery & { found: number })[] = []
    for (const query of shoppersQueries) {
      const { products, total } = await searchProducts(db, visitor, query.q, {
        length: shown,
      })
      const rightOnes = products.filter(({ id }) => {
        const one = facts.get(id)
        return one && isRight(one, query.right)
      })
      if (rightOnes.length === 0) missed.push({ ...query, found: total })
    }
    const share = 1 - missed.length / shoppersQueries.length
    const told = missed.map(({ habit, q, found }) => `  ${q} (${habit}): ${found} found`)
    const share100 = (100 * share).toFixed(1)
    process.stdout.write(
      `${share100} % of ${shoppersQueries.length} queries are answered\n${told.join('\n')}\n`,
    )
    expect(share, told.join('\n')).toBeGreaterThanOrEqual(leastShare)
  })
})
