import { expect, test } from 'vitest'
import { patternsOf } from './like-patterns'

test.each(['0532 111 22 33', '+90 (532) 111-22-33', '905321112233', '5321112233'])(
  'a telephone in any notation is found by its last ten digits: %s',
  (words) => expect(patternsOf(words)).toEqual(['%5321112233%']),
)

test('every word must match, without case and accents', () => {
  expect(patternsOf('  IŞIK ayşe ')).toEqual(['%isik%', '%ayse%'])
  expect(patternsOf('')).toEqual([])
})

test('signs of patterns are taken as they are', () => {
  expect(patternsOf('50%_a\\')).toEqual(['%50\\%\\_a\\\\%'])
})
