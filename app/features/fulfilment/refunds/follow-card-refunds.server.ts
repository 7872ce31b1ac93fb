import { and, eq } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { getRefundStates } from '~/features/payments/payments.server'
import { orderRefunds } from '../returns/tables.server'
import { endRefund } from './staff-refunds.server'

/**
 * Ends the refunds to cards that their gateway has carried out; refunds that the gateway refused
 * become a task for the staff.
 */
export async function followCardRefunds(db: Db, now: Date): Promise<void> {
  const open = await db
    .select({ id: orderRefunds.id, paymentRefundId: orderRefunds.paymentRefundId })
    .from(orderRefunds)
    .where(and(eq(orderRefunds.state, 'due'), eq(orderRefunds.means, 'card')))
  const states = await getRefundStates(
    db,
    open.flatMap(({ paymentRefundId }) => paymentRefundId ?? []),
  )
  for (const { id, paymentRefundId } of open) {
    const state = paymentRefundId && states.get(paymentRefundId)
    if (state === 'done' || state === 'failed') await follow(db, id, state, now)
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
