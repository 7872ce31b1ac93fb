import { sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { getPriceLists } from '~/features/customers/customers.server'
import { type SheetCell, sheetColumns } from './columns'
import { csvLines } from './csv-lines'
import { readSheetRows } from './read-rows.server'
import { xlsxBytes } from './xlsx-bytes.server'

export const exportFormats = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof exportFormats)[number]

export type ExportOutcome =
  | { status: 'written'; variants: number }
  | { status: 'unknown_price_lists'; unknown: string[]; known: string[] }

/**
 * Writes all variants with their prices in the wanted lists (null: all), from one snapshot of the database. `npm run import`
 * reads the file back after its prices, package sizes or stock were edited.
 */
export async function exportSheet(
  db: Db,
  format: ExportFormat,
  wanted: readonly string[] | null,
  write: (chunks: AsyncIterable<string | Uint8Array>) => Promise<void>,
): Promise<ExportOutcome> {
  const all = await getPriceLists(db)
  const known = all.map(({ code }) => code)
  const unknown = (wanted ?? []).filter((code) => !known.includes(code))
  if (unknown.length > 0) return { status: 'unknown_price_lists', unknown, known }
  const lists = all.filter(({ code }) => wanted === null || wanted.includes(code))
  const columns = sheetColumns(lists)
  let variants = 0
  await db.transaction(
    async (db) => {
      await db.execute(sql`set local statement_timeout = '1min'`)
      const rows = async function* (): AsyncGenerator<SheetCell[]> {
        for await (const row of readSheetRows(
          db,
          lists.map(({ id }) => id),
        )) {
          variants += 1
          yield columns.map(({ cell }) => cell(row))
        }
      }
      const headings = columns.map(({ heading }) => heading)
      await write(format === 'csv' ? csvLines(headings, rows()) : xlsxBytes(columns, rows()))
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  return { status: 'written', variants }
}
