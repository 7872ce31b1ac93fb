import type { Db } from '~/db/connection.server'
import type { Storage } from '~/features/media/media.server'
import { csvTexts } from '../../sheet/csv-lines'
import { readTable } from '../mapped/read-table.server'
import { text } from '../text'
import { fileOf } from './file-of'
import * as store from './store.server'

const most = 100_000

/**
 * The skipped rows of a table as a CSV file with one more column that says what is wrong: mended in a spreadsheet, it is uploaded alone.
 * Null when nothing was skipped or the file is no table.
 */
export async function makeFaultyRows(
  { db, storage }: { db: Db; storage: Storage },
  uploadId: number,
): Promise<{ name: string; mediaType: string; bytes: Buffer } | null> {
  const upload = await store.findUpload(db, uploadId)
  const { faults } = await store.listFaults(db, uploadId, { start: 0, length: most, skipped: true })
  if (!upload || upload.kind === 'xml' || faults.length === 0) return null
  const bytes = await storage.read(upload.file)
  if (!bytes) return null
  const faultOfLine = new Map<number, string>()
  for (const { fromLine, toLine, remarks } of faults)
    for (let line = fromLine; line <= toLine; line++) {
      const own = remarks.filter((one) => one.line === line)
      const told = own
        .map(({ column, sentence }) => (column ? `${column}: ${sentence}` : sentence))
        .join('; ')
      faultOfLine.set(
        line,
        told || (own.length === 0 && fromLine === line ? remarks[0]!.sentence : text.sameProduct),
      )
    }
  const lines: string[] = []
  let width = 0
  for await (const row of readTable(fileOf(bytes), { encoding: null })) {
    if (row.kind !== 'row') continue
    const cells = row.cells.map((cell) => (typeof cell === 'number' ? String(cell).replace('.', ',') : cell))
    if (lines.length === 0) {
      width = cells.length
      lines.push(`\uFEFF${csvTexts([...cells, text.faultColumn])}`)
    } else if (faultOfLine.has(row.lines.from)) {
      const padded = Array.from({ length: width }, (_, at) => cells[at] ?? '')
      lines.push(csvTexts([...padded, faultOfLine.get(row.lines.from)!]))
    }
  }
  const name = `${upload.name.replace(/\.\w+$/, '')}-hatali.csv`
  return { name, mediaType: 'text/csv', bytes: Buffer.from(lines.join('')) }
}
