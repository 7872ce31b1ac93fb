import { expect, test } from 'vitest'
import { endOfLog, later, readLsn } from './lsn'

test.each([
  ['0/0', 0n],
  ['0/16B3748', 0x16b3748n],
  ['16/B374D848', 0x16b374d848n],
  ['FFFFFFFF/FFFFFFFF', endOfLog],
])('%s is a number', (text, lsn) => expect(readLsn(text)).toBe(lsn))

test('positions are compared as numbers and not as texts', () => {
  expect(later(readLsn('0/FFFFFFFF'), readLsn('1/0'))).toBe(readLsn('1/0'))
  expect(later(readLsn('9/0'), readLsn('10/0'))).toBe(readLsn('10/0'))
})
