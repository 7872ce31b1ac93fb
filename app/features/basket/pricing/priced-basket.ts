import type { Offer } from '~/features/catalogue/catalogue'
import type { Campaign, Coupon, CouponRefusal, RateKdv } from '~/features/promotions/promotions'
import type { Kurus } from '~/kernel/money'

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
  /** Net part of the amount to pay: `total` − both discounts, then split. */
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
  /** The amount still missing for free shipping; 0 when reached. */
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
