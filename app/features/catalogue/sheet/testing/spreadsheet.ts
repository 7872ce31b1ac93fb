import { parse } from 'csv-parse/sync'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import type { Db } from '~/db/connection.server'
import type { ImportFile } from '../../import/format'
import { exportSheet, type ExportFormat } from '../export.server'

type Cell = string | number
/** An exported file opened in a spreadsheet: cells by heading, to edit and save again. */
export type Opened = { headings: string[]; rows: Record<string, Cell>[] }

export async function exportBytes(
  db: Db,
  format: ExportFormat,
  lists: string[] | null = null,
): Promise<Buffer> {
  const chunks: Buffer[] = []
  const outcome = await exportSheet(db, format, lists, async (given) => {
    for await (const chunk of given) chunks.push(Buffer.from(chunk))
  })
  if (outcome.status !== 'written') throw new Error(outcome.status)
  return Buffer.concat(chunks)
}

export async function openBytes(bytes: Buffer, format: ExportFormat): Promise<Opened> {
  const table =
    format === 'csv'
      ? (parse(bytes, { bom: true, delimiter: ';' }) as string[][])
      : (await readXlsx(bytes)).sheets[0]!.rows.map((row) => row.map((cell) => (cell ?? '') as Cell))
  const headings = table[0]!.map(String)
  const rows = table
    .slice(1)
    .map((cells) => Object.fromEntries(headings.map((heading, place) => [heading, cells[place] ?? ''])))
  return { headings, rows }
}

/** The file as a spreadsheet saves it: all cells quoted, or with a table of shared texts. */
export async function saveBytes({ headings, rows }: Opened, format: ExportFormat): Promise<Buffer> {
  const table = [headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? ''))]
  if (format === 'xlsx') return Buffer.from(await writeXlsx({ sheets: [{ name: 'Sayfa1', rows: table }] }))
  const lines = table.map((cells) => cells.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(';'))
  return Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`)
}

export function asFile(bytes: Buffer): ImportFile {
  return async function* () {
    yield bytes
  }
}

/** An amount as it is typed in a file of this format. */
export function typed(kurus: number, format: ExportFormat): Cell {
  return format === 'xlsx'
    ? kurus / 100
    : `${Math.floor(kurus / 100)},${String(kurus % 100).padStart(2, '0')}`
}
