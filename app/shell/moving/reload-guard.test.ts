import { expect, test } from 'vitest'
import { mayReload } from './reload-guard'

test.each([
  ['never reloaded before', null, true],
  ['59.999 s ago', 59_999, false],
  ['a minute ago', 60_000, true],
  ['at this moment', 0, false],
])('a missing file reloads the page when it was reloaded %s: %s', (_, ago, expected) => {
  const now = 1_800_000_000_000
  expect(mayReload(now, ago === null ? null : now - ago)).toBe(expected)
})

test('a clock that was set back does not block reloading for longer', () => {
  expect(mayReload(1_000, 2_000)).toBe(true)
})
