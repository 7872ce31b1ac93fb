import type { BankAccount } from '~/features/payments/payments'
import type { Kurus } from '~/kernel/money'
import type { OrderStatus } from '~/features/orders/orders'

export type NoticeState = 'waiting' | 'confirmed' | 'refused'

/** The limit of notices for an order: a transfer in parts, and a mistaken one. */
export const mostNotices = 5

/** The most one notice tells of, kuruş: 10.000.000 TL. */
export const mostPaid = 1_000_000_000

/** How long ago the money may have been sent, in days. */
export const oldestDays = 90

/** A buyer's notice of a Havale or EFT. `paidOn`: a day, `2026-11-20`. */
export type PaymentNotice = {
  id: number
  state: NoticeState
  bank: string
  amount: Kurus
  paidOn: string
  sender: string
  note: string
  /** Of the private file; null: there is none. */
  receiptId: string | null
  sentAt: Date
  /** Why it was refused. */
  reason: string
}

/** The payment that a notice can be about. */
export type NoticeTerms = {
  /** The open amount in kuruş. */
  due: Kurus
  /** The order waits for it; else it goes onto the account it was charged to. */
  pays: 'order' | 'account'
  accounts: BankAccount[]
}

/** A problem with a receipt. */
export type ReceiptProblem = 'format' | 'tooLarge' | 'unreadable' | 'notStored'

export type SendOutcome =
  /** `isRepeated`: the same form made it before. */
  | { status: 'sent'; noticeId: number; isRepeated: boolean }
  | { status: 'not_found' }
  /** Nothing is to be paid by transfer (any more), or not by this user. */
  | { status: 'refused' }
  | { status: 'too_many' }
  | { status: 'unknown_account' }
  /** In the future, or too long ago. */
  | { status: 'bad_day' }
  | { status: 'bad_receipt'; reason: ReceiptProblem }

/** The outcome of a decision about a notice. Nothing was changed unless `done`. Amounts in kuruş. */
export type DecideNoticeOutcome =
  | { status: 'done'; code: string; state: NoticeState; received: Kurus; tooMuch: Kurus }
  | { status: 'not_found' }
  | { status: 'decided'; is: NoticeState }
  /** The order no longer waits for money: what has come goes back. */
  | { status: 'not_waiting'; is: OrderStatus }
  /** Less than the order costs. */
  | { status: 'too_little'; missing: Kurus }
