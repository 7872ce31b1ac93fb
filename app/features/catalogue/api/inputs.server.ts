import { z } from 'zod'
import { compatibility } from '~/http/calls/compatibility'
import { findQuery, idInAddress, pageQuery } from '~/http/calls/list-query'
import { facetLength, pageLength, searchMaximum, searchMinimum, type Sort, sorts } from '../catalogue'
import { mostHits } from '../search/store-word-hits.server'

const id = z.int().min(1).max(999_999_999)
const whole = z.int().min(0).max(1_000_000)
const label = z.string().max(100)

export const byId = z.strictObject({ id: idInAddress })
export const byLink = z.strictObject({ link: z.string().max(200).describe('Ürünün adresteki bağlantısı.') })
export const byCategory = z.strictObject({
  category: z.string().max(200).describe('Kategorinin bağlantısı.'),
})
export const page = z.strictObject({ ...compatibility, ...pageQuery })
export const find = z.strictObject({ ...compatibility, ...findQuery })
export const findProducts = find.extend({
  total_up_to: z
    .string()
    .regex(/^[1-9]\d{0,3}$/)
    .transform(Number)
    .pipe(z.int().max(mostHits))
    .default(mostHits)
    .meta({
      description:
        'Toplamın kaça kadar sayılacağı. Çok daha fazlası varsa `meta.total` bundan bir fazladır ve arama daha hızlıdır.',
      number: { minimum: 1, maximum: mostHits, default: mostHits },
    }),
})
/** A query of `find` from the first hit on; ten unless more are asked for. */
export const suggestions = findProducts.omit({ start: true }).extend({
  length: pageQuery.length.default(10).meta({
    description: 'En çok kaç öneri, 1–30.',
    number: { minimum: 1, maximum: pageLength, default: 10 },
  }),
})
export const nothing = z.strictObject(compatibility)

/** The list of ids in `?categories=1,2`. */
export const categories = z.strictObject({
  ...compatibility,
  categories: z
    .string()
    .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,49}$/)
    .transform((ids) => ids.split(',').map(Number))
    .describe('Virgülle ayrılmış kategori numaraları, en çok 50.'),
})

const said = (description: string) => z.string().max(2_000).optional().describe(description)

/** The parameters that `readListQuery` reads; each feature is a parameter with its own code. */
export const listQuery = z
  .object({
    q: said('Aranan sözcükler, en çok 100 karakter.'),
    kategori: said('Kategorinin bağlantısı; altındakiler de listelenir.'),
    siralama: said(`Sıralama: ${sorts.join(', ')}.`),
    'fiyat-min': said('TL; bu fiyat ve üstü.'),
    'fiyat-max': said('TL; bu fiyat ve altı.'),
    stok: said('`var`: yalnızca stokta olanlar.'),
    paket: said('Paketteki adet.'),
    sayfa: said('30 ürünlük sayfa, 1 ile başlar.'),
    start: said('Kaçıncı üründen başlanacağı, 0 ile başlar.'),
    length: said('En çok kaç ürün, 1–30.'),
    facets: z.literal('1').optional().describe('`1`: süzgeçler ve sayıları da `meta.facets` alanında gelir.'),
  })
  .catchall(
    z.string().max(2_000).describe('Özellik kodu = virgülle ayrılmış değer kodları: `renk=taba,siyah`.'),
  )

export const productIds = z.strictObject({ ...compatibility, ids: z.array(id).min(1).max(pageLength) })
export const recommendedFor = z.strictObject({
  ...compatibility,
  product_ids: z.array(id).max(pageLength).optional(),
})

/** Query of filter-by-feature-details, the only list with up to 100 products per page (specification §9). */
export const filterPage = z.strictObject({
  ...compatibility,
  draw: z.string().max(10).optional(),
  start: pageQuery.start,
  length: idInAddress
    .pipe(z.int().max(facetLength))
    .default(facetLength)
    .meta({ number: { minimum: 1, maximum: facetLength, default: facetLength } }),
})
export const filterBody = z.strictObject({
  ...compatibility,
  feature_details: z.array(id).min(1).max(facetLength),
})

/** The search of a DataTables grid: plain text for the whole table, no search per column. */
const search = z.strictObject({
  value: z
    .string()
    .trim()
    .max(searchMaximum)
    .refine((value) => value === '' || value.length >= searchMinimum),
  regex: z.literal(false).optional(),
})
const noSearch = z.strictObject({
  value: z.literal(''),
  regex: z.union([z.boolean(), z.string().max(5)]).optional(),
})
const flag = z.boolean().optional()

const column = z.strictObject({
  data: z.union([label, whole, z.null()]).optional(),
  name: label.optional(),
  searchable: flag,
  orderable: flag,
  search: noSearch.optional(),
})
const order = z.strictObject({
  column: z.int().min(0).max(49),
  dir: z.enum(['asc', 'desc']),
  name: label.optional(),
})

/** The DataTables request of product-categories/product-list. */
export const dataTable = z.strictObject({
  ...compatibility,
  draw: whole.optional(),
  columns: z.array(column).max(50).optional(),
  order: z.array(order).max(1).optional(),
  start: whole.default(0),
  length: z.int().min(1).max(pageLength).default(pageLength),
  search: search.optional(),
  category_id: id.optional(),
})
export type DataTable = z.infer<typeof dataTable>

const sortOfColumn: Record<string, Sort> = {
  'rank asc': 'onerilen',
  'published_at desc': 'yeni',
  'price asc': 'fiyat-artan',
  'price desc': 'fiyat-azalan',
  'name asc': 'ad',
}

/** The sort that a grid asks for; null for a column that lists are not sorted by. */
export function sortOfTable({ order = [], columns = [] }: DataTable): Sort | null {
  const [first] = order
  if (!first) return 'onerilen'
  const { data, name } = columns[first.column] ?? {}
  return sortOfColumn[`${first.name || name || data} ${first.dir}`] ?? null
}
