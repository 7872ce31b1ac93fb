import { eq } from 'drizzle-orm'
import type { Transaction } from '~/db/connection.server'
import { lockBasketOfOrder, takeOrdered } from '~/features/basket/basket.server'
import { releaseReservation, reserveStock } from '~/features/catalogue/catalogue.server'
import { type PaymentAttempt, paymentTypes } from '~/features/payments/payments'
import { markSettled, refundCapture } from '~/features/payments/payments.server'
import { takeCouponAgain } from '~/features/promotions/promotions.server'
import { settleOrder } from './change-status.server'
import { deleteDraft } from './draft-store.server'
import { enqueueOrderMail } from './order-mail.server'
import { orderStatuses } from './orders'
import { orderLines, orders, orderStatusHistory } from './tables.server'

type Paid = PaymentAttempt & { purpose: 'order' }

/**
 * What happens when the money of an order has been taken, in the transaction that notes it and holds the attempt's lock:
 * the order is placed, its promised stock is sold, what was ordered leaves the basket, the letter is queued. What the
 * order can no longer be had for goes back to the card as a whole: a second payment, another amount, an order that was
 * cancelled, or one whose time was over and whose goods are gone meanwhile (promises P23 to P25).
 */
export async function settlePayment(db: Transaction, attempt: Paid, now: Date): Promise<void> {
  const { orderCode: code } = attempt
  // The basket first, as placing an order does: two of them never wait for each other in a circle.
  const basketId = await lockBasketOfOrder(db, code)
  const refusal = await whyNot(db, attempt, basketId, now)
  if (refusal) return refundCapture(db, attempt, refusal, now)
  const settled = await settleOrder(db, { code, actor: 'payment', reason: 'paid', now })
  if (settled.status !== 'changed') return refundCapture(db, attempt, 'order_not_waiting', now)
  await markSettled(db, attempt, now)
  const order = await readOrder(db, code)
  if (basketId !== null) {
    const { variantId, quantity, isPromo } = orderLines
    const lines = await db
      .select({ variantId, quantity, isPromo })
      .from(orderLines)
      .where(eq(orderLines.orderId, order!.id))
    const ordered = lines.filter((line) => !line.isPromo)
    await takeOrdered(db, basketId, ordered)
    await deleteDraft(db, basketId)
  }
  if (order!.paymentType === paymentTypes.card) await enqueueOrderMail(db, code)
}

async function whyNot(
  db: Transaction,
  attempt: Paid,
  basketId: number | null,
  now: Date,
): Promise<string | null> {
  if (attempt.reason === 'amount_differs') return 'amount_differs'
  const order = await readOrder(db, attempt.orderCode)
  if (order?.grandTotal !== attempt.amount) return 'amount_differs'
  if (order.status === orderStatuses.awaitingPayment) return null
  // Only an order that ran out of time comes back, and only while none has been made of its basket since.
  const cameTooLate = order.status === orderStatuses.cancelled && basketId !== null
  return cameTooLate && (await revive(db, order, now)) ? null : 'order_not_waiting'
}

type Locked = NonNullable<Awaited<ReturnType<typeof readOrder>>>

/** Promises the goods of an expired order once more, so that it can be settled. False: it was cancelled, or they are gone. */
async function revive(db: Transaction, { id, code, ...order }: Locked, now: Date): Promise<boolean> {
  const history = await db
    .select({ reason: orderStatusHistory.reason, status: orderStatusHistory.status })
    .from(orderStatusHistory)
    .where(eq(orderStatusHistory.orderId, id))
    .orderBy(orderStatusHistory.id)
  if (history.at(-1)?.reason !== 'payment_expired') return false
  const { variantId, quantity } = orderLines
  const lines = await db.select({ variantId, quantity }).from(orderLines).where(eq(orderLines.orderId, id))
  // The coupon after the stock, as placing an order takes them.
  if ((await reserveStock(db, code, lines)).status === 'insufficient') return false
  if (!(await takeCouponAgain(db, { code, ...order }))) {
    await releaseReservation(db, code)
    return false
  }
  await db.update(orders).set({ status: orderStatuses.awaitingPayment }).where(eq(orders.id, id))
  await db.insert(orderStatusHistory).values({
    ...{ orderId: id, fromStatus: orderStatuses.cancelled, status: orderStatuses.awaitingPayment },
    ...{ actor: 'payment', reason: 'paid_late', createdAt: now },
  })
  return true
}

async function readOrder(db: Transaction, orderCode: string) {
  const { id, code, status, grandTotal, paymentType, businessPartnerId, email } = orders
  const [row] = await db
    .select({ id, code, status, grandTotal, paymentType, businessPartnerId, email })
    .from(orders)
    .where(eq(code, orderCode))
    .for('update')
  return row
}
