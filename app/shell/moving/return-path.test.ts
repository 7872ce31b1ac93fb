import fc from 'fast-check'
import { expect, test } from 'vitest'
import { returnPath } from './return-path'

const inside = [
  '/',
  '/sepetim',
  '/deri-kordonlar?renk=1&renk=2',
  '/contents/gizlilik/11',
  '/search-results?q=%C3%A7elik',
]

test.each(inside)('%j is a page of the shop', (path) => {
  expect(returnPath(path)).toBe(path)
})

test.each([
  null,
  undefined,
  '',
  'sepetim',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https://evil.example',
  'http:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '///evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  'https:/evil.example',
  '//shop.invalid@evil.example',
])('%j leads home instead of away', (path) => {
  expect(returnPath(path)).toBe('/')
})

test('no return path leads out of the shop', () => {
  const hostile = fc
    .array(fc.constantFrom('/', '\\', '.', ':', '@', '%', '2', 'e', 'f', '\t', '\n', ' ', 'evil', '?', '#'))
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.oneof(fc.string(), hostile), (wanted) => {
      const target = new URL(returnPath(wanted), 'https://vitrin.example/sepetim')
      expect(target.origin).toBe('https://vitrin.example')
    }),
    { numRuns: 2_000 },
  )
})
