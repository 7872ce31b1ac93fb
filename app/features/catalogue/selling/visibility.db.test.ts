import { beforeAll, describe, expect, it } from 'vitest'
import type { Transaction } from '~/db/connection.server'
import { inRolledBack, openTestDatabase } from '~/db/testing/database'
import type { Visitor } from '~/features/identity/identity'
import { pictures } from '~/features/media/tables.server'
import * as catalogue from '../catalogue.server'
import { getHits } from '../search/hits.server'
import {
  everything,
  type Made,
  openLists,
  putCategory,
  putFeature,
  putProduct,
  visitorOf,
} from '../testing/goods'
import { productPictures, productRelations, showcaseProducts, showcases } from '../tables.server'

const database = await openTestDatabase('empty')
beforeAll(() => openLists(database.db))

const hiddenWays = [
  ['a product for members', { visibility: 1 as const }],
  ['a product for wholesale', { visibility: 2 as const }],
  ['an unpublished product', { published: false }],
  [
    'a product with members-only variants',
    { variants: [{ visibility: 1 as const }, { visibility: 2 as const }] },
  ],
  ['a product that is no longer sold', { variants: [{ sellable: false }] }],
] as const

type Scene = {
  db: Transaction
  guest: Visitor
  open: Made
  hidden: Made
  categoryId: number
  showcaseId: number
  detailId: number
}

/** A shop with a public and a hidden product, side by side in every place that can show a product. */
function scene(hide: object, work: (scene: Scene) => Promise<void>): Promise<void> {
  return inRolledBack(database, async (db) => {
    const [categoryId] = (await putCategory(db, 'Kordonlar')) as [number]
    const details = await putFeature(db, { code: 'malzeme' }, ['acik', 'gizli'])
    const common = { categoryIds: [categoryId], brand: 'Ortak' }
    const open = await putProduct(db, { ...common, name: 'Kordon açık', details: [details.acik!] })
    const hidden = await putProduct(db, {
      ...common,
      name: 'Kordon gizli',
      details: [details.gizli!],
      ...hide,
    })
    const [showcase] = await db.insert(showcases).values({ code: 'one', title: 'Vitrin' }).returning()
    const showcaseId = showcase!.id
    await db.insert(showcaseProducts).values([hidden, open].map(({ id }) => ({ showcaseId, productId: id })))
    await db.insert(productRelations).values([
      { productId: open.id, relatedId: hidden.id },
      { productId: hidden.id, relatedId: open.id },
    ])
    const guest = await visitorOf(db)
    await work({ db, guest, open, hidden, categoryId, showcaseId, detailId: details.gizli! })
  })
}

describe.each(hiddenWays)('%s', (_, hide) => {
  const see = (work: (scene: Scene) => Promise<void>) => () => scene(hide, work)

  it(
    'is in no list, total or facet count',
    see(async ({ db, guest, open, categoryId }) => {
      for (const query of [{}, { categoryId }, { search: 'kordon' }, { sort: 'fiyat-artan' as const }]) {
        const list = await catalogue.listProducts(db, guest, { ...everything, ...query })
        expect(list.products.map(({ id }) => id)).toEqual([open.id])
        expect(list).toMatchObject({ total: 1, inStockCount: 1, packageSizes: [{ size: 1, count: 1 }] })
        expect(list.facets[0]!.values.map(({ code, count }) => [code, count])).toEqual([['acik', 1]])
      }
    }),
  )

  it(
    'has no page',
    see(async ({ db, guest, hidden }) => {
      expect(await catalogue.getProductById(db, guest, hidden.id)).toBeNull()
      expect(await catalogue.getProductByLink(db, guest, hidden.link)).toBeNull()
      expect(await catalogue.getProducts(db, guest, [hidden.id])).toEqual([])
    }),
  )

  it(
    'is found neither by word nor by code',
    see(async ({ db, guest, hidden }) => {
      for (const typed of ['gizli', hidden.code, `${hidden.code}-0`, 'kordn gizl']) {
        const { products } = await catalogue.searchProducts(db, guest, typed, { length: 30 })
        expect(products.map(({ id }) => id)).not.toContain(hidden.id)
      }
    }),
  )

  it(
    'is in no showcase, no related products and no new arrivals',
    see(async ({ db, guest, open, hidden, showcaseId }) => {
      const only = [open.id]
      const [showcase] = await catalogue.getShowcases(db, guest)
      expect(showcase!.products.map(({ id }) => id)).toEqual(only)
      const page = await catalogue.getShowcaseProducts(db, guest, showcaseId)
      expect(page).toMatchObject({ total: 1, products: [{ id: open.id }] })
      expect(await catalogue.getRelated(db, guest, open.id)).toEqual([])
      expect(await catalogue.getRelated(db, guest, hidden.id)).toEqual([])
      expect((await catalogue.getRecommended(db, guest)).map(({ id }) => id)).toEqual(only)
      const { arrivals, total } = await catalogue.getNewArrivals(db, guest, { start: 0, length: 30 })
      expect([total, ...arrivals.map(({ product }) => product.id)]).toEqual([1, ...only])
    }),
  )

  it(
    'is missing from its brand, and its values are not offered',
    see(async ({ db, guest, open, categoryId }) => {
      const [hit] = await getHits(db, guest, await catalogue.getProducts(db, guest, [open.id]))
      expect(hit!.sameBrand).toEqual([])
      const [feature] = await catalogue.getFeaturesOfCategories(db, guest, [categoryId])
      expect(feature!.details.map(({ code }) => code)).toEqual(['acik'])
    }),
  )

  it(
    'has neither price nor stock',
    see(async ({ db, guest, hidden }) => {
      for (const variantId of hidden.variantIds) {
        expect(await catalogue.getOffer(db, guest, variantId)).toMatchObject({ price: null, available: 0 })
        expect(await catalogue.findVariant(db, guest, { variantId })).toBeNull()
      }
      expect(await catalogue.findVariant(db, guest, { code: `${hidden.code}-0` })).toBeNull()
    }),
  )
})

describe('a hidden variant of an open product', () => {
  const withHidden =
    (work: (db: Transaction, guest: Visitor, made: Made, details: Record<string, number>) => Promise<void>) =>
    () =>
      inRolledBack(database, async (db) => {
        const details = await putFeature(db, { code: 'renk', kind: 'swatch' }, ['taba', 'siyah'])
        const made = await putProduct(db, {
          name: 'Örgü kordon',
          code: 'A1',
          variants: [
            { details: [details.taba!], prices: 9_000, stock: 3 },
            { details: [details.siyah!], prices: 5_000, stock: 50, visibility: 2 },
          ],
        })
        await work(db, await visitorOf(db), made, details)
      })

  it(
    'adds neither price, stock, colour nor count to the card',
    withHidden(async (db, guest, { id, variantIds }) => {
      const [card] = await catalogue.getProducts(db, guest, [id])
      expect(card).toMatchObject({
        price: { unit: 9_000 },
        priceVaries: false,
        stock: 'little',
        variantCount: 1,
        onlyVariant: { id: variantIds[0], available: 3 },
        colours: [{ name: 'taba' }],
      })
    }),
  )

  it(
    'is not on the product page',
    withHidden(async (db, guest, { id, variantIds }) => {
      const product = await catalogue.getProductById(db, guest, id)
      expect(product!.variants.map((variant) => variant.id)).toEqual([variantIds[0]])
      expect(product!.options).toEqual([])
      expect(product!.features.map(({ value }) => value)).toEqual(['taba'])
    }),
  )

  it(
    'is missing from filters and counts',
    withHidden(async (db, guest, _, details) => {
      const all = await catalogue.listProducts(db, guest, everything)
      expect(all.facets[0]!.values.map(({ code }) => code)).toEqual(['taba'])
      expect(all.priceRange).toEqual({ from: 9_000, to: 9_000 })
      const black = await catalogue.listProducts(db, guest, { ...everything, details: [details.siyah!] })
      expect(black.total).toBe(0)
    }),
  )

  it(
    'is missing from searches',
    withHidden(async (db, guest) => {
      for (const typed of ['siyah', 'A1-1', 'a11', 'siyahh']) {
        expect(await catalogue.searchProducts(db, guest, typed, { length: 30 })).toMatchObject({ total: 0 })
      }
      const dealer = await visitorOf(db, 'bayi', { sees: 2 })
      expect(await catalogue.searchProducts(db, dealer, 'A1-1', { length: 30 })).toMatchObject({ total: 1 })
    }),
  )

  it('adds no filter, count or stock for a visitor who may not see it, even behind many variants', () =>
    inRolledBack(database, async (db) => {
      const details = await putFeature(db, { code: 'renk', kind: 'swatch' }, ['taba', 'siyah', 'eski'])
      const open = { details: [details.taba!], stock: 0 }
      const { id } = await putProduct(db, {
        variants: [
          ...Array.from({ length: 33 }, () => open),
          { details: [details.siyah!], visibility: 2 },
          { details: [details.eski!], sellable: false },
        ],
      })
      const valuesFor = async (visitor: Visitor) => {
        const { facets, inStockCount } = await catalogue.listProducts(db, visitor, everything)
        const values = facets.flatMap(({ values }) => values.map(({ code, count }) => `${code} ${count}`))
        return { values, inStockCount }
      }
      const found = async (visitor: Visitor, query: Partial<typeof everything>) =>
        (await catalogue.listProducts(db, visitor, { ...everything, ...query })).products.map(({ id }) => id)
      const guest = await visitorOf(db)
      const dealer = await visitorOf(db, 'bayi', { sees: 2 })
      expect(await valuesFor(guest)).toEqual({ values: ['taba 1'], inStockCount: 0 })
      expect(await valuesFor(dealer)).toEqual({ values: ['taba 1', 'siyah 1'], inStockCount: 1 })
      expect(await found(guest, { inStock: true })).toEqual([])
      expect(await found(guest, { details: [details.siyah!] })).toEqual([])
      expect(await found(dealer, { inStock: true, details: [details.siyah!] })).toEqual([id])
      expect(await found(dealer, { inStock: true, details: [details.taba!] })).toEqual([])
      expect(await found(dealer, { details: [details.eski!] })).toEqual([])
    }))

  it('gives its category no picture', () =>
    inRolledBack(database, async (db) => {
      const [categoryId] = (await putCategory(db, 'Kordonlar')) as [number]
      const { id: productId, variantIds } = await putProduct(db, {
        categoryIds: [categoryId],
        variants: [{ visibility: 2 }, {}],
      })
      const facts = { width: 960, height: 960, blur: '' }
      const stored = await db
        .insert(pictures)
        .values(['a', 'b'].map((sign) => ({ ...facts, hash: sign.repeat(32) })))
        .returning()
      await db.insert(productPictures).values(
        stored.map(({ id: pictureId }, position) => ({
          productId,
          pictureId,
          position,
          variantId: variantIds[position],
          alt: '',
        })),
      )
      const shownTo = async (visitor: Visitor) =>
        (await catalogue.getCategoryPictures(db, visitor, [categoryId])).get(categoryId)!.hash[0]
      expect(await shownTo(await visitorOf(db))).toBe('b')
      expect(await shownTo(await visitorOf(db, 'bayi', { sees: 2 }))).toBe('a')
    }))

  it(
    'is shown to a visitor who may see it',
    withHidden(async (db, _, { id, variantIds }) => {
      const dealer = await visitorOf(db, 'bayi', { sees: 2 })
      const [card] = await catalogue.getProducts(db, dealer, [id])
      expect(card).toMatchObject({ price: { unit: 5_000 }, priceVaries: true, variantCount: 2 })
      expect(await catalogue.findVariant(db, dealer, { code: 'a1-1' })).toBe(variantIds[1])
    }),
  )
})
