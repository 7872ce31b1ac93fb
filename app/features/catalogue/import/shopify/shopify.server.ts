import { readCsv } from '../parsing/csv.server'
import type {
  ImportFile,
  ImportFormat,
  ImportItem,
  ImportNotice,
  ImportProblem,
  Lines,
  ReadContext,
} from '../format'
import { type Column, missingHeadings, readHeadings, toFields, unreadHeadings } from './shopify-columns'
import { handleOf, nameOf, readProduct, type Row } from './shopify-product'
import { text } from '../text'

/**
 * Shopify's product file (help.shopify.com, "Using CSV files to import and export products") with older or newer headings.
 * Consecutive lines with one handle form a product: the first names it, and each may have a variant, a picture or both.
 * Tags, costs and shipping are not read; prices are in TL with KDV.
 */
export const shopify: ImportFormat = { name: 'shopify', read }

// Rows of one product stay in memory until it is complete.
const mostRows = 5_000

async function* read(file: ImportFile, context: ReadContext): AsyncGenerator<ImportItem> {
  let group: Row[] = []
  for await (const row of readRows(file, context)) {
    if ('kind' in row) {
      if (row.kind === 'notice') yield row
      else return yield* giveUp(group, row)
      continue
    }
    if (group.length > 0 && !continues(group[0]!, row)) {
      yield readProduct(group, context)
      group = []
    }
    if (group.length === mostRows) return yield* giveUp(group, refused(row.lines, text.tooMany(mostRows)))
    group.push(row)
  }
  if (group.length > 0) yield readProduct(group, context)
}

/** Refuses the rest of the file: the bad row may belong to the product before it, which is then incomplete, or after it. */
function* giveUp(group: readonly Row[], problem: ImportProblem): Generator<ImportProblem> {
  if (group.length > 0) {
    const lines = { from: group[0]!.lines.from, to: group.at(-1)!.lines.to }
    const { code, name } = nameOf(group[0]!)
    yield {
      kind: 'problem',
      lines,
      code,
      name,
      remarks: [told(lines, text.perhapsIncomplete(problem.lines.from))],
    }
  }
  yield { ...problem, fatal: true }
}

/** A line belongs to the product before it when it has the same handle, or neither handle nor title. */
function continues(first: Row, { fields }: Row): boolean {
  if (fields.handle === '') return fields.title === ''
  return fields.handle === handleOf(first.fields)
}

async function* readRows(
  file: ImportFile,
  context: ReadContext,
): AsyncGenerator<Row | ImportNotice | ImportProblem> {
  let columns: (Column | null)[] | null = null
  for await (const row of readCsv(file, context)) {
    if (row.kind !== 'row') {
      yield row
    } else if (columns) {
      yield { fields: toFields(columns, row.cells), lines: row.lines }
    } else {
      columns = readHeadings(row.cells)
      const missing = missingHeadings(columns)
      if (missing.length > 0) return yield refused(row.lines, text.missingColumns(missing))
      const unread = unreadHeadings(row.cells)
      if (unread.length > 0) yield { kind: 'notice', remarks: [told(row.lines, text.unreadColumns(unread))] }
    }
  }
}

function refused(lines: Lines, sentence: string): ImportProblem {
  return { kind: 'problem', lines, code: '', remarks: [told(lines, sentence)], fatal: true }
}

function told({ from }: Lines, sentence: string) {
  return { line: from, column: '', value: '', sentence }
}
