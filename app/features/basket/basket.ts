import type { Offer } from '~/features/catalogue/catalogue'
import type { OrderBar } from '~/features/customers/customers'
import type { Campaign, Coupon, CouponRefusal, RateKdv } from '~/features/promotions/promotions'
import type { Kurus } from '~/kernel/money'
import type { MergedLine } from './merge/merged-line'

export { fitToStock, isWholePackages, maxAddedAtOnce, maxLines, wholePackages } from './adding/quantity'
export type { MergedLine } from './merge/merged-line'
export type { Charges } from '~/features/promotions/promotions'
export {
  type BasketGoods,
  type CampaignChoice,
  chosenWay,
  plainGoods,
  priceGoods,
  priceWays,
} from './pricing/price-goods'
export { type Amounts, amountsOf, type Summary, type SummaryRow, summarise } from './pricing/summary'
export { linePrice } from './pricing/line-price'
export type { GoodsWish, RefillAnswer } from './quick-order/refill'

/** A line as screens and API show it. Amounts in kuruş, quantity in pieces. */
export type BasketLine = {
  id: number
  productId: number
  variantId: number
  code: string
  name: string
  variantName: string
  link: string
  picture: Offer['picture']
  quantity: number
  packageSize: number
  /** Gross per piece; `price` in the API. */
  unitPrice: Kurus
  net: Kurus
  kdv: Kurus
  kdvRate: number
  /** True when screens show net and KDV of the line. */
  showsKdv: boolean
  /** True when the line's main amounts exclude KDV, as in this visitor's lists. */
  showsNet: boolean
  /** Price per piece on screens: without KDV when `showsNet`. */
  shownUnit: Kurus
  /** Gross, before discounts. */
  total: Kurus
  campaignDiscount: Kurus
  couponDiscount: Kurus
  /** Net part of the amount to pay: `total` − both discounts, then split. */
  chargedNet: Kurus
  chargedKdv: Kurus
  /** Categories of the product. */
  categoryIds: number[]
  /** A campaign's gift: free of charge and fixed. */
  isPromo: boolean
  available: number
  /**
   * The largest quantity that can be ordered now: whole packages, in stock, at most the wanted quantity; 0 for none.
   */
  orderable: number
  /** unsellable: no longer for sale (code 239). insufficient: more than the stock, or no whole packages any more. */
  state: 'ok' | 'unsellable' | 'insufficient'
  /** The price shown before, when it has changed since; otherwise null. */
  previousUnitPrice: Kurus | null
  /** `previousUnitPrice` as screens show it. */
  previousShownUnit: Kurus | null
}

/** One way to price the basket (get-basket entry). Amounts in kuruş, gross; pieces and amounts do not count gifts. */
export type PricedBasket = {
  /** Null until the visitor adds the first line. */
  id: number | null
  lines: BasketLine[]
  /** Pieces. */
  totalQuantity: number
  goods: Kurus
  /** True when any line is shown without KDV. */
  showsNet: boolean
  campaignDiscount: Kurus
  couponDiscount: Kurus
  isFreeShipping: boolean
  freeShippingFrom: Kurus
  /** Kuruş still missing for free shipping; 0 when reached. */
  missingForFreeShipping: Kurus
  shipping: Kurus
  fee: Kurus
  grandTotal: Kurus
  /** KDV within the grand total, by rate, highest first. */
  kdv: RateKdv[]
  campaign: Pick<Campaign, 'id' | 'type' | 'title' | 'description' | 'endsAt'> | null
  /** The coupon in the basket; `refusal` is the reason when it does not apply. */
  coupon: (Pick<Coupon, 'id' | 'code' | 'title'> & { refusal: CouponRefusal | null }) | null
}

/** The result of a guest's line at sign-in, with its sentence. */
export type MergeNote = MergedLine & { name: string; message: string }

/** Identifies a line. Without a variant: the product's only one. */
export type LineChoice = { productId: number; variantId?: number | null }

/** The last two are about the visitor, the others about the goods. */
export type FailReason =
  | 'out_of_stock'
  | 'all_in_basket'
  | 'unsellable'
  | 'not_in_basket'
  | 'basket_full'
  | OrderBar

/** The result of an add or a change of quantity; `quantity` is the line's new quantity in pieces. */
export type LineOutcome =
  | { status: 'success'; quantity: number }
  | { status: 'insufficient'; quantity: number; available: number }
  | { status: 'fail'; quantity: number; available: number; reason: FailReason }

/**
 * A line after a try to change it. `before` is its former quantity and `available` the stock for it, in pieces;
 * `line` is null when the basket has no such line.
 */
export type ChangedLine = LineOutcome & {
  before: number
  available: number
  packageSize: number
  line: BasketLine | null
}

/** not_whole_packages and choose_variant are mistakes of the caller: the basket is unchanged. */
export type ChangeOutcome =
  | ChangedLine
  | { status: 'not_whole_packages'; packageSize: number }
  | { status: 'choose_variant' }

/** The result of one wish among many added together. */
export type AddOutcome = Exclude<ChangeOutcome, { status: 'choose_variant' }>

/** A removed line; adding it again is the undo. */
export type RemovedLine = { productId: number; variantId: number; quantity: number }

/** The answer to a basket form, shown as a toast and beside its line. */
export type BasketAnswer = {
  kind: 'success' | 'warning' | 'danger'
  message: string
  /** The variant of the line; null when the form named none. */
  variantId: number | null
  /** Set when a line was removed; adding it again is the undo. */
  removed: RemovedLine | null
  /** Set when a coupon was refused: the typed code. */
  about?: { coupon: string }
}
