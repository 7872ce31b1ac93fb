import type { ImportFile, ImportFormat, ImportItem, ImportProblem, ReadContext } from '../format'
import { XmlRefusal } from '../parsing/parse-xml.server'
import { openSheet, type SheetReader } from './sheet-rows'
import { text } from '../text'
import { readWorkbook } from '../workbook/read-workbook.server'

/** The edited workbook of `npm run export`; its first sheet is read. */
export const sheetXlsx: ImportFormat = { name: 'xlsx', read }

// Bytes, compressed; the content is read as a stream. A million rows have some 80 MB.
const largestFile = 128 * 1024 * 1024

async function* read(file: ImportFile, context: ReadContext): AsyncGenerator<ImportItem> {
  let reader: SheetReader | null = null
  let row = 0
  try {
    for await (const found of readWorkbook(await readAll(file))) {
      row = found.row
      if (found.cells.every((cell) => cell === '')) continue
      const lines = { from: row, to: row }
      if (reader) {
        yield reader.read(found.cells, lines)
        continue
      }
      const opened = openSheet(found.cells, lines, context)
      yield* opened.items
      if (!opened.reader) return
      reader = opened.reader
    }
    if (!reader) yield problem(1, text.empty)
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
