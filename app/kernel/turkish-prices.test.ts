import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromTl, toTl } from './money'
import { formatAmount, formatNumber, formatPrice, formatPriceSpec, formatPriceSpecComma } from './turkish'

test.each([
  [123_450, '1.234,50 TL'],
  [0, '0,00 TL'],
  [-0, '0,00 TL'],
  [5, '0,05 TL'],
  [99, '0,99 TL'],
  [100_000, '1.000,00 TL'],
  [99_999, '999,99 TL'],
  [-123_456_750, '−1.234.567,50 TL'],
  [Number.MAX_SAFE_INTEGER, '90.071.992.547.409,91 TL'],
])('a customer reads %i kuruş as %s', (kurus, shown) => {
  expect(formatPrice(kurus)).toBe(shown)
})

test('prices read as Intl writes them, in Turkish and in the English of the specification', () => {
  const turkish = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2 })
  const english = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 })
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (kurus) => {
      expect(formatAmount(kurus)).toBe(turkish.format(toTl(kurus)).replace('-', '−'))
      expect(formatPriceSpec(toTl(kurus))).toBe(english.format(toTl(kurus)))
      expect(formatPriceSpecComma(toTl(kurus))).toBe(english.format(toTl(kurus)).replace('.', ','))
      expect(fromTl(formatAmount(kurus).replaceAll('.', '').replace('−', '-'))).toBe(kurus)
    }),
  )
})

test.each([
  [1234.5, '1,234.50', '1,234,50'],
  [0, '0.00', '0,00'],
  [1.005, '1.01', '1,01'],
  [1.255, '1.26', '1,26'],
  [-1.005, '-1.01', '-1,01'],
  [-0.001, '0.00', '0,00'],
  [1e-9, '0.00', '0,00'],
  [1_234_567.891, '1,234,567.89', '1,234,567,89'],
])('the specification writes %d TL as %s, or as %s', (tl, dotted, commas) => {
  expect(formatPriceSpec(tl)).toBe(dotted)
  expect(formatPriceSpecComma(tl)).toBe(commas)
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, 0.5, 2 ** 53])('%d is not shown as a price', (broken) => {
  expect(() => formatPrice(broken)).toThrow(RangeError)
})

test.each([Number.NaN, Number.NEGATIVE_INFINITY, 1e21, 1e15])('%d TL is not shown as a price', (broken) => {
  expect(() => formatPriceSpec(broken)).toThrow(RangeError)
})

test.each([
  [0, '0'],
  [999, '999'],
  [1234, '1.234'],
  [-1_234_567, '−1.234.567'],
  [4.5, '4,5'],
  [1234.125, '1.234,125'],
  [-1e-9, '0'],
])('the number %d reads %s', (value, shown) => {
  expect(formatNumber(value)).toBe(shown)
})

test('no number is shown from NaN', () => {
  expect(() => formatNumber(Number.NaN)).toThrow(RangeError)
  expect(() => formatNumber(1e21)).toThrow(RangeError)
})
