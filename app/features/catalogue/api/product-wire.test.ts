import { expect, test } from 'vitest'
import type { ProductCard } from '../catalogue'
import { hitToWire } from './product-wire.server'

const priceKey = { listId: 2, chain: [2, 1], kdvIncluded: { 1: true, 2: false }, discounts: [] }
const price = {
  listId: 2,
  packageSize: 6,
  kdvIncluded: false,
  kdvRate: 20,
  unit: 10_000,
  before: null,
  breaks: [],
}
const picture = (hash: string) => ({ hash, width: 960, height: 1200, blur: '', alt: 'Toros, önden' })
const card: ProductCard = {
  id: 5,
  code: 'T-1',
  name: 'Toros deri kordon',
  link: 'toros-deri-kordon',
  brand: 'Kuzguncuk',
  pictures: [picture('aaaa'), picture('bbbb')],
  price,
  priceVaries: false,
  stock: 'plenty',
  variantCount: 1,
  onlyVariant: null,
  colours: [],
  widths: [],
  isNew: false,
}

test('a hit has title, search title, pictures, link, code and same brand in the fields of older clients', () => {
  const hit = {
    card,
    seoTitle: 'Toros | Vitrin',
    summary: '',
    sameBrand: ['kapadokya-deri-kordon'],
    variants: [],
  }
  expect(hitToWire(priceKey, hit)).toMatchObject({
    info: {
      title: 'Toros deri kordon',
      seo_title: 'Toros | Vitrin',
      same_brand: ['kapadokya-deri-kordon'],
    },
    images: [
      { path: '/media/aaaa/640.webp', alt: 'Toros, önden' },
      { path: '/media/bbbb/640.webp', alt: 'Toros, önden' },
    ],
    master: { link: 'toros-deri-kordon' },
    stock: { product_code: 'T-1', real_quantity: 6 },
    prices: { all: { 2: 120 }, satisFiyati: 120 },
    kdv_rate: 20,
  })
})
