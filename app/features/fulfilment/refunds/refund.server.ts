import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '~/db/connection.server'
import { creditOrder } from '~/features/ledger/ledger.server'
import { paymentTypes } from '~/features/payments/payments'
import { requestRefund } from '~/features/payments/payments.server'
import type { Kurus } from '~/kernel/money'
import type { RefundMeans } from '../record/fulfilment-record'
import type { LockedOrder } from '~/features/orders/orders.server'
import { costOf } from '../returns/right'
import { orderRefunds } from '../returns/tables.server'
import { readShippedLines } from '../shipments/shipment-store.server'
import { text } from '../text'

/**
 * The input of a refund. `amount` in kuruş; `key` belongs to the caller, so that the same request
 * sent twice makes one refund.
 */
type RefundRequest = {
  amount: Kurus
  reason: string
  key: string
  returnId?: number
  /** The total of the order no longer holds the amount: an edit takes it off. */
  offTotal?: boolean
  actor: string
  now: Date
}

export type RefundOutcome =
  | { status: 'due'; refundId: number; means: RefundMeans; amount: Kurus }
  /** The order is unpaid, or its whole payment is already being refunded. */
  | { status: 'nothing_to_return' }
  | { status: 'exceeds'; left: Kurus }

/**
 * Refunds money of a paid order by the original means, in the transaction that causes it: a card
 * through its gateway, a current account at once, everything else by a member of staff who sends
 * it. The total never exceeds the payment: the caller holds the order's lock, so refunds of an
 * order are counted one after the other.
 */
export async function refundOrder(
  db: Transaction,
  order: LockedOrder,
  input: RefundRequest,
): Promise<RefundOutcome> {
  const { amount, reason, key, returnId = null, offTotal = false, now } = input
  const [earlier] = await db.select().from(orderRefunds).where(eq(orderRefunds.key, key))
  if (earlier) return { status: 'due', refundId: earlier.id, means: earlier.means, amount: earlier.amount }
  const left = await refundable(db, order)
  if (left === 0 || amount === 0) return { status: 'nothing_to_return' }
  if (amount > left) return { status: 'exceeds', left }
  const way = await takeWay(db, order, input)
  if (!way) return { status: 'nothing_to_return' }
  const [row] = await db
    .insert(orderRefunds)
    .values({ orderId: order.id, returnId, offTotal, ...way, reason, key, dueAt: now })
    .returning({ id: orderRefunds.id })
  return { status: 'due', refundId: row!.id, means: way.means, amount: way.amount }
}

type Way = Pick<
  typeof orderRefunds.$inferInsert,
  'means' | 'state' | 'amount' | 'paymentRefundId' | 'paidAt'
> & {
  means: RefundMeans
  amount: Kurus
}

async function takeWay(
  db: Transaction,
  { code, paymentType }: LockedOrder,
  { amount, reason, key, actor, now }: RefundRequest,
): Promise<Way | null> {
  if (paymentType === paymentTypes.openAccount) {
    const description = text.returnedOnAccount(code)
    const credited = await creditOrder(db, { code, amount, description, key: `refund ${key}`, now, actor })
    // A cancelled order is credited to the account as a whole.
    return credited.status === 'credited'
      ? { means: 'account', state: 'paid', amount: credited.amount, paidAt: now }
      : null
  }
  // An order that waited for its Havale may have been paid by card.
  const card = await requestRefund(db, { orderCode: code, amount, reason, key: `order-${key}` })
  if (card.status === 'queued') return { means: 'card', state: 'due', amount, paymentRefundId: card.refundId }
  return { means: 'transfer', state: 'due', amount }
}

/** Returns the part of the payment that is not refunded yet, in kuruş. */
export async function refundable(db: Transaction, order: LockedOrder): Promise<Kurus> {
  const [sum] = await db
    .select({ given: sql<number>`coalesce(sum(${orderRefunds.amount}), 0)`.mapWith(Number) })
    .from(orderRefunds)
    .where(and(eq(orderRefunds.orderId, order.id), eq(orderRefunds.offTotal, false)))
  return Math.max((await readPaid(db, order)) - sum!.given, 0)
}

/**
 * Returns the buyer's payment in kuruş: paid ahead, on account from the beginning, or at the door
 * for the delivered pieces.
 */
async function readPaid(db: Transaction, order: LockedOrder): Promise<Kurus> {
  const { id, paymentType, settledAt, grandTotal, due } = order
  if (paymentType === paymentTypes.cashOnDelivery) {
    const lines = await readShippedLines(db, id)
    return costOf({ lines, grandTotal }, new Map(lines.map(({ id, delivered }) => [id, delivered])))
  }
  return paymentType === paymentTypes.openAccount || settledAt !== null ? grandTotal - due : 0
}
