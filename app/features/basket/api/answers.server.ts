import { z } from 'zod'
import { kdvField } from './summary-wire.server'

const money = z.number().describe('TL, KDV dahil.')
const pieces = z.int().describe('Adet.')
const campaignType = z
  .literal([1, 2, 3, 4, 5, 6])
  .describe('1 yüzde, 2 tutar, 3 al öde, 4 hediye, 5 kategoride yüzde, 6 ücretsiz kargo.')
const lineShape = z.strictObject({
  product_id: z.int(),
  product_code: z.string(),
  product_serial_id: z.null(),
  product_variant_id: z.int(),
  product_name: z.string(),
  product_variant_name: z.string(),
  product_image: z.string().nullable(),
  product_link: z.string(),
  amount: pieces,
  price: money.describe('Adet başına TL, KDV dahil.'),
  previous_price: money.nullable().describe('Fiyat, gösterildikten sonra değiştiyse önceki fiyat.'),
  total_price: money,
  is_promo: z.boolean(),
  state: z
    .enum(['ok', 'unsellable', 'insufficient'])
    .describe('unsellable: satıştan kalktı (kod 239), toplama girmez. insufficient: stok yetmiyor.'),
  stock: z.strictObject({ real_quantity: z.int().describe('Paketteki adet.'), amount: pieces }),
})

const wireLine = lineShape.meta({ id: 'BasketLine', description: 'Sepetin bir satırı.' })

const noticeShape = z.strictObject({
  product_id: z.int(),
  product_variant_id: z.int(),
  code: z
    .enum(['added', 'insufficient', 'whole_packages', 'unsellable', 'basket_full'])
    .describe(
      'insufficient: stok yettiği kadar. whole_packages: tam paketlere indi. unsellable: satılmıyor. basket_full: sepet dolu.',
    ),
  wanted_amount: pieces,
  added_amount: pieces,
  is_repriced: z.boolean().describe('Fiyat, üyeliğe göre değişti.'),
  message: z.string().describe('Müşteriye gösterilecek cümle.'),
})

const entryShape = z.strictObject({
  basket: z.strictObject({
    id: z.int().nullable().describe('remove-basket/{id} için; hiç ürün eklenmediyse null.'),
    products: z.array(wireLine),
    total_product_amount: pieces,
    total_product_price: money,
    isFreeShipping: z.boolean(),
    cargo_price: money,
    grand_total: money,
    kdv: kdvField,
    campaign: z
      .strictObject({
        id: z.int(),
        type: campaignType,
        discount: money,
        title: z.string(),
        description: z.string(),
        offer: z.strictObject({
          description: z.string(),
          discount: money,
          product: z
            .strictObject({
              name: z.string(),
              image_path: z.string().nullable(),
              amount: pieces,
              is_promo: z.literal(true),
            })
            .nullable()
            .describe('Hediye edilen ürün.'),
        }),
        basket_index_of_campaign: z.int().describe('Seçili olan biçimin bu yanıttaki sırası, 0 ile başlar.'),
      })
      .nullable()
      .describe('Bu biçimdeki kampanya; kampanyasız biçimde null.'),
    coupon: z
      .strictObject({
        code: z.string(),
        title: z.string(),
        discount: money,
        message: z.string().nullable().describe('Kupon sayılmıyorsa nedeni.'),
      })
      .nullable(),
  }),
  notices: z
    .array(noticeShape)
    .describe('Üye girişinde sepete eklenenler ve değişenler; müşteri gördüğünü bildirene kadar söylenir.'),
  campaign_id: z.int().nullable(),
  campaign_type: campaignType.nullable(),
  campaign_discount: money.nullable(),
  campaign_title: z.string().nullable(),
  campaign_description: z.string().nullable(),
  campaign_count: z.int().describe('Sepete uygulanabilen kampanya sayısı.'),
  isFreeShipping: z.boolean(),
})

const basketEntry = entryShape.meta({
  id: 'Basket',
  description: 'Sepet, fiyatlanabileceği bir biçimde: en kazançlı kampanya önce, kampanyasız biçim sonda.',
})

export const basketAnswer = z.array(basketEntry).min(1)
export const counterAnswer = z.strictObject({ count: z.int() })
export const doneAnswer = z.strictObject({ code: z.literal(200) })
export const lineAnswer = z.strictObject({
  code: z
    .union([z.literal(200), z.literal(201), z.literal(239)])
    .describe('201 yeni satır, 200 satırın şimdiki hali, 239 artık satılmıyor.'),
  stockStatus: z.enum(['success', 'fail', 'insufficient']),
  stockAmount: z.int().describe('Şu anda satılabilen adet.'),
  stockMessage: z.string().describe('Müşteriye gösterilecek cümle.'),
  added_amount: z.int().describe('Satırın kaç adet büyüdüğü.'),
  product: wireLine.nullable(),
})

export type WireLine = z.infer<typeof wireLine>
export type WireBasket = z.infer<typeof basketEntry>
export type WireChange = z.infer<typeof lineAnswer>
