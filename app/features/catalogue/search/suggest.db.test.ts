import { describe, expect, it } from 'vitest'
import { inRolledBack, openTestDatabase } from '~/db/testing/database'
import type { Visitor } from '~/features/identity/identity'
import { grossUnit } from '../catalogue'
import { searchProducts } from '../catalogue.server'
import { openLists, putProduct, visitorOf } from '../testing/goods'
import { suggestProducts } from './suggest.server'

const demo = await openTestDatabase('demo')
const empty = await openTestDatabase('empty')

/** The cards of the search, as the search box would show them. */
async function byCards(visitor: Visitor, typed: string) {
  const { products, total, note } = await searchProducts(demo.db, visitor, typed, { length: 10, counted: 20 })
  const suggestions = products.map(({ id, name, link, code, price, pictures }) => ({
    id,
    name,
    link,
    code,
    gross: price && grossUnit(price),
    picture: pictures[0]?.hash ?? null,
  }))
  return { suggestions, total, note }
}

describe('suggestions', () => {
  it.each(['deri kordon', 'siyah', 'kordn', 'ÇELİK', '22 mm', 'pim', 'xyzw', 'DR-', 'silkon taba'])(
    'for %s are the first hits with the prices and pictures of their cards',
    async (typed) => {
      const guest = await visitorOf(demo.db)
      const dealer = await visitorOf(demo.db, 'bayi', { sees: 2, discounts: [10, 2.5] })
      for (const visitor of [guest, { ...guest, sees: 1 as const }, dealer]) {
        const found = await suggestProducts(demo.db, visitor, typed, { length: 10, counted: 20 })
        const suggestions = found!.suggestions.map(({ kdvRate: _, ...shown }) => shown)
        expect({ ...found, suggestions }).toEqual(await byCards(visitor, typed))
      }
    },
  )

  it('need three characters', async () => {
    expect(await suggestProducts(demo.db, await visitorOf(demo.db), 'ab', { length: 10 })).toBeNull()
  })

  it('tell no price to a visitor who sees none', () =>
    inRolledBack(empty, async (db) => {
      await openLists(db)
      await putProduct(db, { name: 'Deri Çanta' })
      const visitor = await visitorOf(db)
      const blind = { ...visitor, priceKey: { ...visitor.priceKey, chain: [] } }
      const grossOf = async (who: Visitor) =>
        (await suggestProducts(db, who, 'deri', { length: 5 }))!.suggestions.map(({ gross }) => gross)
      expect(await grossOf(visitor)).toEqual([expect.any(Number)])
      expect(await grossOf(blind)).toEqual([null])
    }))
})
