import type { Transaction } from '~/db/connection.server'
import { lockBasketOfOrder, takeOrdered } from '~/features/basket/basket.server'
import { orderStatuses } from '~/features/orders/orders'
import {
  enqueueOrderMail,
  lockOrder,
  readPieces,
  reviveOrder,
  settleDue,
  settleOrder,
} from '~/features/orders/orders.server'
import { type PaymentAttempt, paymentTypes } from '~/features/payments/payments'
import { markSettled, refundCapture } from '~/features/payments/payments.server'
import { deleteDraft } from '../steps/draft-store.server'

type Paid = PaymentAttempt & { purpose: 'order' }

/**
 * Settles a captured card payment, in the transaction that records it and holds the attempt's lock:
 * the order is placed, its reserved stock is sold, the basket is emptied and the email is queued.
 * The whole payment is refunded to the card when it does not fit its order: a second payment, a
 * different amount, a cancelled order, or an expired order whose goods are sold out (promises P23
 * to P25).
 */
export async function settlePayment(db: Transaction, attempt: Paid, now: Date): Promise<void> {
  const { orderCode: code } = attempt
  // The basket is locked first, as when an order is placed, so that two transactions cannot
  // deadlock.
  const basketId = await lockBasketOfOrder(db, code)
  if (await settleAddition(db, attempt, now)) return markSettled(db, attempt, now)
  const refusal = await whyNot(db, attempt, basketId, now)
  if (refusal) return refundCapture(db, attempt, refusal, now)
  const settled = await settleOrder(db, { code, actor: 'payment', reason: 'paid', now })
  if (settled.status !== 'changed') return refundCapture(db, attempt, 'order_not_waiting', now)
  await markSettled(db, attempt, now)
  const order = (await lockOrder(db, code))!
  if (basketId !== null) {
    const ordered = (await readPieces(db, order.id)).filter((line) => !line.isPromo)
    await takeOrdered(db, basketId, ordered)
    await deleteDraft(db, basketId)
  }
  if (order.paymentType === paymentTypes.card) await enqueueOrderMail(db, code)
}

/** True when the payment is for the part of a paid order that an edit added; it is then settled. */
async function settleAddition(db: Transaction, attempt: Paid, now: Date): Promise<boolean> {
  const order = await lockOrder(db, attempt.orderCode)
  const isFor = order && order.due === attempt.amount && order.settledAt !== null
  if (!isFor || order.status === orderStatuses.cancelled || attempt.reason === 'amount_differs') return false
  await settleDue(db, order, { actor: 'payment', now })
  return true
}

async function whyNot(
  db: Transaction,
  attempt: Paid,
  basketId: number | null,
  now: Date,
): Promise<string | null> {
  if (attempt.reason === 'amount_differs') return 'amount_differs'
  const order = await lockOrder(db, attempt.orderCode)
  if (order?.grandTotal !== attempt.amount) return 'amount_differs'
  if (order.status === orderStatuses.awaitingPayment) return null
  // An order is revived only when it has expired and no other order was made from its basket since.
  const cameTooLate = order.status === orderStatuses.cancelled && basketId !== null
  return cameTooLate && (await reviveOrder(db, order, now)) ? null : 'order_not_waiting'
}
