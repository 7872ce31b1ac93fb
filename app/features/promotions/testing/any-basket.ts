import fc from 'fast-check'
import { addKdv } from '~/kernel/money'
import type { Campaign } from '../campaigns/campaign'
import type { Coupon } from '../coupons/coupon'
import type { Goods } from '../pricing/price-basket'

// Random baskets for property tests: gross and net lists, every rate, small and large amounts.

export const terms = { title: '', description: '', endsAt: null, minimum: 0, categoryIds: null }
export const coupon = (effect: Partial<Coupon>): Coupon =>
  ({
    id: 1,
    code: 'X',
    title: '',
    minimum: 0,
    categoryIds: null,
    startsAt: null,
    endsAt: null,
    firstOrderOnly: false,
    refusal: null,
    kind: 'amount',
    amount: 1_000,
    ...effect,
  }) as Coupon

const kurus = fc.oneof(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 3_000_000 }))
const categories = fc.subarray([1, 2, 3], { minLength: 0 })
export const anyGoods = fc
  .record({
    unit: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 900_000 })),
    quantity: fc.integer({ min: 1, max: 30 }),
    kdvRate: fc.constantFrom(0, 1, 10, 20),
    isNet: fc.boolean(),
    variantId: fc.integer({ min: 1, max: 6 }),
    categoryIds: categories,
  })
  .map(({ unit, isNet, ...rest }): Goods => {
    const { quantity, kdvRate } = rest
    return isNet
      ? { ...rest, unitPrice: addKdv(unit, kdvRate).gross, total: addKdv(unit * quantity, kdvRate).gross }
      : { ...rest, unitPrice: unit, total: unit * quantity }
  })
const percent = fc.integer({ min: 1, max: 10_000 }).map((points) => points / 100)
const anyEffect = fc.oneof(
  fc.record({ type: fc.constantFrom(1 as const, 5 as const), percent }),
  fc.record({ type: fc.constant(2 as const), amount: kurus }),
  fc
    .record({ buy: fc.integer({ min: 2, max: 6 }), free: fc.integer({ min: 1, max: 5 }) })
    .map(({ buy, free }) => ({ type: 3 as const, buy, pay: Math.max(buy - free, 0) })),
  fc.record({
    type: fc.constant(4 as const),
    gift: fc.record({
      variantId: fc.integer({ min: 1, max: 6 }),
      quantity: fc.integer({ min: 1, max: 3 }),
      worth: kurus,
      available: fc.integer({ min: 0, max: 40 }),
    }),
  }),
  fc.record({ type: fc.constant(6 as const) }),
)
const scope = fc.option(fc.subarray([1, 2, 3], { minLength: 1 }), { nil: null, freq: 2 })
export const anyCampaigns = fc
  .array(fc.tuple(anyEffect, scope, fc.option(kurus, { nil: 0, freq: 2 })), { maxLength: 6 })
  .map((all) =>
    all.map(
      ([effect, categoryIds, minimum], i) =>
        ({ ...terms, ...effect, id: i + 1, categoryIds, minimum }) as Campaign,
    ),
  )
export const anyCoupon = fc.option(
  fc
    .record({
      kind: fc.constantFrom('percentage' as const, 'amount' as const, 'free_shipping' as const),
      percent,
      amount: kurus,
      minimum: fc.option(kurus, { nil: 0, freq: 2 }),
      categoryIds: scope,
      refusal: fc.constantFrom(null, null, null, null, null, { reason: 'expired' as const }),
    })
    .map((some) => coupon(some)),
  { nil: null, freq: 6 },
)
export const anyCharges = fc.record({
  shipping: fc.oneof(fc.constant(0), fc.constant(4_990)),
  fee: fc.constantFrom(0, 3_990),
  edge: fc.constantFrom('never', -1, 0, 1, 'one'),
})
