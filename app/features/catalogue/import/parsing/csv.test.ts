import { describe, expect, test } from 'vitest'
import { readCsv } from './csv.server'
import { context, fileOf, fileOfBytes } from '../testing/file'

async function read(...lines: string[]) {
  const rows = []
  for await (const row of readCsv(fileOf(...lines), context)) rows.push(row)
  return rows
}
const cellsOf = async (...lines: string[]) =>
  (await read(...lines)).map((row) => (row.kind === 'row' ? row.cells : row.kind))

describe('separated values', () => {
  test.each([',', ';', '\t'])('are separated by "%s" when the headings are', async (sign) => {
    expect(
      await cellsOf(['ad', 'fiyat', 'stok'].join(sign), ['Kış, yaz; "hep"', '1', '2'].map(quote).join(sign)),
    ).toEqual([
      ['ad', 'fiyat', 'stok'],
      ['Kış, yaz; "hep"', '1', '2'],
    ])
  })

  test('may begin with a byte order mark and the line that Excel writes for itself', async () => {
    expect(await read('\uFEFFsep=;\r\nad;fiyat\r\nKordon;1,5\r\n')).toEqual([
      { kind: 'row', lines: { from: 2, to: 2 }, cells: ['ad', 'fiyat'] },
      { kind: 'row', lines: { from: 3, to: 3 }, cells: ['Kordon', '1,5'] },
    ])
  })

  test('keep their line numbers over quoted line breaks, empty lines and lines of separators', async () => {
    expect(await read('ad;fiyat', '', '"bir\r\niki";1', ';', ' ; ', 'üç;2')).toMatchObject([
      { lines: { from: 1, to: 1 } },
      { lines: { from: 3, to: 4 }, cells: ['bir\niki', '1'] },
      { lines: { from: 7, to: 7 }, cells: ['üç', '2'] },
    ])
  })

  test('may end without a line break, and in rows that are shorter', async () => {
    expect(await cellsOf('a;b;c', '1')).toEqual([['a', 'b', 'c'], ['1']])
  })

  test('of a row with more cells than headings are ignored', async () => {
    expect(await read('ad,fiyat', 'Kordon,149,90', 'Toka,5')).toMatchObject([
      { kind: 'row' },
      { kind: 'problem', lines: { from: 2, to: 2 }, remarks: [{ sentence: /3 hücre var, başlıkta 2/ }] },
      { kind: 'row', cells: ['Toka', '5'] },
    ])
    expect(await cellsOf('ad;fiyat', 'Kordon;1;;')).toEqual([
      ['ad', 'fiyat'],
      ['Kordon', '1', '', ''],
    ])
  })

  test('that break off in quotation marks give every earlier row, and then a fatal problem', async () => {
    expect(await read('ad;fiyat', 'a;1', 'b;"2', 'c;3')).toMatchObject([
      { kind: 'row' },
      { kind: 'row', cells: ['a', '1'] },
      {
        kind: 'problem',
        fatal: true,
        lines: { from: 3 },
        remarks: [{ sentence: /2\. satırdan sonra okunamıyor/ }],
      },
    ])
  })

  test('of an empty file are refused', async () => {
    for (const file of ['', '\n\n', ';;;\n'])
      expect(await read(file)).toMatchObject([{ kind: 'problem', fatal: true }])
  })

  test('in an unknown encoding are refused with line and character', async () => {
    const rows = []
    for await (const row of readCsv(fileOfBytes(Buffer.from([0x61, 0x0a, 0x62, 0x81])), context))
      rows.push(row)
    expect(rows).toMatchObject([
      { kind: 'problem', fatal: true, remarks: [{ line: 2, column: '2. karakter', value: '0x81' }] },
    ])
  })
})

function quote(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`
}
