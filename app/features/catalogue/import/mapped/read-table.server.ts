import type { ImportFile, ImportNotice, ImportProblem, ReadContext } from '../format'
import { readCsv } from '../parsing/csv.server'
import { readWorkbookRows, type TableRow } from '../workbook/workbook-rows.server'

/** The rows of a table in a CSV file or a workbook, told apart by content, without empty ones. */
export async function* readTable(
  file: ImportFile,
  context: Pick<ReadContext, 'encoding'>,
): AsyncGenerator<TableRow | ImportProblem | ImportNotice> {
  yield* (await isWorkbook(file)) ? readWorkbookRows(file) : readCsv(file, context)
}

async function isWorkbook(file: ImportFile): Promise<boolean> {
  for await (const chunk of file()) return chunk[0] === 0x50 && chunk[1] === 0x4b
  return false
}
