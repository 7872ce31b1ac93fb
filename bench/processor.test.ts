import { expect, test } from 'vitest'
import { readStatus } from './processor'

test('processor seconds are read from the line of a program whose name has spaces and brackets', () => {
  const line =
    '4711 (a (b) c) S 42 4711 4711 0 -1 4194560 1 2 3 4 150 50 300 100 20 0 1 0 99 1000 10 18446744073709551615'
  expect(readStatus(line)).toEqual({ parent: 42, own: 2, ended: 4 })
})
