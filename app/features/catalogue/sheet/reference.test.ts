import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readReference, writeReference } from './reference'

test('the reference of an export fits one readable cell', () => {
  const offers = new Map([
    ['perakende', { amount: 14_990, packageSize: 1 }],
    ['bayi', { amount: null, packageSize: 12 }],
  ])
  expect(writeReference({ stock: 12, offers })).toBe('stok 12; perakende 149,90 x1; bayi - x12')
})

test('the reference is read back exactly, with any names of lists', () => {
  const offer = fc.record({
    amount: fc.option(fc.integer({ min: 1, max: 10 ** 12 })),
    packageSize: fc.integer({ min: 1, max: 100_000 }),
  })
  const offers = fc
    .array(fc.tuple(fc.string({ unit: 'grapheme', minLength: 1 }), offer))
    .map((all) => new Map(all))
  fc.assert(
    fc.property(fc.nat(999_999_999), offers, (stock, offers) => {
      expect(readReference(writeReference({ stock, offers }))).toEqual({ stock, offers })
    }),
  )
})

test.each([
  '',
  'stok',
  'stok 1,5',
  'stok 5; perakende',
  'stok 5; perakende 1.5 x1',
  '12',
  'stok 5;perakende 1,50 x1',
  'stok 5; %E0%A4%A 1,50 x1',
])('%j is refused because somebody changed it', (cell) => expect(readReference(cell)).toBeNull())
