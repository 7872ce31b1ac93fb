import { expect, test } from 'vitest'
import { readAmount } from './read-amount'

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
