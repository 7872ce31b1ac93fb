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

/** A line as every screen and the API show it. Amounts in kuruş, quantity in pieces. */
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
  /** Gross per piece; what the wire calls `price`. */
  unitPrice: Kurus
  net: Kurus
  kdv: Kurus
  kdvRate: number
  /** Screens show net and KDV of the line. */
  showsKdv: boolean
  /** Its main amounts are those without KDV, as lists show this visitor the same goods. */
  showsNet: boolean
  /** Per piece as screens show it: without KDV where `showsNet`. */
  shownUnit: Kurus
  /** Gross, before discounts. */
  total: Kurus
  campaignDiscount: Kurus
  couponDiscount: Kurus
  /** What is left to pay: `total` − both discounts, taken apart. */
  chargedNet: Kurus
  chargedKdv: Kurus
  /** Categories of the product. */
  categoryIds: number[]
  /** A gift of a campaign: costs nothing and cannot be changed. */
  isPromo: boolean
  available: number
  /** The largest quantity that can be ordered now: whole packages, in stock, at most what is wanted. 0: none. */
  orderable: number
  /** unsellable: no longer for sale (code 239). insufficient: more than there is, or no longer whole packages. */
  state: 'ok' | 'unsellable' | 'insufficient'
  /** The price shown before, when it has changed since. */
  previousUnitPrice: Kurus | null
  /** The same as screens show it. */
  previousShownUnit: Kurus | null
}

/** One way to price the basket (get-basket entry). Amounts in kuruş, gross; pieces and amounts do not count gifts. */
export type PricedBasket = {
  /** Null as long as the visitor has put nothing in. */
  id: number | null
  lines: BasketLine[]
  /** Pieces. */
  totalQuantity: number
  goods: Kurus
  /** Whether any line is shown without KDV. */
  showsNet: boolean
  campaignDiscount: Kurus
  couponDiscount: Kurus
  isFreeShipping: boolean
  freeShippingFrom: Kurus
  /** What is still missing for free shipping; 0 when reached. */
  missingForFreeShipping: Kurus
  shipping: Kurus
  fee: Kurus
  grandTotal: Kurus
  /** KDV within the grand total, by rate, highest first. */
  kdv: RateKdv[]
  campaign: Pick<Campaign, 'id' | 'type' | 'title' | 'description' | 'endsAt'> | null
  /** The coupon in the basket; `refusal`: why it does not count. */
  coupon: (Pick<Coupon, 'id' | 'code' | 'title'> & { refusal: CouponRefusal | null }) | null
}

/** What became of a guest's line at sign-in, as the customer is told of it. */
export type MergeNote = MergedLine & { name: string; message: string }

/** Which line is meant. Without a variant: the product's only one. */
export type LineChoice = { productId: number; variantId?: number | null }

/** The last two are about who asks, not about the goods. */
export type FailReason =
  | 'out_of_stock'
  | 'all_in_basket'
  | 'unsellable'
  | 'not_in_basket'
  | 'basket_full'
  | OrderBar

/** What became of an add or a change of amount; `quantity` is what the line has now, in pieces. */
export type LineOutcome =
  | { status: 'success'; quantity: number }
  | { status: 'insufficient'; quantity: number; available: number }
  | { status: 'fail'; quantity: number; available: number; reason: FailReason }

/**
 * A line after a try to change it. `before` is what it had and `available` what can be sold now, in pieces;
 * `line` is null when it is not in the basket.
 */
export type ChangedLine = LineOutcome & {
  before: number
  available: number
  packageSize: number
  line: BasketLine | null
}

/** not_whole_packages and choose_variant are mistakes of the caller: nothing has changed. */
export type ChangeOutcome =
  | ChangedLine
  | { status: 'not_whole_packages'; packageSize: number }
  | { status: 'choose_variant' }

/** What became of one wish of many that were added at once. */
export type AddOutcome = Exclude<ChangeOutcome, { status: 'choose_variant' }>

/** What was taken out; adding it again is the undo. */
export type RemovedLine = { productId: number; variantId: number; quantity: number }

/** What a form about the basket is answered: shown as a toast and beside the line it is about. */
export type BasketAnswer = {
  kind: 'success' | 'warning' | 'danger'
  message: string
  /** The line it is about; null when the form named none. */
  variantId: number | null
  /** Set when a line was taken out: adding it again is the undo. */
  removed: RemovedLine | null
  /** Set when a coupon was refused: the code that was typed. */
  about?: { coupon: string }
}
