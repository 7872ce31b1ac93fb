import type { Db } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { findShopper } from '~/features/identity/identity.server'
import type { Visitor } from '~/features/identity/identity'
import { findAttempt, startAttempt } from '~/features/payments/payments.server'
import { getSettings } from '~/features/settings/settings.server'
import { lockOrder, mayAct, maySee, setExpiry } from '~/features/orders/orders.server'
import { orderStatuses } from '~/features/orders/orders'

const minuteMs = 60_000
/**
 * Time in ms after placing an order during which the buyer may retry its payment. It is limited
 * because the order reserves stock.
 */
const longest = 60 * minuteMs

/**
 * Starts another card payment for the visitor's own order. The order and its reservation stay, and
 * the time to pay starts again. Returns the new attempt's id; null when the order no longer waits
 * for this visitor's payment.
 */
export function retryPayment(
  db: Db,
  visitor: Visitor,
  { attemptId, now }: { attemptId: string; now: Date },
): Promise<string | null> {
  return transaction(db, async (db) => {
    const before = await findAttempt(db, attemptId)
    if (before?.purpose !== 'order' || !mayAct(visitor)) return null
    const order = await lockOrder(db, before.orderCode)
    const shopperId = await findShopper(db, visitor)
    const waits = order?.status === orderStatuses.awaitingPayment && order.expiresAt && order.expiresAt > now
    if (!order || !waits || !maySee(visitor, shopperId, order)) return null
    const minutes = (await getSettings(db)).number('checkout', 'card_expiry_minutes', 20)
    const end = Math.min(now.getTime() + minutes * minuteMs, order.placedAt.getTime() + longest)
    const expiresAt = new Date(Math.max(end, order.expiresAt!.getTime()))
    await setExpiry(db, order, expiresAt)
    const { orderCode, amount, installments, installmentFee, payer, items } = before
    const payment = { orderCode, amount, installments, installmentFee, payer, items }
    return startAttempt(db, { purpose: 'order', ...payment, now, expiresAt })
  })
}
