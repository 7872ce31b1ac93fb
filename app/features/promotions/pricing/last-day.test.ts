import { expect, test } from 'vitest'
import { lastDay } from './last-day'

test('a campaign that ends at midnight in Istanbul shows the day before as its last day', () => {
  expect(lastDay('2027-12-31T21:00:00.000Z')).toBe('31 Aralık 2027')
  expect(lastDay('2027-12-31T21:00:01.000Z')).toBe('1 Ocak 2028')
})
