import { expect, test } from 'vitest'
import type { Sees, Visitor } from '~/features/identity/identity'
import { densityOf } from './preferences.server'

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148'

test.each<[string, Sees, Record<string, string>, string]>([
  ['a guest begins with cards', 0, {}, 'comfortable'],
  ['a retail member begins with cards', 1, {}, 'comfortable'],
  ['an approved wholesale member begins with the compact list', 2, {}, 'compact'],
  [
    'an approved wholesale member begins with cards on a phone',
    2,
    { 'sec-ch-ua-mobile': '?1' },
    'comfortable',
  ],
  ['a phone is recognised by the name of its browser', 2, { 'user-agent': iphone }, 'comfortable'],
  ['the choice of a wholesale member holds', 2, { cookie: 'density=comfortable' }, 'comfortable'],
  [
    'the choice of a guest holds on a phone',
    0,
    { cookie: 'density=compact', 'sec-ch-ua-mobile': '?1' },
    'compact',
  ],
  ['an unknown choice is ignored', 2, { cookie: 'density=dense' }, 'compact'],
])('%s', (_, sees, headers, density) => {
  const request = new Request('http://shop.invalid/', { headers })
  expect(densityOf({ visitor: { sees } as Visitor }, request)).toBe(density)
})
