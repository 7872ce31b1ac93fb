import { fold } from '~/kernel/turkish'
import { readReference } from '../../sheet/reference'
import { restore } from '~/kernel/neutral'
import { text as sheet } from '../../sheet/text'
import { type Cell, type Read, readPieces, readPrice } from '../parsing/amounts'
import type {
  EditedOffer,
  EditedVariant,
  ImportItem,
  ImportProblem,
  Lines,
  ReadContext,
  Remark,
} from '../format'
import { text } from '../text'

const largestPackage = 100_000

/** Reads the rows of an exported file by its headings, in any order of the columns. */
export type SheetReader = { read(cells: readonly Cell[], lines: Lines): EditedVariant | ImportProblem }

/** The reader for these headings with remarks about them; no reader when there are faults. */
export function openSheet(
  headings: readonly Cell[],
  lines: Lines,
  context: ReadContext,
): { reader: SheetReader | null; items: ImportItem[] } {
  const names = headings.map((heading) => String(heading).trim())
  const folded = names.map(fold)
  const place = (name: string) => folded.indexOf(fold(name))
  const told = (column: string, sentence: string): Remark => ({
    line: lines.from,
    column,
    value: '',
    sentence,
  })
  const faults = [
    ...(place(sheet.code) < 0 ? [told('', text.missingColumns([sheet.code]))] : []),
    ...names
      .filter((name, at) => name !== '' && folded.indexOf(folded[at]!) !== at)
      .map((name) => told(name, text.repeatedColumn)),
    ...names
      .filter((name) => isOffer(name) && !context.priceLists.includes(listOf(name)))
      .map((name) => told(name, text.unknownPriceList(context.priceLists))),
  ]
  if (faults.length > 0) {
    return { reader: null, items: [{ kind: 'problem', lines, code: '', remarks: faults, fatal: true }] }
  }
  const columns: Columns = {
    code: place(sheet.code),
    name: place(sheet.productName),
    stock: place(sheet.stock),
    reference: place(sheet.reference),
    offers: context.priceLists
      .map((list) => ({
        list,
        price: place(sheet.price + list),
        packageSize: place(sheet.packageSize + list),
      }))
      .filter(({ price, packageSize }) => price >= 0 || packageSize >= 0),
  }
  const read = new Set([sheet.code, sheet.stock, sheet.reference].map(fold))
  const unread = names.filter((name) => name !== '' && !isOffer(name) && !read.has(fold(name)))
  const items: ImportItem[] =
    unread.length > 0 ? [{ kind: 'notice', remarks: [told('', text.unreadColumns(unread))] }] : []
  return { reader: { read: (cells, lines) => readRow(cells, lines, names, columns, context) }, items }
}

type Columns = {
  code: number
  name: number
  stock: number
  reference: number
  offers: { list: string; price: number; packageSize: number }[]
}

function readRow(
  cells: readonly Cell[],
  lines: Lines,
  headings: readonly string[],
  columns: Columns,
  { decimal }: ReadContext,
): EditedVariant | ImportProblem {
  const faults: Remark[] = []
  const at = (place: number): Cell => (place < 0 ? '' : (cells[place] ?? ''))
  const fault = (place: number, sentence: string) =>
    faults.push({ line: lines.from, column: headings[place]!, value: String(at(place)), sentence })
  const number = (place: number, read: (cell: Cell) => Read<number>): number | null => {
    if (String(at(place)).trim() === '') return null
    const found = read(at(place))
    if ('value' in found) return found.value
    fault(place, found.sentence)
    return null
  }

  // PostgreSQL refuses NUL in texts, and no stored text has one.
  const code = restore(String(at(columns.code)).trim()).replaceAll('\u0000', '')
  if (code === '') fault(columns.code, text.noCode)
  const offers = columns.offers.map(({ list, price, packageSize }): EditedOffer => ({
    list,
    amount: number(price, (cell) => readPrice(cell, decimal)),
    packageSize: number(packageSize, (cell) => readPackage(cell)),
  }))
  const stock = number(columns.stock, (cell) => readPieces(cell, decimal))
  const reference = String(at(columns.reference)).trim()
  const was = reference === '' ? null : readReference(reference)
  if (reference !== '' && !was) fault(columns.reference, text.changedReference)
  const name = restore(String(at(columns.name)))
  if (faults.length > 0) return { kind: 'problem', lines, code, name, remarks: faults }
  return { kind: 'edit', lines, code, name, offers, stock, was: was && visible(was, columns) }

  function readPackage(cell: Cell): Read<number> {
    const pieces = readPieces(cell, decimal)
    if ('sentence' in pieces) return pieces
    return pieces.value >= 1 && pieces.value <= largestPackage ? pieces : { sentence: text.packageTooSmall }
  }
}

/** The exported values whose columns still exist: a deleted column does not empty its values. */
function visible(was: NonNullable<ReturnType<typeof readReference>>, columns: Columns): EditedVariant['was'] {
  return {
    stock: columns.stock < 0 ? null : was.stock,
    offers: new Map(
      columns.offers.map(({ list, price, packageSize }) => {
        const offer = was.offers.get(list)
        return [
          list,
          {
            amount: price < 0 ? null : (offer?.amount ?? null),
            packageSize: packageSize < 0 ? null : (offer?.packageSize ?? null),
          },
        ]
      }),
    ),
  }
}

function isOffer(heading: string): boolean {
  return [sheet.price, sheet.packageSize].some((prefix) => fold(heading).startsWith(fold(prefix.trim())))
}

function listOf(heading: string): string {
  return heading.slice(heading.indexOf(':') + 1).trim()
}
