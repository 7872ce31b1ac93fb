import { eq } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { releaseReservation, returnStock, settleReservation } from '~/features/catalogue/catalogue.server'
import { type PaymentType, paymentTypes } from '~/features/payments/payments'
import { confirmCoupon, giveBackCoupon } from '~/features/promotions/promotions.server'
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
  expiresAt: Date | null
  /** When it was paid ahead. */
  settledAt: Date | null
  deliveredAt: Date | null
  shopperId: number | null
  businessPartnerId: number | null
  email: string
  placedAt: Date
}

/** The person who changes a status, and the reason: a code of `text.reasons`. `note`: a message to the buyer. */
export type Cause = { actor: string; reason: string; now: Date; note?: string }

/** The money is there: 90 → 1, the reserved stock is sold. Settling twice changes nothing. */
export function settleOrder(db: Db, change: { code: string } & Cause): Promise<StatusOutcome> {
  return changeStatus(db, change.code, orderStatuses.placed, change)
}

/** Cancels the order that waits for its card payment, since another is made of the same basket: its stock is released. */
export function replaceOrder(db: Transaction, code: string, now: Date): Promise<StatusOutcome> {
  const cause = { actor: 'buyer', reason: 'replaced', now }
  return changeStatus(db, code, orderStatuses.cancelled, cause, ({ status, paymentType }) => {
    return status === orderStatuses.awaitingPayment && paymentType === paymentTypes.card
  })
}

/** Changes a status as the table of changes allows, if the order as it is permits it. */
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
 * Moves an order whose row is locked: its coupon and stock as the table of changes says, the dated row, the email, and its `status`
 * here. Every change of an order's status goes through here. Throws for a change that is not in the table.
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
  // After the stock, as placing an order takes them: neither waits for the other in a circle.
  if (to === orderStatuses.cancelled) await giveBackCoupon(db, order.code, now)
  if (order.status === orderStatuses.awaitingPayment && to === orderStatuses.placed) {
    order.settledAt = now
    await confirmCoupon(db, order.code)
  }
  const { settledAt } = order
  await db.update(orders).set({ status: to, expiresAt: null, settledAt }).where(eq(orders.id, order.id))
  const change = { fromStatus: order.status, status: to, actor, reason, note, createdAt: now }
  await db.insert(orderStatusHistory).values({ orderId: order.id, ...change })
  const news = newsOf(order, to, reason)
  if (news) await enqueueNews(db, order.code, news)
  order.status = to
}

/** Locks an order until the end of the transaction; whatever is done to it afterwards waits. */
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

/** Notes when the last parcel of a locked order arrived. */
export async function setDelivered(db: Transaction, order: LockedOrder, at: Date): Promise<void> {
  await db.update(orders).set({ deliveredAt: at }).where(eq(orders.id, order.id))
  order.deliveredAt = at
}
