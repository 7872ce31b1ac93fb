import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import type { Statement } from './ledger'
import { writeStatement } from './statement-paper'
import { statementXlsx } from './statement-sheet.server'

const row: Statement['rows'][number] = {
  entryId: 1,
  kind: 'invoice',
  means: null,
  postedOn: '2026-11-20',
  dueOn: '2026-12-20',
  documentNo: 'K7MX',
  description: 'Sipariş',
  orderCode: 'K7MX',
  debit: 100,
  credit: 0,
  balance: 100,
}
const statementOf = (total: number): Statement => ({
  filter: { from: null, to: null, kind: null },
  broughtForward: null,
  rows: [row, row],
  total,
  debit: 100 * total,
  credit: 0,
  closing: 100 * total,
})
const seller = { name: 'Örnek', lines: [] }
const noteOf = (statement: Statement) => writeStatement(statement, 'Bayi', seller, new Date()).note
const sheetOf = async (statement: Statement) => {
  const bytes = Buffer.concat(await Array.fromAsync(statementXlsx(statement)))
  return (await readXlsx(bytes)).sheets[0]!.rows.map(([first]) => first)
}

test('a statement too short for all entries says so, as PDF and as a sheet', async () => {
  const cut = '7.000 hareketin ilk 2 tanesi yer alıyor. Kalanlar için tarih aralığını daraltın.'
  expect(noteOf(statementOf(7_000))).toContain(cut)
  expect(await sheetOf(statementOf(7_000))).toContain(cut)
  expect(noteOf(statementOf(2))).not.toContain('yer alıyor')
  expect((await sheetOf(statementOf(2))).join(' ')).not.toContain('yer alıyor')
})
