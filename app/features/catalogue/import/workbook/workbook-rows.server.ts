import type { ImportFile, ImportProblem, Lines } from '../format'
import type { Cell } from '../parsing/amounts'
import { XmlRefusal } from '../parsing/parse-xml.server'
import { text } from '../text'
import { readWorkbook } from './read-workbook.server'

/** A row of a CSV file or of a workbook's first sheet; the first one holds the headings. */
export type TableRow = { kind: 'row'; lines: Lines; cells: readonly Cell[] }

// Bytes, compressed; the content is read as a stream. A million rows have some 80 MB.
const largestFile = 128 * 1024 * 1024

/** The rows of a workbook's first sheet without empty ones. A fault of the file ends them with a fatal problem. */
export async function* readWorkbookRows(file: ImportFile): AsyncGenerator<TableRow | ImportProblem> {
  let row = 0
  let found = 0
  try {
    for await (const { row: at, cells } of readWorkbook(await readAll(file))) {
      row = at
      if (cells.every((cell) => cell === '')) continue
      found += 1
      yield { kind: 'row', lines: { from: row, to: row }, cells }
    }
    if (found === 0) yield problem(1, text.empty)
  } catch (error) {
    if (!(error instanceof XmlRefusal)) throw error
    yield problem(row + 1, error.message)
  }
}

/** The whole file: the table of contents of a workbook is at its end. */
async function readAll(file: ImportFile): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of file()) {
    size += chunk.length
    if (size > largestFile) throw new XmlRefusal(text.tooLarge)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function problem(line: number, sentence: string): ImportProblem {
  const remarks = [{ line, column: '', value: '', sentence }]
  return { kind: 'problem', lines: { from: line, to: line }, code: '', remarks, fatal: true }
}
