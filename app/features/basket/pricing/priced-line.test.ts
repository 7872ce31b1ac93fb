import { describe, expect, it } from 'vitest'
import { priceStoredLine, type StoredLine } from './priced-line'
import { offerOf } from '../testing/offers'

const stored = (line: Partial<StoredLine> = {}): StoredLine => ({
  id: 7,
  productId: 1,
  variantId: 1,
  quantity: 2,
  seenPrice: 10_000,
  seenListId: 1,
  ...line,
})

describe('a line of the basket', () => {
  it('has the current price of the offer, not the price at adding', () => {
    const line = priceStoredLine(stored({ seenPrice: 1 }), offerOf({ unit: 12_345 }), 1)
    expect(line).toMatchObject({ unitPrice: 12_345, total: 24_690, previousUnitPrice: 1, state: 'ok' })
  })

  it('of a net list computes net, KDV and gross of the line', () => {
    const line = priceStoredLine(
      stored({ quantity: 12 }),
      offerOf({ unit: 3_333, kdvIncluded: false, packageSize: 6 }, { available: 50 }),
      1,
    )
    expect(line).toMatchObject({ net: 39_996, kdv: 7_999, total: 47_995, unitPrice: 4_000, packageSize: 6 })
  })

  it('shows an earlier price only to the price list that saw it', () => {
    expect(priceStoredLine(stored({ seenPrice: 9_000 }), offerOf(), 1).previousUnitPrice).toBe(9_000)
    expect(
      priceStoredLine(stored({ seenPrice: 9_000, seenListId: 2 }), offerOf(), 1).previousUnitPrice,
    ).toBeNull()
    expect(priceStoredLine(stored(), offerOf(), 1).previousUnitPrice).toBeNull()
  })

  it('beyond the stock says how much can be ordered, in whole packages', () => {
    const short = priceStoredLine(stored({ quantity: 24 }), offerOf({ packageSize: 6 }, { available: 20 }), 1)
    expect(short).toMatchObject({ state: 'insufficient', orderable: 18, available: 20, quantity: 24 })
    const broken = priceStoredLine(stored({ quantity: 8 }), offerOf({ packageSize: 6 }, { available: 20 }), 1)
    expect(broken).toMatchObject({ state: 'insufficient', orderable: 6 })
  })

  it('that is no longer sold counts as zero and stays visible', () => {
    expect(priceStoredLine(stored(), offerOf(null), 1)).toMatchObject({
      state: 'unsellable',
      total: 0,
      name: 'Taba deri kordon',
    })
    expect(priceStoredLine(stored(), null, 1)).toMatchObject({
      state: 'unsellable',
      total: 0,
      name: 'Satıştan kaldırılan ürün',
    })
  })
})
