import type { ImportFile, ImportFormat, ImportItem, ReadContext } from '../format'
import { text } from '../text'
import { type MappedColumns, productKeyOf, readMappedProduct } from './mapped-product.server'
import type { MappedField, Mapping } from './mapping'
import type { TableRow } from '../workbook/workbook-rows.server'
import { readTable } from './read-table.server'

/** A table whose columns mean what the mapping says. Rows of one product follow each other. */
export function mappedTable(mapping: Mapping): ImportFormat {
  // The mapping decides the result, so it is a part of the import's identity.
  return { name: `table ${JSON.stringify(Object.entries(mapping).toSorted())}`, read }

  async function* read(file: ImportFile, context: ReadContext): AsyncGenerator<ImportItem> {
    let columns: MappedColumns | null = null
    let rows: TableRow[] = []
    let key = ''
    for await (const row of readTable(file, context)) {
      if (row.kind !== 'row') {
        if (rows.length > 0 && columns) yield readMappedProduct(rows, columns, context)
        rows = []
        yield row
        continue
      }
      if (!columns) {
        columns = columnsOf(row, mapping)
        const missing = Object.keys(mapping).filter((heading) => !headingsOf(row).includes(heading))
        if (missing.length === 0) continue
        const remarks = [
          { line: row.lines.from, column: '', value: '', sentence: text.missingColumns(missing) },
        ]
        return yield { kind: 'problem', lines: row.lines, code: '', remarks, fatal: true }
      }
      const own = productKeyOf(row, columns)
      if (own !== key && rows.length > 0) {
        yield readMappedProduct(rows, columns, context)
        rows = []
      }
      key = own
      rows.push(row)
    }
    if (rows.length > 0) yield readMappedProduct(rows, columns!, context)
  }
}

/** The headings of a table's first row. */
export const headingsOf = ({ cells }: TableRow): string[] => cells.map((cell) => String(cell).trim())

function columnsOf(row: TableRow, mapping: Mapping): MappedColumns {
  const columns = new Map<MappedField, { at: number; heading: string }[]>()
  for (const [at, heading] of headingsOf(row).entries()) {
    const field = Object.hasOwn(mapping, heading) ? mapping[heading] : undefined
    if (field) columns.set(field, [...(columns.get(field) ?? []), { at, heading }])
  }
  return columns
}
