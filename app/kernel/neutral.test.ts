import fc from 'fast-check'
import { expect, test } from 'vitest'
import { neutralise, restore } from './neutral'

const formulas = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '＝1',
  '＋1',
  "'=1",
  "''=1",
  '=cmd|/c calc!A0',
]

test.each(formulas)('%j is not a formula in a cell, and is read back unchanged (promise P18)', (text) => {
  expect(neutralise(text)).toBe(`'${text}`)
  expect(restore(neutralise(text))).toBe(text)
})

test.each(['Kordon', '1=1', "'tırnak", 'a-b', '', "'"])('%j stays as it is', (text) => {
  expect(neutralise(text)).toBe(text)
  expect(restore(text)).toBe(text)
})

test('every text is read back, and none begins like a formula', () => {
  const text = fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', '\n', ' ', 'a', '＝') })
  fc.assert(
    fc.property(text, (value) => {
      expect(restore(neutralise(value))).toBe(value)
      expect(neutralise(value)).not.toMatch(/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/)
    }),
    { numRuns: 2_000 },
  )
})
