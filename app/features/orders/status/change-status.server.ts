import { eq } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { releaseReservation, returnStock, settleReservation } from '~/features/catalogue/catalogue.server'
import { enqueuePurchase } from '~/features/measurement/measurement.server'
import { type PaymentType, paymentTypes } from '~/features/payments/payments'
import { confirmCoupon, releaseCoupon } from '~/features/promotions/promotions.server'
import { refundCharge } from '../payment/on-account.server'
import type { Kurus } from '~/kernel/money'
import { enqueueNews, newsOf } from './news.server'
import { isAllowedChange, type OrderStatus, orderStatuses, type StatusOutcome, stockEffect } from './status'
import { readPieces } from '../record/line-store.server'
import { orders, orderStatusHistory } from '../tables.server'

/** An order while its row is locked. Amounts in kuruş. */
export type LockedOrder = {
  id: number
  code: string
  status: OrderStatus
  paymentType: PaymentType
  grandTotal: Kurus
  /** The part of the total that was added after the payment and that is not paid yet. */
  due: Kurus
  expiresAt: Date | null
  /** Time of the payment of an order that is paid ahead. */
  settledAt: Date | null
  deliveredAt: Date | null
  shopperId: number | null
  businessPartnerId: number | null
  email: string
  placedAt: Date
}

/**
 * The actor of a change and its reason: a code of `text.reasons`. `note`: a message to the buyer.
 */
export type Cause = { actor: string; reason: string; now: Date; note?: string }

/**
 * Marks an order as paid (90 → 1) and sells its reserved stock; returns the outcome. A second call
 * changes nothing.
 */
export function settleOrder(db: Db, change: { code: string } & Cause): Promise<StatusOutcome> {
  return changeStatus(db, change.code, orderStatuses.placed, change)
}

/**
 * Cancels an order that waits for its card payment because the same basket is ordered again; its
 * stock is released.
 */
export function replaceOrder(db: Transaction, code: string, now: Date): Promise<StatusOutcome> {
  const cause = { actor: 'buyer', reason: 'replaced', now }
  return changeStatus(db, code, orderStatuses.cancelled, cause, ({ status, paymentType }) => {
    return status === orderStatuses.awaitingPayment && paymentType === paymentTypes.card
  })
}

/**
 * Changes a status when the table of changes and the state of the order allow it; returns the
 * outcome.
 */
export function changeStatus(
  db: Db,
  code: string,
  to: OrderStatus,
  cause: Cause,
  permits: (order: LockedOrder) => boolean = () => true,
): Promise<StatusOutcome> {
  return transaction(db, async (db): Promise<StatusOutcome> => {
    const order = await lockOrder(db, code)
    if (!order) return { status: 'not_found' }
    if (order.status === to) return { status: 'unchanged', is: to }
    if (!isAllowedChange(order.status, to) || !permits(order)) return { status: 'refused', is: order.status }
    await moveOrder(db, order, to, cause)
    return { status: 'changed', to }
  })
}

/**
 * Changes the status of a locked order: coupon and stock according to the table of changes, the
 * history row, the email, and the `status` of the given object. Every change of an order's status
 * goes through here. Throws for a change that is not in the table.
 */
export async function moveOrder(
  db: Transaction,
  order: LockedOrder,
  to: OrderStatus,
  { actor, reason, note = '', now }: Cause,
): Promise<void> {
  // Goods that came back piece by piece were credited with their returns.
  if (
    to === orderStatuses.cancelled &&
    order.paymentType === paymentTypes.openAccount &&
    reason !== 'returned'
  )
    await refundCharge(db, order.code, { actor, now })
  await moveStock(db, order, to, reason === 'returned')
  // The coupon is locked after the stock, as when an order is placed, so that two transactions
  // cannot deadlock.
  if (to === orderStatuses.cancelled) await releaseCoupon(db, order.code, now)
  if (order.status === orderStatuses.awaitingPayment && to === orderStatuses.placed) {
    order.settledAt = now
    await confirmCoupon(db, order.code)
    await enqueuePurchase(db, order.code)
  }
  const { settledAt } = order
  await db.update(orders).set({ status: to, expiresAt: null, settledAt }).where(eq(orders.id, order.id))
  const change = { fromStatus: order.status, status: to, actor, reason, note, createdAt: now }
  await db.insert(orderStatusHistory).values({ orderId: order.id, ...change })
  const news = newsOf(order, to, reason)
  if (news) await enqueueNews(db, order.code, news)
  order.status = to
}

/** Returns an order and locks it until the end of the transaction; null when there is none. */
export async function lockOrder(db: Transaction, code: string): Promise<LockedOrder | null> {
  const [row] = await db.select(locked).from(orders).where(eq(orders.code, code)).for('update')
  return row
    ? { ...row, status: row.status as OrderStatus, paymentType: row.paymentType as PaymentType }
    : null
}

const locked = {
  id: orders.id,
  code: orders.code,
  status: orders.status,
  paymentType: orders.paymentType,
  grandTotal: orders.grandTotal,
  due: orders.due,
  placedAt: orders.placedAt,
  expiresAt: orders.expiresAt,
  settledAt: orders.settledAt,
  deliveredAt: orders.deliveredAt,
  shopperId: orders.shopperId,
  businessPartnerId: orders.businessPartnerId,
  email: orders.email,
}

async function moveStock(
  db: Transaction,
  { id, code, status }: LockedOrder,
  to: OrderStatus,
  everythingCameBack: boolean,
): Promise<void> {
  switch (stockEffect(status, to, everythingCameBack)) {
    case 'settle':
      await settleReservation(db, code)
      return
    case 'release':
      await releaseReservation(db, code)
      return
    case 'return':
      return returnStock(db, code, await readPieces(db, id))
    case 'none':
  }
}

/** Records when the last parcel of a locked order arrived. */
export async function setDelivered(db: Transaction, order: LockedOrder, at: Date): Promise<void> {
  await db.update(orders).set({ deliveredAt: at }).where(eq(orders.id, order.id))
  order.deliveredAt = at
}
