import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceStoredLine } from '~/features/basket/pricing/priced-line'
import { plainGoods } from '~/features/basket/basket'
import { offerOf } from '~/features/basket/testing/offers'
import { quoteBasket, type Terms } from './quote'

const now = new Date('2026-11-20T09:00:00Z')
const carrier = { kind: 'parcel' as const, kdvRate: 20, minDays: 1, maxDays: 2 }
const terms: Terms = {
  carriers: [
    { ...carrier, id: 1, name: 'Hızlı', price: 4_990, cashOnDelivery: true },
    { ...carrier, id: 2, name: 'Posta', price: 2_990, minDays: 2, maxDays: 5, cashOnDelivery: false },
  ],
  methods: [
    { type: 2, name: 'Havale', description: '', fee: 0, feeKdvRate: 20, limit: null },
    { type: 4, name: 'Kapıda', description: '', fee: 3_990, feeKdvRate: 20, limit: 60_000 },
  ],
  charges: { shipping: 6_990, freeShippingFrom: 50_000 },
  isForDealer: false,
  credit: null,
  minimumOrder: 0,
  installments: { plans: [], most: 1 },
}

function basketOf(unit: number, quantity: number) {
  const stored = { id: 1, productId: 1, variantId: 1, quantity, seenPrice: null, seenListId: null }
  const line = priceStoredLine(stored, offerOf({ unit }, { available: 999_999 }), 1)
  return plainGoods([line], 1)
}

const quote = (unit: number, quantity: number, carrierId: number | null, paymentType: 2 | 4 | null) =>
  quoteBasket(basketOf(unit, quantity), terms, { carrierId, paymentType }, now)

describe('the quote of a basket', () => {
  test('has the shop’s shipping price until a carrier is chosen, then the carrier’s', () => {
    expect(quote(10_000, 1, null, null).basket).toMatchObject({ shipping: 6_990, grandTotal: 16_990 })
    expect(quote(10_000, 1, 2, null).basket).toMatchObject({ shipping: 2_990, grandTotal: 12_990 })
  })

  test('adds the fee of cash on delivery, free shipping or not', () => {
    expect(quote(10_000, 1, 1, 4).basket).toMatchObject({ shipping: 4_990, fee: 3_990, grandTotal: 18_980 })
    expect(quote(10_000, 5, 1, 4).basket).toMatchObject({ shipping: 0, fee: 3_990, grandTotal: 53_990 })
  })

  test('offers no cash on delivery with a carrier that does not collect it', () => {
    const { payment, payments, basket } = quote(10_000, 1, 2, 4)
    expect({ payment, refusals: payments.map(({ refusal }) => refusal) }).toEqual({
      payment: null,
      refusals: [null, { reason: 'carrier' }],
    })
    expect(basket.fee).toBe(0)
  })

  test('holds the limit of cash on delivery to the kuruş, its fee included', () => {
    expect(quote(56_010, 1, 1, 4)).toMatchObject({ payment: { type: 4 }, basket: { grandTotal: 60_000 } })
    expect(quote(56_011, 1, 1, 4).payment).toBeNull()
    expect(quote(56_011, 1, 1, 4).payments[1]).toMatchObject({ refusal: { reason: 'limit' } })
  })

  test('accepts only an offered carrier and way to pay', () => {
    expect(quoteBasket(basketOf(10_000, 1), terms, { carrierId: 9, paymentType: 1 }, now)).toMatchObject({
      carrier: null,
      payment: null,
    })
  })

  test('counts delivery in working days: ordered on Friday, one to two days are Monday and Tuesday', () => {
    const { delivery } = quote(10_000, 1, 1, null).carrier!
    expect([delivery.from, delivery.to].map((day) => day.toISOString().slice(0, 10))).toEqual([
      '2026-11-23',
      '2026-11-24',
    ])
  })

  test('is exact to the kuruş at every threshold, and never below shipping and fee (promise P06)', () => {
    const line = fc.record({
      unit: fc.integer({ min: 1, max: 60_000 }),
      quantity: fc.integer({ min: 1, max: 60 }),
    })
    fc.assert(
      fc.property(
        line,
        fc.constantFrom(1, 2, null),
        fc.constantFrom(2 as const, 4 as const, null),
        ({ unit, quantity }, carrierId, type) => {
          const { basket, payment } = quote(unit, quantity, carrierId, type)
          const goods = BigInt(unit) * BigInt(quantity)
          const shipping =
            goods >= 50_000n ? 0n : carrierId === 1 ? 4_990n : carrierId === 2 ? 2_990n : 6_990n
          const mayPay = type === 2 || (type === 4 && carrierId !== 2 && goods + shipping + 3_990n <= 60_000n)
          const fee = mayPay && type === 4 ? 3_990n : 0n
          expect(payment?.type ?? null).toBe(mayPay ? type : null)
          expect(BigInt(basket.grandTotal)).toBe(goods + shipping + fee)
        },
      ),
      { numRuns: 10_000 },
    )
  })
})
