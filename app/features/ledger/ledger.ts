import { approvals, type Member } from '~/features/identity/identity'
import type { Kurus } from '~/kernel/money'

/**
 * Subjects of an entry: a sale on account, a payment, a return, the opening balance, a transfer between customers, a
 * correction of prices.
 */
export const entryKinds = ['invoice', 'payment', 'return', 'opening', 'transfer', 'price_difference'] as const
export type EntryKind = (typeof entryKinds)[number]

/** Means of payment: Nakit, Havale/EFT, kredi kartı, çek, senet. */
export const paymentMeans = ['cash', 'transfer', 'card', 'cheque', 'note'] as const
export type PaymentMeans = (typeof paymentMeans)[number]

/** The shop's own accounts for the other side of an entry. */
export type ShopAccount = 'sales' | 'cash' | 'bank' | 'card' | 'cheques' | 'notes' | 'opening' | 'differences'

/** A customer's standing. Kuruş; a positive balance is the customer's debt. */
export type Standing = {
  balance: Kurus
  /** Debt due before today. */
  overdue: Kurus
  creditLimit: Kurus
  /** Credit left for orders; negative when the limit is exceeded. */
  available: Kurus
  paymentTermDays: number
}

/** An offer to order on account, with its due day. Days as `2026-11-20`. */
export type Credit = Pick<Standing, 'balance' | 'creditLimit' | 'available'> & { dueOn: string }

/** A row of the statement. Days as `2026-11-20`. */
export type StatementRow = {
  entryId: number
  kind: EntryKind
  means: PaymentMeans | null
  postedOn: string
  /** Set for rows that add to the debt. */
  dueOn: string | null
  documentNo: string
  description: string
  orderCode: string | null
  debit: Kurus
  credit: Kurus
  /** Balance of all entries up to this one, including rows the filter hides. */
  balance: Kurus
}

/** Filter of a statement: days in Istanbul, both included; null for no bound. */
export type StatementFilter = { from: string | null; to: string | null; kind: EntryKind | null }

export type Statement = {
  filter: StatementFilter
  /** Balance before `from`; null when the first row is the first entry. */
  broughtForward: Kurus | null
  rows: StatementRow[]
  /** Number of rows of the filter, including those beyond the page. */
  total: number
  /** Sum over all rows of the filter. */
  debit: Kurus
  credit: Kurus
  /** Balance at the end of the filter's last day, over all kinds. */
  closing: Kurus
}

/** A debt that is not fully paid. */
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

/** The day this many days later: `laterDay('2026-11-20', 30)` is `2026-12-20`. */
export function laterDay(day: string, days: number): string {
  const [year, month, date] = day.split('-').map(Number)
  return new Date(Date.UTC(year!, month! - 1, date! + days)).toISOString().slice(0, 10)
}

/** A day as text: `2026-11-20` becomes `20.11.2026`. */
export function showDay(day: string): string {
  return day.split('-').toReversed().join('.')
}

/** True for a calendar day as `2026-11-20`, between 2000 and 2099. */
export function isDay(text: string): boolean {
  return /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && laterDay(text, 0) === text
}

/** Credit left: the limit less the debt and the uncounted amount. */
export function availableCredit(creditLimit: Kurus, balance: Kurus, uncounted: Kurus): Kurus {
  return creditLimit - balance + uncounted
}

/** `(B)` when the customer owes, `(A)` when the shop owes; empty for 0. */
export function balanceMark(balance: Kurus): string {
  if (balance === 0) return ''
  return balance > 0 ? '(B)' : '(A)'
}

/**
 * The part of the company's account a member may see: all of it for owners and viewers, only the credit left for
 * buyers, who also see only their own orders. Null without an account, which only dealers have.
 */
export function accountView({ partner }: Pick<Member, 'partner'>): 'whole' | 'limit' | null {
  const hasAccount =
    partner.kind === 'wholesale' &&
    (partner.approval === approvals.approved || partner.approval === approvals.suspended)
  if (!hasAccount) return null
  return partner.role === 'buyer' ? 'limit' : 'whole'
}

/** True when a member may pay onto the account: suspended members may, viewers may not. */
export function mayPay(member: Pick<Member, 'partner'>): boolean {
  return accountView(member) !== null && member.partner.role !== 'viewer'
}
