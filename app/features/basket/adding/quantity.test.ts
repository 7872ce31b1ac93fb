import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitToStock, isWholePackages, maxQuantity, readQuantity } from './quantity'

const packageSize = fc.integer({ min: 1, max: 1_000 })
const packages = fc.integer({ min: 1, max: 999 })
const available = fc.integer({ min: -50, max: 1_200_000 })

describe('fitting a wanted quantity to the stock', () => {
  it('never exceeds the stock or the wanted quantity, and gives whole packages', () => {
    fc.assert(
      fc.property(packages, packageSize, available, (count, size, stock) => {
        const wanted = count * size
        const { quantity } = fitToStock(wanted, stock, size)
        expect(quantity).toBeLessThanOrEqual(Math.max(stock, 0))
        expect(quantity).toBeLessThanOrEqual(wanted)
        expect(quantity).toBeGreaterThanOrEqual(0)
        expect(isWholePackages(quantity, size)).toBe(true)
      }),
    )
  })

  it('gives the most packages that fit', () => {
    fc.assert(
      fc.property(packages, packageSize, available, (count, size, stock) => {
        const { quantity } = fitToStock(count * size, stock, size)
        expect(quantity === count * size || quantity + size > stock).toBe(true)
      }),
    )
  })

  it('succeeds exactly when the stock covers the whole quantity', () => {
    fc.assert(
      fc.property(packages, packageSize, available, (count, size, stock) => {
        const { status } = fitToStock(count * size, stock, size)
        expect(status === 'success').toBe(stock >= count * size)
        expect(status === 'fail').toBe(stock < Math.min(size, count * size))
      }),
    )
  })

  it('gives floor(stock / package size) packages when the stock is too small', () => {
    expect(fitToStock(60, 30, 12)).toEqual({ status: 'insufficient', quantity: 24, available: 30 })
    expect(fitToStock(24, 11, 12)).toEqual({
      status: 'fail',
      quantity: 0,
      available: 11,
      reason: 'out_of_stock',
    })
    expect(fitToStock(1, -3, 1)).toEqual({
      status: 'fail',
      quantity: 0,
      available: 0,
      reason: 'out_of_stock',
    })
  })
})

describe('a quantity box', () => {
  it.each(['0', '-1', '1.5', '1,5', '', ' ', '1e3', '0x10', '1000000', '٣', '１', '1 2', 'abc', 'true'])(
    'refuses %j',
    (typed) => {
      expect(readQuantity(typed)).toBeNull()
    },
  )

  it('takes up to six digits', () => {
    expect([' 7 ', '007', '1', '999999'].map(readQuantity)).toEqual([7, 7, 1, maxQuantity])
  })
})
