import { expect, test } from 'vitest'
import type { Pdf } from './pdf'
import { makePdf } from './pdf.server'
import { readPdf } from './testing/read-pdf'

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ cells: [`Kayış ${i + 1}\nIŞIKLI`, '1.234,50 TL'] }))
const pdf = (rows: number): Pdf => ({
  title: 'Örnek belge',
  seller: { name: 'Çağrı Saat', lines: ['Öğüt Sok. No: 1, Üsküdar/İstanbul'] },
  facts: [['Numara', 'K7MX4RPW2TD']],
  blocks: [
    {
      kind: 'table',
      columns: [
        { title: 'Ürün', share: 3 },
        { title: 'Tutar', share: 1, align: 'right' },
      ],
      rows: rowsOf(rows),
    },
    { kind: 'totals', rows: [['Toplam', '9.999,99 TL']] },
    { kind: 'text', title: 'Not', paragraphs: ['ğüşiöçı ĞÜŞİÖÇI âîû ₺ — “tırnak”'] },
  ],
  note: 'Alt bilgi',
  madeAt: new Date('2026-11-20T09:00:00Z'),
})

test('a document can be read back with every Turkish letter', async () => {
  const [page] = await readPdf(await makePdf(pdf(2)))
  expect(page).toContain('Örnek belge')
  expect(page).toContain('Çağrı Saat')
  expect(page).toContain('Öğüt Sok. No: 1, Üsküdar/İstanbul')
  expect(page).toMatch(/Numara:\s*K7MX4RPW2TD/)
  expect(page).toContain('ğüşiöçı ĞÜŞİÖÇI âîû ₺ — “tırnak”')
  expect(page).toContain('Sayfa 1 / 1')
})

test('a long table continues over pages, each with its heading and number, and has every row once', async () => {
  const pages = await readPdf(await makePdf(pdf(120)))
  expect(pages.length).toBeGreaterThan(3)
  for (const [i, page] of pages.entries()) {
    expect(page).toContain(`Sayfa ${i + 1} / ${pages.length}`)
    expect(page).toContain('Alt bilgi')
  }
  expect(pages.slice(0, -1).every((page) => page.includes('Ürün Tutar'))).toBe(true)
  const rows = pages.join('\n').match(/Kayış \d+/g)
  expect(rows).toEqual(rowsOf(120).map(({ cells }) => cells[0]!.split('\n')[0]))
})

test('simultaneously requested documents are all made', async () => {
  const made = await Promise.all([1, 2, 3].map((rows) => makePdf(pdf(rows))))
  const counts = await Promise.all(
    made.map(async (bytes) => (await readPdf(bytes))[0]!.match(/Kayış/g)!.length),
  )
  expect(counts).toEqual([1, 2, 3])
})
