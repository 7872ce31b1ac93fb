import { expect, test } from 'vitest'
import { sameNeighbourhood } from './places'

test.each(['Caferağa Mah.', 'Caferağa', 'CAFERAĞA MAH', 'caferağa mahallesi', ' Caferağa  Mh. ', 'caferaga'])(
  '%s is recognised as the mahalle of that name',
  (written) => {
    expect(sameNeighbourhood('Caferağa Mah.', written)).toBe(true)
  },
)

test.each(['Cafer Mah.', 'Caferağa Köyü', 'Mah.', ''])('%s is another place', (written) => {
  expect(sameNeighbourhood('Caferağa Mah.', written)).toBe(false)
})

test('a village and the mahalle around it stay distinct', () => {
  expect(sameNeighbourhood('Poyra Mah. (Poyra Köyü)', 'Poyra Mah.')).toBe(false)
  expect(sameNeighbourhood('Poyra Mah. (Poyra Köyü)', 'poyra (POYRA KÖYÜ)')).toBe(true)
})
