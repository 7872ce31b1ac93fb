import fc from 'fast-check'
import { expect, test } from 'vitest'
import { offerInstallments } from './installments'

const plans = [
  { count: 6, percent: 2.99, minimum: 20_000 },
  { count: 2, percent: 0, minimum: 0 },
  { count: 12, percent: 6.5, minimum: 50_000 },
]
const counts = (amount: number, limits: { most: number; card?: number[] | null }) =>
  offerInstallments(plans, amount, limits).map(({ count }) => count)

test('the single payment comes first, without a fee; plans follow by number, from their minimum amount', () => {
  expect(counts(10_000, { most: 12 })).toEqual([1, 2])
  expect(counts(20_000, { most: 12 })).toEqual([1, 2, 6])
  expect(counts(50_000, { most: 12 })).toEqual([1, 2, 6, 12])
  expect(offerInstallments(plans, 20_000, { most: 6 })[2]).toEqual({
    count: 6,
    fee: 598,
    total: 20_598,
    monthly: 3_433,
  })
})

test('goods and cards limit instalments; a debit card pays at once', () => {
  expect(counts(90_000, { most: 6 })).toEqual([1, 2, 6])
  expect(counts(90_000, { most: 1 })).toEqual([1])
  expect(counts(90_000, { most: 12, card: [1, 2, 3] })).toEqual([1, 2])
  expect(counts(90_000, { most: 12, card: [1] })).toEqual([1])
})

test('the monthly amounts cover the total, and exceed it by less than a kuruş a month', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), (amount) => {
      for (const { count, fee, total, monthly } of offerInstallments(plans, amount, { most: 12 })) {
        expect(total).toBe(amount + fee)
        expect(monthly * count - total).toBeGreaterThanOrEqual(0)
        expect(monthly * count - total).toBeLessThan(count)
      }
    }),
  )
})
