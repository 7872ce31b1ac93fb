import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addKdv, allocate, chainDiscounts, fromTl, lineTotal, percentOf, splitKdv, toTl } from './money'

const RUNS = { numRuns: 10_000 }
const amounts = fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 })
const basisPoints = fc.integer({ min: 0, max: 10_000 })

/** The oracle: the one integer r with |r − n/d| ≤ 1/2, the one farther from zero of two. */
function isRounded(result: number, numerator: bigint, denominator: bigint): boolean {
  const size = numerator < 0n ? -numerator : numerator
  const mirrored = numerator < 0n ? -BigInt(result) : BigInt(result)
  const twiceOff = 2n * (mirrored * denominator - size)
  return twiceOff > -denominator && twiceOff <= denominator
}

describe('percentages', () => {
  test.each([
    [10_000, 20, 2_000],
    [1, 50, 1],
    [-1, 50, -1],
    [333, 10, 33],
    [335, 10, 34],
    [100_5, 12.5, 126],
    [19_990, 14.29, 2_857],
    [0, 20, 0],
    [500, 0, 0],
  ])('%i kuruş at %d %% is %i kuruş', (kurus, percent, expected) => {
    expect(percentOf(kurus, percent)).toBe(expected)
  })

  test('agree with the oracle, and a refund mirrors the sale', () => {
    fc.assert(
      fc.property(amounts, basisPoints, (kurus, points) => {
        const part = percentOf(kurus, points / 100)
        expect(isRounded(part, BigInt(kurus) * BigInt(points), 10_000n)).toBe(true)
        expect(percentOf(-kurus, points / 100) + part).toBe(0)
      }),
      RUNS,
    )
  })

  test.each([-1, 12.345, Number.NaN, Number.POSITIVE_INFINITY])('%d is not a percentage', (percent) => {
    expect(() => percentOf(100, percent)).toThrow(RangeError)
  })
})

describe('chained discounts', () => {
  test('10 + 5 takes off 14.5 %, not 15 %', () => {
    expect(chainDiscounts(10_000, [10, 5])).toBe(8_550)
  })

  test('a discount of 0 % keeps the price; one of 100 % leaves zero', () => {
    expect(chainDiscounts(12_345, [])).toBe(12_345)
    expect(chainDiscounts(12_345, [30, 100])).toBe(0)
  })

  test('a discount above 100 % is a bug', () => {
    expect(() => chainDiscounts(100, [100.01])).toThrow(RangeError)
  })

  test('agree with the oracle in any order', () => {
    fc.assert(
      fc.property(amounts, fc.array(basisPoints, { maxLength: 5 }), (kurus, points) => {
        const percents = points.map((point) => point / 100)
        const left = chainDiscounts(kurus, percents)
        const kept = points.reduce((product, point) => product * BigInt(10_000 - point), BigInt(kurus))
        expect(isRounded(left, kept, 10_000n ** BigInt(points.length))).toBe(true)
        expect(chainDiscounts(kurus, percents.toReversed())).toBe(left)
      }),
      RUNS,
    )
  })
})

describe('KDV', () => {
  test.each([
    [12_000, 20, 10_000, 2_000],
    [10_000, 20, 8_333, 1_667],
    [10_000, 10, 9_091, 909],
    [10_000, 1, 9_901, 99],
    [9_990, 0, 9_990, 0],
    [-10_000, 20, -8_333, -1_667],
  ])('%i kuruş with %i %% KDV inside is %i + %i', (gross, rate, net, kdv) => {
    expect(splitKdv(gross, rate)).toEqual({ net, kdv, gross })
  })

  test('net is gross × 100 / (100 + rate) to the kuruş, and net + KDV is the gross', () => {
    fc.assert(
      fc.property(amounts, basisPoints, (gross, points) => {
        const { net, kdv } = splitKdv(gross, points / 100)
        expect(isRounded(net, BigInt(gross) * 10_000n, BigInt(10_000 + points))).toBe(true)
        expect(net + kdv).toBe(gross)
      }),
      RUNS,
    )
  })

  test('added KDV can be taken out again', () => {
    fc.assert(
      fc.property(amounts, basisPoints, (net, points) => {
        const added = addKdv(net, points / 100)
        expect(added.kdv).toBe(percentOf(net, points / 100))
        expect(splitKdv(added.gross, points / 100)).toEqual(added)
      }),
      RUNS,
    )
  })

  test('a negative rate is a bug', () => {
    expect(() => splitKdv(100, -20)).toThrow(RangeError)
    expect(() => addKdv(100, -20)).toThrow(RangeError)
  })
})

describe('spreading an amount', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [1_000, [4_990, 2_995, 2_015], [499, 300, 201]],
    [5, [0, 10, 0], [0, 5, 0]],
    [5, [0, 0], [3, 2]],
    [0, [3, 4], [0, 0]],
    [0, [], []],
  ])('%i over %j is %j', (total, weights, shares) => {
    expect(allocate(total, weights)).toEqual(shares)
  })

  test('over no weights, or over a negative or broken weight, is a bug', () => {
    expect(() => allocate(1, [])).toThrow(RangeError)
    expect(() => allocate(1, [2, -1])).toThrow(RangeError)
    expect(() => allocate(1, [0.5])).toThrow(RangeError)
  })

  test('agrees with handing out kuruş by kuruş to the most underpaid', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 5_000_00 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_00 }), weights, (total, given) => {
        const shares = allocate(total, given)
        expect(shares).toEqual(handOut(total, given))
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total)
        expect(allocate(-total, given).map((share) => 0 - share)).toEqual(shares)
        const whole = given.reduce((sum, weight) => sum + weight, 0)
        if (total <= whole) expect(shares.every((share, line) => share <= (given[line] ?? 0))).toBe(true)
      }),
      RUNS,
    )
  })

  /** The oracle: floors, then one kuruş at a time to the line farthest below its exact share. */
  function handOut(total: number, given: readonly number[]): number[] {
    const weights = given.some((weight) => weight > 0) ? given.map(BigInt) : given.map(() => 1n)
    const whole = weights.reduce((sum, weight) => sum + weight, 0n)
    const shares = weights.map((weight) => (BigInt(total) * weight) / whole)
    for (let left = BigInt(total) - shares.reduce((sum, share) => sum + share, 0n); left > 0n; left -= 1n) {
      const owed = weights.map((weight, line) => BigInt(total) * weight - (shares[line] ?? 0n) * whole)
      const most = owed.reduce((best, amount, line) => (amount > (owed[best] ?? 0n) ? line : best), 0)
      shares[most] = (shares[most] ?? 0n) + 1n
    }
    return shares.map(Number)
  }
})

describe('TL in JSON', () => {
  test.each([
    [123_450, 1234.5],
    [1, 0.01],
    [-1_999, -19.99],
    [0, 0],
    [-0, 0],
  ])('%i kuruş is %d TL', (kurus, tl) => {
    expect(toTl(kurus)).toBe(tl)
  })

  test('every amount survives JSON and is printed with at most two decimals', () => {
    const limit = 2 ** 46 * 100
    fc.assert(
      fc.property(fc.integer({ min: -limit, max: limit }), (kurus) => {
        const json = JSON.stringify(toTl(kurus))
        expect(json).toMatch(/^-?\d+(\.\d{1,2})?$/)
        expect(fromTl(JSON.parse(json))).toBe(kurus)
        expect(fromTl(json)).toBe(kurus)
      }),
      RUNS,
    )
  })

  test.each([
    ['1234.50', 123_450],
    ['1234,5', 123_450],
    [' 12 ', 1_200],
    ['-0', 0],
    ['-12.05', -1_205],
    [1.15, 115],
    [8.7, 870],
    [1e3, 100_000],
  ])('%j is %i kuruş', (tl, kurus) => {
    expect(fromTl(tl)).toBe(kurus)
  })

  test.each([
    1.005,
    0.1 + 0.2,
    1e-7,
    1e21,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    2 ** 46 + 1,
    '',
    '.',
    '1.',
    '.5',
    '1.234',
    '1.234,50',
    '1e3',
    '+1',
    '0x10',
    '12 TL',
    '٣',
    '99999999999999',
    '1\n2',
  ])('%j is not an amount in TL', (tl) => {
    expect(fromTl(tl)).toBeNull()
  })
})

describe('line totals', () => {
  test('are unit times quantity', () => {
    expect(lineTotal(14_990, 3)).toBe(44_970)
    expect(lineTotal(-14_990, 0)).toBe(0)
  })
})

test.each([0.5, Number.NaN, 2 ** 53, Number.NEGATIVE_INFINITY])('no amount is computed from %d', (broken) => {
  expect(() => percentOf(broken, 10)).toThrow(RangeError)
  expect(() => chainDiscounts(broken, [10])).toThrow(RangeError)
  expect(() => splitKdv(broken, 20)).toThrow(RangeError)
  expect(() => addKdv(broken, 20)).toThrow(RangeError)
  expect(() => allocate(broken, [1])).toThrow(RangeError)
  expect(() => lineTotal(broken, 1)).toThrow(RangeError)
  expect(() => lineTotal(1, broken)).toThrow(RangeError)
  expect(() => toTl(broken)).toThrow(RangeError)
})

test('no amount leaves the safe integers', () => {
  expect(() => lineTotal(Number.MAX_SAFE_INTEGER, 2)).toThrow(RangeError)
  expect(() => addKdv(Number.MAX_SAFE_INTEGER, 1)).toThrow(RangeError)
  expect(() => percentOf(Number.MAX_SAFE_INTEGER, 200)).toThrow(RangeError)
  expect(() => toTl(Number.MAX_SAFE_INTEGER)).toThrow(RangeError)
})
