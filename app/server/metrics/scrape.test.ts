import { expect, test } from 'vitest'
import { showsToken } from './scrape.server'

const token = 'gizli-bir-anahtar-1'

test('the header with the token shows it', () => {
  expect(showsToken(`Bearer ${token}`, token)).toBe(true)
})

test.each([
  undefined,
  '',
  token,
  `Bearer ${token} `,
  `bearer ${token}`,
  'Bearer ',
  `Bearer ${token.slice(1)}`,
])('%s does not show it', (header) => {
  expect(showsToken(header, token)).toBe(false)
})
