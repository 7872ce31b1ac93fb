import { expect, test } from 'vitest'
import { placesIn } from './places'

const names = { 7: 'Kırmızı', 12: 'Siyah', 30: 'Bal' }

test('two orders are told apart by the names at the places that differ', () => {
  expect(placesIn('7 12 30', '7 30 12', names)).toBe('2. Siyah, 3. Bal')
  expect(placesIn('7 30 12', '7 12 30', names)).toBe('2. Bal, 3. Siyah')
})

test('a part that only one of the orders has is named as well', () => {
  expect(placesIn('7 12 30', '7 12', names)).toBe('3. Bal')
  expect(placesIn('7 12', '7 12 30', names)).toBe('')
})
