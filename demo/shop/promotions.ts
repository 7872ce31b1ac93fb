import type { campaigns, coupons } from '~/features/promotions/tables.server'
import type { DemoPriceList } from '../catalogue/types'

type Named<Row> = Omit<Row, 'id' | 'priceListId' | 'categoryId' | 'giftVariantId' | 'businessPartnerId'> & {
  list?: DemoPriceList
  /** Link of a category. */
  category?: string
}
export type DemoCampaign = Named<typeof campaigns.$inferInsert> & { giftCode?: string }
export type DemoCoupon = Omit<Named<typeof coupons.$inferInsert>, 'codeNormalized'> & { account?: string }

const longAfter = new Date('2027-12-31T21:00:00Z')

/** One campaign of each type; amounts in kuruş, percentages in hundredths. */
export const demoCampaigns: readonly DemoCampaign[] = [
  {
    type: 3,
    title: 'Bakım ürünlerinde 3 al 2 öde',
    buy: 3,
    pay: 2,
    description: 'En ucuz ürün bizden.',
    category: 'kordon-bakim-urunleri',
    endsAt: longAfter,
  },
  {
    type: 4,
    title: '1.500 TL üzerine pim sökücü hediye',
    minimum: 150_000,
    list: 'perakende',
    giftCode: 'BK-8010-PT',
    giftQuantity: 1,
    endsAt: longAfter,
    description: 'Kordonunuzu evde kendiniz değiştirin.',
  },
  {
    type: 1,
    title: '2.500 TL üzerine sepette %10',
    minimum: 250_000,
    percent: 1_000,
    list: 'perakende',
    endsAt: longAfter,
  },
  {
    type: 5,
    title: 'Rulo ve keselerde %15',
    percent: 1_500,
    description: 'Yola çıkacak saatler için.',
    category: 'seyahat-rulolari-ve-keseler',
    endsAt: longAfter,
  },
  {
    type: 2,
    title: 'Bayilere 25.000 TL üzerine 1.000 TL indirim',
    minimum: 2_500_000,
    amount: 100_000,
    list: 'bayi',
    endsAt: longAfter,
  },
  {
    type: 6,
    title: 'Saat kutularında kargo bizden',
    minimum: 40_000,
    category: 'saat-kutulari',
    list: 'perakende',
    endsAt: longAfter,
  },
]

/** Coupons to try, in every state; README lists them. */
export const demoCoupons: readonly DemoCoupon[] = [
  {
    code: 'HOSGELDIN',
    title: 'İlk siparişinize 50 TL indirim',
    kind: 'amount',
    amount: 5_000,
    minimum: 40_000,
    firstOrderOnly: true,
    customerLimit: 1,
    list: 'perakende',
    listed: true,
    endsAt: longAfter,
  },
  {
    code: 'KORDON10',
    title: 'Sepette %10 indirim',
    kind: 'percentage',
    percent: 1_000,
    minimum: 50_000,
    totalLimit: 500,
    customerLimit: 1,
    listed: true,
    endsAt: longAfter,
  },
  {
    code: 'KARGOBIZDEN',
    title: 'Ücretsiz kargo',
    kind: 'free_shipping',
    minimum: 30_000,
    customerLimit: 3,
    listed: true,
    endsAt: longAfter,
  },
  {
    code: 'BAYI5',
    title: 'Bayilere %5 ek indirim',
    kind: 'percentage',
    percent: 500,
    minimum: 500_000,
    customerLimit: 2,
    list: 'bayi',
    listed: true,
    endsAt: longAfter,
  },
  {
    code: 'AYSE100',
    title: 'Size özel 100 TL indirim',
    kind: 'amount',
    amount: 10_000,
    minimum: 50_000,
    customerLimit: 1,
    account: 'perakende@vitrin.test',
    endsAt: longAfter,
  },
  {
    code: 'YAZ25',
    title: 'Yaz sonu: %25 indirim',
    kind: 'percentage',
    percent: 2_500,
    listed: true,
    endsAt: new Date('2026-08-31T21:00:00Z'),
  },
]
