import { readCsv } from '../parsing/csv.server'
import type {
  ImportFile,
  ImportFormat,
  ImportItem,
  ImportNotice,
  ImportProblem,
  ReadContext,
} from '../format'
import { type Columns, readColumns, toFields } from './woocommerce-columns'
import { nameOf, readProduct, readOrphan, type Row, typesOf } from './woocommerce-product'
import { text } from '../text'

/**
 * The file of WooCommerce's product exporter, with English or Turkish headings. It is sorted by number, so other products may
 * come between a product and its variations. The file is read twice: first to count the variations of each product, so that
 * only products that wait for variations stay in memory.
 */
export const woocommerce: ImportFormat = { name: 'woocommerce', read }

type Waiting = { parent: Row; variations: Row[] }

async function* read(file: ImportFile, context: ReadContext): AsyncGenerator<ImportItem> {
  const expected = await countVariations(file, context)
  const products = new Map<Row, Waiting>()
  const byReference = new Map<string, Waiting>()
  const early = new Map<string, Row[]>()
  let columns: Columns | null = null
  for await (const row of readRows(file, context)) {
    if ('columns' in row) {
      columns = row.columns
    } else if ('kind' in row) {
      if (row.kind === 'problem') return yield* giveUp(products, row)
      yield row
    } else if (isVariation(row)) {
      const waiting = byReference.get(row.fields.parent)
      if (waiting) waiting.variations.push(row)
      else early.set(row.fields.parent, [...(early.get(row.fields.parent) ?? []), row])
      if (waiting && isComplete(waiting, expected)) yield finish(waiting)
    } else {
      const waiting = { parent: row, variations: [] as Row[] }
      products.set(row, waiting)
      for (const reference of referencesOf(row)) {
        waiting.variations.push(...(early.get(reference) ?? []))
        early.delete(reference)
        if (!byReference.has(reference)) byReference.set(reference, waiting)
      }
      if (isComplete(waiting, expected)) yield finish(waiting)
    }
  }
  for (const waiting of products.values()) yield finish(waiting)
  for (const rows of early.values()) for (const row of rows) yield readOrphan(row, columns!)

  function finish(waiting: Waiting): ImportItem {
    products.delete(waiting.parent)
    for (const reference of referencesOf(waiting.parent)) {
      if (byReference.get(reference) === waiting) byReference.delete(reference)
    }
    return readProduct(waiting.parent, waiting.variations, columns!, context)
  }
}

function isVariation(row: Row): boolean {
  return typesOf(row).includes('variation')
}

/** The references by which variations may name a product: its code, or its number. */
function referencesOf({ fields: { sku, id } }: Row): string[] {
  return [...(sku ? [sku] : []), ...(id ? [`id:${id}`] : [])]
}

function isComplete({ parent, variations }: Waiting, expected: Expected): boolean {
  if (!expected) return !typesOf(parent).includes('variable')
  const count = referencesOf(parent).reduce((sum, reference) => sum + (expected.get(reference) ?? 0), 0)
  return variations.length >= count
}

/** Number of variations by their reference to the product; null when the file ends early and some may be missing. */
type Expected = ReadonlyMap<string, number> | null

async function countVariations(file: ImportFile, context: ReadContext): Promise<Expected> {
  const counts = new Map<string, number>()
  for await (const row of readRows(file, context)) {
    if ('kind' in row && row.kind === 'problem') return null
    if (!('fields' in row) || !isVariation(row)) continue
    counts.set(row.fields.parent, (counts.get(row.fields.parent) ?? 0) + 1)
  }
  return counts
}

/** A bad row may be a variation of any waiting product, so all of these are refused. */
function* giveUp(products: ReadonlyMap<Row, Waiting>, problem: ImportProblem): Generator<ImportProblem> {
  for (const { parent } of products.values()) {
    const { from } = parent.lines
    const remark = { line: from, column: '', value: '', sentence: text.perhapsIncomplete(problem.lines.from) }
    yield { kind: 'problem', lines: parent.lines, ...nameOf(parent), remarks: [remark] }
  }
  yield { ...problem, fatal: true }
}

async function* readRows(
  file: ImportFile,
  context: ReadContext,
): AsyncGenerator<Row | { columns: Columns } | ImportNotice | ImportProblem> {
  let columns: Columns | null = null
  for await (const row of readCsv(file, context)) {
    if (row.kind !== 'row') {
      yield row
    } else if (columns) {
      yield { fields: toFields(columns, row.cells), lines: row.lines }
    } else {
      const found = readColumns(row.cells)
      const told = (sentence: string) => [{ line: row.lines.from, column: '', value: '', sentence }]
      if (found.missing.length > 0) {
        const remarks = told(text.missingColumns(found.missing))
        return yield { kind: 'problem', lines: row.lines, code: '', remarks, fatal: true }
      }
      columns = found.columns
      yield { columns }
      if (found.unread.length > 0) yield { kind: 'notice', remarks: told(text.unreadColumns(found.unread)) }
    }
  }
}
