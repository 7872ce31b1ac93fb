import fc from 'fast-check'
import { expect, test } from 'vitest'
import { digitsOnly, parseQuantity } from './quantity'

test('a quantity is a whole number from 1 to 999999', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999 }), (amount) => {
      expect(parseQuantity(String(amount))).toBe(amount)
    }),
  )
})

test.each(['', ' ', '0', '000', '-1', '1.5', '1,5', '1e3', '0x10', '1000000', 'abc', '１２', '12 000'])(
  'the quantity %j is refused',
  (typed) => {
    expect(parseQuantity(typed)).toBeNull()
  },
)

test('leading zeros and spaces around a quantity do not matter', () => {
  expect(parseQuantity(' 007 ')).toBe(7)
})

test('typing keeps digits only and at most six of them', () => {
  expect(digitsOnly('1a2-3.4,5 6789')).toBe('123456')
  fc.assert(fc.property(fc.string(), (typed) => /^\d{0,6}$/.test(digitsOnly(typed))))
})
