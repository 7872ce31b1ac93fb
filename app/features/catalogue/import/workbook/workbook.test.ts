import { describe, expect, test } from 'vitest'
import { zipOf } from '../testing/zip'
import { fileOfBytes, readItems } from '../testing/file'
import { sheetXlsx } from '../sheet/sheet-xlsx.server'
import { readWorkbook } from './read-workbook.server'
import { createSharedTexts } from './shared-texts.server'
import { workbook } from './testing/workbook'

async function read(bytes: Buffer) {
  const rows = []
  for await (const row of readWorkbook(bytes)) rows.push(row)
  return rows
}

describe('the first sheet of a workbook', () => {
  test('has texts, shared or not, numbers, results of formulas and empty cells in their places', async () => {
    const rows = `
      <row r="1"><c r="A1" t="s"><v>1</v></c><c r="C1" t="inlineStr"><is><t>Şık </t><t>kordon</t></is></c></row>
      <row r="4"><c r="B4"><v>12.5</v></c><c r="C4" t="str"><f>A1&amp;"x"</f><v>sonuç</v></c><c r="D4"><f>B4*2</f><v>25</v></c></row>
      <row><c><v>7</v></c><c t="b"><v>1</v></c><c t="e"><v>#REF!</v></c></row>`
    const shared =
      '<si><t>sıfır</t></si><si><r><t>Renk</t></r><r><t xml:space="preserve">: Mavi</t></r><rPh><t>okunuş</t></rPh></si>'
    expect(await read(workbook(rows, { shared }))).toEqual([
      { row: 1, cells: ['Renk: Mavi', '', 'Şık kordon'] },
      { row: 4, cells: ['', 12.5, 'sonuç', 25] },
      { row: 5, cells: [7, '1', '#REF!'] },
    ])
  })

  test('keeps dates as dates: Excel makes one of 1.5, which is not a price', async () => {
    const styles =
      '<xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/>'
    const formats = `<numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/><numFmt numFmtId="165" formatCode="#,##0.00&quot; adet&quot;"/><numFmt numFmtId="166" formatCode="[Red]General"/>`
    const cells = [0, 1, 2, 3, 4]
      .map((style, place) => `<c r="${'ABCDE'[place]}1" s="${style}"><v>46143</v></c>`)
      .join('')
    expect(await read(workbook(`<row r="1">${cells}</row>`, { formats, styles }))).toEqual([
      { row: 1, cells: [46_143, '(tarih)', '(tarih)', 46_143, 46_143] },
    ])
  })

  test('has its control characters restored', async () => {
    const rows = '<row r="1"><c r="A1" t="inlineStr"><is><t>a_x0009_b_x005F_</t></is></c></row>'
    expect(await read(workbook(rows))).toEqual([{ row: 1, cells: ['a\tb_'] }])
  })
})

describe('an invalid workbook', () => {
  const whole = workbook('<row r="1"><c r="A1"><v>1</v></c></row>')
  test.each([
    ['a text', Buffer.from('Stok kodu;Stok')],
    ['an empty file', Buffer.alloc(0)],
    ['half of a workbook', whole.subarray(0, whole.length / 2)],
    ['another zip', zipOf({ 'word/document.xml': '<w/>' })],
    ['a workbook without sheets', zipOf({ 'xl/workbook.xml': '<workbook/>' })],
    ['a workbook with a sheet that breaks off', workbook('<row r="1"><c r="A1">')],
    ['a workbook with a cell in the last column', workbook('<row r="1"><c r="XFD1"><v>1</v></c></row>')],
    [
      'a workbook with a very long cell',
      workbook(`<row r="1"><c r="A1" t="str"><v>${'x'.repeat(200_000)}</v></c></row>`),
    ],
    [
      'a workbook that declares entities',
      zipOf({ 'xl/workbook.xml': '<!DOCTYPE a [<!ENTITY b "c">]><workbook/>' }),
    ],
  ])('%s is refused with a message', async (_, bytes) => {
    expect(await readItems(sheetXlsx, fileOfBytes(bytes, 1_000))).toMatchObject([
      { kind: 'problem', fatal: true, remarks: [{ sentence: /^(çalışma kitabı|XML|sayfada|hücre)/ }] },
    ])
  })

  test('an empty sheet is reported as empty', async () => {
    expect(await readItems(sheetXlsx, fileOfBytes(workbook('')))).toMatchObject([
      { kind: 'problem', fatal: true, remarks: [{ sentence: /^dosyada ürün yok/ }] },
    ])
  })
})

test('shared texts are found by number, up to the limit', () => {
  const texts = createSharedTexts(200_000)
  for (let number = 0; number < 9_000; number++) texts.add(`şık ${number}`)
  expect([texts.at(0), texts.at(8_999), texts.at(9_000), texts.at(-1), texts.at(Number.NaN)]).toEqual([
    'şık 0',
    'şık 8999',
    null,
    null,
    null,
  ])
  expect(texts.add('x'.repeat(200_000))).toBe(false)
})
