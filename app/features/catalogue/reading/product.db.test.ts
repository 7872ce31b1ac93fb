import { beforeAll, describe, expect, it } from 'vitest'
import type { Transaction } from '~/db/connection.server'
import { inRolledBack, openTestDatabase } from '~/db/testing/database'
import { pictures } from '~/features/media/tables.server'
import * as catalogue from '../catalogue.server'
import { openLists, putCategory, putFeature, putProduct, visitorOf } from '../testing/goods'
import { productPictures, productRelations, showcaseProducts, showcases } from '../tables.server'

const database = await openTestDatabase('empty')
beforeAll(() => openLists(database.db))

const rolledBack = (work: (db: Transaction) => Promise<void>) => () => inRolledBack(database, work)

/** A strap in two widths and two colours without one of the four pairs; its material is a value of the product. */
async function putStrap(db: Transaction) {
  const path = await putCategory(db, 'Deri', await putCategory(db, 'Kordonlar'))
  const widths = await putFeature(db, { code: 'genislik', kind: 'number', unit: 'mm' }, ['20', '22'])
  const colours = await putFeature(db, { code: 'renk', kind: 'swatch' }, ['taba', 'siyah'])
  const clasps = await putFeature(db, { code: 'toka' }, ['igneli'])
  const materials = await putFeature(db, { code: 'malzeme' }, ['dana', 'keci'])
  const variant = (width: string, colour: string) => ({
    details: [widths[width]!, colours[colour]!, clasps.igneli!],
  })
  const strap = await putProduct(db, {
    name: 'Toros',
    brand: 'Kuzguncuk',
    categoryIds: [path[1]!, path[0]!],
    details: [materials.dana!],
    variants: [variant('20', 'taba'), variant('22', 'taba'), variant('22', 'siyah')],
  })
  return { ...strap, path }
}

describe('a product page', () => {
  it(
    'offers the differences of variants as options, and lists the rest as features',
    rolledBack(async (db) => {
      const strap = await putStrap(db)
      const product = (await catalogue.getProductByLink(db, await visitorOf(db), strap.link))!
      expect(product.options.map(({ code, values }) => [code, values.map(({ value }) => value)])).toEqual([
        ['genislik', ['20 mm', '22 mm']],
        ['renk', ['taba', 'siyah']],
      ])
      expect(product.features.map(({ feature, value }) => [feature, value])).toEqual([
        ['toka', 'igneli'],
        ['malzeme', 'dana'],
      ])
      expect(product.variants.map(({ details }) => [details.genislik, details.renk])).toEqual([
        ['20', 'taba'],
        ['22', 'taba'],
        ['22', 'siyah'],
      ])
    }),
  )

  it(
    'has the path from the root to its leaf category, and its brand',
    rolledBack(async (db) => {
      const strap = await putStrap(db)
      const product = await catalogue.getProductById(db, await visitorOf(db), strap.id)
      expect(product!.breadcrumb.map(({ name }) => name)).toEqual(['Kordonlar', 'Deri'])
      expect(product!.brand).toEqual({ name: 'Kuzguncuk', link: 'kuzguncuk' })
    }),
  )

  it(
    'shows each picture once, with the variants it belongs to; a card shows the first two',
    rolledBack(async (db) => {
      const guest = await visitorOf(db)
      const strap = await putStrap(db)
      const made = await db
        .insert(pictures)
        .values(
          ['a', 'b', 'c'].map((letter) => ({ hash: letter.repeat(16), width: 900, height: 900, blur: '' })),
        )
        .returning()
      const [a, b, c] = made.map(({ id }) => id)
      const row = { productId: strap.id, alt: 'Toros' }
      await db.insert(productPictures).values([
        { ...row, pictureId: b!, position: 2, variantId: strap.variantIds[0] },
        { ...row, pictureId: b!, position: 2, variantId: strap.variantIds[1] },
        { ...row, pictureId: a!, position: 1 },
        { ...row, pictureId: c!, position: 3, variantId: strap.variantIds[2] },
      ])
      const product = await catalogue.getProductById(db, guest, strap.id)
      expect(product!.pictures.map(({ hash, variantIds }) => [hash[0], variantIds])).toEqual([
        ['a', []],
        ['b', [strap.variantIds[0], strap.variantIds[1]]],
        ['c', [strap.variantIds[2]]],
      ])
      const [card] = await catalogue.getProducts(db, guest, [strap.id])
      expect(card!.pictures.map(({ hash }) => hash[0])).toEqual(['a', 'b'])
      const offers = await catalogue.getOffers(db, guest, strap.variantIds)
      expect(strap.variantIds.map((id) => offers.get(id)!.picture!.hash[0])).toEqual(['b', 'b', 'c'])
    }),
  )
})

describe('a filter', () => {
  it(
    'asks for values on one and the same variant',
    rolledBack(async (db) => {
      await putStrap(db)
      const features = await catalogue.getFeatures(db)
      const idOf = (feature: string, code: string) =>
        features.find((one) => one.code === feature)!.details.find((detail) => detail.code === code)!.id
      const count = async (...details: number[]) => {
        const query = { details, sort: 'onerilen' as const, start: 0, length: 30 }
        return (await catalogue.listProducts(db, await visitorOf(db), query)).total
      }
      expect(await count(idOf('genislik', '22'), idOf('renk', 'siyah'))).toBe(1)
      expect(await count(idOf('genislik', '20'), idOf('renk', 'siyah'))).toBe(0)
      expect(await count(idOf('genislik', '20'), idOf('renk', 'siyah'), idOf('renk', 'taba'))).toBe(1)
      expect(await count(idOf('genislik', '22'), idOf('malzeme', 'dana'))).toBe(1)
      expect(await count(idOf('malzeme', 'keci'))).toBe(0)
    }),
  )
})

describe('finding the wanted variant', () => {
  it(
    'accepts a product without a variant only when it has one',
    rolledBack(async (db) => {
      const guest = await visitorOf(db)
      const strap = await putStrap(db)
      const single = await putProduct(db, { code: 'Tek 1', variants: [{ code: 'Tek-1 a' }] })
      expect(await catalogue.findVariant(db, guest, { productId: single.id })).toBe(single.variantIds[0])
      expect(await catalogue.findVariant(db, guest, { productId: strap.id })).toBeNull()
      expect(await catalogue.findVariant(db, guest, { code: 'TEK-1A' })).toBe(single.variantIds[0])
      expect(await catalogue.findVariant(db, guest, { productId: strap.id, code: 'TEK-1A' })).toBeNull()
      expect(
        await catalogue.findVariant(db, guest, { productId: strap.id, variantId: strap.variantIds[1] }),
      ).toBe(strap.variantIds[1])
      expect(await catalogue.findVariant(db, guest, {})).toBeNull()
    }),
  )
})

describe('products beside a product', () => {
  it(
    'are those the shop chose, in its order, then those of its category',
    rolledBack(async (db) => {
      const guest = await visitorOf(db)
      const [categoryId] = (await putCategory(db, 'Kordonlar')) as [number]
      const here = { categoryIds: [categoryId] }
      const product = await putProduct(db, here)
      const [second, first] = [await putProduct(db, { rank: 1 }), await putProduct(db, { ...here, rank: 9 })]
      const neighbour = await putProduct(db, { ...here, rank: 5 })
      const best = await putProduct(db, { rank: 0 })
      await db.insert(productRelations).values([
        { productId: product.id, relatedId: first.id, position: 0 },
        { productId: product.id, relatedId: second.id, position: 1 },
      ])
      const idsOf = (cards: { id: number }[]) => cards.map(({ id }) => id)
      const related = [first.id, second.id, neighbour.id]
      expect(idsOf(await catalogue.getRelated(db, guest, product.id))).toEqual(related)
      expect(idsOf(await catalogue.getRecommended(db, guest, { productIds: [product.id] }))).toEqual([
        ...related,
        best.id,
      ])
      expect(idsOf(await catalogue.getRecommended(db, guest, { length: 2 }))).toEqual([best.id, second.id])
    }),
  )
})

describe('showcases', () => {
  it(
    'are in order with their products in order, without the inactive ones',
    rolledBack(async (db) => {
      const guest = await visitorOf(db)
      const made = [await putProduct(db), await putProduct(db), await putProduct(db)]
      const shown = await db
        .insert(showcases)
        .values([
          { code: 'b', title: 'Yeniler', position: 2 },
          { code: 'a', title: 'Çok satanlar', position: 1 },
          { code: 'c', title: 'Uyuyan', active: false },
        ])
        .returning()
      const [news, best, resting] = shown.map(({ id }) => id)
      const put = (showcaseId: number, order: number[]) =>
        db
          .insert(showcaseProducts)
          .values(order.map((i, position) => ({ showcaseId, productId: made[i]!.id, position })))
      await put(news!, [2, 0])
      await put(best!, [1, 2, 0])
      await put(resting!, [1])
      const told = (await catalogue.getShowcases(db, guest)).map(({ title, products }) => [
        title,
        products.map(({ id }) => id),
      ])
      expect(told).toEqual([
        ['Çok satanlar', [made[1]!.id, made[2]!.id, made[0]!.id]],
        ['Yeniler', [made[2]!.id, made[0]!.id]],
      ])
      const page = await catalogue.getShowcaseProducts(db, guest, best!, { start: 1, length: 1 })
      expect(page).toMatchObject({ total: 3, products: [{ id: made[2]!.id }] })
      expect(await catalogue.getShowcaseProducts(db, guest, resting!)).toBeNull()
    }),
  )
})

describe('new arrivals', () => {
  it(
    'are those of the last 90 days, newest first, with their day',
    rolledBack(async (db) => {
      const guest = await visitorOf(db)
      const [older, newest] = [
        await putProduct(db, { publishedDaysAgo: 80 }),
        await putProduct(db, { publishedDaysAgo: 2 }),
      ]
      await putProduct(db, { publishedDaysAgo: 91 })
      const { total, arrivals } = await catalogue.getNewArrivals(db, guest, { start: 0, length: 30 })
      expect([total, ...arrivals.map(({ product }) => product.id)]).toEqual([2, newest.id, older.id])
      const age = (Date.now() - arrivals[0]!.publishedAt.getTime()) / 86_400_000
      expect(Math.round(age)).toBe(2)
      const second = await catalogue.getNewArrivals(db, guest, { start: 1, length: 30 })
      expect(second).toMatchObject({ total: 2, arrivals: [{ product: { id: older.id } }] })
    }),
  )
})

describe('categories', () => {
  it(
    'form a tree with paths and children',
    rolledBack(async (db) => {
      const root = await putCategory(db, 'Kordonlar')
      const [, leaf] = await putCategory(db, 'Deri', root)
      expect(await catalogue.getCategoryTree(db)).toMatchObject([
        { name: 'Kordonlar', children: [{ name: 'Deri', children: [] }] },
      ])
      expect(await catalogue.getCategoryByLink(db, 'kordonlar')).toMatchObject({
        children: [{ id: leaf, name: 'Deri' }],
      })
      expect((await catalogue.getCategory(db, leaf!))!.breadcrumb.map(({ name }) => name)).toEqual([
        'Kordonlar',
        'Deri',
      ])
      expect(await catalogue.getCategory(db, 999_999)).toBeNull()
      expect(await catalogue.getCategoryByLink(db, 'yok')).toBeNull()
    }),
  )
})
