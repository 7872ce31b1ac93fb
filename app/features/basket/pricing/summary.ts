import type { RateKdv } from '~/features/promotions/promotions'
import type { Kurus } from '~/kernel/money'
import { formatPrice } from '~/kernel/turkish'
import type { PricedBasket } from './priced-basket'
import { text } from './summary.text'

/** The amounts that make the total of a basket or an order. Kuruş, gross. */
export type Amounts = {
  goods: Kurus
  campaignDiscount: Kurus
  couponDiscount: Kurus
  /** The campaign's title and the coupon's code, of an order as they were then; null: there is none. */
  campaignTitle: string | null
  couponCode: string | null
  shipping: Kurus
  /** The buyer pays the carrier: `shipping` is 0. */
  receiverPays: boolean
  fee: Kurus
  grandTotal: Kurus
  /** KDV within the grand total, by rate, highest first. */
  kdv: readonly RateKdv[]
}

/** `amount` in kuruş, below 0 for a discount; `shown`: as customers read it; `good`: something is saved. */
export type SummaryRow = { name: string; amount: Kurus; shown: string; good?: boolean }

/** `rows` add up to `total`; `kdv` is what of the total is KDV, a row for each rate. */
export type Summary = { rows: SummaryRow[]; total: SummaryRow; kdv: SummaryRow[] }

/**
 * The costs of a basket or an order, in the order in which they add up: products, discounts, shipping, fee, total, and
 * what of the total is KDV. The one function that every page, letter and paper shows it by. `showsNet`: the goods beside
 * it are shown without KDV.
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
