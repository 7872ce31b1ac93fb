import type { z } from 'zod'
import type { ListFacets } from '~/http/calls/list-meta.server'
import type {
  featureAnswer,
  hitAnswer,
  productAnswer,
  showcaseAnswer,
  suggestionAnswer,
  WireCategory,
} from './answers.server'

// Examples in the documentation of the API; a test parses them with the schemas of the calls.

type Hit = z.input<typeof hitAnswer>
type Product = z.input<typeof productAnswer>

export const categoryExample: WireCategory = {
  id: 2,
  name: 'Deri kordonlar',
  link: 'deri-kordonlar',
  parent_id: null,
  children: [
    { id: 11, name: 'Düz deri', link: 'duz-deri-kordonlar', parent_id: 2, children: [] },
    { id: 12, name: 'Kabartmalı deri', link: 'kabartmali-deri-kordonlar', parent_id: 2, children: [] },
  ],
}

export const featureExample: z.input<typeof featureAnswer> = {
  id: 3,
  code: 'genislik',
  name: 'Genişlik',
  kind: 'number',
  explanation: 'Kordonun kasaya takıldığı yerdeki eni.',
  filterable: true,
  details: [
    { id: 31, code: '20-mm', value: '20 mm', color: null },
    { id: 32, code: '22-mm', value: '22 mm', color: null },
  ],
}

const common = {
  id: 1042,
  info: {
    title: 'Kapadokya deri kordon',
    seo_title: 'Kapadokya deri saat kordonu | Vitrin',
    summary: 'Kapadokya: düz dana derisi, iğneli toka, 3 renk, 20–22 mm.',
    same_brand: ['bozkir-deri-kordon'],
  },
  images: [{ path: '/media/3f9ad21c07b84e65/640.webp', alt: 'Kapadokya deri kordon, taba' }],
  master: { link: 'kapadokya-deri-kordon' },
  stock: { product_code: 'KPD-DERI', real_quantity: 1, amount: 37, state: 'plenty' },
  prices: { all: { '1': 649.9 }, satisFiyati: 649.9 },
  brand: 'Bozkır Deri Atölyesi',
  is_new: true,
} satisfies Partial<Hit>

const variant = {
  id: 4187,
  product_code: 'KPD-DERI-22-TAB',
  name: '22 mm taba',
  real_quantity: 1,
  amount: 12,
  price: 649.9,
}

export const hitExample: Hit = { ...common, kdv_rate: 20, variants: [variant] }

export const suggestionExample: z.input<typeof suggestionAnswer> = {
  id: 1042,
  info: { title: 'Kapadokya deri kordon' },
  images: [{ path: '/media/3f9ad21c07b84e65/640.webp' }],
  master: { link: 'kapadokya-deri-kordon' },
  stock: { product_code: 'KPD-DERI' },
  prices: { satisFiyati: 649.9 },
  kdv_rate: 20,
}

export const productExample: Product = {
  ...common,
  seo_description: 'Kapadokya deri saat kordonu, 20 ve 22 mm; siyah, taba ve kahverengi.',
  description: 'Düz dana derisinden, kenarları elde boyanmış kordon.',
  kdv_rate: 20,
  breadcrumb: [
    { id: 2, name: 'Deri kordonlar', link: 'deri-kordonlar' },
    { id: 11, name: 'Düz deri', link: 'duz-deri-kordonlar' },
  ],
  features: [{ feature: 'malzeme', name: 'Malzeme', kind: 'text', value: 'Dana derisi', color: null }],
  options: [
    {
      code: 'renk',
      name: 'Renk',
      kind: 'swatch',
      values: [{ code: 'taba', value: 'Taba', color: '#8a4b1f' }],
    },
    {
      code: 'genislik',
      name: 'Genişlik',
      kind: 'number',
      values: [{ code: '22-mm', value: '22 mm', color: null }],
    },
  ],
  variants: [
    {
      ...variant,
      barcode: '8690000041872',
      before: 729.9,
      quantity_breaks: [{ amount: 10, price: 584.9 }],
      details: { renk: 'taba', genislik: '22-mm' },
    },
  ],
}

export const showcaseExample: z.input<typeof showcaseAnswer> = {
  id: 1,
  code: 'yeni-gelenler',
  title: 'Yeni gelenler',
  subtitle: 'Atölyeden bu hafta çıkanlar',
  products: [hitExample],
}

export const facetsExample: ListFacets = {
  features: [
    {
      id: 3,
      code: 'genislik',
      name: 'Genişlik',
      kind: 'number',
      details: [
        { id: 31, code: '20-mm', value: '20 mm', color: null, count: 212, chosen: true },
        { id: 32, code: '22-mm', value: '22 mm', color: null, count: 187, chosen: true },
        { id: 33, code: '24-mm', value: '24 mm', color: null, count: 64, chosen: false },
      ],
    },
  ],
  prices: { from: 129.9, to: 1249 },
  in_stock: 298,
  packages: [{ real_quantity: 1, count: 305, chosen: false }],
}

export const listMeta = { total: 312, start: 0, length: 30 }
