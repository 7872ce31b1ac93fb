import { describe, expect, test } from 'vitest'
import { decodeOrderList, readOrderList } from './order-list'

const pairs = (list: string) => readOrderList(list).rows.map(({ code, packages }) => [code, packages])

describe('reading a list of codes and packages', () => {
  test.each([
    ['from a spreadsheet, by tabs', 'DR-20\t3\nDR-22\t12'],
    ['by semicolons, as Turkish spreadsheets write CSV', 'DR-20;3\r\nDR-22;12\r\n'],
    ['by commas', 'DR-20,3\nDR-22, 12'],
    ['by spaces', 'DR-20 3\n  DR-22     12 '],
    ['with quotation marks', '"DR-20";"3"\n"DR-22";"12"'],
    ['with empty lines and lines of separators', '\nDR-20;3\n\n;;\nDR-22;12\n'],
    ['with a head', 'Kod;Paket\nDR-20;3\nDR-22;12'],
    ['with a head in capitals and Turkish letters', 'ÜRÜN KODU\tMİKTAR\nDR-20\t3\nDR-22\t12'],
    ['by the columns its head names', 'Ürün adı;Paket;Stok kodu\nTaba, deri;3;DR-20\nSiyah;12;DR-22'],
    ['with a name between code and amount', 'DR-20;Taba kordon;3\nDR-22;Siyah 22 mm kordon;12'],
  ])('%s', (_, list) => {
    expect(pairs(list)).toEqual([
      ['DR-20', '3'],
      ['DR-22', '12'],
    ])
  })

  test('in a code with spaces the last word is the amount', () => {
    expect(pairs('DR 20 TB 3')).toEqual([['DR 20 TB', '3']])
  })

  test('a cell in quotation marks may hold separators and quotation marks', () => {
    expect(pairs('"K;1";2\n"K ""A""";3')).toEqual([
      ['K;1', '2'],
      ['K "A"', '3'],
    ])
  })

  test.each(['DR-20;3,0', 'DR-20\t3,0', 'DR-20,3,0', 'DR-20 3,0', '"DR-20","3,0"'])(
    'a decimal stays a decimal, so that it can be refused: %s',
    (line) => {
      expect(pairs(line)).toEqual([['DR-20', '3,0']])
    },
  )

  test.each([
    ['DR-20', ''],
    ['DR-20;', ''],
    ['DR-20;üç', 'üç'],
    ['DR-20;-2', '-2'],
    ['DR-20;1.000', '1.000'],
  ])('an amount without a number is kept as written: %s', (line, packages) => {
    expect(pairs(line)).toEqual([['DR-20', packages]])
  })

  test('an amount alone is a row without a code', () => {
    expect(pairs(';3')).toEqual([['', '3']])
  })

  test('at most 500 rows are taken; the others are returned', () => {
    const lines = Array.from({ length: 502 }, (_, i) => `K-${i};1`)
    const { rows, rest } = readOrderList(`Kod;Paket\n${lines.join('\n')}`)
    expect(rows).toHaveLength(500)
    expect(rest).toBe('K-500;1\nK-501;1')
  })

  test('an empty list gives no rows', () => {
    expect([readOrderList(''), readOrderList(' \n\t\n;;')]).toEqual([
      { rows: [], rest: '' },
      { rows: [], rest: '' },
    ])
  })
})

describe('an uploaded list is text', () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  test.each([
    ['UTF-8', bytes('İŞ-1;2')],
    ['UTF-8 with its mark', new Uint8Array([0xef, 0xbb, 0xbf, ...bytes('İŞ-1;2')])],
    ['windows-1254', new Uint8Array([0xdd, 0xde, ...bytes('-1;2')])],
    [
      'UTF-16',
      new Uint8Array([
        0xff,
        0xfe,
        ...[...'İŞ-1;2'].flatMap((c) => [c.charCodeAt(0) & 255, c.charCodeAt(0) >> 8]),
      ]),
    ],
  ])('in %s', (_, given) => {
    expect(decodeOrderList(given)?.replace('\ufeff', '')).toBe('İŞ-1;2')
  })

  test('even when its first code begins with the letters of a workbook', () => {
    expect(decodeOrderList(bytes('PK-20;3'))).toBe('PK-20;3')
    expect(decodeOrderList(bytes('PK'))).toBe('PK')
  })

  test('a workbook is refused, and so is a file with zero bytes', () => {
    expect(decodeOrderList(bytes('PK\u0003\u0004'))).toBeNull()
    expect(decodeOrderList(new Uint8Array([1, 0, 2]))).toBeNull()
  })
})

test('a line of very many spaces or signs is read quickly', () => {
  const start = performance.now()
  for (const run of [' ', ' "', '"', ',', ', ', '1,', '1 ']) {
    const line = `DR-20${run.repeat(100_000)}x`
    expect(readOrderList(line).rows).toHaveLength(1)
    expect(readOrderList(`${line};${line}`).rows).toHaveLength(1)
  }
  expect(performance.now() - start).toBeLessThan(5_000)
})
