import { z } from 'zod'

const price = z.number().positive().nullable().describe('Adet başına TL, KDV dahil; fiyatı yoksa null.')
const picture = z.strictObject({ path: z.string(), alt: z.string() })
const stockState = z.enum(['none', 'little', 'plenty']).describe('Yok, 1–4 adet, daha çok.')
const packageSize = z.int().describe('Bir paketteki adet; amount bunun katı olmalıdır.')
const sellable = z.int().describe('Şu anda satılabilen adet.')

const prices = z.strictObject({
  all: z.record(z.string(), price).describe('Tek anahtarı vardır: ziyaretçinin fiyat grubu.'),
  satisFiyati: price,
})

const variant = z.strictObject({
  id: z.int(),
  product_code: z.string(),
  name: z.string(),
  real_quantity: packageSize,
  amount: sellable,
  price,
})

const hit = {
  id: z.int(),
  info: z.strictObject({
    title: z.string(),
    seo_title: z.string(),
    summary: z.string(),
    same_brand: z.array(z.string()),
  }),
  images: z.array(picture),
  master: z.strictObject({ link: z.string() }),
  stock: z.strictObject({
    product_code: z.string(),
    real_quantity: packageSize,
    amount: sellable,
    state: stockState,
  }),
  prices,
  brand: z.string().nullable(),
  is_new: z.boolean(),
}

export const hitAnswer = z
  .strictObject({
    ...hit,
    kdv_rate: z.int().nullable().describe('Fiyatın içindeki KDV, yüzde; fiyatı yoksa null.'),
    variants: z.array(variant),
  })
  .meta({ id: 'ProductHit', description: 'Listelerde bir ürün, görünen seçenekleriyle.' })
export const hitsAnswer = z.array(hitAnswer)

export const suggestionAnswer = z
  .strictObject({
    id: z.int(),
    info: z.strictObject({ title: z.string() }),
    images: z.array(z.strictObject({ path: z.string() })),
    master: z.strictObject({ link: z.string() }),
    stock: z.strictObject({ product_code: z.string() }),
    prices: z.strictObject({ satisFiyati: price }),
    kdv_rate: hitAnswer.shape.kdv_rate,
  })
  .meta({ id: 'ProductSuggestion', description: 'Arama kutusunun bir ürün için gösterdiği kadarı.' })

const kind = z.enum(['text', 'swatch', 'number'])
const color = z.string().nullable()
const categoryLink = z.strictObject({ id: z.int(), name: z.string(), link: z.string() })

const wholeProduct = z.strictObject({
  ...hit,
  seo_description: z.string(),
  description: z.string(),
  kdv_rate: z.int(),
  breadcrumb: z.array(categoryLink),
  features: z.array(
    z.strictObject({ feature: z.string(), name: z.string(), kind, value: z.string(), color }),
  ),
  options: z.array(
    z.strictObject({
      code: z.string(),
      name: z.string(),
      kind,
      values: z.array(z.strictObject({ code: z.string(), value: z.string(), color })),
    }),
  ),
  variants: z.array(
    z.strictObject({
      ...variant.shape,
      barcode: z.string().nullable(),
      before: price.describe('Üstü çizili gösterilebilecek önceki en düşük fiyat.'),
      quantity_breaks: z
        .array(z.strictObject({ amount: z.int(), price: z.number() }))
        .describe('Bu adetten başlayarak geçerli fiyatlar.'),
      details: z.record(z.string(), z.string()).describe('Özellik kodu → değer kodu.'),
    }),
  ),
})

export const productAnswer = wholeProduct.meta({
  id: 'Product',
  description: 'Bir ürün, bütün seçenekleriyle.',
})

export type WireCategory = z.infer<typeof categoryLink> & {
  parent_id: number | null
  children: WireCategory[]
}

export const categoryAnswer: z.ZodType<WireCategory> = z
  .strictObject({
    ...categoryLink.shape,
    parent_id: z.int().nullable(),
    get children() {
      return z.array(categoryAnswer)
    },
  })
  .meta({ id: 'Category', description: 'Bir kategori, altındakilerle.' })

const feature = z.strictObject({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  kind,
  explanation: z.string().nullable(),
  filterable: z.boolean(),
  details: z.array(z.strictObject({ id: z.int(), code: z.string(), value: z.string(), color })),
})

export const featureAnswer = feature.meta({ id: 'Feature', description: 'Bir özellik, bütün değerleriyle.' })

const showcase = z.strictObject({
  id: z.int(),
  code: z.string(),
  title: z.string(),
  subtitle: z.string(),
  products: hitsAnswer,
})

export const showcaseAnswer = showcase.meta({ id: 'Showcase', description: 'Bir vitrin, ilk ürünleriyle.' })
