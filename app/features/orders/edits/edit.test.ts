import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addKdv, splitKdv } from '~/kernel/money'
import { type LineAmounts, reviseLine, settlementOf, sumLines } from './edit'

const gross = (unitPrice: number, quantity: number, discount = 0): LineAmounts => {
  const all = splitKdv(unitPrice * quantity, 20)
  const charged = splitKdv(all.gross - discount, 20)
  return {
    quantity,
    unitPrice,
    kdvRate: 20,
    ...all,
    campaignDiscount: discount,
    couponDiscount: 0,
    chargedNet: charged.net,
    chargedKdv: charged.kdv,
  }
}

describe('a line', () => {
  test('keeps its amounts when nothing changes', () => {
    const line = gross(12_990, 3, 777)
    expect(reviseLine(line, { quantity: 3, unitPrice: null })).toBe(line)
  })

  test('keeps its price, and its discount in proportion', () => {
    const line = reviseLine(gross(10_000, 4, 4_000), { quantity: 3, unitPrice: null })
    expect(line).toMatchObject({
      gross: 30_000,
      campaignDiscount: 3_000,
      chargedNet: 22_500,
      chargedKdv: 4_500,
    })
  })

  test('of a list without KDV is priced net, then KDV', () => {
    // 33 kuruş net a piece: 40 gross alone, 396 and not 400 for ten.
    const all = addKdv(330, 20)
    const line = {
      ...gross(40, 10),
      ...all,
      chargedNet: all.net,
      chargedKdv: all.kdv,
    }
    expect(reviseLine(line, { quantity: 5, unitPrice: null })).toMatchObject({
      net: 165,
      kdv: 33,
      gross: 198,
    })
  })

  test('takes a new price with KDV', () => {
    const line = reviseLine(gross(10_000, 2, 1_000), { quantity: 2, unitPrice: 9_000 })
    expect(line).toMatchObject({ unitPrice: 9_000, gross: 18_000, campaignDiscount: 900 })
  })

  test('is charged its goods less its discounts, whatever changes', () => {
    const amount = fc.integer({ min: 0, max: 5_000_000 })
    const pieces = fc.integer({ min: 1, max: 5_000 })
    fc.assert(
      fc.property(
        amount,
        pieces,
        pieces,
        fc.option(amount),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (unit, from, to, price, part) => {
          const before = gross(unit, from, Math.floor(unit * from * part))
          const after = reviseLine(before, { quantity: to, unitPrice: price })
          expect(after.net + after.kdv).toBe(after.gross)
          expect(after.chargedNet + after.chargedKdv).toBe(
            after.gross - after.campaignDiscount - after.couponDiscount,
          )
          expect(after.chargedNet).toBeGreaterThanOrEqual(0)
          const { grandTotal } = sumLines([after], { shipping: 4_990, fee: 0 })
          expect(grandTotal).toBe(after.chargedNet + after.chargedKdv + 4_990)
        },
      ),
    )
  })
})

describe('the money of a changed total', () => {
  const paid = { status: 1, paysBy: 'ahead', grandTotal: 10_000, due: 0 } as const

  test('is refunded when the order was paid', () => {
    expect(settlementOf(paid, 7_000)).toEqual({ kind: 'refund', refund: 3_000, less: 0 })
  })

  test('is due when the total grows', () => {
    expect(settlementOf(paid, 12_500)).toEqual({ kind: 'due', amount: 2_500 })
  })

  test('is not refunded as far as it was never paid', () => {
    expect(settlementOf({ ...paid, grandTotal: 12_500, due: 2_500 }, 10_000)).toEqual({
      kind: 'refund',
      refund: 0,
      less: 2_500,
    })
    expect(settlementOf({ ...paid, grandTotal: 12_500, due: 2_500 }, 9_000)).toEqual({
      kind: 'refund',
      refund: 1_000,
      less: 2_500,
    })
  })

  test('moves on the account, and waits when nothing was paid', () => {
    expect(settlementOf({ ...paid, paysBy: 'account' }, 12_000)).toEqual({ kind: 'charge', amount: 2_000 })
    expect(settlementOf({ ...paid, paysBy: 'account' }, 8_000)).toEqual({ kind: 'credit', amount: 2_000 })
    expect(settlementOf({ ...paid, paysBy: 'door' }, 8_000)).toEqual({ kind: 'none' })
    expect(settlementOf({ ...paid, status: 90 }, 8_000)).toEqual({ kind: 'none' })
  })
})
