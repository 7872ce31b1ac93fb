import type { Kurus } from '~/kernel/money'
import { orderStatuses, type OrderStatus } from '~/features/orders/orders'
import { paymentTypes } from '~/features/payments/payments'

/** Limits of a bank file. */
export const most = { bytes: 5 * 1024 * 1024, lines: 5_000 } as const

export type BankFileFormat = 'csv' | 'xlsx' | 'mt940'

/** An incoming payment as a bank file tells it. Day as `2026-11-20`, amount in kuruş. */
export type BankCredit = {
  /** Line or row of the file, from 1. */
  line: number
  bookedOn: string
  amount: Kurus
  description: string
  sender: string
  /** The bank's number of the receipt. */
  reference: string
}

/** The content of a bank file. `account`: the IBAN or number that the file names; `debits`: lines of outgoing money, which are left out. */
export type BankFile = { format: BankFileFormat; account: string; credits: BankCredit[]; debits: number }

/** `open` waits for a decision; `order` paid an order, `ledger` was posted onto an account, `aside` is about no order. */
export const lineStates = ['open', 'order', 'ledger', 'aside'] as const
export type LineState = (typeof lineStates)[number]

/** Likely meanings of an open line, in the order in which the desk shows them. */
export const lineClasses = [
  'exact',
  'excess',
  'partial',
  'several',
  'amount',
  'ledger',
  'settled',
  'unknown',
] as const
export type LineClass = (typeof lineClasses)[number]

/** An order that waits for a transfer. `names`: the buyer, the company and the senders named in notices. */
export type AwaitingOrder = {
  id: number
  code: string
  due: Kurus
  names: readonly string[]
  placedAt: Date
}

/** The money that a transfer may still bring for an order, in kuruş: its total, or the rest of it after an edit. */
export function awaitedMoney(order: {
  status: number
  paymentType: number
  grandTotal: Kurus
  due: Kurus
}): Kurus {
  const waits = order.status === orderStatuses.awaitingPayment && order.paymentType === paymentTypes.transfer
  return waits ? order.grandTotal : order.due
}

/** An order that does not wait for a transfer, named in a line. */
export type OtherOrder = {
  code: string
  status: OrderStatus
  /** The dealer whose account the order was charged to; null for orders that were not on account. */
  partnerId: number | null
}

/** A dealer to whose account a line may be posted. */
export type Dealer = { id: number; name: string; taxNumber: string }

/** A payment that is on a dealer's account already. */
export type PostedPayment = { partnerId: number; amount: Kurus; postedOn: string; documentNo: string }

/** A line in the state in which it is matched. */
export type OpenLine = Omit<BankCredit, 'line'> & { id: number }

/**
 * The suggestion for an open line. `orders`: the orders it may pay, likeliest first; `dealers` likewise. `together`: ids of the
 * lines that pay the order together. `other`: the order that the line names and that waits for no transfer. `earlier`: the
 * payment of the same amount on the dealer's account. `twin`: the line that pays the order in its place.
 */
export type LineMatch = {
  kind: LineClass
  by: 'code' | 'name' | 'amount' | null
  orders: AwaitingOrder[]
  dealers: Dealer[]
  together: number[]
  other: OtherOrder | null
  earlier: PostedPayment | null
  twin: number | null
}

/** The outcome of booking lines. Only `done` changes anything. */
export type BookOutcome =
  | { status: 'done'; code: string; excess: Kurus }
  | { status: 'not_found' }
  /** A line has been decided meanwhile. */
  | { status: 'decided'; is: LineState }
  | { status: 'no_order' }
  /** The order no longer waits for money. */
  | { status: 'not_waiting'; is: OrderStatus }
  /** The order is not paid by transfer. */
  | { status: 'paid_otherwise' }
  | { status: 'too_little'; missing: Kurus }

export type LedgerOutcome =
  | { status: 'done'; entryId: number }
  | { status: 'not_found' }
  | { status: 'decided'; is: LineState }
  | { status: 'no_partner' }

export type AsideOutcome = { status: 'done' } | { status: 'not_found' } | { status: 'decided'; is: LineState }
