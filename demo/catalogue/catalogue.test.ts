import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { reservedLinks } from '../../app/features/settings/reserved-links'
import { checkDigit } from './barcode'
import { generateCatalogue } from './generator'
import type { DemoOffer, DemoProduct } from './types'

const catalogue = generateCatalogue()
const { products, categories, features, showcases } = catalogue
const variants = products.flatMap((product) => product.variants)
const offers = variants.flatMap((variant) => variant.offers)

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)
const share = (count: number) => count / variants.length

test('the same catalogue comes out of every run', () => {
  const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')
  expect(hash(generateCatalogue())).toBe(hash(catalogue))
})

test('the catalogue fills a whole shop, under eight top-level categories', () => {
  expect(products.length).toBeGreaterThanOrEqual(240)
  expect(variants.length).toBeGreaterThanOrEqual(900)
  expect(categories.filter(({ parentKey }) => parentKey === null)).toHaveLength(8)
  expect(catalogue.brands.length).toBeGreaterThanOrEqual(6)
})

test('every shelf holds products, and the main category of a product is a leaf', () => {
  const parents = new Set(categories.map(({ parentKey }) => parentKey))
  for (const { key } of categories)
    expect(
      products.some(({ categoryKeys }) => categoryKeys.includes(key)),
      key,
    ).toBe(true)
  expect(products.filter(({ categoryKeys }) => parents.has(categoryKeys[0] ?? null))).toEqual([])
})

test('codes, names, barcodes and links are unique', () => {
  expect(repeated(products.map(({ code }) => code))).toEqual([])
  expect(repeated(products.map(({ name }) => name))).toEqual([])
  expect(repeated(variants.map(({ code }) => code))).toEqual([])
  expect(repeated(variants.map(({ barcode }) => barcode))).toEqual([])
  expect(repeated([...products, ...categories, ...catalogue.brands].map(({ link }) => link))).toEqual([])
})

test('no link is taken by a route or needs escaping', () => {
  const links = [...products, ...categories, ...catalogue.brands].map(({ link }) => link)
  expect(links.filter((link) => reservedLinks.has(link))).toEqual([])
  expect(links.filter((link) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(link))).toEqual([])
})

test('every barcode is a valid EAN-13 of Türkiye', () => {
  expect(checkDigit('400638133393')).toBe(1)
  for (const { barcode } of variants) {
    expect(barcode).toMatch(/^869\d{10}$/)
    expect(checkDigit(barcode.slice(0, 12))).toBe(Number(barcode[12]))
  }
})

test('products and variants use only features that exist', () => {
  const known = new Set(
    features.flatMap(({ code, details }) => details.map((detail) => `${code}/${detail.code}`)),
  )
  const used = products.flatMap((product) => [
    ...Object.entries(product.features).flatMap(([code, details]) =>
      details.map((detail) => `${code}/${detail}`),
    ),
    ...product.variants.flatMap((variant) =>
      Object.entries(variant.features).map(([code, detail]) => `${code}/${detail}`),
    ),
  ])
  expect(used.filter((detail) => !known.has(detail))).toEqual([])
})

test('the variants of a product differ in their features', () => {
  const told = (product: DemoProduct) =>
    product.variants.map((variant) => JSON.stringify(variant.features)).filter((text) => text !== '{}')
  for (const product of products) expect(repeated(told(product)), product.code).toEqual([])
})

test('wholesale is cheaper than retail even with KDV, toptan cheaper than bayi', () => {
  for (const product of products) {
    for (const variant of product.variants) {
      const priceOf = (list: DemoOffer['list']) =>
        variant.offers.find((offer) => offer.list === list)?.priceKurus
      const withKdv = (price = 0) => price * (1 + product.kdvRate / 100)
      expect(priceOf('perakende'), variant.code).toBeGreaterThan(
        withKdv(priceOf('bayi') ?? priceOf('toptan')),
      )
      expect(priceOf('toptan') ?? 0, variant.code).toBeLessThan(priceOf('bayi') ?? Number.POSITIVE_INFINITY)
    }
  }
})

test('prices are whole kuruş of a believable size, and breaks are cheaper steps of whole packages', () => {
  for (const offer of offers) {
    expect(Number.isInteger(offer.priceKurus)).toBe(true)
    expect(offer.priceKurus).toBeGreaterThan(1_500)
    expect(offer.priceKurus).toBeLessThan(250_000)
    let [quantity, price] = [1, offer.priceKurus]
    for (const step of offer.breaks ?? []) {
      expect(step.minQuantity % offer.packageSize).toBe(0)
      expect(step.minQuantity).toBeGreaterThan(quantity)
      expect(step.priceKurus).toBeLessThan(price)
      ;[quantity, price] = [step.minQuantity, step.priceKurus]
    }
  }
})

test('some products have no price in a wholesale list, and some have a price history', () => {
  const lacking = (list: DemoOffer['list']) =>
    variants.filter((variant) => !variant.offers.some((offer) => offer.list === list))
  expect(lacking('perakende')).toEqual([])
  expect(lacking('bayi').length).toBeGreaterThan(20)
  expect(lacking('toptan').length).toBeGreaterThan(20)
  const changed = offers.filter((offer) => offer.compareAtKurus !== undefined)
  expect(changed.length).toBeGreaterThan(100)
  for (const offer of changed) {
    expect(offer.compareAtKurus).toBeGreaterThan(offer.priceKurus)
    expect(offer.priceChangedDaysAgo).toBeGreaterThan(0)
  }
})

test('retail sells mostly by piece, wholesale by 6 and 12', () => {
  const sizes = (list: DemoOffer['list']) =>
    offers.filter((offer) => offer.list === list).map(({ packageSize }) => packageSize)
  const retail = sizes('perakende')
  expect(retail.filter((size) => size === 1).length / retail.length).toBeGreaterThan(0.9)
  expect(retail).toContain(6)
  expect(sizes('bayi')).toContain(6)
  expect(new Set(sizes('toptan'))).toEqual(new Set([6, 12]))
})

test('stock is sometimes zero, sometimes low, mostly high', () => {
  const none = share(variants.filter(({ stock }) => stock === 0).length)
  const little = share(variants.filter(({ stock }) => stock > 0 && stock < 5).length)
  expect(none).toBeGreaterThan(0.03)
  expect(none).toBeLessThan(0.1)
  expect(little).toBeGreaterThan(0.06)
  expect(little).toBeLessThan(0.14)
})

test('about a dozen products each are for members and for wholesale only', () => {
  const seenBy = (visibility: DemoProduct['visibility']) =>
    products.filter((product) => product.visibility === visibility)
  expect(seenBy('member').length).toBeGreaterThanOrEqual(10)
  expect(seenBy('wholesale').length).toBeGreaterThanOrEqual(10)
  expect(seenBy('guest').length).toBeGreaterThan(240)
})

test('descriptions have two to four paragraphs and seldom repeat each other', () => {
  for (const { code, description } of products) {
    const paragraphs = description.split('\n\n')
    expect(paragraphs.length, code).toBeGreaterThanOrEqual(2)
    expect(paragraphs.length, code).toBeLessThanOrEqual(4)
  }
  const openings = new Set(products.map(({ description }) => description.split('\n\n')[0]))
  expect(openings.size).toBeGreaterThan(90)
})

test('texts hold no unfinished sentence', () => {
  for (const { code, name, summary, description, seoDescription, pictures } of products) {
    const texts = [name, summary, description, seoDescription, ...pictures.map(({ alt }) => alt)]
    for (const text of texts) expect(text, code).not.toMatch(/undefined|null|NaN|\s,|\.\.| {2}|: [.,;]/)
    for (const paragraph of [summary, ...description.split('\n\n')]) expect(paragraph, code).toMatch(/[.”]$/)
  }
})

test('related products and showcases name products that guests may see', () => {
  const open = new Set(products.filter(({ visibility }) => visibility === 'guest').map(({ code }) => code))
  for (const { code, relatedCodes } of products) {
    expect(relatedCodes.length, code).toBeGreaterThanOrEqual(4)
    expect(relatedCodes).not.toContain(code)
    expect(relatedCodes.filter((related) => !open.has(related))).toEqual([])
  }
  for (const { productCodes } of showcases) {
    expect(productCodes.length).toBeGreaterThanOrEqual(6)
    expect(productCodes.filter((code) => !open.has(code))).toEqual([])
  }
})
