import type { Cell } from '../parsing/amounts'
import { XmlRefusal, type XmlHandlers } from '../parsing/parse-xml.server'
import { text } from '../text'
import type { SharedTexts } from './shared-texts.server'

export type SheetRow = { row: number; cells: Cell[] }

// Excel's own limits are 16,384 columns, 1,048,576 rows and 32,767 characters in a cell.
const mostColumns = 1_024
const mostRows = 1_048_576
const mostInRow = 1_000_000
/** Most characters of one text, in a cell or shared by many. */
export const mostCharacters = 100_000

/** How a cell with a date is read: its number counts days from 30 December 1899. */
export type DateCell = (days: number) => string

/** Collects the complete rows of a sheet: texts, numbers, and dates as texts. */
export function collectRows(
  shared: SharedTexts,
  isDate: (style: number) => boolean,
  dateOf: DateCell = () => text.dateCell,
): XmlHandlers & { take(): SheetRow[] } {
  let rows: SheetRow[] = []
  let current: SheetRow | null = null
  let last = 0
  let count = 0
  let inRow = 0
  let column = -1
  let type = ''
  let style = -1
  let value = ''
  let reading = false
  return {
    open(name, attributes, line) {
      if (name === 'row') {
        last = attributes['r'] === undefined ? last + 1 : Number(attributes['r'])
        if (!(last <= mostRows && ++count <= mostRows)) throw new XmlRefusal(text.tooManyRows(mostRows), line)
        inRow = 0
        current = { row: last, cells: [] }
        column = -1
      } else if (name === 'c') {
        column = attributes['r'] === undefined ? column + 1 : columnOf(attributes['r'])
        if (!(column >= 0 && column < mostColumns))
          throw new XmlRefusal(text.tooManyColumns(mostColumns), line)
        type = attributes['t'] ?? ''
        style = Number(attributes['s'] ?? -1)
        value = ''
      } else if (name === 'v' || name === 't') reading = true
    },
    text(piece) {
      if (!reading) return
      value += piece
      if (value.length > mostCharacters) throw new XmlRefusal(text.tooLongCell(mostCharacters))
    },
    close(name, line) {
      if (name === 'v' || name === 't') reading = false
      else if (name === 'c' && current) {
        while (current.cells.length < column) current.cells.push('')
        const cell = cellOf(type, value, isDate(style) ? dateOf : null, shared)
        inRow += typeof cell === 'string' ? cell.length : 0
        if (inRow > mostInRow) throw new XmlRefusal(text.tooLongRow(mostInRow), line)
        current.cells[column] = cell
      } else if (name === 'row' && current) {
        rows.push(current)
        current = null
      }
    },
    take() {
      const taken = rows
      rows = []
      return taken
    },
  }
}

function cellOf(type: string, value: string, dateOf: DateCell | null, shared: SharedTexts): Cell {
  if (type === 's') return (shared.at(Number(value)) ?? '').trim()
  if (type !== '' && type !== 'n') return unescaped(value).trim()
  if (value === '') return ''
  return dateOf ? dateOf(Number(value)) : Number(value)
}

/** `BC12` → 54. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(reference)?.[0] ?? ''
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** Replaces escaped control characters such as `_x0009_` (ECMA-376 §22.9.2.19). */
export function unescaped(value: string): string {
  return value.replace(/_x([\dA-F]{4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}
