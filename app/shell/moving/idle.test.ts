import { expect, test } from 'vitest'
import { mayFetchAhead } from './idle'

test.each([
  [undefined, true],
  [{}, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('with the connection %j pages are prefetched: %s', (connection, expected) => {
  expect(mayFetchAhead(connection)).toBe(expected)
})
