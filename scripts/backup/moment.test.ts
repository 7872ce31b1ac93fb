import { expect, test } from 'vitest'
import { readMoment } from './moment'

test.each([
  ['2024-11-28T14:03:07+03:00', '2024-11-28T11:03:07.000Z'],
  ['2024-11-28T11:03:07Z', '2024-11-28T11:03:07.000Z'],
  // Without an offset it is what the clock on the wall shows.
  ['2024-11-28 14:03:07', '2024-11-28T11:03:07.000Z'],
  ['2024-11-28 14:03', '2024-11-28T11:03:00.000Z'],
])('%s is %s', (given, expected) => {
  expect(readMoment(given)?.toISOString()).toBe(expected)
})

test('latest has no moment', () => {
  expect(readMoment('latest')).toBeNull()
})

test.each(['14:03', '28.11.2024 14:03', '2024-13-01 10:00', ''])('%s is refused', (given) => {
  expect(() => readMoment(given)).toThrow(/^Zaman anlaşılmadı/)
})

test('a moment that has not come is refused', () => {
  expect(() => readMoment('2999-01-01 00:00')).toThrow('henüz gelmedi')
})
