import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { inRolledBack, openTestDatabase } from '~/db/testing/database'
import { getOffersByCode } from '../catalogue.server'
import { variants } from '../tables.server'
import { lists, openLists, putProduct, visitorOf } from '../testing/goods'

const database = await openTestDatabase('empty')
beforeAll(() => openLists(database.db))

describe('offers by code', () => {
  it('are found however the code is typed, by barcode as well', () =>
    inRolledBack(database, async (db) => {
      const visitor = await visitorOf(db)
      const { variantIds } = await putProduct(db, { code: 'K-77', variants: [{ code: 'Dİ-20-Sİ' }, {}] })
      await db.update(variants).set({ barcode: '8690000000017' }).where(eq(variants.id, variantIds[1]!))
      const typed = ['di-20-si', 'DI-20-SI', ' Dİ - 20 - Sİ ', '8690000000017', 'yok', '']
      const found = await getOffersByCode(db, visitor, typed)
      expect(
        typed.map((code) => {
          const match = found.get(code)
          return match?.status === 'one' ? match.offer.variantId : null
        }),
      ).toEqual([variantIds[0], variantIds[0], variantIds[0], variantIds[1], null, null])
    }))

  it("a product's own code finds its only variant, or asks for one", () =>
    inRolledBack(database, async (db) => {
      const visitor = await visitorOf(db)
      const single = await putProduct(db, { code: 'TEK-1' })
      await putProduct(db, {
        code: 'COK-1',
        variants: [
          { code: 'COK-1-A', name: 'Siyah' },
          { code: 'COK-1-B', name: 'Taba' },
          { code: 'COK-1-C', name: 'Gizli', visibility: 2 },
        ],
      })
      const found = await getOffersByCode(db, visitor, ['tek-1', 'COK-1'])
      expect(found.get('tek-1')).toMatchObject({ status: 'one', offer: { productId: single.id } })
      expect(found.get('COK-1')).toEqual({
        status: 'several',
        choices: [
          { code: 'COK-1-A', name: 'Siyah' },
          { code: 'COK-1-B', name: 'Taba' },
        ],
      })
    }))

  it('show only products that the visitor may see, at the prices of the price key', () =>
    inRolledBack(database, async (db) => {
      const guest = await visitorOf(db)
      const dealer = await visitorOf(db, 'toptan', { sees: 2, discounts: [10] })
      const prices = [
        { amount: 12_000 },
        { amount: 7_000, list: lists.bayi, packageSize: 6 },
        { amount: 6_000, list: lists.toptan, packageSize: 12 },
      ]
      await putProduct(db, { code: 'ACIK-1', variants: [{ code: 'ACIK-1-A', prices }] })
      await putProduct(db, { code: 'KAPALI-1', visibility: 2, variants: [{ code: 'KAPALI-1-A', prices }] })
      const codes = ['acik-1-a', 'kapali-1-a', 'kapali-1']
      const seen = await getOffersByCode(db, guest, codes)
      expect([...seen.keys()]).toEqual(['acik-1-a'])
      expect(seen.get('acik-1-a')).toMatchObject({
        offer: { price: { unit: 12_000, packageSize: 1, kdvIncluded: true } },
      })
      expect(JSON.stringify([...seen])).not.toMatch(/7000|6000|5400|6300/)
      expect((await getOffersByCode(db, dealer, codes)).get('kapali-1-a')).toMatchObject({
        offer: { price: { unit: 5_400, packageSize: 12, kdvIncluded: false } },
      })
    }))
})
