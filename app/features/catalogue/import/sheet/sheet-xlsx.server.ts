import type { ImportFile, ImportFormat, ImportItem, ReadContext } from '../format'
import { readWorkbookRows } from '../workbook/workbook-rows.server'
import { openSheet, type SheetReader } from './sheet-rows'

/** The edited workbook of `npm run export`; its first sheet is read. */
export const sheetXlsx: ImportFormat = { name: 'xlsx', read }

async function* read(file: ImportFile, context: ReadContext): AsyncGenerator<ImportItem> {
  let reader: SheetReader | null = null
  for await (const row of readWorkbookRows(file)) {
    if (row.kind !== 'row') yield row
    else if (reader) yield reader.read(row.cells, row.lines)
    else {
      const opened = openSheet(row.cells, row.lines, context)
      yield* opened.items
      if (!opened.reader) return
      reader = opened.reader
    }
  }
}
