import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OrderLine } from '../orders'
import { endOfWithdrawal, refundOf, startOfWithdrawal } from './right'

test('the fourteen days are whole days of Istanbul after the day of delivery', () => {
  // 20 November 23:30 in Istanbul: the last day is 4 December.
  expect(endOfWithdrawal(new Date('2026-11-20T20:30:00Z'), 14)).toEqual(new Date('2026-12-04T21:00:00Z'))
  expect(endOfWithdrawal(new Date('2026-11-20T21:00:00Z'), 14)).toEqual(new Date('2026-12-05T21:00:00Z'))
})

test('an order is over exactly when its time for withdrawal is', () => {
  const moment = fc.integer({ min: 1.7e12, max: 1.8e12 }).map((ms) => new Date(ms))
  fc.assert(
    fc.property(moment, moment, fc.integer({ min: 0, max: 30 }), (delivered, now, days) => {
      expect(delivered < startOfWithdrawal(now, days)).toBe(endOfWithdrawal(delivered, days) <= now)
    }),
  )
})

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 40 }),
  paid: fc.integer({ min: 0, max: 900_000 }),
})
const anOrder = fc
  .record({ lines: fc.array(line, { minLength: 1, maxLength: 8 }), rest: fc.integer({ min: 0, max: 9_000 }) })
  .map(({ lines, rest }) => ({
    lines: lines.map(
      ({ quantity, paid }, i) =>
        ({ id: i + 1, quantity, chargedNet: paid, chargedKdv: 0 }) as unknown as OrderLine,
    ),
    // Transport and fee.
    grandTotal: lines.reduce((sum, { paid }) => sum + paid, 0) + rest,
  }))

test('however an order comes back, piece by piece, what goes back is its grand total to the kuruş', () => {
  fc.assert(
    fc.property(anOrder, fc.infiniteStream(fc.integer({ min: 1, max: 6 })), (order, wishes) => {
      const back = new Map<number, number>()
      let given = 0
      while (order.lines.some(({ id, quantity }) => (back.get(id) ?? 0) < quantity)) {
        const pieces = new Map(
          order.lines.map(({ id, quantity }) => [
            id,
            Math.min(wishes.next().value!, quantity - (back.get(id) ?? 0)),
          ]),
        )
        const amount = refundOf(order, back, pieces)
        expect(amount).toBeGreaterThanOrEqual(0)
        given += amount
        for (const [id, count] of pieces) back.set(id, (back.get(id) ?? 0) + count)
      }
      expect(given).toBe(order.grandTotal)
    }),
    { numRuns: 300 },
  )
})
