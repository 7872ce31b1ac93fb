import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import { most } from '../bank-lines'
import { text } from '../text'
import { BankFileRefusal } from './refusal'
import { hasHeadings, type TableRow } from './table'

/** Rows before the headings and below the movements are not counted as movements. */
const mostRows = most.lines + 200

/** The rows of a CSV file. The separator is the one with which the headings are found. Throws BankFileRefusal. */
export function readCsvRows(content: string): TableRow[] {
  const lines = content.replace(/\r\n?/g, '\n').replace(/^sep=.\n/i, '\n')
  const read = [';', '\t', ','].map((delimiter) => () => split(lines, delimiter))
  let first: TableRow[] | null = null
  for (const rows of read) {
    const found = rows()
    if (hasHeadings(found)) return found
    first ??= found
  }
  return first!
}

function split(content: string, delimiter: string): TableRow[] {
  try {
    const rows = parse(content, {
      delimiter,
      record_delimiter: '\n',
      relax_column_count: true,
      // Descriptions hold quotation marks that no bank doubles.
      relax_quotes: true,
      skip_empty_lines: true,
      info: true,
      to: mostRows + 1,
    }) as unknown as { record: string[]; info: { lines: number } }[]
    if (rows.length > mostRows) throw new BankFileRefusal(text.tooMany(most.lines))
    return rows.map(({ record, info }) => ({ line: info.lines, cells: record }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new BankFileRefusal(text.quotes(Number(error['lines'] ?? 1)))
  }
}
