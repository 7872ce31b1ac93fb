import { eq } from 'drizzle-orm'
import type { Transaction } from '~/db/connection.server'
import { releaseReservation, reserveStock } from '~/features/catalogue/catalogue.server'
import { takeCouponAgain } from '~/features/promotions/promotions.server'
import { readPieces } from '../record/line-store.server'
import { orders, orderStatusHistory } from '../tables.server'
import type { LockedOrder } from './change-status.server'
import { orderStatuses } from './status'

/**
 * Reserves the goods of an expired order again, so that it can be settled. Returns false when it
 * was cancelled for another reason, or when its goods or its coupon are gone.
 */
export async function reviveOrder(db: Transaction, order: LockedOrder, now: Date): Promise<boolean> {
  const { id, code } = order
  const history = await db
    .select({ reason: orderStatusHistory.reason, status: orderStatusHistory.status })
    .from(orderStatusHistory)
    .where(eq(orderStatusHistory.orderId, id))
    .orderBy(orderStatusHistory.id)
  if (history.at(-1)?.reason !== 'payment_expired') return false
  // The coupon is locked after the stock, as when an order is placed.
  if ((await reserveStock(db, code, await readPieces(db, id))).status === 'insufficient') return false
  if (!(await takeCouponAgain(db, order))) {
    await releaseReservation(db, code)
    return false
  }
  await db.update(orders).set({ status: orderStatuses.awaitingPayment }).where(eq(orders.id, id))
  await db.insert(orderStatusHistory).values({
    orderId: id,
    fromStatus: orderStatuses.cancelled,
    status: orderStatuses.awaitingPayment,
    actor: 'payment',
    reason: 'paid_late',
    createdAt: now,
  })
  return true
}
