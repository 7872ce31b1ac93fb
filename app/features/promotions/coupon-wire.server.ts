import { z } from 'zod'
import { toIsoIstanbul } from '~/kernel/dates'
import { toTl } from '~/kernel/money'
import type { Coupon, CouponRefusal } from './coupon'
import { couponRefusalText } from './refusal-text'

const tl = z.number().nullable()
const moment = z.string().nullable()

/** Fields of every coupon. Amounts in TL. */
export const couponTerms = {
  code: z.string(),
  title: z.string(),
  kind: z.enum(['percentage', 'amount', 'free_shipping']),
  percent: z.number().nullable(),
  amount: tl,
  minimum_amount: z.number().describe('Geçerli ürünlerin indirimden önceki KDV dahil toplamı.'),
  starts_at: moment,
  ends_at: moment,
  first_order_only: z.boolean(),
}

/** A coupon as its customer sees it. */
export const couponAnswer = z.strictObject({
  id: z.int(),
  ...couponTerms,
  usable: z.boolean(),
  reason: z
    .enum([
      ...(['unknown', 'not_yet', 'expired', 'used_up', 'already_used', 'reserved'] as const),
      ...(['other_group', 'not_first_order', 'no_matching', 'no_effect', 'minimum'] as const),
    ])
    .nullable()
    .describe('Kullanılamıyorsa neden.'),
  missing_amount: tl.describe('En düşük tutara kalan; yalnızca neden `minimum` ise.'),
  message: z.string().nullable().describe('Müşteriye gösterilecek cümle.'),
})

type Wire = z.infer<typeof couponAnswer>

/** `refusal`: the reason it cannot be used; by default the reason that holds for every basket. */
export function couponToWire(coupon: Coupon, refusal: CouponRefusal | null = coupon.refusal): Wire {
  const { id, code, title, kind, minimum, startsAt, endsAt, firstOrderOnly } = coupon
  return {
    id,
    code,
    title,
    kind,
    percent: coupon.kind === 'percentage' ? coupon.percent : null,
    amount: coupon.kind === 'amount' ? toTl(coupon.amount) : null,
    minimum_amount: toTl(minimum),
    starts_at: startsAt && toIsoIstanbul(new Date(startsAt)),
    ends_at: endsAt && toIsoIstanbul(new Date(endsAt)),
    first_order_only: firstOrderOnly,
    usable: refusal === null,
    reason: refusal?.reason ?? null,
    missing_amount: refusal?.reason === 'minimum' ? toTl(refusal.missing) : null,
    message: refusal && couponRefusalText(refusal),
  }
}

/** Example for the API's documentation. */
export const couponExample: Wire = {
  id: 3,
  code: 'HOSGELDIN',
  title: 'İlk siparişinize 50 TL indirim',
  kind: 'amount',
  percent: null,
  amount: 50,
  minimum_amount: 400,
  first_order_only: true,
  starts_at: null,
  ends_at: '2027-01-01T00:00:00.000+03:00',
  usable: true,
  reason: null,
  missing_amount: null,
  message: null,
}
