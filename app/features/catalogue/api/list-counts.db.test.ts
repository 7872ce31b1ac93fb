import { describe, expect, it } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import type { ListFacets } from '~/http/calls/list-meta.server'
import { getCategoryByLink, getFeatures, listProducts } from '../catalogue.server'
import { readListQuery } from '../schema'
import { apiClientOf } from '../testing/doors'
import { visitorOf } from '../testing/goods'
import { countOf, readShelf } from '../testing/oracle'
import { facetsToWire } from './product-wire.server'

const database = await openTestDatabase('demo')
const { db } = database

const asGuest = async () => apiClientOf(database, await visitorOf(db))

describe('the counts of a list', () => {
  const address = '/site/product-list?kategori=deri-kordonlar'

  it('come on request, the same by address and by category', async () => {
    expect((await (await asGuest()).get(address)).body.meta).not.toHaveProperty('facets')
    const { meta } = (await (await asGuest()).get(`${address}&facets=1`)).body
    expect((await (await asGuest()).post('/deri-kordonlar/product-list?facets=1')).body.meta).toEqual(meta)
    expect((await (await asGuest()).get(`${address}&facets=0`)).status).toBe(400)
  })

  it.each(['', '&renk=siyah,taba', '&stok=var&genislik=g22', '&fiyat-min=400'])(
    'are those of the page for guests and dealers, each with their own prices: %s',
    async (filters) => {
      const shelf = await readShelf(db)
      const category = (await getCategoryByLink(db, 'deri-kordonlar'))!
      const features = await getFeatures(db)
      const ranges: unknown[] = []
      // The dealer asks after the guest for the same category: kept counts must not be the guest's.
      for (const visitor of [
        await visitorOf(db),
        await visitorOf(db, 'bayi', { sees: 2, discounts: [10] }),
      ]) {
        const { meta } = (await apiClientOf(database, visitor).get(`${address}${filters}&facets=1&length=1`))
          .body
        const { facets, total } = meta as unknown as { facets: ListFacets; total: number }
        const { query } = readListQuery(new URLSearchParams(filters), features)
        const asked = { ...query, categoryId: category.id }
        const page = await listProducts(db, visitor, asked)
        expect(facets).toEqual(facetsToWire(page))
        expect(total).toBe(page.total)
        for (const { details } of facets.features)
          for (const { id, count } of details) expect(count).toBe(countOf(shelf, visitor, asked, id))
        ranges.push(facets.prices)
      }
      expect(ranges[0]).not.toEqual(ranges[1])
    },
  )
})
