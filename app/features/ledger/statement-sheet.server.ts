import { writeXlsxStream } from 'hucre/xlsx'
import type { Kurus } from '~/kernel/money'
import { neutralise } from '~/kernel/neutral'
import { balanceMark, type Statement } from './ledger'
import { text as ledgerText } from './text'
import { text } from './ui/text'

const { columns } = text
const day = 'dd.mm.yyyy'
const amount = '#,##0.00'

/**
 * The statement as a workbook: days and amounts are numbers, texts are texts, and cells hold no formulas (promise
 * P18).
 */
export function statementXlsx(statement: Statement): AsyncIterable<Uint8Array> {
  return writeXlsxStream(rowsOf(statement), {
    name: text.statement,
    columns: [
      { header: columns.postedOn, width: 12, numFmt: day },
      { header: columns.dueOn, width: 12, numFmt: day },
      { header: columns.documentNo, width: 18 },
      { header: columns.kind, width: 20 },
      { header: columns.description, width: 44 },
      { header: columns.debit, width: 14, numFmt: amount },
      { header: columns.credit, width: 14, numFmt: amount },
      { header: columns.balance, width: 14, numFmt: amount },
      { header: text.mark, width: 6 },
    ],
    freezePane: { rows: 1 },
  })
}

type Cell = string | number | Date | null

async function* rowsOf(statement: Statement): AsyncGenerator<Cell[]> {
  const { broughtForward, rows, filter, debit, credit, closing } = statement
  if (broughtForward !== null && filter.kind === null)
    yield [
      dateOf(filter.from!),
      null,
      null,
      text.broughtForward,
      null,
      null,
      null,
      ...balanceOf(broughtForward),
    ]
  for (const row of rows)
    yield [
      dateOf(row.postedOn),
      row.dueOn && dateOf(row.dueOn),
      neutralise(row.documentNo),
      ledgerText.kind(row.kind, row.means),
      neutralise(row.description),
      amountOf(row.debit),
      amountOf(row.credit),
      ...balanceOf(row.balance),
    ]
  if (rows.length < statement.total) yield [text.cutOff(rows.length, statement.total)]
  yield [text.totals, null, null, null, null, debit / 100, credit / 100, ...balanceOf(closing)]
}

/** Midnight UTC, so that the day is the same wherever the file is opened. */
const dateOf = (date: string): Date => new Date(`${date}T00:00:00Z`)
const amountOf = (kurus: Kurus): number | null => (kurus === 0 ? null : kurus / 100)
const balanceOf = (kurus: Kurus): [number, string] => [kurus / 100, balanceMark(kurus)]
