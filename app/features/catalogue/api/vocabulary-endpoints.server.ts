import { z } from 'zod'
import { idInAddress } from '~/http/calls/list-query'
import { resource } from '~/http/calls/resource.server'
import type { ApiRoute, Policy } from '~/http/calls/route.server'
import { line, rowId } from '~/http/reading/fields'
import { brandEditor, listBrands } from '../write/edit-brands.server'
import {
  featureDetailEditor,
  featureEditor,
  listFeatureDetails,
  listFeatureRecords,
} from '../write/edit-features.server'
import { lastPosition, longestWords } from '../write/vocabulary'

// The words of products: brands, features and the values of features, as the staff edit them.

const editors: Policy = { staff: 'products.write' }
const shared = {
  tag: 'Markalar ve özellikler',
  readers: { index: editors, show: editors },
  writers: { create: editors, update: editors, remove: editors },
  keep: { by: 'visitor' },
} as const
const longest = longestWords
const position = z
  .int()
  .min(0)
  .max(lastPosition)
  .default(0)
  .describe('Listelerdeki sırası; küçük önce gelir.')
const part = <Row>(rows: readonly Row[], { start, length }: { start: number; length: number }) => ({
  data: rows.slice(start, start + length),
  total: rows.length,
})

const brandRecord = z.strictObject({ id: z.int(), name: z.string() })
const brandExample = { name: 'Bozkır Deri Atölyesi' }

const brands = resource({
  ...shared,
  path: '/brands',
  summaries: {
    index: 'Markalar, alfabetik',
    show: 'Bir marka',
    create: 'Marka ekler',
    update: 'Markayı değiştirir; ürün sayfaları ve arama yeni adı kullanır',
    remove: 'Ürünü olmayan markayı siler',
  },
  editor: brandEditor,
  input: z.strictObject({ name: line(1, longest.brand) }),
  fromWire: (input) => input,
  record: brandRecord,
  toWire: ({ id, name }) => ({ id, name }),
  example: { id: 3, input: brandExample, record: { id: 3, ...brandExample } },
  list: {
    item: brandRecord.extend({ products: z.int() }),
    example: { data: [{ id: 3, ...brandExample, products: 14 }], total: 8 },
    read: async ({ db }, page) => part(await listBrands(db), page),
  },
})

const kinds = ['text', 'swatch', 'number'] as const
const featureInput = z.strictObject({
  name: line(1, longest.feature),
  kind: z.enum(kinds).describe('`swatch`: renk örneği; `number`: ölçü, `unit` ile.'),
  unit: line(1, longest.unit).nullable().default(null),
  explanation: line(1, longest.explanation)
    .nullable()
    .default(null)
    .describe('Müşteriye gösterilen açıklama.'),
  filterable: z.boolean().default(true).describe('Listelerde süzgeç olur.'),
  position,
})
const featureRecord = z.strictObject({
  id: z.int(),
  name: z.string(),
  kind: z.enum(kinds),
  unit: z.string().nullable(),
  explanation: z.string().nullable(),
  filterable: z.boolean(),
  position: z.int(),
})
const featureExample: Omit<z.infer<typeof featureRecord>, 'id'> = {
  name: 'Genişlik',
  kind: 'number',
  unit: 'mm',
  explanation: null,
  filterable: true,
  position: 1,
}

const features = resource({
  ...shared,
  path: '/features',
  summaries: {
    index: 'Özellikler, sırasıyla',
    show: 'Bir özellik',
    create: 'Özellik ekler',
    update: 'Özelliği değiştirir; süzülmüş adresler aynı kalır',
    remove: 'Hiçbir üründe geçmeyen özelliği, değerleriyle siler',
  },
  editor: featureEditor,
  input: featureInput,
  fromWire: (input) => input,
  record: featureRecord,
  toWire: (row) => row,
  example: { id: 1, input: featureExample, record: { id: 1, ...featureExample } },
  list: {
    item: featureRecord.extend({ values: z.int() }),
    example: { data: [{ id: 1, ...featureExample, values: 10 }], total: 15 },
    read: async ({ db }, page) => part(await listFeatureRecords(db), page),
  },
})

const detailRecord = z.strictObject({
  id: z.int(),
  feature_id: z.int(),
  value: z.string(),
  color: z.string().nullable(),
  position: z.int(),
})
const detailExample = { feature_id: 2, value: 'Taba', color: '#8a4b1f', position: 4 }

const details = resource({
  ...shared,
  path: '/feature-details',
  summaries: {
    index: 'Bir özelliğin değerleri, sırasıyla',
    show: 'Bir değer',
    create: 'Özelliğe değer ekler',
    update: 'Değeri değiştirir; özelliği aynı kalır',
    remove: 'Hiçbir üründe geçmeyen değeri siler',
  },
  editor: featureDetailEditor,
  input: z.strictObject({
    feature_id: rowId,
    value: line(1, longest.value),
    color: z
      .string()
      .regex(/^#[0-9a-f]{6}$/i)
      .nullable()
      .default(null)
      .describe('Renk örneği: `#8a4b1f`.'),
    position,
  }),
  fromWire: ({ feature_id: featureId, ...input }) => ({ featureId, ...input }),
  record: detailRecord,
  toWire: ({ id, featureId: feature_id, value, color, position }) => ({
    id,
    feature_id,
    value,
    color,
    position,
  }),
  example: { id: 31, input: detailExample, record: { id: 31, ...detailExample } },
  list: {
    item: detailRecord.extend({ products: z.int() }),
    query: { feature_id: idInAddress },
    example: { query: { feature_id: '2' }, data: [{ id: 31, ...detailExample, products: 9 }], total: 32 },
    read: async ({ db }, { feature_id: wanted, ...page }) => {
      const { data, total } = part(await listFeatureDetails(db, wanted), page)
      const toItem = ({ featureId: feature_id, ...row }: (typeof data)[number]) => ({ ...row, feature_id })
      return { data: data.map(toItem), total }
    },
  },
})

export const vocabularyEndpoints: ApiRoute[] = [...brands, ...features, ...details]
