import { expect, test } from 'vitest'
import { moveKey, readKeys } from './move-key'

test('a form’s keys are read once each', () => {
  expect(readKeys('7  12 7 30 ')).toEqual(['7', '12', '30'])
  expect(readKeys(undefined)).toEqual([])
})

test.each([
  ['yukari 12', ['12', '7', '30']],
  ['asagi 12', ['7', '30', '12']],
  ['yukari 7', ['7', '12', '30']],
  ['asagi 30', ['7', '12', '30']],
  ['asagi 99', ['7', '12', '30']],
  ['sola 12', ['7', '12', '30']],
  [undefined, ['7', '12', '30']],
])('%s orders 7 12 30 anew', (asked, keys) => {
  expect(moveKey(['7', '12', '30'], asked)).toEqual(keys)
})
