import { expect, test } from 'vitest'
import { patternsOf, patternsWithPhone } from './like-patterns'

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

test.each(['0532-111', '0532 111', '(0532) 111', '+90 532 111', '532-111', '0532/111'])(
  'the beginning of a telephone in any notation is one pattern: %s',
  (words) => expect(patternsWithPhone(words)).toEqual(['%90532111%']),
)

test.each([
  ['0532 111 22 33', ['%905321112233%']],
  ['5321112233', ['%5321112233%']],
  ['0532111', ['%0532111%']],
  ['532 111', ['%532%', '%111%']],
  ['0532-1', ['%905321%']],
  ['05', ['%05%']],
  ['DERI-22', ['%deri-22%']],
  ['ayşe 0532-111', ['%ayse%', '%0532-111%']],
])('%s is looked for as %j', (words, patterns) => expect(patternsWithPhone(words)).toEqual(patterns))
