import { and, eq } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { enqueue, enqueueAll, type Scheduled } from '~/db/jobs/jobs.server'
import { transaction } from '~/db/transaction.server'
import { orders } from '../tables.server'
import { changeStatus } from './change-status.server'
import { orderStatuses, type StatusOutcome } from './status'

/**
 * Cancels an unpaid order whose time is over (90 → 99) and releases its stock. A paid or cancelled
 * order stays as it is. A job that runs before the order's expiry is queued again, at least a
 * minute later: the clock behind `now` may be slower than the clock that started the job (promise
 * R36).
 */
export async function expireOrder(
  db: Db,
  { code, now }: { code: string; now: Date },
): Promise<StatusOutcome> {
  const cause = { actor: 'system', reason: 'payment_expired', now }
  let early: Date | null = null
  const outcome = await changeStatus(db, code, orderStatuses.cancelled, cause, ({ status, expiresAt }) => {
    if (status !== orderStatuses.awaitingPayment || expiresAt === null) return false
    early = expiresAt > now ? expiresAt : null
    return early === null
  })
  if (early) {
    const again = { ...expiryJob(code, early), afterSeconds: 60 }
    await transaction(db, (db) => enqueueAll(db, [again]))
  }
  return outcome
}

/** Returns the job that ends an unpaid order; it replaces an earlier job of the same order. */
export function expiryJob(orderCode: string, runAt: Date): Scheduled {
  return { name: 'expire-order', payload: { orderCode }, runAt, key: `expire-order-${orderCode}` }
}

/** Replaces the expiry of an unpaid order. */
export async function setExpiry(
  db: Transaction,
  { id, code }: { id: number; code: string },
  expiresAt: Date,
): Promise<void> {
  await db.update(orders).set({ expiresAt }).where(eq(orders.id, id))
  await enqueue(db, expiryJob(code, expiresAt))
}

/**
 * Removes the expiry of an unpaid order: it then waits until the staff have looked for its money.
 */
export async function clearExpiry(db: Transaction, orderId: number): Promise<void> {
  await db
    .update(orders)
    .set({ expiresAt: null })
    .where(and(eq(orders.id, orderId), eq(orders.status, orderStatuses.awaitingPayment)))
}
