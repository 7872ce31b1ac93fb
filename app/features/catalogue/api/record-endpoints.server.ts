// Longer than 250 lines: the schemas, examples and endpoints of a record are read and changed together.
import { z } from 'zod'
import { revisionOf } from '~/http/calls/editing.server'
import { notFound } from '~/http/calls/failures.server'
import { line, lines, rowId, tlAmount } from '~/http/reading/fields'
import { Problem } from '~/http/answering/problem.server'
import { answered, writingEndpoints } from '~/http/calls/resource.server'
import { type ApiRoute, type Policy, route } from '~/http/calls/route.server'
import { text as httpText } from '~/http/text'
import { toTl } from '~/kernel/money'
import * as inputs from './inputs.server'
import { comparableCode } from '../search/codes'
import { productEditor } from '../write/edit-products.server'
import type { ProductInput } from '../write/product-input'
import { type ProductRecord, readProductRecord } from '../write/store-product-record.server'

const kdvRate = z.literal([0, 1, 10, 20])
const visibility = z.literal([0, 1, 2]).describe('Kim görür: 0 herkes, 1 üyeler, 2 onaylı toptan üyeler.')
const price = tlAmount.refine((kurus) => kurus > 0).meta({ minimum: 0.01 })
const pieces = z.int().min(1).max(100_000)
const code = line(1, 64)

const distinct = <T>(of: (row: T) => unknown) =>
  [
    (rows: T[]) => new Set(rows.map(of)).size === rows.length,
    { message: 'Her biri bir kez yazılmalı.' },
  ] as const

const offer = z.strictObject({
  price_list_id: rowId,
  real_quantity: pieces.default(1).describe('Bir paketteki adet.'),
  price: price.describe('Adet başına TL, listenin kendisi gibi KDV dahil ya da hariç.'),
  quantity_breaks: z
    .array(z.strictObject({ amount: z.int().min(2).max(999_999), price }))
    .max(20)
    .refine(...distinct<{ amount: number }>(({ amount }) => amount))
    .default([])
    .describe('Bu adetten başlayarak geçerli fiyatlar.'),
})

const variant = z.strictObject({
  product_code: code,
  barcode: line(1, 32).nullable().default(null),
  name: line(0, 160),
  weight_grams: z.int().min(0).max(1_000_000).default(0),
  visibility: visibility.default(0),
  feature_details: z.array(rowId).max(50).default([]),
  offers: z
    .array(offer)
    .max(50)
    .refine(...distinct<{ price_list_id: number }>(({ price_list_id: id }) => id))
    .describe('Yazılmayan fiyat listesi olduğu gibi kalır.'),
})

const picture = z.strictObject({
  picture_id: rowId,
  alt: line(1, 200),
  variant_codes: z.array(code).max(100).default([]).describe('Gösterdiği seçenekler; boşsa hepsi.'),
})

const productInput = z.strictObject({
  product_code: code.describe('Sonradan değişmez.'),
  name: line(2, 160),
  link: line(1, 160)
    .optional()
    .describe('İstenen bağlantı; verilmezse addan yapılır, eskisi yenisine yönlenir.'),
  summary: line(0, 500).default(''),
  description: lines(0, 20_000).default(''),
  kdv_rate: kdvRate,
  published: z.boolean().describe('false: hiçbir ziyaretçiye gösterilmez.'),
  visibility: visibility.default(0),
  brand_id: rowId.nullable(),
  category_ids: z.array(rowId).min(1).max(30).describe('İlki ana kategorisidir.'),
  feature_details: z
    .array(rowId)
    .max(100)
    .default([])
    .describe('Ürünün bütünü için geçerli özellik değerleri.'),
  seo_title: line(0, 160).default(''),
  seo_description: line(0, 320).default(''),
  rank: z.int().min(0).max(1_000_000).default(0).describe('Önerilen sıralamadaki yeri.'),
  max_installments: z.int().min(1).max(12).optional(),
  variants: z
    .array(variant)
    .min(1)
    .max(100)
    .refine(...distinct<{ product_code: string }>((one) => comparableCode(one.product_code)))
    .describe('Gösterildikleri sırayla. Yazılmayan seçenek artık satılmaz.'),
  pictures: z
    .array(picture)
    .max(50)
    .refine(...distinct<{ picture_id: number }>(({ picture_id: id }) => id))
    .optional()
    .describe('Gösterildikleri sırayla; verilmezse olduğu gibi kalır.'),
})

const int = z.int()
const recordVariant = z.strictObject({
  id: int,
  product_code: z.string(),
  barcode: z.string().nullable(),
  name: z.string(),
  weight_grams: int,
  visibility: int,
  feature_details: z.array(int),
  offers: z.array(
    z.strictObject({
      price_list_id: int,
      real_quantity: int,
      price: z.number(),
      quantity_breaks: z.array(z.strictObject({ amount: int, price: z.number() })),
    }),
  ),
})
const record = z.strictObject({
  id: int,
  product_code: z.string(),
  name: z.string(),
  link: z.string(),
  summary: z.string(),
  description: z.string(),
  kdv_rate: int,
  published: z.boolean(),
  visibility: int,
  brand_id: int.nullable(),
  category_ids: z.array(int),
  feature_details: z.array(int),
  seo_title: z.string(),
  seo_description: z.string(),
  rank: int,
  max_installments: int.nullable(),
  variants: z.array(recordVariant),
  pictures: z.array(z.strictObject({ picture_id: int, alt: z.string(), variant_codes: z.array(z.string()) })),
})

const exampleInput: z.input<typeof productInput> = {
  product_code: 'KPD-DERI',
  name: 'Kapadokya deri kordon',
  summary: 'Düz dana derisi, iğneli toka.',
  description: 'Düz dana derisinden, kenarları elde boyanmış kordon.',
  kdv_rate: 20,
  published: true,
  brand_id: 3,
  category_ids: [11],
  feature_details: [41],
  variants: [
    {
      product_code: 'KPD-DERI-22-TAB',
      barcode: '8690000041872',
      name: '22 mm taba',
      weight_grams: 25,
      feature_details: [32, 51],
      offers: [{ price_list_id: 1, price: 649.9, quantity_breaks: [{ amount: 10, price: 584.9 }] }],
    },
  ],
}
const exampleRecord = {
  id: 1042,
  product_code: 'KPD-DERI',
  name: 'Kapadokya deri kordon',
  link: 'kapadokya-deri-kordon',
  summary: 'Düz dana derisi, iğneli toka.',
  kdv_rate: 20,
  published: true,
  visibility: 0,
  brand_id: 3,
  description: 'Düz dana derisinden, kenarları elde boyanmış kordon.',
  category_ids: [11],
  feature_details: [41],
  seo_title: '',
  seo_description: '',
  rank: 120,
  max_installments: null,
  variants: [
    {
      id: 4187,
      product_code: 'KPD-DERI-22-TAB',
      barcode: '8690000041872',
      name: '22 mm taba',
      weight_grams: 25,
      visibility: 0,
      feature_details: [32, 51],
      offers: [
        {
          price_list_id: 1,
          real_quantity: 1,
          price: 649.9,
          quantity_breaks: [{ amount: 10, price: 584.9 }],
        },
      ],
    },
  ],
  pictures: [{ picture_id: 810, alt: 'Kapadokya deri kordon, taba', variant_codes: ['KPD-DERI-22-TAB'] }],
}

const sellers: Policy = { staff: 'products.write' }

export const recordEndpoints: ApiRoute[] = [
  route({
    method: 'get',
    path: '/products/{id}/record',
    tag: 'Ürünler',
    summary: 'Bir ürün, düzenlenen hâliyle: bütün fiyat listeleriyle, yayında değilse de',
    policy: sellers,
    params: inputs.byId,
    failures: [notFound],
    answer: answered(record),
    example: { params: { id: '1042' }, data: { ...exampleRecord, revision: 'Zk3mP0aXq81LwT7c' } },
    run: async ({ db }, { params }) => {
      const row = await readProductRecord(db, params.id)
      if (!row) throw new Problem(404, 'not_found', httpText.notFound)
      return { data: { ...toWire(row), revision: revisionOf(row) } }
    },
  }),
  ...writingEndpoints({
    path: '/products',
    tag: 'Ürünler',
    writers: { create: sellers, update: sellers, remove: sellers },
    summaries: {
      create: 'Ürün ekler',
      update: 'Ürünü değiştirir; değişen fiyatın eskisi geçmişte durur',
      remove: 'Ürünü yayından kaldırır: siparişler ve fiyat geçmişi için kaydı durur',
    },
    editor: productEditor,
    input: productInput,
    fromWire,
    record,
    toWire,
    example: { id: 1042, input: exampleInput, record: exampleRecord },
  }),
]

function fromWire(given: z.infer<typeof productInput>): ProductInput {
  return {
    code: given.product_code,
    name: given.name,
    link: given.link,
    summary: given.summary,
    description: given.description,
    kdvRate: given.kdv_rate,
    published: given.published,
    visibility: given.visibility,
    brandId: given.brand_id,
    rank: given.rank,
    categoryIds: given.category_ids,
    detailIds: given.feature_details,
    seoTitle: given.seo_title,
    seoDescription: given.seo_description,
    maxInstallments: given.max_installments,
    variants: given.variants.map((one) => ({
      code: one.product_code,
      barcode: one.barcode,
      name: one.name,
      weightGrams: one.weight_grams,
      visibility: one.visibility,
      detailIds: one.feature_details,
      offers: one.offers.map(({ price_list_id, real_quantity, price, quantity_breaks }) => ({
        priceListId: price_list_id,
        packageSize: real_quantity,
        amount: price,
        breaks: quantity_breaks.map(({ amount, price }) => ({ minQuantity: amount, amount: price })),
      })),
    })),
    pictures: given.pictures?.map(({ picture_id, alt, variant_codes }) => ({
      pictureId: picture_id,
      alt,
      variantCodes: variant_codes,
    })),
  }
}

function toWire(row: ProductRecord): z.infer<typeof record> {
  return {
    id: row.id,
    product_code: row.code,
    name: row.name,
    link: row.link,
    summary: row.summary,
    description: row.description,
    kdv_rate: row.kdvRate,
    published: row.published,
    visibility: row.visibility,
    brand_id: row.brandId,
    category_ids: row.categoryIds,
    feature_details: row.detailIds,
    seo_title: row.seoTitle,
    seo_description: row.seoDescription,
    rank: row.rank,
    max_installments: row.maxInstallments,
    variants: row.variants.map((one) => ({
      id: one.id,
      product_code: one.code,
      barcode: one.barcode,
      name: one.name,
      weight_grams: one.weightGrams,
      visibility: one.visibility,
      feature_details: one.detailIds,
      offers: one.offers.map(({ priceListId, packageSize, amount, breaks }) => ({
        price_list_id: priceListId,
        real_quantity: packageSize,
        price: toTl(amount),
        quantity_breaks: breaks.map(({ minQuantity, amount }) => ({
          amount: minQuantity,
          price: toTl(amount),
        })),
      })),
    })),
    pictures: row.pictures.map(({ pictureId, alt, variantCodes }) => ({
      picture_id: pictureId,
      alt,
      variant_codes: variantCodes,
    })),
  }
}
