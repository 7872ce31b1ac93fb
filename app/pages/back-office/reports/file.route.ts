import { writeXlsxStream } from 'hucre/xlsx'
import { neutralise } from '~/kernel/neutral'
import { privateFile } from '~/pages/shared/private-file.server'
import { staffVisit } from '../shared/staff.server'
import type { Route } from './+types/file.route'
import { loadReport, readAsked } from './load.server'
import type { Report } from './report'
import { text } from './text'

const kinds = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** A report as CSV (semicolons, decimal commas, as Turkish spreadsheets read it) or XLSX. No cell is a formula (promise P18). */
export async function loader(args: Route.LoaderArgs) {
  const { db, clock } = staffVisit(args)
  const params = args.url.searchParams
  const asked = readAsked(params, clock())
  const report = await loadReport(db, asked, clock())
  const kind = params.get('tur') === 'xlsx' ? 'xlsx' : 'csv'
  const bytes = kind === 'csv' ? new TextEncoder().encode(csvOf(report)) : await bytesOf(xlsxOf(report))
  const name = `${asked.name}-${asked.first}-${asked.last}.${kind}`
  return privateFile({ name, mediaType: kinds[kind], bytes })
}

async function bytesOf(parts: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = []
  for await (const part of parts) all.push(part)
  return Buffer.concat(all)
}

function csvOf({ columns, rows, total }: Report): string {
  const lines = [
    columns.map(({ title }) => title),
    ...[...rows.map(({ cells }) => cells), ...(total ? [total] : [])].map((cells) =>
      cells.map((cell, i) =>
        columns[i]!.kind === 'amount' && typeof cell === 'number'
          ? (cell / 100).toFixed(2).replace('.', ',')
          : String(cell),
      ),
    ),
  ]
  const quote = (cell: string, isText: boolean) => {
    const safe = isText ? neutralise(cell) : cell
    return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
  }
  const rowsOfText = lines.map((cells) =>
    cells.map((cell, i) => quote(cell, columns[i]!.kind === 'text')).join(';'),
  )
  // The mark at the start tells spreadsheets that the file is UTF-8.
  return `\uFEFF${rowsOfText.join('\r\n')}\r\n`
}

function xlsxOf({ columns, rows, total }: Report): AsyncIterable<Uint8Array> {
  return writeXlsxStream(cellsOf(rows, total), {
    name: text.title,
    columns: columns.map(({ title, kind }) => ({
      header: title,
      width: kind === 'text' ? 32 : 16,
      ...(kind === 'amount' ? { numFmt: '#,##0.00' } : {}),
    })),
    freezePane: { rows: 1 },
  })

  async function* cellsOf(rows: Report['rows'], total: Report['total']) {
    for (const cells of [...rows.map((row) => row.cells), ...(total ? [total] : [])])
      yield cells.map((cell, i) =>
        typeof cell === 'number' ? (columns[i]!.kind === 'amount' ? cell / 100 : cell) : neutralise(cell),
      )
  }
}
