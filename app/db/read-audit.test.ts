import { expect, test } from 'vitest'
import { changedFields } from './read-audit.server'

test.each([
  [{ a: 1, b: 'x' }, { a: 2, b: 'x' }, [{ field: 'a', before: 1, after: 2 }]],
  [null, { a: 'yeni' }, [{ field: 'a', before: null, after: 'yeni' }]],
  [{ a: 'eski' }, null, [{ field: 'a', before: 'eski', after: null }]],
  [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, [{ field: 'a', before: [1, { b: 2 }], after: [1, { b: 3 }] }]],
  [{ a: null }, { a: null }, []],
  [null, 'metin', [{ field: 'value', before: null, after: 'metin' }]],
  [{ a: true }, { a: false }, [{ field: 'a', before: true, after: false }]],
])('%j → %j changes %j', (before, after, changes) => {
  expect(changedFields({ before, after })).toEqual(changes)
})
