import type { Cell } from '../parsing/amounts'
import { readCsv } from '../parsing/csv.server'
import { XmlRefusal } from '../parsing/parse-xml.server'
import { text } from '../text'
import { readWorkbook } from '../workbook/read-workbook.server'
import type { ImportFile, ImportNotice, ImportProblem, Lines, ReadContext } from '../format'

/** A row of a CSV file or of a workbook's first sheet; the first one holds the headings. */
export type TableRow = { kind: 'row'; lines: Lines; cells: readonly Cell[] }

/** The rows of a table in a CSV file or a workbook, told apart by content, without empty ones. */
export async function* readTable(
  file: ImportFile,
  context: ReadContext,
): AsyncGenerator<TableRow | ImportProblem | ImportNotice> {
  if (!(await isWorkbook(file))) return yield* readCsv(file, context)
  let row = 0
  try {
    for await (const found of readWorkbook(await readAll(file))) {
      row = found.row
      if (found.cells.some((cell) => cell !== ''))
        yield { kind: 'row', lines: { from: row, to: row }, cells: found.cells }
    }
    if (row === 0) yield problem(1, text.empty)
  } catch (error) {
    if (!(error instanceof XmlRefusal)) throw error
    yield problem(row + 1, error.message)
  }
}

async function isWorkbook(file: ImportFile): Promise<boolean> {
  for await (const chunk of file()) return chunk[0] === 0x50 && chunk[1] === 0x4b
  return false
}

async function readAll(file: ImportFile): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of file()) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function problem(line: number, sentence: string): ImportProblem {
  const remarks = [{ line, column: '', value: '', sentence }]
  return { kind: 'problem', lines: { from: line, to: line }, code: '', remarks, fatal: true }
}
