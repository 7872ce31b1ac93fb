// Longer than 250 lines: the schemas, examples and endpoints of a record are read and changed together.
import { z } from 'zod'
import { line, moment, rowId, tlAmount } from '~/http/reading/fields'
import { resource } from '~/http/calls/resource.server'
import type { Policy } from '~/http/calls/route.server'
import { toIsoIstanbul } from '~/kernel/dates'
import { toTl } from '~/kernel/money'
import type { CampaignRow } from '../campaigns/campaign-store.server'
import type { CouponRow } from '../coupons/coupon-store.server'
import { couponTerms } from './coupon-wire.server'
import { campaignEditor, couponEditor, readAllCampaigns, readAllCoupons } from '../edit.server'
import { text } from '../text'

const editors: Policy = { staff: 'promotions.write' }
const common = {
  tag: 'Kampanyalar',
  readers: { index: editors, show: editors },
  writers: { create: editors, update: editors, remove: editors },
  keep: { by: 'visitor' },
} as const
const part = <T>(rows: readonly T[], { start, length }: { start: number; length: number }) => ({
  data: rows.slice(start, start + length),
  total: rows.length,
})

const when = moment.nullable().default(null)
const percent = z
  .number()
  .min(0.01)
  .max(100)
  .refine((value) => Number.isSafeInteger(Math.round(value * 1e6) / 1e4), text.twoDecimals)
  .nullable()
  .default(null)
const inTl = tlAmount
  .refine((kurus) => kurus > 0, text.nothingOff)
  .nullable()
  .default(null)
const limit = z.int().min(1).max(1_000_000).nullable().default(null)
const scope = {
  price_list: rowId.nullable().default(null).describe('Yalnızca bu fiyat listesi; null: hepsi.'),
  category_id: rowId.nullable().default(null).describe('Yalnızca bu kategori ve altındakiler; null: hepsi.'),
}
const recordScope = { price_list: z.int().nullable(), category_id: z.int().nullable() }
const points = (value: number | null) => (value === null ? null : Math.round(value * 100))
const iso = (at: Date | null) => at && toIsoIstanbul(at)
const tl = (kurus: number | null) => (kurus === null ? null : toTl(kurus))

const couponInput = z.strictObject({
  code: line(2, 40).describe('Büyük küçük ve Türkçe harf ayrımı yapılmadan tanınır.'),
  title: line(2, 100),
  kind: z.literal(['percentage', 'amount', 'free_shipping']),
  percent,
  amount: inTl,
  minimum_amount: tlAmount.default(0),
  starts_at: when,
  ends_at: when,
  total_limit: limit,
  customer_limit: limit,
  ...scope,
  first_order_only: z.boolean().default(false),
  business_partner_id: rowId.nullable().default(null).describe('Yalnızca bu müşterinin; null: kodu bilenin.'),
  listed: z.boolean().default(false).describe('Üyelere kuponlar sayfasında gösterilir.'),
  active: z.boolean().default(true),
})
const couponRecord = z.strictObject({
  id: z.int(),
  ...couponTerms,
  total_limit: z.int().nullable(),
  customer_limit: z.int().nullable(),
  used: z.int(),
  ...recordScope,
  business_partner_id: z.int().nullable(),
  listed: z.boolean(),
  active: z.boolean(),
})
const couponSent = {
  code: 'YILBASI',
  title: 'Yılbaşı: sepette 75 TL indirim',
  kind: 'amount' as const,
  amount: 75,
  minimum_amount: 750,
  ends_at: '2027-01-02T00:00:00.000+03:00',
  customer_limit: 1,
  listed: true,
}
const couponShown: z.infer<typeof couponRecord> = {
  id: 8,
  ...couponSent,
  percent: null,
  starts_at: null,
  total_limit: null,
  used: 0,
  price_list: null,
  category_id: null,
  first_order_only: false,
  business_partner_id: null,
  active: true,
}

const couponRecords = resource({
  ...common,
  path: '/coupons',
  summaries: {
    index: 'Kuponlar, yenisi önce',
    show: 'Bir kupon',
    create: 'Kupon ekler',
    update: 'Kuponu değiştirir',
    remove: 'Kuponu siler; kullanılmış olan kapatılır',
  },
  editor: couponEditor,
  input: couponInput,
  fromWire: (input) => ({
    code: input.code,
    title: input.title,
    kind: input.kind,
    amount: input.amount,
    percent: points(input.percent),
    minimum: input.minimum_amount,
    listed: input.listed,
    startsAt: input.starts_at,
    endsAt: input.ends_at,
    active: input.active,
    totalLimit: input.total_limit,
    customerLimit: input.customer_limit,
    priceListId: input.price_list,
    categoryId: input.category_id,
    firstOrderOnly: input.first_order_only,
    businessPartnerId: input.business_partner_id,
  }),
  record: couponRecord,
  toWire: couponToRecord,
  example: { id: 8, input: couponSent, record: couponShown },
  list: {
    item: couponRecord,
    example: { data: [couponShown], total: 1 },
    read: async ({ db }, page) => {
      const { data, total } = part(await readAllCoupons(db), page)
      return { data: data.map(couponToRecord), total }
    },
  },
})

function couponToRecord(row: CouponRow): z.infer<typeof couponRecord> {
  return {
    id: row.id,
    code: row.code,
    title: row.title,
    kind: row.kind,
    percent: row.percent === null ? null : row.percent / 100,
    amount: tl(row.amount),
    minimum_amount: toTl(row.minimum),
    starts_at: iso(row.startsAt),
    ends_at: iso(row.endsAt),
    first_order_only: row.firstOrderOnly,
    total_limit: row.totalLimit,
    customer_limit: row.customerLimit,
    used: row.used,
    price_list: row.priceListId,
    category_id: row.categoryId,
    business_partner_id: row.businessPartnerId,
    listed: row.listed,
    active: row.active,
  }
}

const campaignType = z
  .literal([1, 2, 3, 4, 5, 6])
  .describe('1 yüzde, 2 tutar, 3 al öde, 4 hediye, 5 kategoride yüzde, 6 ücretsiz kargo.')
const pieces = z.int().min(1).max(100).nullable().default(null)
const campaignInput = z.strictObject({
  type: campaignType,
  title: line(2, 100),
  description: line(0, 300).default(''),
  starts_at: when,
  ends_at: when,
  minimum_amount: tlAmount.default(0),
  ...scope,
  percent,
  amount: inTl,
  buy: z.int().min(2).max(100).nullable().default(null).describe('Alınan adet.'),
  pay: z.int().min(0).max(99).nullable().default(null).describe('Ödenen adet; en ucuzları bedava.'),
  gift_variant_id: rowId.nullable().default(null),
  gift_quantity: pieces,
  active: z.boolean().default(true),
})
const campaignRecord = z.strictObject({
  id: z.int(),
  type: campaignType,
  title: z.string(),
  description: z.string(),
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  minimum_amount: z.number(),
  ...recordScope,
  percent: z.number().nullable(),
  amount: z.number().nullable(),
  buy: z.int().nullable(),
  pay: z.int().nullable(),
  gift_variant_id: z.int().nullable(),
  gift_quantity: z.int().nullable(),
  active: z.boolean(),
})
const campaignSent = {
  type: 3 as const,
  title: '3 al 2 öde',
  description: 'En ucuz ürün bizden.',
  buy: 3,
  pay: 2,
  ends_at: '2027-01-02T00:00:00.000+03:00',
}
const campaignShown: z.infer<typeof campaignRecord> = {
  id: 2,
  ...campaignSent,
  starts_at: null,
  minimum_amount: 0,
  price_list: null,
  category_id: null,
  percent: null,
  amount: null,
  gift_variant_id: null,
  gift_quantity: null,
  active: true,
}

const campaignRecords = resource({
  ...common,
  path: '/campaigns',
  summaries: {
    index: 'Kampanyalar, yenisi önce',
    show: 'Bir kampanya',
    create: 'Kampanya ekler',
    update: 'Kampanyayı değiştirir',
    remove: 'Kampanyayı siler',
  },
  editor: campaignEditor,
  input: campaignInput,
  fromWire: (input) => ({
    type: input.type,
    title: input.title,
    description: input.description,
    active: input.active,
    startsAt: input.starts_at,
    endsAt: input.ends_at,
    minimum: input.minimum_amount,
    priceListId: input.price_list,
    categoryId: input.category_id,
    amount: input.amount,
    percent: points(input.percent),
    buy: input.buy,
    pay: input.pay,
    giftVariantId: input.gift_variant_id,
    giftQuantity: input.gift_quantity,
  }),
  record: campaignRecord,
  toWire: campaignToRecord,
  example: { id: 2, input: campaignSent, record: campaignShown },
  list: {
    item: campaignRecord,
    example: { data: [campaignShown], total: 1 },
    read: async ({ db }, page) => {
      const { data, total } = part(await readAllCampaigns(db), page)
      return { data: data.map(campaignToRecord), total }
    },
  },
})

function campaignToRecord(row: CampaignRow): z.infer<typeof campaignRecord> {
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    description: row.description,
    starts_at: iso(row.startsAt),
    ends_at: iso(row.endsAt),
    minimum_amount: toTl(row.minimum),
    price_list: row.priceListId,
    category_id: row.categoryId,
    percent: row.percent === null ? null : row.percent / 100,
    amount: tl(row.amount),
    buy: row.buy,
    pay: row.pay,
    active: row.active,
    gift_variant_id: row.giftVariantId,
    gift_quantity: row.giftQuantity,
  }
}

export const recordEndpoints = [...couponRecords, ...campaignRecords]
