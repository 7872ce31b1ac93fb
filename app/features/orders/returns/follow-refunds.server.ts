import { and, eq } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { getRefunds } from '~/features/payments/payments.server'
import { orders } from '../tables.server'
import { orderRefunds } from './tables.server'
import { endRefund } from './refund.server'

/** Refunds to cards end when their gateway has carried them out; what it refuses becomes work for somebody of the shop. */
export async function followCardRefunds(db: Db, now: Date): Promise<void> {
  const open = await db
    .select({ id: orderRefunds.id, code: orders.code, paymentRefundId: orderRefunds.paymentRefundId })
    .from(orderRefunds)
    .innerJoin(orders, eq(orders.id, orderRefunds.orderId))
    .where(and(eq(orderRefunds.state, 'due'), eq(orderRefunds.means, 'card')))
    .limit(500)
  for (const { id, code, paymentRefundId } of open) {
    const refund = (await getRefunds(db, code)).find((one) => one.id === paymentRefundId)
    if (refund?.state === 'done' || refund?.state === 'failed') await follow(db, id, refund.state, now)
  }
}

function follow(db: Db, id: number, state: 'done' | 'failed', now: Date): Promise<void> {
  return transaction(db, async (db) => {
    const [row] = await db.select().from(orderRefunds).where(eq(orderRefunds.id, id)).for('update')
    if (row?.state !== 'due' || row.means !== 'card') return
    if (state === 'done') await endRefund(db, row, 'payment', now)
    else await db.update(orderRefunds).set({ means: 'transfer' }).where(eq(orderRefunds.id, id))
  })
}
