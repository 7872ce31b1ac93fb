import { expect, test } from 'vitest'
import type { Block } from '../blocks/blocks'
import { docOf } from '../blocks/rich-text'
import { differenceOf } from './difference'
import { stateOf } from './state'

const text = (id: string, words = id): Block => ({ id, kind: 'text', heading: '', text: docOf(words) })
const version = (...blocks: Block[]) => ({
  title: 'Bakım',
  summary: '',
  seoTitle: '',
  seoDescription: '',
  blocks,
})
const told = (before: Block[], after: Block[]) =>
  differenceOf(version(...before), version(...after)).blocks.map(({ id, change }) => `${id} ${change}`)

test('two versions differ in added, changed, moved and removed blocks', () => {
  const [a, b, c, d] = [text('a'), text('b'), text('c'), text('d')]
  expect(told([a, b], [a, b])).toEqual([])
  expect(told([a, b], [a, c, b])).toEqual(['c added'])
  expect(told([a, b, c], [a, c])).toEqual(['b removed'])
  expect(told([a, b], [text('a', 'yeni'), b])).toEqual(['a changed'])
  expect(told([a, b, c, d], [d, a, b, c])).toEqual(['d moved'])
  expect(told([a, b, c], [c, text('b', 'yeni'), d])).toEqual(['b changed', 'd added', 'a removed'])
})

test('a changed block is told with its places and both texts, beside the changed fields', () => {
  const before = { ...version(text('a')), title: 'Deri bakımı' }
  const after = version(text('b'), text('a', 'yeni'))
  expect(differenceOf(before, after)).toEqual({
    fields: [{ field: 'title', before: 'Deri bakımı', after: 'Bakım' }],
    blocks: [
      { id: 'b', change: 'added', before: null, after: { place: 1, block: text('b') } },
      {
        id: 'a',
        change: 'changed',
        before: { place: 1, block: text('a') },
        after: { place: 2, block: text('a', 'yeni') },
      },
    ],
  })
})

test('a published version is scheduled until its moment, to the millisecond', () => {
  const publishAt = new Date('2026-12-01T09:00:00.000+03:00')
  const at = (ms: number) => stateOf({ status: 'published', publishAt }, new Date(publishAt.getTime() + ms))
  expect([at(-1), at(0), at(1)]).toEqual(['scheduled', 'published', 'published'])
  expect(stateOf({ status: 'draft', publishAt: null }, publishAt)).toBe('draft')
  expect(stateOf({ status: 'withdrawn', publishAt }, publishAt)).toBe('withdrawn')
})
