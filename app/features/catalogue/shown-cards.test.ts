import { expect, test } from 'vitest'
import type { Facet, ProductCard } from './catalogue'
import { shownCards, shownFacets } from './shown-cards'

const hash = 'ab'.repeat(16)
const picture = { hash, width: 960, height: 1200, blur: 'UklGR', alt: 'Taba kordon' }
const price = {
  listId: 1,
  packageSize: 1,
  kdvIncluded: true,
  kdvRate: 20,
  unit: 10_000,
  before: null,
  breaks: [],
}
const card: ProductCard = {
  id: 1,
  code: 'T-1',
  name: 'Kordon',
  link: 'kordon',
  brand: null,
  pictures: [picture, { ...picture, alt: 'Saatte' }],
  price,
  priceVaries: false,
  stock: 'plenty',
  variantCount: 1,
  onlyVariant: { id: 7, code: 'T-1-1', available: 12 },
  colours: [{ name: 'Taba', color: '#9a5a2c' }],
  widths: ['20 mm', '22 mm'],
  isNew: false,
}
const shown = (change: Partial<ProductCard>) => shownCards([{ ...card, ...change }])[0]!

test('a card names only what it shows', () => {
  expect(shown({})).toEqual({
    id: 1,
    name: 'Kordon',
    link: 'kordon',
    pictures: [{ hash, alt: 'Taba kordon' }, { hash }],
    price: { unit: 10_000 },
    add: { variantId: 7 },
    widths: '20\u00a0mm · 22\u00a0mm',
  })
})

test('previews are for the first cards, and a small picture keeps its width', () => {
  const small = { ...card, pictures: [{ ...picture, width: 400 }] }
  const [first, second] = shownCards([small, small], { previews: 1 })
  expect(first!.pictures).toEqual([{ hash, width: 400, alt: 'Taba kordon', blur: 'UklGR' }])
  expect(second!.pictures).toEqual([{ hash, width: 400, alt: 'Taba kordon' }])
})

test('a net list’s package: amounts as screens show them, and the rule of KDV', () => {
  const net = { ...price, kdvIncluded: false, packageSize: 6, before: 12_500 }
  expect(shown({ price: net, priceVaries: true })).toMatchObject({
    price: {
      unit: 10_000,
      before: 12_500,
      percent: 20,
      pack: { size: 6, price: 60_000 },
      kdvIncluded: false,
      varies: true,
    },
    add: { variantId: 7, packageSize: 6 },
  })
  expect(shown({ price: { ...net, shown: 'gross' } }).price).toMatchObject({
    unit: 12_000,
    kdvIncluded: true,
  })
})

test.each([
  ['is sold out', { stock: 'none', onlyVariant: { id: 7, code: 'T', available: 0 } } as const],
  ['has too little for a package', { price: { ...price, packageSize: 24 } }],
  ['has no price', { price: null }],
  ['has variants to choose from', { onlyVariant: null }],
])('a card has no button to add when its product %s', (_, change) => {
  expect(shown(change)).not.toHaveProperty('add')
})

test('facets without values that nobody can choose, and with colours only where they show', () => {
  const value = { id: 1, code: 'taba', value: 'Taba', color: '#9a5a2c', count: 3, chosen: false }
  const facet: Facet = {
    featureId: 2,
    code: 'renk',
    name: 'Renk',
    kind: 'swatch',
    explanation: null,
    values: [value, { ...value, id: 2, count: 0 }, { ...value, id: 3, count: 0, chosen: true }],
  }
  const own = { code: 'taba', value: 'Taba' }
  expect(shownFacets([facet, { ...facet, values: [{ ...value, count: 0 }] }])).toEqual([
    {
      featureId: 2,
      code: 'renk',
      name: 'Renk',
      kind: 'swatch',
      values: [
        { id: 1, ...own, color: '#9a5a2c', count: 3 },
        { id: 3, ...own, color: '#9a5a2c', count: 0, chosen: true },
      ],
    },
  ])
  expect(shownFacets([{ ...facet, kind: 'text' }])[0]!.values[0]).not.toHaveProperty('color')
})
