import { readCsv } from '../parsing/csv.server'
import type { ImportFile, ImportFormat, ImportItem, ReadContext } from '../format'
import { openSheet, type SheetReader } from './sheet-rows'

/** The edited CSV file of `npm run export`. */
export const sheetCsv: ImportFormat = { name: 'csv', read }

async function* read(file: ImportFile, context: ReadContext): AsyncGenerator<ImportItem> {
  let reader: SheetReader | null = null
  for await (const row of readCsv(file, context)) {
    if (row.kind !== 'row') {
      yield row
    } else if (reader) {
      yield reader.read(row.cells, row.lines)
    } else {
      const opened = openSheet(row.cells, row.lines, context)
      yield* opened.items
      if (!opened.reader) return
      reader = opened.reader
    }
  }
}
