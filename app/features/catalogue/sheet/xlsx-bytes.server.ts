import { writeXlsxStream } from 'hucre/xlsx'
import type { SheetCell, SheetColumn } from './columns'
import { neutralise } from '~/kernel/neutral'
import { text } from './text'

/** A workbook with one sheet, written row by row. Texts are text cells, and no cell is a formula (promise P18). */
export function xlsxBytes(
  columns: readonly SheetColumn[],
  rows: AsyncIterable<readonly SheetCell[]>,
): AsyncIterable<Uint8Array> {
  return writeXlsxStream(valuesOf(rows), {
    name: text.sheetName,
    columns: columns.map(({ heading: header, width }) => ({ header, width })),
    freezePane: { rows: 1 },
  })
}

async function* valuesOf(rows: AsyncIterable<readonly SheetCell[]>) {
  for await (const cells of rows) yield cells.map(valueOf)
}

function valueOf(cell: SheetCell): string | number | null {
  if (cell.kind === 'empty') return null
  if (cell.kind === 'amount') return cell.value / 100
  return cell.kind === 'count' ? cell.value : neutralise(cell.value)
}
