import type { BankAccount } from '~/features/payments/payments'
import type { Kurus } from '~/kernel/money'
import type { OrderStatus } from '~/features/orders/orders'

export type NoticeState = 'waiting' | 'confirmed' | 'refused'

/** Limit of notices per order: it allows a transfer in parts and a mistaken notice. */
export const mostNotices = 5

/** The largest amount of a notice in kuruş: 10.000.000 TL. */
export const mostPaid = 1_000_000_000

/** The maximum age of a transfer in days. */
export const oldestDays = 90

/** A buyer's notice of a Havale or EFT transfer. `paidOn`: a day, `2026-11-20`. */
export type PaymentNotice = {
  id: number
  state: NoticeState
  bank: string
  amount: Kurus
  paidOn: string
  sender: string
  note: string
  /** Id of the private file; null: there is none. */
  receiptId: string | null
  sentAt: Date
  /** Why the notice was refused. */
  reason: string
}

/** The payment that a notice can be about. */
export type NoticeTerms = {
  /** The open amount in kuruş. */
  due: Kurus
  /**
   * `order`: the order waits for the money; `account`: the money goes onto the account that was
   * charged.
   */
  pays: 'order' | 'account'
  accounts: BankAccount[]
}

/** An error in an uploaded receipt. */
export type ReceiptProblem = 'format' | 'tooLarge' | 'unreadable' | 'notStored'

export type SendOutcome =
  /** `isRepeated`: the same form has already made this notice. */
  | { status: 'sent'; noticeId: number; isRepeated: boolean }
  | { status: 'not_found' }
  /** There is no transfer to pay (any more), or this user may not pay it. */
  | { status: 'refused' }
  | { status: 'too_many' }
  | { status: 'unknown_account' }
  /** The day is in the future, or too long ago. */
  | { status: 'bad_day' }
  | { status: 'bad_receipt'; reason: ReceiptProblem }

/** The outcome of a decision about a notice. Only `done` changes anything. Amounts in kuruş. */
export type DecideNoticeOutcome =
  | { status: 'done'; code: string; state: NoticeState; received: Kurus; tooMuch: Kurus }
  | { status: 'not_found' }
  | { status: 'decided'; is: NoticeState }
  /** The order no longer waits for money, so the received money has to be refunded. */
  | { status: 'not_waiting'; is: OrderStatus }
  /** The amount is less than the order's total. */
  | { status: 'too_little'; missing: Kurus }
