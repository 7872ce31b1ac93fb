import { expect, test } from 'vitest'
import type { Sees, Visitor } from '~/features/identity/identity'
import { densityOf } from './preferences.server'

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148'

test.each<[string, Sees, Record<string, string>, string]>([
  ['a guest begins with cards', 0, {}, 'comfortable'],
  ['so does a retail member', 1, {}, 'comfortable'],
  ['an approved wholesale member begins with the compact list', 2, {}, 'compact'],
  ['but not on a phone', 2, { 'sec-ch-ua-mobile': '?1' }, 'comfortable'],
  ['nor on one whose browser only names itself', 2, { 'user-agent': iphone }, 'comfortable'],
  ['what was chosen holds for wholesale', 2, { cookie: 'density=comfortable' }, 'comfortable'],
  ['and for retail, on a phone too', 0, { cookie: 'density=compact', 'sec-ch-ua-mobile': '?1' }, 'compact'],
  ['a choice there is not is none', 2, { cookie: 'density=dense' }, 'compact'],
])('%s', (_, sees, headers, density) => {
  const request = new Request('http://shop.invalid/', { headers })
  expect(densityOf({ visitor: { sees } as Visitor }, request)).toBe(density)
})
