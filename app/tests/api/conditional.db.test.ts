import { and, eq, ne, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { apiEndpoints } from '~/server/api-endpoints.server'
import { prices, variants } from '~/features/catalogue/tables.server'
import type { Guest } from '~/features/identity/identity'
import { apiOf } from '~/http/testing/call-api'
import { sampleFacts, sampleOf } from '~/testing/api/api-samples'
import { callerOf } from '~/testing/api/callers'
import { openTestShop } from '~/testing/shop'

const shop = await openTestShop()
const facts = await sampleFacts(shop.db)
const kept = apiEndpoints
  .filter(({ keep }) => keep)
  .map(({ path, policy }) => ({ name: `GET /api${path}`, policy }))

describe('asking again with the tag of an answer', () => {
  test.each(kept)(
    '$name answers 304 without a body while the data is unchanged',
    async ({ name, policy }) => {
      const visitor = await callerOf(shop, { 'x-policy': policy })
      const { path } = await sampleOf(name, facts, visitor)
      const first = await visitor.get(`/api${path}`)
      const tag = first.response.headers.get('etag')!
      expect(tag).toMatch(/^W\/"[\w-]{22}"$/)
      for (const known of [tag, tag.slice(2), `"x", ${tag} , W/"y"`, '*']) {
        const again = await visitor.get(`/api${path}`, { 'if-none-match': known })
        expect([known, again.status, again.text]).toEqual([known, 304, ''])
        for (const header of ['etag', 'cache-control'])
          expect(again.response.headers.get(header)).toBe(first.response.headers.get(header))
      }
      for (const other of ['W/"x"', '"*"', '', tag.slice(0, -2)]) {
        const again = await visitor.get(`/api${path}`, { 'if-none-match': other })
        expect([other, again.status, again.text]).toEqual([other, 200, first.text])
      }
    },
  )

  test.each(['/api/openapi.json', '/api/docs'])('%s answers 304 too', async (path) => {
    const tag = (await shop.browser().get(path)).response.headers.get('etag')!
    expect((await shop.browser().get(path, { 'if-none-match': tag })).status).toBe(304)
  })

  test('a refusal has no tag, and ignores one that is sent', async () => {
    for (const path of ['/api/products/999999999', '/api/products/abc', '/api/products/find?q=ab']) {
      const { status, response } = await shop.browser().get(path, { 'if-none-match': '*' })
      expect([status >= 400, response.headers.get('etag')]).toEqual([true, null])
    }
  })

  test('a compressed answer has the same tag', async () => {
    const path = '/api/product-features'
    const plain = await shop.browser().get(path)
    const packed = await shop.browser().send(path, { headers: { 'accept-encoding': 'br' } })
    expect(packed.headers.get('content-encoding')).toBe('br')
    expect(packed.headers.get('etag')).toBe(plain.response.headers.get('etag'))
  })
})

describe('the tag of a product (promise P04)', () => {
  const retail = 1
  const keyOf = (listId: number): Guest => ({
    kind: 'guest',
    sessionHash: '0'.repeat(64),
    isNew: false,
    sees: 0,
    priceKey: {
      listId,
      chain: listId === retail ? [retail] : [listId, retail],
      kdvIncluded: { 1: true, 2: false, 3: false },
      discounts: [],
    },
  })
  const ask = (visitor: Guest) => apiOf(shop.db, apiEndpoints, visitor)
  const paths = [
    `/products/${facts.goods.productId}`,
    `/products/link/${facts.goods.link}`,
    `/products/find?q=${encodeURIComponent(facts.goods.name.split(' ')[0]!)}`,
    `/site/product-list?kategori=${facts.category.link}`,
  ]
  const tags = async (visitor: Guest) =>
    Promise.all(paths.map(async (path) => (await ask(visitor)(path)).headers.get('etag')))
  const product = eq(variants.productId, facts.goods.productId)
  const ofProduct = shop.db.select({ id: variants.id }).from(variants).where(product)
  const raise = (list: number) =>
    shop.db
      .update(prices)
      .set({ amount: sql`${prices.amount} + 100` })
      .where(and(eq(prices.priceListId, list), sql`${prices.variantId} in ${ofProduct}`))

  test('reveals no wholesale price to a guest, and no retail price to a wholesaler', async () => {
    const [guest, wholesaler] = [keyOf(retail), keyOf(2)]
    const before = [await tags(guest), await tags(wholesaler)]
    expect((await raise(2)).rowCount).toBeGreaterThan(0)
    const after = [await tags(guest), await tags(wholesaler)]
    expect(after[0]).toEqual(before[0])
    expect(after[1]![0]).not.toBe(before[1]![0])
    await raise(retail)
    const later = [await tags(guest), await tags(wholesaler)]
    expect(later[0]![0]).not.toBe(after[0]![0])
    expect(later[1]![0]).toBe(after[1]![0])
  })

  test('differs for every price key, even when the prices are equal', async () => {
    await shop.db.delete(prices).where(ne(prices.priceListId, retail))
    const [guest, wholesaler] = [await tags(keyOf(retail)), await tags(keyOf(2))]
    for (const [i, tag] of guest.entries())
      expect([paths[i], tag === wholesaler[i]]).toEqual([paths[i], false])
  })

  test('of another visitor never makes an answer "unchanged"', async () => {
    const foreign = (await tags(keyOf(2)))[0]!
    const answer = await ask(keyOf(retail))(paths[0]!, { headers: { 'if-none-match': foreign } })
    expect(answer.status).toBe(200)
    expect((await ask(keyOf(2))(paths[0]!, { headers: { 'if-none-match': foreign } })).status).toBe(304)
  })
})
