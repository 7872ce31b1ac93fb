import { restore } from '~/kernel/neutral'
import { normalizeText, slug } from '~/kernel/turkish'
import { type Cell, type Read, readGrams, readPieces, readPrice } from '../parsing/amounts'
import { htmlToText } from '../parsing/html-text'
import { readKdvRate } from '../parsing/kdv'
import { text } from '../text'
import type {
  FeatureOf,
  ImportedProduct,
  ImportedVariant,
  ImportProblem,
  ReadContext,
  Remark,
} from '../format'
import type { MappedField } from './mapping'
import type { TableRow } from '../workbook/workbook-rows.server'

/** The columns of a table by field: place and heading. */
export type MappedColumns = ReadonlyMap<MappedField, readonly { at: number; heading: string }[]>

/** The rows of one product as a product, or the reasons why it is refused. Each row is a variant. */
export function readMappedProduct(
  rows: readonly TableRow[],
  columns: MappedColumns,
  context: ReadContext,
): ImportedProduct | ImportProblem {
  const [first] = rows
  const faults: Remark[] = []
  const cell = (row: TableRow, field: MappedField): Cell => row.cells[columns.get(field)?.[0]?.at ?? -1] ?? ''
  // Faulty rows come back from a spreadsheet with an apostrophe before what looks like a formula.
  const words = (row: TableRow, field: MappedField) => normalizeText(restore(String(cell(row, field))))
  const fault = (row: TableRow, field: MappedField, sentence: string) =>
    faults.push({
      line: row.lines.from,
      column: columns.get(field)?.[0]?.heading ?? '',
      value: String(cell(row, field)).slice(0, 200),
      sentence,
    })
  const read = <T>(row: TableRow, field: MappedField, reader: (cell: Cell) => Read<T>): T | null => {
    if (words(row, field) === '') return null
    const found = reader(cell(row, field))
    if ('value' in found) return found.value
    fault(row, field, found.sentence)
    return null
  }
  const optionsOf = (row: TableRow): FeatureOf[] =>
    (columns.get('option') ?? []).flatMap(({ at, heading }) => {
      const value = normalizeText(String(row.cells[at] ?? ''))
      return value === '' ? [] : [{ feature: normalizeText(heading), value }]
    })
  const variantOf = (row: TableRow): ImportedVariant => {
    const code = words(row, 'code')
    if (code === '') fault(row, 'code', text.noCode)
    const options = optionsOf(row)
    if (words(row, 'price') === '') fault(row, 'price', text.notANumber)
    return {
      line: row.lines.from,
      code,
      barcode: words(row, 'barcode') || null,
      name: words(row, 'variant') || options.map(({ value }) => value).join(' / ') || text.onlyVariant,
      options,
      price: read(row, 'price', (cell) => readPrice(cell, context.decimal)) ?? 0,
      compareAt: null,
      stock: read(row, 'stock', (cell) => readPieces(cell, context.decimal)),
      weightGrams: read(row, 'weight', (cell) => readGrams(cell, 1, context.decimal)) ?? 0,
    }
  }
  const firstWords = (field: MappedField) => rows.map((row) => words(row, field)).find(Boolean) ?? ''
  const name = firstWords('name')
  if (name === '') fault(first!, 'name', text.noName)
  if (name.includes('\uFFFD')) fault(first!, 'name', text.brokenText)
  const variants = rows.map(variantOf)
  const kdvRate = read(first!, 'kdv', (cell) => readKdvRate(String(cell), context))
  const code = firstWords('productCode') || variants[0]!.code
  const lines = { from: first!.lines.from, to: rows.at(-1)!.lines.to }
  if (faults.length > 0) return { kind: 'problem', lines, code, name, remarks: faults }
  return {
    kind: 'product',
    lines,
    code,
    name,
    link: null,
    description: htmlToText(String(cell(first!, 'description'))),
    summary: null,
    brand: firstWords('brand') || null,
    categories: categoriesOf(first!, columns),
    features: [],
    kdvRate,
    published: null,
    seoTitle: null,
    seoDescription: null,
    variants,
    pictures: picturesOf(rows, columns, name),
    remarks: [],
  }
}

/** One path of names: columns from the root to the leaf, or `Kordon > Deri` in one column. */
function categoriesOf(row: TableRow, columns: MappedColumns): string[][] {
  const path = (columns.get('category') ?? [])
    .flatMap(({ at }) => String(row.cells[at] ?? '').split(/[>»]/))
    .map(normalizeText)
    .filter(Boolean)
  return path.length > 0 ? [path] : []
}

/** Addresses in one or several columns. A picture belongs to the variants whose rows name it, or to all when every row does. */
function picturesOf(rows: readonly TableRow[], columns: MappedColumns, alt: string) {
  const named = rows.map((row) =>
    (columns.get('pictures') ?? []).flatMap(({ at }) =>
      String(row.cells[at] ?? '')
        .split(/[\s,;|]+/)
        .filter(Boolean),
    ),
  )
  const codeAt = columns.get('code')![0]!.at
  return [...new Set(named.flat())].map((url) => {
    const holders = rows.filter((_, place) => named[place]!.includes(url))
    const isOfAll = holders.length === rows.length
    const variantCodes = isOfAll ? [] : holders.map((row) => normalizeText(String(row.cells[codeAt] ?? '')))
    return { url, alt, variantCodes }
  })
}

/** The key by which rows belong to one product: the product's code, or the row's own. */
export function productKeyOf(row: TableRow, columns: MappedColumns): string {
  const at = columns.get('productCode')?.[0]?.at
  const code = at === undefined ? '' : normalizeText(String(row.cells[at] ?? ''))
  return code === '' ? `row ${row.lines.from}` : slug(code)
}
