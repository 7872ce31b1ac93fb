import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeLine } from './merged-line'
import type { StoredLine } from '../pricing/priced-line'
import { offerOf } from '../testing/offers'

const line = (quantity: number, seenPrice = 10_000): StoredLine => ({
  id: 1,
  productId: 1,
  variantId: 1,
  quantity,
  seenPrice,
  seenListId: 1,
})
const meet = (guest: number, own = 0, { size = 1, stock = 100, isFull = false } = {}) =>
  mergeLine({
    guest: line(guest),
    own: own > 0 ? line(own) : undefined,
    offer: offerOf({ packageSize: size }, { available: stock }),
    isFull,
  })

describe("a guest's line at sign-in", () => {
  it('adds up with the same line of the member', () => {
    expect(meet(3, 2)).toMatchObject({ change: 'added', added: 3, quantity: 5, repriced: false })
  })

  it("is rounded down to whole packages together with the member's pieces", () => {
    expect(meet(15, 0, { size: 12 })).toMatchObject({ change: 'whole_packages', added: 12, quantity: 12 })
    expect(meet(8, 12, { size: 12 })).toMatchObject({ change: 'whole_packages', added: 0, quantity: 12 })
    expect(meet(5, 0, { size: 12 })).toMatchObject({ change: 'whole_packages', added: 0, quantity: 0 })
  })

  it("is limited to the stock, and keeps the member's pieces", () => {
    expect(meet(5, 3, { stock: 6 })).toMatchObject({ change: 'insufficient', added: 3, quantity: 6 })
    expect(meet(5, 9, { stock: 6 })).toMatchObject({ change: 'insufficient', added: 0, quantity: 9 })
    expect(meet(30, 0, { stock: 30, size: 12 })).toMatchObject({ change: 'whole_packages', quantity: 24 })
  })

  it('stays out when it is not sold to the member, or when the basket is full', () => {
    const unsold = mergeLine({ guest: line(2), own: undefined, offer: offerOf(null), isFull: false })
    expect(unsold).toMatchObject({ change: 'unsellable', added: 0, quantity: 0 })
    expect(meet(2, 0, { isFull: true })).toMatchObject({ change: 'basket_full', added: 0 })
    expect(meet(2, 1, { isFull: true })).toMatchObject({ change: 'added', quantity: 3 })
  })

  it('says when the member pays another price than the guest was shown', () => {
    const offer = offerOf({ unit: 8_000 })
    const merged = mergeLine({ guest: line(1, 10_000), own: undefined, offer, isFull: false })
    expect(merged).toMatchObject({ repriced: true, unitPrice: 8_000 })
  })

  it("never reduces the member's pieces, never exceeds the stock by itself, and adds only whole packages", () => {
    const pieces = fc.integer({ min: 0, max: 999_999 })
    const requestedLine = fc.integer({ min: 1, max: 999_999 })
    fc.assert(
      fc.property(
        requestedLine,
        pieces,
        fc.integer({ min: 1, max: 100 }),
        pieces,
        (wanted, own, size, stock) => {
          const { quantity, added } = meet(wanted, own, { size, stock })
          expect(quantity).toBe(own + added)
          expect(added).toBeGreaterThanOrEqual(0)
          if (added === 0) return
          expect(quantity % size).toBe(0)
          expect(quantity).toBeLessThanOrEqual(Math.min(stock, own + wanted, 999_999))
        },
      ),
    )
  })
})
