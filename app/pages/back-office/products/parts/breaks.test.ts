import { expect, test } from 'vitest'
import { readBreaks, shownBreaks } from './breaks'

test('quantity breaks are read as they are shown, and by their pieces', () => {
  const breaks = [
    { minQuantity: 10, amount: 8_990 },
    { minQuantity: 50, amount: 129_980 },
  ]
  expect(shownBreaks(breaks)).toBe('10: 89,90; 50: 1.299,80')
  expect(readBreaks(shownBreaks(breaks))).toEqual(breaks)
  expect(readBreaks('50:1.299,80;10:89,90;')).toEqual(breaks)
  expect(readBreaks('')).toEqual([])
})

test.each([
  '10',
  '10: ',
  '10: abc',
  '1: 5,00',
  '10: 5,00; 10: 4,00',
  '10: 1.234',
  '10: -5',
  '10: 5: 4',
  '2,5: 4',
])('"%s" is no list of breaks', (typed) => {
  expect(readBreaks(typed)).toBeNull()
})
