import type { RateKdv } from '~/features/promotions/promotions'
import type { Kurus } from '~/kernel/money'
import { formatPrice } from '~/kernel/turkish'
import type { PricedBasket } from './priced-basket'
import { text } from './summary.text'

/** The amounts that add up to the total of a basket or an order. Kuruş, gross. */
export type Amounts = {
  goods: Kurus
  campaignDiscount: Kurus
  couponDiscount: Kurus
  /** The campaign's title and the coupon's code, for orders those at the time of ordering; null for none. */
  campaignTitle: string | null
  couponCode: string | null
  shipping: Kurus
  /** True when the buyer pays the carrier: then `shipping` is 0. */
  receiverPays: boolean
  fee: Kurus
  grandTotal: Kurus
  /** KDV within the grand total, by rate, highest first. */
  kdv: readonly RateKdv[]
}

/** `amount` in kuruş, negative for a discount; `shown` is its text; `good` marks a saving. */
export type SummaryRow = { name: string; amount: Kurus; shown: string; good?: boolean }

/** `rows` add up to `total`; `kdv` has one row per rate for the KDV within it. */
export type Summary = { rows: SummaryRow[]; total: SummaryRow; kdv: SummaryRow[] }

/**
 * The summary of a basket or an order, in the order of addition: products, discounts, shipping, fee, total, and the
 * KDV within it. Every page, email and document uses this function. `showsNet`: the goods beside it are shown without
 * KDV.
 */
export function summarise(amounts: Amounts, showsNet = false): Summary {
  const { campaignDiscount, couponDiscount, campaignTitle, couponCode, fee } = amounts
  return {
    rows: [
      rowOf(showsNet ? text.goodsWithKdv : text.goods, amounts.goods),
      ...taken(campaignTitle ?? text.campaignDiscount, campaignDiscount),
      ...taken(couponCode === null ? text.couponDiscount : text.couponOf(couponCode), couponDiscount),
      shippingRow(amounts),
      ...(fee === 0 ? [] : [rowOf(text.fee, fee)]),
    ],
    total: rowOf(text.total, amounts.grandTotal),
    kdv: amounts.kdv.filter(({ kdv }) => kdv > 0).map(({ rate, kdv }) => rowOf(text.kdvOf(rate), kdv)),
  }
}

/** The amounts of a basket. `receiverPays`: the buyer pays the chosen carrier. */
export function amountsOf(basket: PricedBasket, receiverPays = false): Amounts {
  const { campaign, coupon } = basket
  return { ...basket, campaignTitle: campaign?.title ?? null, couponCode: coupon?.code ?? null, receiverPays }
}

function taken(name: string, discount: Kurus): SummaryRow[] {
  return discount === 0 ? [] : [{ ...rowOf(name, -discount), good: true }]
}

function shippingRow({ shipping, receiverPays }: Amounts): SummaryRow {
  const row = rowOf(text.shipping, shipping)
  if (receiverPays) return { ...row, shown: text.receiverPays }
  return shipping === 0 ? { ...row, shown: text.free, good: true } : row
}

const rowOf = (name: string, amount: Kurus): SummaryRow => ({ name, amount, shown: formatPrice(amount) })
