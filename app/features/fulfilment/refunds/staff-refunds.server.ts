import { and, asc, eq } from 'drizzle-orm'
import { audit } from '~/db/audit.server'
import type { Db, Transaction } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import type { Kurus } from '~/kernel/money'
import type { OrderRefund } from '../record/fulfilment-record'
import { lockOrder, enqueueNews } from '~/features/orders/orders.server'
import { refundOrder, type RefundOutcome } from './refund.server'
import type { Staff } from '../processing/staff'
import { orders } from '~/features/orders/tables.server'
import { orderRefundAccounts, orderRefunds } from '../returns/tables.server'
import * as store from '../returns/store.server'

export type StaffRefundOutcome = RefundOutcome | { status: 'not_found' }

/**
 * Refunds part of the payment without a return, for example for a missing piece or a wrong price.
 */
export function refundByStaff(
  db: Db,
  { code, amount, reason, key }: { code: string; amount: Kurus; reason: string; key: string },
  { actor, now }: Staff,
): Promise<StaffRefundOutcome> {
  return transaction(db, async (db): Promise<StaffRefundOutcome> => {
    const order = await lockOrder(db, code)
    if (!order) return { status: 'not_found' }
    const outcome = await refundOrder(db, order, { amount, reason, key, actor, now })
    if (outcome.status === 'due')
      await audit(db, {
        actor,
        action: 'refund',
        subject: `orders ${order.id}`,
        after: { refundId: outcome.refundId, amount, reason },
      })
    return outcome
  })
}

export type PaidOutcome =
  | { status: 'done'; amount: Kurus }
  | { status: 'not_found' }
  /** Only the gateway carries out a refund to a card. */
  | { status: 'by_gateway' }
  | { status: 'unchanged' }

/** Marks a refund as sent to the buyer's account. */
export function markRefundPaid(db: Db, id: number, { actor, now }: Staff): Promise<PaidOutcome> {
  return transaction(db, async (db): Promise<PaidOutcome> => {
    const [row] = await db.select().from(orderRefunds).where(eq(orderRefunds.id, id)).for('update')
    if (!row) return { status: 'not_found' }
    if (row.state === 'paid') return { status: 'unchanged' }
    if (row.means === 'card') return { status: 'by_gateway' }
    await endRefund(db, row, actor, now)
    const subject = `orders ${row.orderId}`
    await audit(db, { actor, action: 'refund-paid', subject, after: { refundId: id, amount: row.amount } })
    return { status: 'done', amount: row.amount }
  })
}

/** Ends a refund whose money is on its way, together with its return. */
export async function endRefund(
  db: Transaction,
  { id, orderId, returnId }: Pick<typeof orderRefunds.$inferSelect, 'id' | 'orderId' | 'returnId'>,
  actor: string,
  now: Date,
): Promise<void> {
  await db.update(orderRefunds).set({ state: 'paid', paidAt: now }).where(eq(orderRefunds.id, id))
  const [order] = await db.select({ code: orders.code }).from(orders).where(eq(orders.id, orderId))
  const { code } = order!
  if (returnId === null) await enqueueNews(db, code, 'refunded', id)
  else await store.moveReturn(db, { id: returnId, code }, 'refunded', { actor, now })
}

/** Returns the refunds of an order, earliest first. */
export async function readRefunds(db: Db, orderId: number): Promise<OrderRefund[]> {
  const { id, returnId, means, state, amount, reason, dueAt, paidAt } = orderRefunds
  return db
    .select({ id, returnId, means, state, amount, reason, dueAt, paidAt })
    .from(orderRefunds)
    .where(eq(orderRefunds.orderId, orderId))
    .orderBy(asc(id))
}

/**
 * Returns the refunds that the staff still have to send, with the buyer's account; oldest first.
 */
export function listDueRefunds(db: Db) {
  const { id, amount, dueAt, means } = orderRefunds
  const { holder, iban } = orderRefundAccounts
  return db
    .select({ id, code: orders.code, amount, dueAt, means, holder, iban })
    .from(orderRefunds)
    .innerJoin(orders, eq(orders.id, orderRefunds.orderId))
    .leftJoin(orderRefundAccounts, eq(orderRefundAccounts.orderId, orders.id))
    .where(and(eq(orderRefunds.state, 'due')))
    .orderBy(asc(dueAt), asc(id))
    .limit(500)
}
