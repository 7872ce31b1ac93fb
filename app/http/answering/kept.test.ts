import { expect, test } from 'vitest'
import { isKnown, keptAnswer, tagOf } from './kept.server'

const guest = {
  kind: 'guest' as const,
  sessionHash: '',
  isNew: false,
  sees: 0 as const,
  priceKey: { listId: 1, chain: [1], kdvIncluded: { 1: true }, discounts: [] },
}
const partner = { ...guest, priceKey: { ...guest.priceKey, discounts: [10, 5] } }

test('a tag depends on the answer, the price key and the shop’s secret', () => {
  const own = { by: 'visitor' } as const
  const tag = tagOf('a', own, guest, 'secret')
  expect(tagOf('a', own, { ...guest, sessionHash: 'other' }, 'secret')).toBe(tag)
  for (const other of [
    tagOf('b', own, guest, 'secret'),
    tagOf('a', own, partner, 'secret'),
    tagOf('a', own, { ...guest, sees: 1 }, 'secret'),
    tagOf('a', own, guest, 'another secret'),
  ])
    expect(other).not.toBe(tag)
})

test('an answer that is the same for all visitors has one tag for all', () => {
  const shared = { by: 'everybody', seconds: 60 } as const
  expect(tagOf('a', shared, guest, 's')).toBe(tagOf('a', shared, partner, 's'))
})

test('the caching header says who may store an answer', () => {
  const shared = keptAnswer(new Headers(), '{}', 'W/"t"', { by: 'everybody', seconds: 60 }).headers
  expect([shared.get('cache-control'), shared.get('vary')]).toEqual(['public, max-age=60', null])
  const own = keptAnswer(new Headers(), '{}', 'W/"t"', { by: 'visitor' }).headers
  expect([own.get('cache-control'), own.get('vary')]).toEqual(['private, no-cache', 'Cookie'])
})

test.each([
  ['W/"t"', true],
  ['"t"', true],
  ['"a", W/"t"', true],
  [' * ', true],
  ['W/"T"', false],
  ['t', false],
  ['"t', false],
  ['', false],
  [null, false],
])('If-None-Match %s', (given, known) => {
  expect(isKnown(given, 'W/"t"')).toBe(known)
})
