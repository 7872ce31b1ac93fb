import fc from 'fast-check'
import { expect, test } from 'vitest'
import { costOf, endOfWithdrawal, startOfWithdrawal } from './right'

test('the fourteen days are whole days of Istanbul after the day of delivery', () => {
  // 20 November 23:30 in Istanbul: the last day is 4 December.
  expect(endOfWithdrawal(new Date('2026-11-20T20:30:00Z'), 14)).toEqual(new Date('2026-12-04T21:00:00Z'))
  expect(endOfWithdrawal(new Date('2026-11-20T21:00:00Z'), 14)).toEqual(new Date('2026-12-05T21:00:00Z'))
})

test('an order is completed exactly when its withdrawal period ends', () => {
  const moment = fc.integer({ min: 1.7e12, max: 1.8e12 }).map((ms) => new Date(ms))
  fc.assert(
    fc.property(moment, moment, fc.integer({ min: 0, max: 30 }), (delivered, now, days) => {
      expect(delivered < startOfWithdrawal(now, days)).toBe(endOfWithdrawal(delivered, days) <= now)
    }),
  )
})

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 40 }),
  charged: fc.integer({ min: 0, max: 900_000 }),
})
const anOrder = fc
  .record({ lines: fc.array(line, { minLength: 1, maxLength: 8 }), rest: fc.integer({ min: 0, max: 9_000 }) })
  .map(({ lines, rest }) => ({
    lines: lines.map((line, i) => ({ id: i + 1, ...line })),
    // `rest` is transport and fee.
    grandTotal: lines.reduce((sum, { charged }) => sum + charged, 0) + rest,
  }))

test('the cost of the kept pieces is the grand total for all, zero for none, and never falls with more pieces, to the kuruş', () => {
  fc.assert(
    fc.property(anOrder, fc.infiniteStream(fc.integer({ min: 1, max: 6 })), (order, numbers) => {
      const kept = new Map(order.lines.map(({ id, quantity }) => [id, quantity]))
      let cost = costOf(order, kept)
      expect(cost).toBe(order.grandTotal)
      while ([...kept.values()].some((pieces) => pieces > 0)) {
        for (const [id, pieces] of kept) kept.set(id, Math.max(pieces - numbers.next().value!, 0))
        const left = costOf(order, kept)
        expect(Number.isInteger(left)).toBe(true)
        expect(left).toBeLessThanOrEqual(cost)
        cost = left
      }
      expect(cost).toBe(0)
    }),
    { numRuns: 300 },
  )
})

test('the cost of a piece is its share of the line, and transport belongs to the kept pieces', () => {
  const order = {
    lines: [
      { id: 1, quantity: 3, charged: 10_000 },
      { id: 2, quantity: 1, charged: 5_000 },
    ],
    grandTotal: 18_000,
  }
  expect(costOf(order, new Map([[1, 1]]))).toBe(3_334 + 3_000)
  expect(costOf(order, new Map([[2, 1]]))).toBe(5_000 + 3_000)
  expect(
    costOf(
      order,
      new Map([
        [1, 2],
        [2, 1],
      ]),
    ),
  ).toBe(6_667 + 5_000 + 3_000)
})
