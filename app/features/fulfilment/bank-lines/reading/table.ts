import { fold, normalizeText } from '~/kernel/turkish'
import type { Kurus } from '~/kernel/money'
import { type BankCredit, most } from '../bank-lines'
import { text } from '../text'
import { type DecimalSign, decimalSignOf, readBankAmount } from './amount'
import { readBankDay } from './day'
import { type ColumnRole, type Columns, columnsOf, isComplete, twoAmounts } from './headings'
import { BankFileRefusal } from './refusal'

/** A row of a CSV file or workbook with its line. */
export type TableRow = { line: number; cells: readonly (string | number)[] }

/** Rows above the headings, in which banks name the account and the period. */
const mostPreamble = 40
const longest = { description: 500, sender: 160, reference: 60 } as const

/** True when one of the first rows names the columns of a bank file. */
export const hasHeadings = (rows: readonly TableRow[]): boolean => findHeadings(rows) !== null

/** The incoming payments of a table, and the number of outgoing ones. Throws BankFileRefusal for the first row that is not understood. */
export function readTable(rows: readonly TableRow[]): { credits: BankCredit[]; debits: number } {
  const found = findHeadings(rows)
  if (!found) throw new BankFileRefusal(whyNoHeadings(rows))
  const { at, columns } = found
  const twice = twoAmounts(rows[at]!.cells.map(String))
  if (twice) throw new BankFileRefusal(text.twice(...twice))
  const body = rows.slice(at + 1).filter((row) => !isFooter(row, columns))
  if (body.length > most.lines) throw new BankFileRefusal(text.tooMany(most.lines))
  const sign = commonSign(body, columns)
  const credits: BankCredit[] = []
  let debits = 0
  for (const row of body) {
    const value = (role: ColumnRole, length: number) =>
      normalizeText(cellOf(row, columns[role])).slice(0, length).trim()
    const day = cellOf(row, columns.date)
    const bookedOn = readBankDay(day)
    if (bookedOn === null) throw new BankFileRefusal(text.badDay(row.line, day.slice(0, 40)))
    const currency = fold(cellOf(row, columns.currency).trim())
    if (!['', 'tl', 'try', 'trl', 'ytl', '₺', 'turk lirasi'].includes(currency))
      throw new BankFileRefusal(text.currency(row.line, cellOf(row, columns.currency).slice(0, 20)))
    const amount = amountOf(row, columns, sign)
    if (amount < 0) debits += 1
    if (amount <= 0) continue
    credits.push({
      line: row.line,
      bookedOn,
      amount,
      description: value('description', longest.description),
      sender: value('sender', longest.sender),
      reference: value('reference', longest.reference),
    })
  }
  return { credits, debits }
}

function findHeadings(rows: readonly TableRow[]): { at: number; columns: Columns } | null {
  for (const [at, { cells }] of rows.slice(0, mostPreamble).entries()) {
    const columns = columnsOf(cells.map(String))
    if (isComplete(columns)) return { at, columns }
  }
  return null
}

/** Names the columns that are missing in the row that looks most like headings. */
function whyNoHeadings(rows: readonly TableRow[]): string {
  const sizeOf = ({ cells }: TableRow) => Object.keys(columnsOf(cells.map(String))).length
  const head = rows.slice(0, mostPreamble)
  const best = head.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0]
  if (!best || sizeOf(best) === 0) return text.headings(text.noHeadings, '')
  const columns = columnsOf(best.cells.map(String))
  const missing = [
    columns.date === undefined ? text.missing.date : '',
    columns.description === undefined ? text.missing.description : '',
    columns.amount === undefined && columns.credit === undefined ? text.missing.amount : '',
  ].filter(Boolean)
  const told = best.cells.map(String).filter(Boolean).join('; ').slice(0, 200)
  return text.headings(missing.join(', '), told)
}

/** Sums and balances below the movements, which have no day. */
function isFooter(row: TableRow, { date }: Columns): boolean {
  const filled = row.cells.map((cell) => String(cell).trim()).filter(Boolean)
  if (filled.length === 0) return true
  const isUndated = cellOf(row, date).trim() === '' || readBankDay(cellOf(row, date)) === null
  return (
    isUndated &&
    /^(?:genel )?(?:toplam|bakiye|devir|devreden|kapanis|acilis|son bakiye)\b/.test(fold(filled[0]!))
  )
}

/** The decimal sign of the amounts, when all that show one agree. */
function commonSign(rows: readonly TableRow[], columns: Columns): DecimalSign | null {
  const signs = new Set<DecimalSign>()
  for (const row of rows)
    for (const at of [columns.amount, columns.credit, columns.debit]) {
      const cell = at === undefined ? '' : row.cells[at]
      const sign = typeof cell === 'string' ? decimalSignOf(cell) : null
      if (sign) signs.add(sign)
    }
  return signs.size === 1 ? [...signs][0]! : null
}

/** The amount of a row in kuruş: positive for incoming money. */
function amountOf(row: TableRow, columns: Columns, sign: DecimalSign | null): Kurus {
  const read = (role: ColumnRole) => kurusIn(row, columns[role], sign)
  if (columns.credit !== undefined) {
    const [credit, debit] = [read('credit'), read('debit')]
    if (credit) return Math.abs(credit)
    if (debit) return -Math.abs(debit)
    if (columns.amount === undefined) {
      // A file without a column of debits leaves their rows empty.
      if (columns.debit === undefined) return 0
      throw new BankFileRefusal(text.noAmount(row.line))
    }
  }
  const amount = read('amount')
  if (amount === null) throw new BankFileRefusal(text.noAmount(row.line))
  const direction = cellOf(row, columns.direction)
  if (columns.direction === undefined) return amount
  const said = fold(direction.trim())
  if (/^(?:a|alacak|c|cr|\+)$/.test(said)) return Math.abs(amount)
  if (/^(?:b|borc|d|dr|-)$/.test(said)) return -Math.abs(amount)
  throw new BankFileRefusal(text.badDirection(row.line, direction.slice(0, 20)))
}

function kurusIn(row: TableRow, at: number | undefined, sign: DecimalSign | null): Kurus | null {
  const cell = at === undefined ? '' : (row.cells[at] ?? '')
  if (typeof cell === 'number') {
    const kurus = Math.round(cell * 100)
    // A workbook holds binary fractions; anything below a hundredth of a kuruş is their error.
    if (Number.isSafeInteger(kurus) && Math.abs(cell * 100 - kurus) < 0.01) return kurus
    throw new BankFileRefusal(text.badAmount(row.line, String(cell).slice(0, 40)))
  }
  if (/^[\s-]*$/.test(cell)) return null
  const amount = readBankAmount(cell, sign)
  if (typeof amount === 'object') return amount.kurus
  throw new BankFileRefusal(
    amount === 'ambiguous'
      ? text.ambiguous(row.line, cell.slice(0, 40))
      : text.badAmount(row.line, cell.slice(0, 40)),
  )
}

const cellOf = (row: TableRow, at: number | undefined): string =>
  at === undefined ? '' : String(row.cells[at] ?? '')
