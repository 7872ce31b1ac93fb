import { decodeText } from '~/kernel/decode-text'
import { fold } from '~/kernel/turkish'
import { maxAddedAtOnce } from '../adding/quantity'

/** A typed row before any check. `size`: pieces per package as shown, or empty. */
export type TypedRow = { code: string; packages: string; size: string }

/** `rest`: lines beyond the limit, to be submitted later. */
export type OrderList = { rows: TypedRow[]; rest: string }

const longestCode = 60
const longestAmount = 20

/**
 * Rows of a pasted or uploaded list, at most 500. Each line has a code and a number of packages, separated by a tab,
 * a semicolon, a comma or spaces. A header line names the columns; without one the code comes first. Numbers are not
 * checked here; the row's note reports mistakes.
 */
export function readOrderList(list: string): OrderList {
  const lines = list.split(/\r\n|[\n\r\u2028\u2029]/).filter((line) => /[^\s;,"]/.test(line))
  const head = lines[0] === undefined ? null : readHead(cellsOf(lines[0]))
  const body = head ? lines.slice(1) : lines
  const rows = body.slice(0, maxAddedAtOnce).map((line) => {
    const { code, packages } = head ? columnsOf(cellsOf(line), head) : firstColumns(cellsOf(line))
    return { code: code.slice(0, longestCode), packages: packages.slice(0, longestAmount), size: '' }
  })
  return { rows, rest: body.slice(maxAddedAtOnce).join('\n') }
}

/**
 * Text of an uploaded list in UTF-8, UTF-16 or windows-1254, as spreadsheets write it; null when the bytes are no
 * text.
 */
export function decodeOrderList(bytes: Uint8Array): string | null {
  const [a, b, c] = bytes
  // The signature of a zip file, such as a workbook. Codes may start with the same letters.
  if (a === 0x50 && b === 0x4b && c !== undefined && c < 9) return null
  return decodeText(bytes)
}

type Head = { code: number; packages: number }

const codeNames = /^((urun|stok|malzeme|varyant) )?(kodu?|code)$|^sku$|^barkod(u)?$|^barcode$/
const amountNames =
  /^(paket|adet|miktar)( (sayisi|adedi|miktari))?$|^siparis( miktari)?$|^(quantity|qty|packages?)$/

function readHead(cells: readonly string[]): Head | null {
  const names = cells.map((cell) =>
    fold(cell)
      .replace(/[^a-z]+/g, ' ')
      .trim(),
  )
  const code = names.findIndex((name) => codeNames.test(name))
  const packages = names.findIndex((name) => amountNames.test(name))
  if (code === -1 && packages === -1) return null
  return { code: code === -1 ? 0 : code, packages: packages === -1 ? 1 : packages }
}

const columnsOf = (cells: readonly string[], head: Head) => ({
  code: cells[head.code] ?? '',
  packages: cells[head.packages] ?? '',
})

// The first cell is the code; the amount is the first other cell that looks like a number, since a name may stand
// between.
function firstColumns([code = '', ...others]: readonly string[]): { code: string; packages: string } {
  return { code, packages: others.find((cell) => /^[-+]?\d[\d.,]*$/.test(cell)) ?? others[0] ?? '' }
}

function cellsOf(written: string): string[] {
  if (written.includes('\t')) return split(written, '\t')
  if (written.includes(';')) return split(written, ';')
  // Single spaces keep the pattern below from backtracking.
  const line = written.replace(/\s+/g, ' ').trim()
  // "DR-20,3,0" and "DR-20 3,0" hold a decimal comma, not a third column.
  const decimal = /^"?([^",]+?)"? ?[, ] ?"?(\d+,\d+)"?$/.exec(line)
  if (decimal) return [decimal[1]!.trim(), decimal[2]!]
  if (line.includes(',')) return split(line, ',')
  const words = line.split(' ')
  // The last word is the amount: in "DR 20 TB 3" the code is "DR 20 TB".
  return words.length < 2 ? words : [words.slice(0, -1).join(' '), words.at(-1)!]
}

/** Cells of one line; a quoted cell may contain the separator. */
function split(line: string, separator: string): string[] {
  const cells = line.match(
    new RegExp(`(?:"(?:[^"]|"")*"|[^${separator}"])+|(?=${separator}${separator})|^(?=${separator})`, 'g'),
  )
  return (cells ?? []).map((cell) =>
    cell
      .trim()
      .replace(/^"([\s\S]*)"$/, '$1')
      .replaceAll('""', '"')
      .trim(),
  )
}
