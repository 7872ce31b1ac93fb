import { expect, test } from 'vitest'
import { isAmbiguousAmount, readAmount, typedAmount } from './read-amount'

test.each([
  ['50000', 5_000_000],
  ['50.000', 5_000_000],
  ['50.000,50', 5_000_050],
  ['1.234.567,8', 123_456_780],
  [' 12,05 ', 1_205],
  ['12.5', 1_250],
  ['0', 0],
])('%j is %i kuruş', (typed, kurus) => {
  expect(readAmount(typed)).toBe(kurus)
})

test.each(['', ' ', '-5', '1e3', '1,234', '1.23.456', '12 TL', '0x10', '1,2,3', '12,', '99999999999'])(
  '%j is not an amount',
  (typed) => {
    expect(readAmount(typed)).toBeNaN()
  },
)

test.each([
  ['1.234', true],
  ['12.345', true],
  [' 999.000 ', true],
  ['1.234,50', false],
  ['1.234.567', false],
  ['1234', false],
  ['12.34', false],
  ['12,345', false],
])('%j is read in two ways: %s', (typed, ambiguous) => {
  expect(isAmbiguousAmount(typed)).toBe(ambiguous)
})

test.each([0, 5, 6_990, 129_980, 123_456_789])('%i kuruş is read back from its field', (kurus) => {
  expect(readAmount(typedAmount(kurus))).toBe(kurus)
})
