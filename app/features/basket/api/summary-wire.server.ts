import { z } from 'zod'
import { toTl } from '~/kernel/money'
import type { Amounts } from '../pricing/summary'

const tl = z.number()

/** The KDV of a basket or an order in the API. */
export const kdvField = z
  .array(
    z.strictObject({
      rate: z.number().describe('Yüzde.'),
      net: tl.describe('Matrah.'),
      kdv: tl,
      gross: tl.describe('KDV dahil.'),
    }),
  )
  .describe('Toplamın içindeki KDV, oran oran; `gross` tutarları `grand_total` eder.')

/** The amounts of a summary in the API: TL, KDV included. They add up to `grand_total`. */
export const amountFields = {
  total_product_price: tl.describe('Satırların toplamı, indirimlerden önce.'),
  campaign_discount: tl,
  coupon_discount: tl,
  cargo_price: tl,
  payment_fee: tl,
  grand_total: tl.describe('Ürünler − indirimler + kargo + hizmet bedeli.'),
  kdv: kdvField,
}

type Wire = z.infer<z.ZodObject<typeof amountFields>>

/** Sums of a basket or order in TL, as the API sends them. */
export function amountsToWire(of: Omit<Amounts, 'campaignTitle' | 'couponCode' | 'receiverPays'>): Wire {
  return {
    total_product_price: toTl(of.goods),
    campaign_discount: toTl(of.campaignDiscount),
    coupon_discount: toTl(of.couponDiscount),
    cargo_price: toTl(of.shipping),
    payment_fee: toTl(of.fee),
    grand_total: toTl(of.grandTotal),
    kdv: kdvToWire(of.kdv),
  }
}

/** One row per KDV rate, amounts in TL. */
export function kdvToWire(kdv: Amounts['kdv']): z.infer<typeof kdvField> {
  return kdv.map(({ rate, net, kdv, gross }) => {
    return { rate, net: toTl(net), kdv: toTl(kdv), gross: toTl(gross) }
  })
}
