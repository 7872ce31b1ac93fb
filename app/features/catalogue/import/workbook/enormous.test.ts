// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { runScript } from '../../../../../scripts/testing/run-script'
import { fileOfBytes, readItems } from '../testing/file'
import { sheetXlsx } from '../sheet/sheet-xlsx.server'
import { packedWorkbook } from './testing/workbook'

const folder = mkdtempSync(path.join(tmpdir(), 'vitrin-workbook-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Measured = { rows: number; refusal: string; ms: number; bytes: number }

async function measure(workbook: Buffer): Promise<Measured> {
  const file = path.join(folder, 'measured.xlsx')
  writeFileSync(file, workbook)
  const { code, stdout, stderr } = await runScript(
    'app/features/catalogue/import/workbook/testing/measure-import.ts',
    [file],
    {},
  )
  if (code !== 0) throw new Error(stderr)
  return JSON.parse(stdout) as Measured
}

const megabyte = 1024 * 1024
const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
const headings = `<row>${['Stok kodu', 'Ürün', 'Çeşit', 'Stok'].map(inline).join('')}</row>`
const words = 'kordon deri siyah 20 mm '
const ordinary = (rows: number) =>
  packedWorkbook({
    rows: `${headings}${Array.from({ length: rows }, (_, i) => `<row>${inline(`K-${i}`)}<c t="s"><v>${i}</v></c><c/><c><v>${i % 90}</v></c></row>`).join('')}`,
    shared: Array.from({ length: rows }, (_, i) => `<si><t>${words}${(i * 7_919) % 10_007}</t></si>`).join(
      '',
    ),
  })

describe('a workbook that unpacks to far more than it declares', () => {
  test.each(bombs().filter(([name]) => !isLarge.test(name)))(
    '%s: is refused with a message',
    async (_, bomb, sentence) => {
      const items = await readItems(sheetXlsx, fileOfBytes(bomb(), megabyte))
      const refusals = items.filter((item) => item.kind === 'problem')
      expect(refusals).toMatchObject([
        { fatal: true, remarks: [{ sentence: expect.stringMatching(sentence) }] },
      ])
    },
  )

  test('takes no more memory and time than a usual one of 40,000 rows', { timeout: 180_000 }, async () => {
    const usual = await measure(ordinary(40_000))
    expect(usual.refusal).toBe('')
    expect(usual.rows).toBeGreaterThanOrEqual(40_000)
    for (const [name, bomb, sentence] of bombs().filter(([name]) => isLarge.test(name))) {
      const { bytes, ms, refusal } = await measure(bomb())
      expect([name, refusal]).toEqual([name, expect.stringMatching(sentence)])
      expect(bytes, `${name}: bytes`).toBeLessThan(usual.bytes + 100 * megabyte)
      expect(ms, `${name}: ms`).toBeLessThan(4 * usual.ms)
    }
  })
})

const isLarge = /250 MB|^shared texts|tags in tags/

function bombs(): [name: string, make: () => Buffer, sentence: RegExp][] {
  const much = (text: string, megabytes = 16) => text.repeat((megabytes * megabyte) / text.length)
  return [
    [
      'one shared text of 250 MB',
      () => packedWorkbook({ shared: `<si><t>${much(words, 250)}</t></si>` }),
      /^hücrede 100\.000 karakterden çok/,
    ],
    [
      'one shared text of many pieces',
      () => packedWorkbook({ shared: `<si>${much(`<r><t>${words}</t></r>`)}</si>` }),
      /^hücrede/,
    ],
    ['shared texts', () => packedWorkbook({ shared: much(`<si><t>${words}</t></si>`) }), /olağan dışı/],
    ['one cell', () => packedWorkbook({ rows: `<row>${inline(much(words))}</row>` }), /^hücrede/],
    [
      'one row of long cells',
      () => packedWorkbook({ rows: `<row>${inline(words.repeat(4_000)).repeat(100)}</row>` }),
      /^satırda 1\.000\.000 karakterden çok/,
    ],
    [
      'one row that names a long text again and again',
      () =>
        packedWorkbook({
          shared: `<si><t>${words.repeat(4_000)}</t></si>`,
          rows: `<row>${'<c t="s"><v>0</v></c>'.repeat(1_000)}</row>`,
        }),
      /^satırda/,
    ],
    [
      'one row with the same cell',
      () => packedWorkbook({ rows: `<row>${much(`<c r="A1"><v>1</v></c>`)}</row>` }),
      /olağan dışı/,
    ],
    [
      'empty rows',
      () => packedWorkbook({ rows: `${headings}${much('<row/>')}` }),
      /olağan dışı|satırdan çok/,
    ],
    ['a row far down', () => packedWorkbook({ rows: '<row r="99999999"/>' }), /1\.048\.576 satırdan çok/],
    ['a row that is none', () => packedWorkbook({ rows: '<row r="x"/>' }), /satırdan çok/],
    ['tags in tags', () => packedWorkbook({ rows: much('<a>') }), /^XML çok derin/],
    [
      'a tag of attributes',
      () =>
        packedWorkbook({
          rows: `<row ${Array.from({ length: 200_000 }, (_, i) => `a${i}=""`).join(' ')}/>`,
        }),
      /^XML bozuk/,
    ],
    ['a remark', () => packedWorkbook({ rows: `<!--${much(words)}-->` }), /^XML bozuk/],
    ['styles', () => packedWorkbook({ styles: much('<xf numFmtId="14"/>') }), /olağan dışı/],
    [
      'formats',
      () => packedWorkbook({ formats: much('<numFmt numFmtId="9" formatCode="0"/>') }),
      /olağan dışı/,
    ],
  ]
}
