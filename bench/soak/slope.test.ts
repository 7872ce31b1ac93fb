import { expect, test } from 'vitest'
import { settlingOf, slopeOf } from './slope'

const every = (minutes: number[], mb: (minute: number) => number) =>
  minutes.map((minute) => ({ minute, mb: mb(minute) }))

test('the slope of a line is found, also beneath noise on both of its sides', () => {
  expect(slopeOf(every([5, 6, 7, 10], (minute) => 200 + 0.5 * minute))).toBeCloseTo(0.5)
  const noisy = every([0, 1, 2, 3, 4, 5, 6, 7], (minute) => 200 - 2 * minute + (minute % 4 < 2 ? 5 : -5))
  expect(slopeOf(noisy)).toBeGreaterThan(-4)
  expect(slopeOf(noisy)).toBeLessThan(-1)
})

test('memory that stays has no slope, and neither has a single moment', () => {
  expect(slopeOf(every([1, 2, 3], () => 180))).toBe(0)
  expect(slopeOf([{ minute: 1, mb: 180 }])).toBe(0)
  expect(slopeOf([])).toBe(0)
})

test('the first five minutes do not count, of a short run the first half', () => {
  expect(settlingOf(30)).toBe(5)
  expect(settlingOf(4)).toBe(2)
})
