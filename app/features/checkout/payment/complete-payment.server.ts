import type { Db } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import { paymentTypes } from '~/features/payments/payments'
import { findLatestAttempt } from '~/features/payments/payments.server'
import { type OrderStatus, orderStatuses } from '~/features/orders/orders'
import { getOwnOrder } from '~/features/orders/orders.server'
import { retryPayment } from './retry-payment.server'

export type CompleteOutcome =
  | { status: 'not_found' }
  | { status: 'not_payable' }
  /** `attemptId`: the payment attempt to continue; null when the order is already paid for. */
  | { status: 'payable'; is: OrderStatus; attemptId: string | null }

/**
 * Returns the card payment that continues the visitor's own order: the attempt that is open, or a
 * new one when that attempt has failed.
 */
export async function completePayment(
  db: Db,
  visitor: Visitor,
  { code, now }: { code: string; now: Date },
): Promise<CompleteOutcome> {
  const order = await getOwnOrder(db, visitor, code)
  if (!order) return { status: 'not_found' }
  if (order.payment.type !== paymentTypes.card) return { status: 'not_payable' }
  if (order.status !== orderStatuses.awaitingPayment && order.status !== orderStatuses.cancelled)
    return { status: 'payable', is: order.status, attemptId: null }
  const latest = await findLatestAttempt(db, code)
  if (order.status === orderStatuses.cancelled || !latest) return { status: 'not_payable' }
  const isOpen = latest.state === 'created' || latest.state === 'started'
  const attemptId = isOpen ? latest.id : await retryPayment(db, visitor, { attemptId: latest.id, now })
  return attemptId ? { status: 'payable', is: order.status, attemptId } : { status: 'not_payable' }
}
