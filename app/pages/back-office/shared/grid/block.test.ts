import { expect, test } from 'vitest'
import { isBlock, readBlock } from './block'

test('rows and columns of a spreadsheet become cells', () => {
  expect(readBlock('1,50\t2,50\r\n3,50\t\r\n')).toEqual([
    ['1,50', '2,50'],
    ['3,50', ''],
  ])
  expect(readBlock('"Deri\nkordon"\t"22 ""mm"""\n')).toEqual([['Deri\nkordon', '22 "mm"']])
  expect(readBlock('tek')).toEqual([['tek']])
})

test('one cell with a line break at its end is no block', () => {
  expect(isBlock('149,90\r\n')).toBe(false)
  expect(isBlock('149,90\n99,90')).toBe(true)
  expect(isBlock('a\tb')).toBe(true)
})
