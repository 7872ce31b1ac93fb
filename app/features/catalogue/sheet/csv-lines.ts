import type { SheetCell } from './columns'
import { neutralise } from '~/kernel/neutral'

const byteOrderMark = '\uFEFF'

/**
 * A CSV file that Excel in Turkish opens with a double click: semicolons, decimal commas, UTF-8 with a byte order mark. No
 * cell is a formula (promise P18).
 */
export async function* csvLines(
  headings: readonly string[],
  rows: AsyncIterable<readonly SheetCell[]>,
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(headings.map(quote))
  for await (const cells of rows) yield csvLine(cells.map(csvCell))
}

/** One line of texts, quoted, with formulas neutralised. */
export function csvTexts(texts: readonly string[]): string {
  return csvLine(texts.map((value) => quote(neutralise(value))))
}

function csvLine(cells: readonly string[]): string {
  return `${cells.join(';')}\r\n`
}

function csvCell(cell: SheetCell): string {
  if (cell.kind === 'empty') return ''
  if (cell.kind === 'count') return String(cell.value)
  if (cell.kind === 'amount') {
    return `${Math.floor(cell.value / 100)},${String(cell.value % 100).padStart(2, '0')}`
  }
  return quote(neutralise(cell.value))
}

function quote(value: string): string {
  return /[";\t\r\n]|^\s|\s$/.test(value) ? `"${value.replaceAll('"', '""')}"` : value
}
