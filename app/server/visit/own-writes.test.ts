import { expect, test } from 'vitest'
import { endOfLog } from '~/db/replicas/lsn'
import { readPosition, writePosition } from './own-writes.server'

const noon = Date.parse('2026-11-28T12:00:00Z')
const shop = { secret: 'a secret of the tests, long enough', clock: () => new Date(noon) }
const later = (seconds: number) => ({ ...shop, clock: () => new Date(noon + seconds * 1_000) })
const position = 0x16b374d848n

test.each([0n, 1n, position, endOfLog])('the position %s comes back from the cookie', (lsn) => {
  expect(readPosition(later(9), writePosition(shop, lsn))).toBe(lsn)
})

test('the cookie is small, and its letters need no escapes', () => {
  expect(writePosition(shop, endOfLog)).toMatch(/^[\w.-]{1,48}$/)
})

test('an old position counts no more, and one from the future never did', () => {
  const value = writePosition(shop, position)
  expect([later(20), later(-60)].map((then) => readPosition(then, value))).toEqual([0n, 0n])
})

test.each([
  ['nothing', undefined],
  ['an empty value', ''],
  ['another secret', writePosition({ ...shop, secret: 'another secret, just as long' }, position)],
  ['another position', writePosition(shop, position).replace(/^./, (letter) => (letter === 'z' ? 'y' : 'z'))],
  [
    'another time',
    writePosition(shop, position).replace(/(?<=\..*)[0-9a-z](?=\.)/, (letter) =>
      letter === '1' ? '2' : '1',
    ),
  ],
  ['a cut signature', writePosition(shop, position).slice(0, -1)],
  ['a number alone', position.toString(36)],
])('%s counts as no position', (_, value) => {
  expect(readPosition(shop, value)).toBe(0n)
})
