import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Campaign } from '../campaigns/campaign'
import type { Coupon } from '../coupons/coupon'
import { type Charges, type Goods, priceBasket, type Way } from './price-basket'
import { anyCampaigns, anyCharges, anyCoupon, anyGoods, coupon, terms } from '../testing/any-basket'
import { type NaiveWay, naiveWays } from '../testing/oracle'

const line = (unitPrice: number, quantity: number, more: Partial<Goods> = {}): Goods => ({
  variantId: 1,
  unitPrice,
  quantity,
  total: unitPrice * quantity,
  kdvRate: 20,
  categoryIds: [],
  ...more,
})
const paid: Charges = { shipping: 4_990, freeShippingFrom: 0 }
const first = (goods: Goods[], campaigns: Campaign[], used: Coupon | null = null, charges = paid) =>
  priceBasket({ goods, campaigns, coupon: used, charges })[0]!

/** A rule whose threshold is close to the goods' total, the likely place for mistakes. */
function atTheEdge<T extends { minimum: number }>(rule: T, goods: readonly Goods[], edge: number): T {
  return rule.minimum % 3 === 0
    ? rule
    : { ...rule, minimum: Math.max(goods.reduce((sum, { total }) => sum + total, 0) + edge, 0) }
}

const same = (way: Way, naive: NaiveWay) =>
  (way.campaign?.id ?? null) === naive.campaignId &&
  BigInt(way.goods) === naive.goods &&
  BigInt(way.shipping) === naive.shipping &&
  BigInt(way.fee) === naive.fee &&
  BigInt(way.grandTotal) === naive.grandTotal &&
  way.isFreeShipping === naive.isFreeShipping &&
  (way.couponRefusal?.reason ?? null) === naive.couponRefusal &&
  way.lines.every(
    (charged, i) =>
      BigInt(charged.campaignDiscount) === naive.campaignDiscounts[i] &&
      BigInt(charged.couponDiscount) === naive.couponDiscounts[i] &&
      BigInt(charged.charged.net) === naive.nets[i],
  )

const isSound = (way: Way, goods: readonly Goods[]) =>
  way.grandTotal >= way.shipping + way.fee &&
  way.lines.reduce((sum, one) => sum + one.charged.gross, 0) + way.shipping + way.fee === way.grandTotal &&
  way.lines.reduce((sum, one) => sum + one.campaignDiscount, 0) === way.campaignDiscount &&
  way.lines.reduce((sum, one) => sum + one.couponDiscount, 0) === way.couponDiscount &&
  way.lines.every(
    ({ charged, campaignDiscount, couponDiscount }, i) =>
      charged.gross === goods[i]!.total - campaignDiscount - couponDiscount &&
      charged.net + charged.kdv === charged.gross &&
      Math.min(charged.net, charged.kdv, charged.gross, campaignDiscount, couponDiscount) >= 0,
  )

describe('pricing a basket', () => {
  it('agrees with a second, naive calculation for 10,000 baskets (P06)', () => {
    const met = { different: 0, campaigns: 0, coupons: 0, refused: 0 }
    fc.assert(
      fc.property(
        fc.array(anyGoods, { maxLength: 8 }),
        anyCampaigns,
        anyCoupon,
        anyCharges,
        (goods, offered, asked, { edge, ...costs }) => {
          const sum = goods.reduce((total, one) => total + one.total, 0)
          const freeShippingFrom = edge === 'never' ? 0 : edge === 'one' ? 1 : Math.max(sum + Number(edge), 0)
          const charges = { ...costs, freeShippingFrom }
          const nudge = typeof edge === 'number' ? edge : 0
          const campaigns = offered.map((campaign) => atTheEdge(campaign, goods, nudge))
          const used = asked && atTheEdge(asked, goods, nudge)
          const ways = priceBasket({ goods, campaigns, coupon: used, charges })
          const naive = naiveWays(goods, campaigns, used, charges)
          met.campaigns += ways.length - 1
          met.coupons += ways.filter(({ couponDiscount }) => couponDiscount > 0).length
          met.refused += ways.filter(({ couponRefusal }) => couponRefusal).length
          const agree =
            ways.length === naive.length &&
            ways.every((way, i) => same(way, naive[i]!) && isSound(way, goods))
          if (!agree) met.different += 1
          return agree
        },
      ),
      { numRuns: 10_000 },
    )
    expect(met.different).toBe(0)
    expect(Math.min(met.campaigns, met.coupons, met.refused)).toBeGreaterThan(2_000)
  })

  it('offers the biggest saving first, a gift at its value, and the option without a campaign last', () => {
    const ways = priceBasket({
      goods: [line(10_000, 3)],
      campaigns: [
        { ...terms, id: 1, type: 1, percent: 10 },
        { ...terms, id: 2, type: 2, amount: 5_000 },
        { ...terms, id: 3, type: 3, buy: 3, pay: 2 },
        { ...terms, id: 4, type: 4, gift: { variantId: 9, quantity: 1, worth: 7_500, available: 4 } },
        { ...terms, id: 5, type: 5, percent: 50, categoryIds: [8] },
        { ...terms, id: 6, type: 6 },
      ],
      coupon: null,
      charges: paid,
    })
    expect(ways.map(({ campaign, grandTotal }) => [campaign?.id ?? null, grandTotal])).toEqual([
      [3, 24_990],
      [4, 34_990],
      [2, 29_990],
      [6, 30_000],
      [1, 31_990],
      [null, 34_990],
    ])
  })

  it('lets the buyer of three pay two, the cheapest being free, pieces of all lines together', () => {
    const campaigns: Campaign[] = [{ ...terms, id: 1, type: 3, buy: 3, pay: 2 }]
    const goods = [line(9_000, 2), line(2_500, 1), line(4_000, 3)]
    expect(first(goods, campaigns).lines.map(({ campaignDiscount }) => campaignDiscount)).toEqual([
      0, 2_500, 4_000,
    ])
  })

  it('counts goods of a category only, for the percentage as for the minimum', () => {
    const goods = [line(10_000, 1, { categoryIds: [4] }), line(50_000, 1)]
    const straps = { ...terms, id: 1, type: 5 as const, percent: 20, categoryIds: [4] }
    expect(first(goods, [{ ...straps, minimum: 10_000 }])).toMatchObject({ campaignDiscount: 2_000 })
    expect(first(goods, [{ ...straps, minimum: 10_001 }]).campaign).toBeNull()
  })

  it('spreads a discount over the lines to the kuruş, and splits the KDV of each from the rest', () => {
    const goods = [line(333, 1), line(333, 1, { kdvRate: 10 }), line(334, 1, { kdvRate: 1 })]
    const { lines, campaignDiscount } = first(goods, [{ ...terms, id: 1, type: 2, amount: 100 }])
    expect(campaignDiscount).toBe(100)
    expect(lines.map(({ charged }) => charged)).toEqual([
      { gross: 300, net: 250, kdv: 50 },
      { gross: 300, net: 273, kdv: 27 },
      { gross: 300, net: 297, kdv: 3 },
    ])
  })

  it('applies a coupon after the campaign, and never beyond the price of the goods', () => {
    const campaigns: Campaign[] = [{ ...terms, id: 1, type: 1, percent: 50 }]
    const half = coupon({ kind: 'percentage', percent: 50 })
    expect(first([line(10_000, 1)], campaigns, half)).toMatchObject({
      campaignDiscount: 5_000,
      couponDiscount: 2_500,
      grandTotal: 7_490,
    })
    const much = coupon({ kind: 'amount', amount: 99_999 })
    expect(first([line(10_000, 1)], [], much)).toMatchObject({ couponDiscount: 10_000, grandTotal: 4_990 })
  })

  it('says why a coupon does not count: minimum missing, no matching goods, no price left', () => {
    const refused = (used: Partial<Coupon>, charges = paid) =>
      first([line(10_000, 1)], [], coupon(used), charges).couponRefusal
    expect(refused({ minimum: 15_000 })).toEqual({ reason: 'minimum', minimum: 15_000, missing: 5_000 })
    expect(refused({ categoryIds: [7] })).toEqual({ reason: 'no_matching' })
    expect(refused({ kind: 'free_shipping' }, { ...paid, freeShippingFrom: 1 })).toEqual({
      reason: 'no_effect',
    })
    expect(refused({ refusal: { reason: 'used_up' } })).toEqual({ reason: 'used_up' })
    expect(refused({ kind: 'free_shipping' })).toBeNull()
  })

  it('gives a gift only from stock beyond the bought pieces', () => {
    const gift = { variantId: 1, quantity: 1, worth: 100, available: 3 }
    const campaigns: Campaign[] = [{ ...terms, id: 1, type: 4, gift }]
    expect(first([line(1_000, 2)], campaigns).campaign?.id).toBe(1)
    expect(first([line(1_000, 3)], campaigns).campaign).toBeNull()
  })
})
