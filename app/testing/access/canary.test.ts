import { expect, test } from 'vitest'
import { knowCanaries } from './canary'

const canaries = knowCanaries([1, 2])

test.each([
  ['100.000,19 TL', '1:0'],
  ['{"price":100000.19}', '1:0'],
  ['[5,10000019,7]', '1:0'],
  ['100,000.19', '1:0'],
  ['"price":"100000.19"', '1:0'],
  ['120.000,23 TL', '1:0'],
  ['720.001,38', '1:0'],
])('%s reveals a price', (text, group) => {
  expect([...canaries.in(text).keys()]).toEqual([group])
})

test.each(['1000,0019', 'a10000019', '/media/10000019-ab', '10000018'])('%s reveals no price', (text) => {
  expect(canaries.in(text).size).toBe(0)
})
