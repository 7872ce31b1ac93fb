import { allocate, type KdvSplit, type Kurus, percentOf, splitKdv } from '~/kernel/money'
import type { Campaign } from './campaign'
import type { Coupon, CouponRefusal } from './coupon'
import { kdvByRate, type RateKdv } from './kdv'

/** Sellable goods of a basket. Amounts in kuruş of the whole line, `unitPrice` gross per piece. */
export type Goods = {
  variantId: number
  quantity: number
  unitPrice: Kurus
  total: Kurus
  kdvRate: number
  categoryIds: readonly number[]
}

/** Costs on top of the goods. */
export type Charges = {
  /** Kuruş; ignored when shipping is free. */
  shipping: Kurus
  /** Kuruş of goods; 0 for never. */
  freeShippingFrom: Kurus
  fee?: Kurus
  /** Percent; the general rate until carrier and payment method are chosen. */
  shippingKdvRate?: number
  feeKdvRate?: number
}

/** Percent; KDV of costs without a rate of their own (domain.md §5). */
const generalKdvRate = 20

/** Amount to pay for a line and its discounts. */
export type ChargedLine = { campaignDiscount: Kurus; couponDiscount: Kurus; charged: KdvSplit }

/** One way to price a basket. Amounts in kuruş, gross. `lines` are in the order of the goods. */
export type Way = {
  campaign: Campaign | null
  lines: ChargedLine[]
  goods: Kurus
  campaignDiscount: Kurus
  couponDiscount: Kurus
  /** The reason the coupon does not apply; null when it applies or there is none. */
  couponRefusal: CouponRefusal | null
  isFreeShipping: boolean
  shipping: Kurus
  fee: Kurus
  grandTotal: Kurus
  /** KDV within the grand total, by rate. */
  kdv: RateKdv[]
}

type Basket = {
  goods: readonly Goods[]
  campaigns: readonly Campaign[]
  coupon: Coupon | null
  charges: Charges
}

/**
 * Every way to price a basket: the campaign with the largest saving first, the way without a campaign last. The only
 * function that decides totals (product.md "totals"): thresholds compare the goods before discounts, a coupon applies
 * after the campaign, and both are spread over their lines by largest remainder.
 */
export function priceBasket(basket: Basket): Way[] {
  const ways = basket.campaigns.flatMap((campaign) => {
    const effect = effectOf(campaign, basket)
    return effect ? [price(basket, campaign, effect)] : []
  })
  const cost = ({ campaign, grandTotal }: Way) => grandTotal - worthOf(campaign)
  const best = ways.toSorted((a, b) => cost(a) - cost(b) || a.campaign!.id - b.campaign!.id)
  return [...best, price(basket, null, nothingOff(basket.goods))]
}

/** The effect of a campaign or a coupon: kuruş off each line, free shipping. */
type Effect = { off: Kurus[]; freeShipping: boolean }

function price({ goods, coupon, charges }: Basket, campaign: Campaign | null, effect: Effect): Way {
  const total = sum(goods.map((line) => line.total))
  const isEmpty = goods.length === 0
  const isFree = reachesFreeShipping(total, charges) || effect.freeShipping
  const left = goods.map((line, i) => line.total - effect.off[i]!)
  const used = coupon && !isEmpty ? useCoupon(coupon, goods, left, isFree || charges.shipping === 0) : null
  const refusal = used && 'reason' in used ? used : null
  const couponOff = used && 'off' in used ? used : nothingOff(goods)
  const isFreeShipping = isFree || couponOff.freeShipping
  const lines = goods.map((line, i) => {
    const [campaignDiscount, couponDiscount] = [effect.off[i]!, couponOff.off[i]!]
    const charged = splitKdv(line.total - campaignDiscount - couponDiscount, line.kdvRate)
    return { campaignDiscount, couponDiscount, charged }
  })
  const [campaignDiscount, couponDiscount] = [sum(effect.off), sum(couponOff.off)]
  const shipping = isFreeShipping || isEmpty ? 0 : charges.shipping
  const fee = isEmpty ? 0 : (charges.fee ?? 0)
  const kdv = kdvByRate({
    lines: lines.map(({ charged }, i) => ({
      kdvRate: goods[i]!.kdvRate,
      chargedNet: charged.net,
      chargedKdv: charged.kdv,
    })),
    shipping,
    shippingKdvRate: charges.shippingKdvRate ?? generalKdvRate,
    fee,
    feeKdvRate: charges.feeKdvRate ?? generalKdvRate,
  })
  return {
    campaign,
    lines,
    goods: total,
    campaignDiscount,
    couponDiscount,
    couponRefusal: refusal,
    isFreeShipping,
    shipping,
    fee,
    kdv,
    grandTotal: total - campaignDiscount - couponDiscount + shipping + fee,
  }
}

/** The effect of a campaign; null when it is not on offer for this basket or would change nothing. */
function effectOf(campaign: Campaign, { goods, charges }: Basket): Effect | null {
  const counts = goods.map((line) => isAbout(campaign.categoryIds, line))
  const weights = goods.map((line, i) => (counts[i] ? line.total : 0))
  const counted = sum(weights)
  if (counted === 0 || counted < campaign.minimum) return null
  const none = nothingOff(goods)
  switch (campaign.type) {
    case 1:
    case 5:
      return unlessNothing(allocate(percentOf(counted, campaign.percent), weights))
    case 2:
      return unlessNothing(allocate(Math.min(campaign.amount, counted), weights))
    case 3:
      return unlessNothing(cheapestFree(goods, counts, campaign))
    case 4:
      return isInStock(campaign.gift, goods) ? none : null
    case 6: {
      const costs = charges.shipping > 0 && !reachesFreeShipping(sum(goods.map((l) => l.total)), charges)
      return costs ? { ...none, freeShipping: true } : null
    }
  }
}

/** Of every `buy` eligible pieces the cheapest `buy − pay` are free; ties go to the line added first. */
function cheapestFree(
  goods: readonly Goods[],
  counts: readonly boolean[],
  { buy, pay }: { buy: number; pay: number },
): Kurus[] {
  const pieces = sum(goods.map((line, i) => (counts[i] ? line.quantity : 0)))
  let left = Math.floor(pieces / buy) * (buy - pay)
  const off = goods.map(() => 0)
  const cheapestFirst = goods
    .map((line, index) => ({ ...line, index }))
    .filter(({ index }) => counts[index])
    .toSorted((a, b) => a.unitPrice - b.unitPrice || a.index - b.index)
  for (const { index, quantity, total } of cheapestFirst) {
    const free = Math.min(left, quantity)
    // Split from the line's total: the KDV of a net list is rounded per line, so unit price times pieces may differ.
    off[index] = allocate(total, [free, quantity - free])[0]!
    left -= free
  }
  return off
}

function useCoupon(
  coupon: Coupon,
  goods: readonly Goods[],
  left: readonly Kurus[],
  shipsFree: boolean,
): Effect | CouponRefusal {
  if (coupon.refusal) return coupon.refusal
  const counts = goods.map((line) => isAbout(coupon.categoryIds, line))
  if (!counts.some(Boolean)) return { reason: 'no_matching' }
  const missing = coupon.minimum - sum(goods.map((line, i) => (counts[i] ? line.total : 0)))
  if (missing > 0) return { reason: 'minimum', minimum: coupon.minimum, missing }
  const weights = left.map((kurus, i) => (counts[i] ? kurus : 0))
  const none = nothingOff(goods)
  if (coupon.kind === 'free_shipping')
    return shipsFree ? { reason: 'no_effect' } : { ...none, freeShipping: true }
  const rest = sum(weights)
  const discount =
    coupon.kind === 'percentage' ? percentOf(rest, coupon.percent) : Math.min(coupon.amount, rest)
  return unlessNothing(allocate(discount, weights)) ?? { reason: 'no_effect' }
}

function isAbout(categoryIds: readonly number[] | null, line: Goods): boolean {
  return categoryIds === null || line.categoryIds.some((id) => categoryIds.includes(id))
}

function isInStock(
  gift: { variantId: number; quantity: number; available: number },
  goods: readonly Goods[],
) {
  const bought = sum(goods.map((line) => (line.variantId === gift.variantId ? line.quantity : 0)))
  return gift.available - bought >= gift.quantity
}

function reachesFreeShipping(goods: Kurus, { freeShippingFrom }: Charges): boolean {
  return freeShippingFrom > 0 && goods >= freeShippingFrom
}

const worthOf = (campaign: Campaign | null) => (campaign?.type === 4 ? campaign.gift.worth : 0)
const nothingOff = (goods: readonly Goods[]): Effect => ({ off: goods.map(() => 0), freeShipping: false })
const unlessNothing = (off: Kurus[]): Effect | null =>
  off.some((kurus) => kurus > 0) ? { off, freeShipping: false } : null
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
