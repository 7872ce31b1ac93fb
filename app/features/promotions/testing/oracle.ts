import type { Campaign } from '../campaigns/campaign'
import type { Coupon } from '../coupons/coupon'
import type { Charges, Goods } from '../pricing/price-basket'

// An independent implementation of docs/product.md "campaign types" and "totals": in bigint, piece by piece and kuruş by
// kuruş, without the shop's functions.

export type NaiveWay = {
  campaignId: number | null
  goods: bigint
  campaignDiscounts: bigint[]
  couponDiscounts: bigint[]
  nets: bigint[]
  couponRefusal: string | null
  isFreeShipping: boolean
  shipping: bigint
  fee: bigint
  grandTotal: bigint
}

export function naiveWays(
  goods: readonly Goods[],
  campaigns: readonly Campaign[],
  coupon: Coupon | null,
  charges: Charges,
): NaiveWay[] {
  const ways: { way: NaiveWay; cost: bigint }[] = []
  for (const campaign of campaigns) {
    if (!isOffered(campaign, goods, charges)) continue
    const way = naiveWay(goods, campaign, coupon, charges)
    const worth = campaign.type === 4 ? BigInt(campaign.gift.worth) : 0n
    ways.push({ way, cost: way.grandTotal - worth })
  }
  ways.sort((a, b) => (a.cost === b.cost ? a.way.campaignId! - b.way.campaignId! : a.cost < b.cost ? -1 : 1))
  return [...ways.map(({ way }) => way), naiveWay(goods, null, coupon, charges)]
}

function naiveWay(
  goods: readonly Goods[],
  campaign: Campaign | null,
  coupon: Coupon | null,
  charges: Charges,
): NaiveWay {
  const totals = goods.map((line) => BigInt(line.total))
  const sum = add(totals)
  const campaignDiscounts = campaign ? campaignOff(campaign, goods) : totals.map(() => 0n)
  const free = thresholdReached(sum, charges) || campaign?.type === 6
  const left = totals.map((total, i) => total - campaignDiscounts[i]!)
  const refusal = coupon ? couponRefusal(coupon, goods, left, free || charges.shipping === 0) : null
  const counts = coupon !== null && refusal === null && goods.length > 0
  const couponDiscounts = counts ? couponOff(coupon, goods, left) : totals.map(() => 0n)
  const isFreeShipping = free || (counts && coupon.kind === 'free_shipping')
  const shipping = isFreeShipping || goods.length === 0 ? 0n : BigInt(charges.shipping)
  const fee = goods.length === 0 ? 0n : BigInt(charges.fee ?? 0)
  return {
    campaignId: campaign?.id ?? null,
    goods: sum,
    campaignDiscounts,
    couponDiscounts,
    nets: goods.map((line, i) =>
      halfUp((left[i]! - couponDiscounts[i]!) * 100n, 100n + BigInt(line.kdvRate)),
    ),
    couponRefusal: goods.length === 0 ? null : refusal,
    isFreeShipping,
    shipping,
    fee,
    grandTotal: sum - add(campaignDiscounts) - add(couponDiscounts) + shipping + fee,
  }
}

function isOffered(campaign: Campaign, goods: readonly Goods[], charges: Charges): boolean {
  const counted = add(goods.map((line) => (about(campaign.categoryIds, line) ? BigInt(line.total) : 0n)))
  if (counted === 0n || counted < BigInt(campaign.minimum)) return false
  if (campaign.type === 4) {
    let stock = campaign.gift.available
    for (const line of goods) if (line.variantId === campaign.gift.variantId) stock -= line.quantity
    return stock >= campaign.gift.quantity
  }
  const all = add(goods.map((line) => BigInt(line.total)))
  if (campaign.type === 6) return charges.shipping > 0 && !thresholdReached(all, charges)
  return add(campaignOff(campaign, goods)) > 0n
}

function campaignOff(campaign: Campaign, goods: readonly Goods[]): bigint[] {
  const weights = goods.map((line) => (about(campaign.categoryIds, line) ? BigInt(line.total) : 0n))
  switch (campaign.type) {
    case 1:
    case 5:
      return share(halfUp(add(weights) * hundredths(campaign.percent), 10_000n), weights)
    case 2:
      return share(smaller(BigInt(campaign.amount), add(weights)), weights)
    case 3:
      return cheapestPieces(goods, campaign)
    case 4:
    case 6:
      return weights.map(() => 0n)
  }
}

// Lists every single piece and takes the cheapest.
function cheapestPieces(goods: readonly Goods[], campaign: Campaign & { type: 3 }): bigint[] {
  const table: { line: number; price: number }[] = []
  goods.forEach((line, index) => {
    if (!about(campaign.categoryIds, line)) return
    for (let piece = 0; piece < line.quantity; piece++) table.push({ line: index, price: line.unitPrice })
  })
  let handedOver = 0
  for (let pieces = table.length; pieces >= campaign.buy; pieces -= campaign.buy)
    handedOver += campaign.buy - campaign.pay
  const free = table.sort((a, b) => a.price - b.price || a.line - b.line).slice(0, handedOver)
  return goods.map((line, index) => {
    const pieces = free.filter((piece) => piece.line === index).length
    return halfUp(BigInt(line.total) * BigInt(pieces), BigInt(line.quantity))
  })
}

function couponRefusal(
  coupon: Coupon,
  goods: readonly Goods[],
  left: readonly bigint[],
  shipsFree: boolean,
): string | null {
  if (coupon.refusal) return coupon.refusal.reason
  const matching = goods.filter((line) => about(coupon.categoryIds, line))
  if (matching.length === 0) return 'no_matching'
  if (add(matching.map((line) => BigInt(line.total))) < BigInt(coupon.minimum)) return 'minimum'
  if (coupon.kind === 'free_shipping') return shipsFree ? 'no_effect' : null
  return add(couponOff(coupon, goods, left)) === 0n ? 'no_effect' : null
}

function couponOff(coupon: Coupon, goods: readonly Goods[], left: readonly bigint[]): bigint[] {
  const weights = goods.map((line, i) => (about(coupon.categoryIds, line) ? left[i]! : 0n))
  const rest = add(weights)
  if (coupon.kind === 'free_shipping') return weights.map(() => 0n)
  const discount =
    coupon.kind === 'amount'
      ? smaller(BigInt(coupon.amount), rest)
      : halfUp(rest * hundredths(coupon.percent), 10_000n)
  return share(discount, weights)
}

// Whole shares first; then one kuruş at a time to the largest remainder.
function share(amount: bigint, weights: readonly bigint[]): bigint[] {
  const all = add(weights)
  if (all === 0n) return weights.map(() => 0n)
  const parts = weights.map((weight) => (amount * weight) / all)
  const owed = weights.map((weight) => (amount * weight) % all)
  for (let rest = amount - add(parts); rest > 0n; rest--) {
    let most = 0
    for (let i = 1; i < owed.length; i++) if (owed[i]! > owed[most]!) most = i
    parts[most] = parts[most]! + 1n
    owed[most] = -1n
  }
  return parts
}

const about = (categoryIds: readonly number[] | null, line: Goods) =>
  categoryIds === null || categoryIds.some((id) => line.categoryIds.indexOf(id) >= 0)
const thresholdReached = (goods: bigint, { freeShippingFrom }: Charges) =>
  freeShippingFrom > 0 && goods >= BigInt(freeShippingFrom)
const hundredths = (percent: number) => BigInt(Math.round(percent * 100))
const halfUp = (numerator: bigint, denominator: bigint) => (numerator * 2n + denominator) / (denominator * 2n)
const smaller = (a: bigint, b: bigint) => (a < b ? a : b)
const add = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)
