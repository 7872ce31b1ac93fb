import { approvals, type Member } from '~/features/identity/identity'
import type { Kurus } from '~/kernel/money'

/** What an entry is about: a sale on account, money, goods that came back, the balance brought in, a move between customers, a correction of prices. */
export const entryKinds = ['invoice', 'payment', 'return', 'opening', 'transfer', 'price_difference'] as const
export type EntryKind = (typeof entryKinds)[number]

/** How a customer paid: Nakit, Havale/EFT, kredi kartı, çek, senet. */
export const paymentMeans = ['cash', 'transfer', 'card', 'cheque', 'note'] as const
export type PaymentMeans = (typeof paymentMeans)[number]

/** The shop's own accounts, which the other side of an entry stands on. */
export type ShopAccount = 'sales' | 'cash' | 'bank' | 'card' | 'cheques' | 'notes' | 'opening' | 'differences'

/** How a customer stands. Kuruş; a positive balance is the customer's debt. */
export type Standing = {
  balance: Kurus
  /** What should have been paid before today. */
  overdue: Kurus
  creditLimit: Kurus
  /** What may still be ordered on account; below 0 when the limit is exceeded. */
  available: Kurus
  paymentTermDays: number
}

/** Whether an order on account is possible, and when it would have to be paid. Days as `2026-11-20`. */
export type Credit = Pick<Standing, 'balance' | 'creditLimit' | 'available'> & { dueOn: string }

/** A row of the statement as its customer reads it. Days as `2026-11-20`. */
export type StatementRow = {
  entryId: number
  kind: EntryKind
  means: PaymentMeans | null
  postedOn: string
  /** Of what adds to the debt; null for the other rows. */
  dueOn: string | null
  documentNo: string
  description: string
  orderCode: string | null
  debit: Kurus
  credit: Kurus
  /** Of all entries up to this one, whichever are shown. */
  balance: Kurus
}

/** What is wanted of a statement: days in Istanbul, both included; null: as far as there is anything. */
export type StatementFilter = { from: string | null; to: string | null; kind: EntryKind | null }

export type Statement = {
  filter: StatementFilter
  /** Balance before `from`; null when nothing is left out before the first row. */
  broughtForward: Kurus | null
  rows: StatementRow[]
  /** Rows of the filter, also those beyond what was read. */
  total: number
  /** Of all rows of the filter. */
  debit: Kurus
  credit: Kurus
  /** At the end of the last day of the filter, whichever kinds are shown. */
  closing: Kurus
}

/** A debt that is not paid in full. */
export type OpenItem = {
  lineId: number
  kind: EntryKind
  documentNo: string
  description: string
  orderCode: string | null
  postedOn: string
  dueOn: string
  amount: Kurus
  open: Kurus
  isOverdue: boolean
}

/** A payment onto an account. */
export type PaidEntry = {
  entryId: number
  postedOn: string
  means: PaymentMeans
  documentNo: string
  description: string
  amount: Kurus
}

/** The day some days later: `laterDay('2026-11-20', 30)` is `2026-12-20`. */
export function laterDay(day: string, days: number): string {
  const [year, month, date] = day.split('-').map(Number)
  return new Date(Date.UTC(year!, month! - 1, date! + days)).toISOString().slice(0, 10)
}

/** `2026-11-20` as it is read: `20.11.2026`. */
export function showDay(day: string): string {
  return day.split('-').toReversed().join('.')
}

/** Whether a text is a day of the calendar as `2026-11-20`, between 2000 and 2099. */
export function isDay(text: string): boolean {
  return /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && laterDay(text, 0) === text
}

/** What could still be ordered: the limit less the debt, without what does not count yet. */
export function availableCredit(creditLimit: Kurus, balance: Kurus, uncounted: Kurus): Kurus {
  return creditLimit - balance + uncounted
}

/** `(B)` where the customer owes, `(A)` where the shop does; nothing for 0. */
export function balanceMark(balance: Kurus): string {
  if (balance === 0) return ''
  return balance > 0 ? '(B)' : '(A)'
}

/**
 * What somebody sees of the account of their company: owners and viewers all of it, buyers what they may still order on
 * it, as of orders they see their own alone. Null: there is no account, which dealers alone have.
 */
export function accountView({ partner }: Pick<Member, 'partner'>): 'whole' | 'limit' | null {
  const hasAccount =
    partner.kind === 'wholesale' &&
    (partner.approval === approvals.approved || partner.approval === approvals.suspended)
  if (!hasAccount) return null
  return partner.role === 'buyer' ? 'limit' : 'whole'
}

/** Whether somebody may pay onto the account: also who is suspended, but nobody who only looks. */
export function mayPay(member: Pick<Member, 'partner'>): boolean {
  return accountView(member) !== null && member.partner.role !== 'viewer'
}
