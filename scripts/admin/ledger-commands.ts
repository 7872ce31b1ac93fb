import { randomUUID } from 'node:crypto'
import type { Db } from '../../app/db/connection.server'
import { findPartnerId, readCreditTerms } from '../../app/features/customers/customers.server'
import { balanceMark, type EntryKind } from '../../app/features/ledger/ledger'
import {
  getStanding,
  postByStaff,
  readStatement,
  type StaffEntry,
} from '../../app/features/ledger/ledger.server'
import { text as ledgerText } from '../../app/features/ledger/text'
import { dayInIstanbul } from '../../app/kernel/dates'
import { formatAmount, formatPrice } from '../../app/kernel/turkish'
import type { LedgerCommand } from './ledger-arguments'
import { text } from './ledger-text'
import { text as adminText } from './text'

type Answer = { lines: string[] } | { error: string }
type Command = Exclude<LedgerCommand, { name: 'statement' }>

/** Posts to a customer's account, or reads it, in the name of `actor`. */
export async function runLedgerCommand(
  db: Db,
  command: LedgerCommand,
  { actor, now }: { actor: string; now: Date },
): Promise<Answer> {
  const partnerId = await findPartnerId(db, command.partner)
  if (partnerId === null) return { error: adminText.noPartner(command.partner) }
  if (command.name === 'statement') return { lines: await statementLines(db, partnerId, command) }
  const toPartnerId = command.name === 'transfer' ? await findPartnerId(db, command.to) : null
  if (command.name === 'transfer' && toPartnerId === null) return { error: adminText.noPartner(command.to) }
  if (toPartnerId === partnerId) return { error: text.samePartner }
  const postedOn = command.paper.day ?? dayInIstanbul(now)
  if (command.name === 'opening' && command.due && command.due < postedOn) return { error: text.dueBefore }
  const { document: documentNo, note: description } = command.paper
  const posting = { partnerId, postedOn, documentNo, description, key: `staff ${randomUUID()}`, actor }
  const outcome = await postByStaff(db, entryOf(command, toPartnerId), posting)
  if (outcome.status === 'no_partner') throw new Error(`The customer ${partnerId} has just gone`)
  const partners = [partnerId, ...(toPartnerId === null ? [] : [toPartnerId])]
  const standings = await Promise.all(partners.map((id) => balanceLine(db, id, now)))
  const kind = ledgerText.kind(kinds[command.name], command.name === 'payment' ? command.means : null)
  return { lines: [text.posted(kind, formatPrice(Math.abs(command.amount))), ...standings] }
}

const kinds: Record<Command['name'], EntryKind> = {
  payment: 'payment',
  opening: 'opening',
  difference: 'price_difference',
  transfer: 'transfer',
}

function entryOf(command: Command, toPartnerId: number | null): StaffEntry {
  const { amount } = command
  switch (command.name) {
    case 'payment':
      return { name: 'payment', amount, means: command.means }
    case 'opening':
      return { name: 'opening', amount, ...(command.due ? { dueOn: command.due } : {}) }
    case 'difference':
      return { name: 'difference', amount }
    case 'transfer':
      return { name: 'transfer', amount, toPartnerId: toPartnerId! }
  }
}

async function balanceLine(db: Db, partnerId: number, now: Date): Promise<string> {
  const standing = await getStanding(db, partnerId, { now })
  const name = (await readCreditTerms(db, partnerId))?.name ?? ''
  return text.balance(`#${partnerId} ${name}`, balanceOf(standing?.balance ?? 0))
}

async function statementLines(
  db: Db,
  partnerId: number,
  { from, to }: Extract<LedgerCommand, { name: 'statement' }>,
): Promise<string[]> {
  const page = { start: 0, length: 10_000 }
  const statement = await readStatement(db, partnerId, { from, to, kind: null }, page)
  const { rows, broughtForward, debit, credit, closing } = statement
  const table = [
    text.head,
    ...(broughtForward === null ? [] : [[from!, '', '', text.forward, '', '', balanceOf(broughtForward)]]),
    ...rows.map((row) => [
      row.postedOn,
      row.dueOn ?? '',
      row.documentNo,
      ledgerText.kind(row.kind, row.means),
      ...[row.debit, row.credit].map((amount) => (amount > 0 ? formatAmount(amount) : '')),
      balanceOf(row.balance),
    ]),
    ['', '', '', text.totals, formatAmount(debit), formatAmount(credit), balanceOf(closing)],
  ]
  return inColumns(table)
}

function inColumns(table: string[][]): string[] {
  const widths = table[0]!.map((_, place) => Math.max(...table.map((cells) => cells[place]!.length)))
  // Amounts are aligned to the right.
  return table.map((cells) =>
    cells
      .map((cell, i) => (i < 4 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)))
      .join('  ')
      .trimEnd(),
  )
}

const balanceOf = (balance: number) => `${formatAmount(Math.abs(balance))} ${balanceMark(balance)}`.trimEnd()
