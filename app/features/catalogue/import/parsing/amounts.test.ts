import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatAmount } from '~/kernel/turkish'
import { largestPrice } from '../../write/product-input'
import { type Decimal, readGrams, readPieces, readPrice } from './amounts'

describe('a price', () => {
  test.each([
    ['149,90', 14_990],
    ['149.90', 14_990],
    ['149,9', 14_990],
    ['149', 14_900],
    ['1.234,50', 123_450],
    ['1,234.50', 123_450],
    ['1.234.567', 123_456_700],
    ['2.345.678,90', 234_567_890],
    ['10.000.000', 1_000_000_000],
    ['33.9000', 3_390],
    ['0,05', 5],
    ['1 234,50 TL', 123_450],
    ['₺ 1.234,50', 123_450],
    [12.5, 1_250],
    [164.89000000000001, 16_489],
    [0.1 + 0.2, 30],
  ])('%s is %i kuruş', (cell, kurus) => {
    expect(readPrice(cell, null)).toEqual({ value: kurus })
  })

  test.each([
    ['1.234', ',', 123_400],
    ['1,234', '.', 123_400],
    ['1.234,5', ',', 123_450],
  ] as const)(
    '%s means another number with another decimal mark, so the mark must be given: %s',
    (cell, decimal, kurus) => {
      const told = readPrice(cell, null)
      if (!/,.*\.|\..*,/.test(cell)) expect(told).toEqual({ sentence: expect.stringMatching(/--decimal/) })
      expect(readPrice(cell, decimal)).toEqual({ value: kurus })
    },
  )

  test('1.234 is reported with both of its meanings', () => {
    expect(readPrice('1.234', null)).toEqual({
      sentence: 'hem 1234 hem 1,234 okunabilir; ondalık ayırıcıyı seçin (--decimal)',
    })
  })

  test.each([
    ['1.234', '.'],
    ['149.905', '.'],
    ['149,90', '.'],
    ['1.23.456', null],
    ['01.234', null],
    ['12.34,5', null],
    ['1,', null],
    ['abc', null],
    ['', null],
    ['0', null],
    ['-5', null],
    ['1e3', null],
    ['12,345', ','],
    [Number.NaN, null],
    [1e30, null],
    [165.165, null],
  ] as [string | number, Decimal | null][])('%s with decimal mark %s is refused', (cell, decimal) => {
    expect(readPrice(cell, decimal)).toHaveProperty('sentence')
  })

  test('is read back exactly as the shop writes it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: largestPrice }), (kurus) => {
        expect(readPrice(formatAmount(kurus), null)).toEqual({ value: kurus })
        expect(readPrice(kurus / 100, null)).toEqual({ value: kurus })
      }),
    )
  })

  test('of millions is refused as a barcode in the wrong column', () => {
    const tooHigh = { sentence: 'çok yüksek; sütunların kaymadığını denetleyin' }
    expect(readPrice('8690000000012', null)).toEqual(tooHigh)
    expect(readPrice('10.000.000,01', null)).toEqual(tooHigh)
  })

  test('is always one of the two readings', () => {
    const digits = fc.stringMatching(/^\d{1,4}([.,]\d{1,4}){0,2}$/)
    fc.assert(
      fc.property(digits, (cell) => {
        const open = readPrice(cell, null)
        const said = ([',', '.'] as const).map((decimal) => readPrice(cell, decimal))
        if ('value' in open) expect(said).toContainEqual(open)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('a stock', () => {
  test.each([
    ['0', 0],
    ['12', 12],
    ['12,0', 12],
    ['1.250.000', 1_250_000],
    [7, 7],
  ])('of %s is %i pieces', (cell, pieces) => {
    expect(readPieces(cell, null)).toEqual({ value: pieces })
  })

  test.each([
    ['-1', /eksi/],
    ['12,5', /tam sayı/],
    ['1.250', /--decimal/],
    ['çok', /sayı değil/],
    ['9999999999', /çok büyük/],
    [-3, /eksi/],
  ])('of %s is refused: %s', (cell, sentence) => {
    expect(readPieces(cell, null)).toEqual({ sentence: expect.stringMatching(sentence) })
  })
})

test('a cell of very many spaces is read quickly', () => {
  const start = performance.now()
  expect(readPrice(`149,90${' '.repeat(200_000)}TL`, null)).toEqual({ value: 14_990 })
  expect(readPrice(`149,90${' '.repeat(200_000)}₺ x`, null)).toHaveProperty('sentence')
  expect(performance.now() - start).toBeLessThan(1_000)
})

test('a weight becomes whole grams', () => {
  expect(readGrams('0,025', 1_000, ',')).toEqual({ value: 25 })
  expect(readGrams('25', 1, null)).toEqual({ value: 25 })
  expect(readGrams('-1', 1, null)).toHaveProperty('sentence')
})
