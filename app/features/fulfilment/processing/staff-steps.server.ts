import { audit } from '~/db/audit.server'
import type { Db, Transaction } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { paymentTypes } from '~/features/payments/payments'
import { type LockedOrder, lockOrder, moveOrder } from '~/features/orders/orders.server'
import { refundable, refundOrder } from '../refunds/refund.server'
import { confirmWaiting } from '../notices/store.server'
import { isAllowedChange, type OrderStatus, orderStatuses } from '~/features/orders/orders'
import type { Staff, StaffOutcome } from './staff'

/** The money of a Havale or EFT has come: 90 → 1. */
export function confirmPayment(db: Db, code: string, staff: Staff): Promise<StaffOutcome> {
  return act(db, code, orderStatuses.placed, staff, async (db, order) => {
    if (order.paymentType !== paymentTypes.transfer) return { status: 'paid_otherwise' }
    await markPaid(db, order, staff)
    return null
  })
}

/** The money for a locked order that waits for a transfer is there; what its buyer told about it is answered with that. */
export async function markPaid(db: Transaction, order: LockedOrder, staff: Staff): Promise<void> {
  await confirmWaiting(db, order.id, staff.now)
  await moveOrder(db, order, orderStatuses.placed, { ...staff, reason: 'paid' })
}

/** Somebody begins to pack: 1 → 2. From now on the buyer cannot cancel alone. */
export function startPacking(db: Db, code: string, staff: Staff): Promise<StaffOutcome> {
  return act(db, code, orderStatuses.preparing, staff, async (db, order) => {
    await moveOrder(db, order, orderStatuses.preparing, { ...staff, reason: 'packing' })
    return null
  })
}

/** Cancels before anything has left: the stock comes back and the payment is refunded. The buyer is told why. */
export function cancelByStaff(db: Db, code: string, note: string, staff: Staff): Promise<StaffOutcome> {
  return act(db, code, orderStatuses.cancelled, staff, async (db, order) => {
    // Goods that have left come back by the carrier, or as a return.
    if (order.status === orderStatuses.shipped) return { status: 'refused', is: order.status }
    await cancelAndRefund(db, order, { ...staff, reason: 'cancelled_by_shop', note })
    return null
  })
}

/** Moves a locked order to 99 and refunds what was paid for it. */
export async function cancelAndRefund(
  db: Transaction,
  order: LockedOrder,
  cause: Parameters<typeof moveOrder>[3],
): Promise<void> {
  await moveOrder(db, order, orderStatuses.cancelled, cause)
  const amount = await refundable(db, order)
  const { actor, reason, now } = cause
  const wish = { amount, reason, key: `cancel-${order.code}`, actor, now }
  await refundOrder(db, order, wish)
}

/** One change by the staff: allowed by the table, done under the order's lock, and written into the audit log. */
async function act(
  db: Db,
  code: string,
  to: OrderStatus,
  { actor }: Staff,
  work: (db: Transaction, order: LockedOrder) => Promise<StaffOutcome | null>,
): Promise<StaffOutcome> {
  return transaction(db, async (db): Promise<StaffOutcome> => {
    const order = await lockOrder(db, code)
    if (!order) return { status: 'not_found' }
    const before = order.status
    if (!isAllowedChange(before, to)) return { status: 'refused', is: before }
    const refusal = await work(db, order)
    if (refusal) return refusal
    const subject = `orders ${order.id}`
    await audit(db, { actor, action: 'status', subject, before: { status: before }, after: { status: to } })
    return { status: 'done', is: to }
  })
}
