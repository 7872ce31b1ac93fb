import { fromTl, type Kurus } from '~/kernel/money'
import { largestPrice } from '../../write/product-input'
import { text } from '../text'

/** The decimal separator of a number. */
export type Decimal = ',' | '.'

/** A cell of the file: workbooks contain numbers, all other files only texts. */
export type Cell = string | number

export type Read<T> = { value: T } | { sentence: string }

const largestCount = 999_999_999

/** A price above 0 and up to `largestPrice`. */
export function readPrice(cell: Cell, decimal: Decimal | null): Read<Kurus> {
  const plain = readDecimal(withoutCurrency(cell), decimal)
  if ('sentence' in plain) return plain
  const kurus = fromTl(plain.value)
  if (kurus === null) return { sentence: text.tooManyDecimals }
  if (kurus <= 0) return { sentence: text.priceNotPositive }
  return kurus <= largestPrice ? { value: kurus } : { sentence: text.priceTooHigh }
}

/** Pieces: a whole number from 0 on. `12,0` is valid, `12,5` is not. */
export function readPieces(cell: Cell, decimal: Decimal | null): Read<number> {
  const plain = readDecimal(cell, decimal)
  if ('sentence' in plain) return plain
  const pieces = Number(plain.value)
  if (!Number.isInteger(pieces)) return { sentence: text.notWhole }
  if (pieces < 0) return { sentence: text.negativePieces }
  return pieces <= largestCount ? { value: pieces } : { sentence: text.tooLargeNumber }
}

/** A weight in grams, from a number in a unit of `gramsPerUnit`. */
export function readGrams(cell: Cell, gramsPerUnit: number, decimal: Decimal | null): Read<number> {
  const plain = readDecimal(cell, decimal)
  if ('sentence' in plain) return plain
  const grams = Math.round(Number(plain.value) * gramsPerUnit)
  return grams >= 0 && grams <= largestCount ? { value: grams } : { sentence: text.notANumber }
}

/**
 * The number of a cell with a decimal dot and without trailing zeros. A text that gives different numbers with a decimal
 * comma and with a decimal dot (`1.234`) is refused unless `decimal` is given.
 */
function readDecimal(cell: Cell, decimal: Decimal | null): Read<string> {
  if (typeof cell === 'number') return fromNumber(cell)
  const value = cell.replace(/[\s\u00a0\u202f]/g, '')
  const [, sign = '', digits = ''] = /^([+-]?)(\d[\d.,]*)$/.exec(value) ?? []
  if (digits === '') return { sentence: text.notANumber }
  const readings = new Set(
    (decimal ? [decimal] : ([',', '.'] as const)).flatMap((mark) => plainWith(digits, mark) ?? []),
  )
  const [first, second] = readings
  if (first === undefined) return { sentence: decimal ? text.notANumberWith(decimal) : text.notANumber }
  if (second !== undefined) return { sentence: text.ambiguousNumber(value) }
  return { value: (sign === '-' ? '-' : '') + first }
}

/** The number with this decimal separator and the other mark between thousands; null when the text is invalid so. */
function plainWith(digits: string, mark: Decimal): string | null {
  const other = mark === ',' ? '.' : ','
  const [whole = '', decimals = '', ...more] = digits.split(mark)
  if (more.length > 0 || decimals.includes(other) || (digits.includes(mark) && decimals === '')) return null
  const groups = whole.split(other)
  const grouped = groups.length > 1
  if (grouped && (!/^[1-9]\d{0,2}$/.test(groups[0]!) || groups.slice(1).some((group) => group.length !== 3)))
    return null
  const kept = decimals.replace(/0+$/, '')
  return groups.join('').replace(/^0+(?=\d)/, '') + (kept ? `.${kept}` : '')
}

/** Spreadsheets show 15 digits: 164.89000000000001 is 164.89 there. */
function fromNumber(cell: number): Read<string> {
  const shown = Number(cell.toPrecision(15))
  return Number.isFinite(shown) && !/e/.test(String(shown))
    ? { value: String(shown) }
    : { sentence: text.notANumber }
}

function withoutCurrency(cell: Cell): Cell {
  return typeof cell === 'number'
    ? cell
    : cell.replace(/\s+/g, '').replace(/^(?:₺|TL|TRY)|(?:₺|TL|TRY)$/gi, '')
}
