import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceStoredLine } from './priced-line'
import { offerOf } from '../testing/offers'
import { plainGoods, priceGoods } from '../basket'

type RequestedLine = {
  unit: number
  kdvRate: number
  kdvIncluded: boolean
  packageSize: number
  packages: number
  isSold: boolean
}
type Oracle = { goods: bigint; shipping: bigint; fee: bigint; pieces: bigint }

// An independent implementation of docs/product.md "Prices and KDV" and "totals" in bigint.
function oracle(
  requestedLines: RequestedLine[],
  charges: { shipping: number; freeShippingFrom: number; fee: number },
): Oracle {
  const sold = requestedLines.filter((requested) => requested.isSold)
  const gross = (requested: RequestedLine) => {
    const listed = BigInt(requested.unit) * BigInt(requested.packages) * BigInt(requested.packageSize)
    return requested.kdvIncluded ? listed : listed + (listed * BigInt(requested.kdvRate) * 2n + 100n) / 200n
  }
  const goods = sold.reduce((sum, requested) => sum + gross(requested), 0n)
  const isFree = charges.freeShippingFrom > 0 && goods >= BigInt(charges.freeShippingFrom)
  const isEmpty = sold.length === 0
  return {
    goods,
    shipping: isFree || isEmpty ? 0n : BigInt(charges.shipping),
    fee: isEmpty ? 0n : BigInt(charges.fee),
    pieces: sold.reduce(
      (sum, requested) => sum + BigInt(requested.packages) * BigInt(requested.packageSize),
      0n,
    ),
  }
}

const requested = fc.record({
  unit: fc.oneof(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 1, max: 5_000_000 })),
  kdvRate: fc.constantFrom(0, 1, 10, 20),
  kdvIncluded: fc.boolean(),
  packageSize: fc.constantFrom(1, 6, 12),
  packages: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 80_000 })),
  isSold: fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
})
const requestedLines = fc.array(requested, { maxLength: 12 })
const charge = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 50_000 }))

const priced = (all: RequestedLine[]) =>
  all.map((requested, index) => {
    const stored = {
      id: index,
      productId: 1,
      variantId: index,
      quantity: requested.packages * requested.packageSize,
    }
    const offer = offerOf(requested.isSold ? requested : null, { available: 1_000_000 })
    return priceStoredLine({ ...stored, seenPrice: null, seenListId: null }, offer, 1)
  })

describe('totals of a basket', () => {
  it('are exact in kuruş at the edges of free shipping, against an independent oracle (P06)', () => {
    const edge = fc.constantFrom(-1, 0, 1, 'free', 'never')
    let different = 0
    let isFree = 0
    fc.assert(
      fc.property(requestedLines, charge, charge, edge, (all, shipping, fee, edge) => {
        const { goods } = oracle(all, { shipping: 0, freeShippingFrom: 0, fee: 0 })
        const threshold =
          typeof edge === 'number' ? Math.max(Number(goods) + edge, 0) : edge === 'free' ? 1 : 0
        const charges = { shipping, fee, freeShippingFrom: threshold }
        const expected = oracle(all, charges)
        const basket = priceGoods(plainGoods(priced(all)), charges)
        const same =
          BigInt(basket.goods) === expected.goods &&
          BigInt(basket.shipping) === expected.shipping &&
          BigInt(basket.fee) === expected.fee &&
          BigInt(basket.totalQuantity) === expected.pieces &&
          BigInt(basket.grandTotal) === expected.goods + expected.shipping + expected.fee &&
          basket.lines.every((line) => line.net + line.kdv === line.total && line.net >= 0 && line.kdv >= 0)
        if (!same) different += 1
        if (basket.isFreeShipping) isFree += 1
        return same && basket.grandTotal >= basket.shipping + basket.fee && basket.missingForFreeShipping >= 0
      }),
      { numRuns: 10_000 },
    )
    expect(different).toBe(0)
    expect(isFree).toBeGreaterThan(1_000)
  })

  it('have free shipping from the threshold on, to the kuruş', () => {
    const lines = priced([
      { unit: 14_999, kdvRate: 20, kdvIncluded: true, packageSize: 1, packages: 1, isSold: true },
    ])
    const at = (freeShippingFrom: number) =>
      priceGoods(plainGoods(lines), { shipping: 4_990, freeShippingFrom })
    expect(at(14_999)).toMatchObject({
      isFreeShipping: true,
      shipping: 0,
      grandTotal: 14_999,
      missingForFreeShipping: 0,
    })
    expect(at(15_000)).toMatchObject({
      isFreeShipping: false,
      shipping: 4_990,
      grandTotal: 19_989,
      missingForFreeShipping: 1,
    })
    expect(at(0)).toMatchObject({ isFreeShipping: false, shipping: 4_990 })
  })

  it('of an empty basket are zero, shipping and fee included', () => {
    expect(
      priceGoods(plainGoods([]), { shipping: 4_990, freeShippingFrom: 50_000, fee: 1_500 }),
    ).toMatchObject({
      goods: 0,
      shipping: 0,
      fee: 0,
      grandTotal: 0,
    })
  })
})
