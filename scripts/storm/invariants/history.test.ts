import { expect, test } from 'vitest'
import { openBook } from '../book'
import { judge } from './history'

function bookOf() {
  const book = openBook()
  for (const key of ['told', 'silent', 'no', 'by-bank']) book.attempt(key)
  book.acknowledge('told', { code: 'A' })
  book.acknowledge('by-bank', { code: '', payment: '/odeme/1' })
  book.refuse('no')
  return book
}

const right = [
  { note: 'told', code: 'A' },
  { note: 'by-bank', code: 'B' },
]

test('each told order once, no refused one, and an unknown one or none: nothing is wrong', () => {
  const { attempts } = bookOf()
  const fine = { acknowledged: 2, refused: 1, missing: [], repeated: [], madeThoughRefused: [] }
  expect(judge(attempts, right)).toEqual(fine)
  expect(judge(attempts, [...right, { note: 'silent', code: 'C' }])).toEqual(fine)
})

test('a lost order, another one than was told, a second one, and a refused one are found', () => {
  const { attempts } = bookOf()
  expect(judge(attempts, [right[1]!]).missing).toEqual(['told: A ≠ –'])
  expect(judge(attempts, [{ note: 'told', code: 'X' }]).missing).toEqual(['told: A ≠ X', 'by-bank: – ≠ –'])
  const twice = [...right, { note: 'silent', code: 'C' }, { note: 'silent', code: 'D' }]
  expect(judge(attempts, twice).repeated).toEqual(['silent: – ≠ C, D'])
  expect(judge(attempts, [...right, { note: 'no', code: 'E' }]).madeThoughRefused).toEqual(['no: – ≠ E'])
})

test('an answer that comes after an unknown one counts, and a refusal after an order does not', () => {
  const book = bookOf()
  book.acknowledge('silent', { code: 'C' })
  book.refuse('told')
  expect(book.attempts.get('silent')).toEqual({ outcome: 'acknowledged', code: 'C' })
  expect(book.attempts.get('told')).toEqual({ outcome: 'acknowledged', code: 'A' })
})
