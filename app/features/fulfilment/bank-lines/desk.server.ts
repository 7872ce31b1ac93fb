import type { Db } from '~/db/connection.server'
import { listDealers } from '~/features/customers/customers.server'
import { listPaymentsSince } from '~/features/ledger/ledger.server'
import { isOrderCode, orderCodeLength } from '~/features/orders/orders.server'
import { type LineClass, lineClasses, type LineMatch, type OpenLine } from './bank-lines'
import { codeCandidates } from './matching/find-codes'
import { matchLines, sameDays } from './matching/match-lines'
import * as store from './store.server'

/** Open lines of one kind with their suggestions, and the number of every kind. `isCut`: there are more open lines than were read. */
export type BankDesk = {
  kind: LineClass
  rows: (OpenLine & { match: LineMatch })[]
  total: number
  counts: Record<LineClass, number>
  isCut: boolean
}

/**
 * Matches the open lines anew and returns one page of a kind; without one, of the first kind that has lines. Dealers are looked for
 * only when `withDealers`.
 */
export async function readBankDesk(
  db: Db,
  {
    kind,
    start,
    length,
    withDealers,
  }: { kind: LineClass | null; start: number; length: number; withDealers: boolean },
): Promise<BankDesk> {
  const lines = await store.readOpenLines(db)
  const matches = await match(db, lines, withDealers)
  const counts = Object.fromEntries(lineClasses.map((one) => [one, 0])) as Record<LineClass, number>
  for (const { kind } of matches.values()) counts[kind] += 1
  const shown = kind ?? lineClasses.find((one) => counts[one] > 0) ?? 'exact'
  const rows = lines
    .filter(({ id }) => matches.get(id)!.kind === shown)
    .slice(start, start + length)
    .map((line) => ({ ...line, match: matches.get(line.id)! }))
  return { kind: shown, rows, total: counts[shown], counts, isCut: lines.length === store.mostOpen }
}

async function match(db: Db, lines: readonly OpenLine[], withDealers: boolean) {
  if (lines.length === 0) return new Map<number, LineMatch>()
  const candidates = lines.flatMap(({ description, sender, reference }) =>
    codeCandidates(`${description} ${sender} ${reference}`, orderCodeLength),
  )
  const [awaiting, others, dealers, posted] = await Promise.all([
    store.readAwaiting(db),
    store.readOthers(db, [...new Set(candidates)].filter(isOrderCode)),
    withDealers ? listDealers(db) : [],
    withDealers ? listPaymentsSince(db, daysBefore(lines[0]!.bookedOn, sameDays)) : [],
  ])
  return matchLines(lines, { awaiting, others, dealers, posted })
}

const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10)
