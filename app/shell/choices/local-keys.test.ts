import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainGoods, priceGoods } from '~/features/basket/basket'
import { copyBasket, isOtherBasket } from '../basket/basket-key'
import {
  copyFavourites,
  copyUser,
  forgetUser,
  type Keys,
  lastSeenAfter,
  readIds,
  rememberSeen,
  startSession,
} from './local-keys'

function emptyKeys(initial: Record<string, string> = {}): Keys & { all: Map<string, string> } {
  const all = new Map(Object.entries(initial))
  return {
    all,
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, value) => void all.set(key, value),
    removeItem: (key) => void all.delete(key),
  }
}

const ids = fc.array(fc.integer({ min: 1, max: 50 }))

test('the product seen last comes first, once, and the oldest is dropped when the list is full', () => {
  fc.assert(
    fc.property(
      ids,
      fc.integer({ min: 1, max: 50 }),
      fc.integer({ min: 1, max: 12 }),
      (seen, product, limit) => {
        const before = [...new Set(seen)].slice(0, limit)
        const after = lastSeenAfter(before, product, limit)
        expect(after[0]).toBe(product)
        expect(new Set(after).size).toBe(after.length)
        expect(after.length).toBeLessThanOrEqual(limit)
        expect(after.slice(1)).toEqual(before.filter((id) => id !== product).slice(0, limit - 1))
      },
    ),
  )
})

test('a shop with the limit 0 keeps no last-seen list and forgets the old one', () => {
  const keys = emptyKeys({ lastSeenProducts: '[3,2,1]' })
  expect(lastSeenAfter([3, 2, 1], 4, 0)).toEqual([])
  rememberSeen(keys, 4, 0)
  expect(keys.all.has('lastSeenProducts')).toBe(false)
})

test('the last-seen list lives in its local key', () => {
  const keys = emptyKeys()
  for (const product of [5, 6, 5, 7]) rememberSeen(keys, product, 2)
  expect(keys.all.get('lastSeenProducts')).toBe('[7,5]')
})

test('a new guest session clears only favourites, sort and coupon', () => {
  const keys = emptyKeys({
    favorites: '[1]',
    sortBy: 'yeni',
    coupon: 'X',
    lastSeenProducts: '[1]',
    basket: '{}',
  })
  startSession(keys)
  expect([...keys.all.keys()]).toEqual(['lastSeenProducts', 'basket'])
})

test('the basket is copied for display, its product ids once each', () => {
  const keys = emptyKeys()
  const line = (productId: number) => {
    return { productId, name: 'Taba deri kordon', quantity: 12, isPromo: productId === 9, unitPrice: 100 }
  }
  const basket = { ...priceGoods(plainGoods([]), { shipping: 0, freeShippingFrom: 0 }), grandTotal: 1200 }
  copyBasket(keys, { ...basket, lines: [line(4), line(4), line(9)] as typeof basket.lines })
  expect(readIds(keys, 'basketProductIds')).toEqual([4, 9])
  const [kept] = [JSON.parse(keys.all.get('basket') ?? '') as unknown]
  const shown = { productId: 4, name: 'Taba deri kordon', quantity: 12, isPromo: false }
  expect(kept).toEqual({ lines: [shown, shown, { ...shown, productId: 9, isPromo: true }], total: 1200 })
  expect([1, 2, 3].map((count) => isOtherBasket(keys, count))).toEqual([true, false, true])
})

test.each([
  [null, 0, false],
  [null, 2, true],
  ['{', 0, true],
  ['null', 0, true],
  ['{"lines":7}', 1, true],
])('a copy %j differs from a basket of %i lines: %s', (copy, count, isOther) => {
  expect(isOtherBasket(emptyKeys(copy === null ? {} : { basket: copy }), count)).toBe(isOther)
})

test.each(['', 'null', '{}', '"7"', '[1,"2",-3,4.5,null]', 'not json'])(
  '%j in a key is ignored without an error',
  (value) => {
    expect(readIds(emptyKeys({ favorites: value }), 'favorites')).toEqual(value.startsWith('[1') ? [1] : [])
  },
)

test('a storage that refuses to write does not stop the page', () => {
  const full: Keys = {
    ...emptyKeys(),
    setItem: () => {
      throw new Error('QuotaExceededError')
    },
  }
  expect(() => copyFavourites(full, [1, 2])).not.toThrow()
})

test('signing out clears the member’s keys; a guest who never signed in keeps theirs', () => {
  const kept = {
    basket: '{}',
    basketProductIds: '[1]',
    coupon: 'A',
    campaign: '1',
    favorites: '[2]',
    sortBy: 'x',
  }
  const guest = emptyKeys(kept)
  forgetUser(guest)
  expect(Object.fromEntries(guest.all)).toEqual(kept)
  const member = emptyKeys(kept)
  copyUser(member, 'Ayşe Işık')
  expect(member.all.get('userRole')).toBe('"admin"')
  forgetUser(member)
  expect([...member.all.keys()]).toEqual(['favorites', 'sortBy'])
})
