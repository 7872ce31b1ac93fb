import { audit } from '~/db/audit.server'
import type { Db, Transaction } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { paymentTypes } from '~/features/payments/payments'
import { type LockedOrder, lockOrder, moveOrder, settleDue } from '~/features/orders/orders.server'
import { refundable, refundOrder } from '../refunds/refund.server'
import { confirmWaiting } from '../notices/store.server'
import { isAllowedChange, type OrderStatus, orderStatuses } from '~/features/orders/orders'
import type { Staff, StaffOutcome } from './staff'

/** Marks the money of a Havale or EFT as received: 90 → 1. */
export function confirmPayment(db: Db, code: string, staff: Staff): Promise<StaffOutcome> {
  return act(db, code, orderStatuses.placed, staff, async (db, order) => {
    if (order.paymentType !== paymentTypes.transfer) return { status: 'paid_otherwise' }
    await markPaid(db, order, staff)
    return null
  })
}

/**
 * Marks a locked order that waits for a transfer as paid, and confirms its buyer's waiting notices.
 */
export async function markPaid(db: Transaction, order: LockedOrder, staff: Staff): Promise<void> {
  await confirmWaiting(db, order.id, staff.now)
  await moveOrder(db, order, orderStatuses.placed, { ...staff, reason: 'paid' })
}

/** Marks the part of the total that an edit added as received by transfer. */
export function confirmDue(db: Db, code: string, { actor, now }: Staff): Promise<StaffOutcome> {
  return transaction(db, async (db): Promise<StaffOutcome> => {
    const order = await lockOrder(db, code)
    if (!order) return { status: 'not_found' }
    if (order.due === 0) return { status: 'refused', is: order.status }
    const amount = order.due
    await settleDue(db, order, { actor, now })
    await audit(db, { actor, action: 'due paid', subject: `orders ${order.id}`, after: { amount } })
    return { status: 'done', is: order.status }
  })
}

/** Starts packing: 1 → 2. From now on only the staff can cancel the order. */
export function startPacking(db: Db, code: string, staff: Staff): Promise<StaffOutcome> {
  return act(db, code, orderStatuses.preparing, staff, async (db, order) => {
    if (order.due > 0) return { status: 'due', amount: order.due }
    await moveOrder(db, order, orderStatuses.preparing, { ...staff, reason: 'packing' })
    return null
  })
}

/**
 * Cancels an order before any shipment: its stock is returned and its payment refunded. The buyer
 * gets the reason by email.
 */
export function cancelByStaff(db: Db, code: string, note: string, staff: Staff): Promise<StaffOutcome> {
  return act(db, code, orderStatuses.cancelled, staff, async (db, order) => {
    // Shipped goods come back through the carrier or as a return.
    if (order.status === orderStatuses.shipped) return { status: 'refused', is: order.status }
    await cancelAndRefund(db, order, { ...staff, reason: 'cancelled_by_shop', note })
    return null
  })
}

/** Moves a locked order to 99 and refunds its payment. */
export async function cancelAndRefund(
  db: Transaction,
  order: LockedOrder,
  cause: Parameters<typeof moveOrder>[3],
): Promise<void> {
  await moveOrder(db, order, orderStatuses.cancelled, cause)
  const amount = await refundable(db, order)
  const { actor, reason, now } = cause
  const input = { amount, reason, key: `cancel-${order.code}`, actor, now }
  await refundOrder(db, order, input)
}

/**
 * Runs one change by the staff: allowed by the table of changes, under the order's lock, and
 * recorded in the audit log.
 */
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
