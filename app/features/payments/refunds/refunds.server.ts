import { eq, inArray } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { enqueueAll, type Scheduled } from '~/db/jobs/jobs.server'
import type { Kurus } from '~/kernel/money'
import type { RefundOutcome, RefundState } from '../attempts/attempt'
import * as attempts from '../attempts/attempt-store.server'
import { refunds } from '../tables.server'

/** ms after which the shop is told about a refund that is still open. */
const patience = 24 * 60 * 60_000

/** `amount` in kuruş. `key`: the caller's idempotency key, so that a repeated request is one refund. */
export type RefundInput = ({ attemptId: string } | { orderCode: string }) & {
  amount: Kurus
  reason: string
  key: string
}

/**
 * Requests a refund to the card: it is recorded and queued in the caller's transaction, and sent after the commit.
 * Concurrent requests never exceed the captured amount (promise P26).
 */
export async function requestRefund(db: Transaction, input: RefundInput): Promise<RefundOutcome> {
  const attemptId = 'attemptId' in input ? input.attemptId : await findPaid(db, input.orderCode)
  const attempt = attemptId === null ? null : await attempts.lockAttempt(db, attemptId)
  if (!attempt || attempt.captured === 0) return { status: 'not_captured' }
  const { amount, reason, key } = input
  const [earlier] = await db.select().from(refunds).where(eq(refunds.key, key))
  if (earlier)
    return earlier.attemptId === attempt.id && earlier.amount === amount
      ? { status: 'queued', refundId: earlier.id }
      : { status: 'key_reused' }
  const refundable = attempt.captured - attempt.refunded
  if (amount > refundable) return { status: 'exceeds', refundable }
  await attempts.changeRefunded(db, attempt.id, amount)
  const [row] = await db
    .insert(refunds)
    .values({ attemptId: attempt.id, amount, reason, key })
    .returning({ id: refunds.id, wantedAt: refunds.wantedAt })
  const { id: refundId, wantedAt } = row!
  await enqueueAll(db, [
    refundJob(refundId, attempt.id),
    {
      name: 'send-refund-mail',
      payload: { refundId },
      key: `refund-mail-${refundId}`,
      runAt: new Date(wantedAt.getTime() + patience),
    },
  ])
  return { status: 'queued', refundId }
}

/** The job that sends a refund; refunds of one payment run one after the other. */
export function refundJob(refundId: string, attemptId: string): Scheduled {
  return {
    name: 'send-refund',
    payload: { refundId },
    key: `refund-${refundId}`,
    queue: `refunds-${attemptId}`,
  }
}

export type Refund = {
  id: string
  attemptId: string
  amount: Kurus
  reason: string
  state: RefundState
  wantedAt: Date
  endedAt: Date | null
}

/** Refunds of an order's payment, including open ones, earliest first. */
export async function getRefunds(db: Db, orderCode: string): Promise<Refund[]> {
  const ids = (await attempts.readAttemptsOfOrder(db, orderCode)).map(({ id }) => id)
  if (ids.length === 0) return []
  const { id, attemptId, amount, reason, state, wantedAt, endedAt } = refunds
  return db
    .select({ id, attemptId, amount, reason, state, wantedAt, endedAt })
    .from(refunds)
    .where(inArray(attemptId, ids))
    .orderBy(wantedAt)
}

/** States of these refunds by id, in one query. */
export async function getRefundStates(db: Db, ids: readonly string[]): Promise<Map<string, RefundState>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: refunds.id, state: refunds.state })
    .from(refunds)
    .where(inArray(refunds.id, [...ids]))
  return new Map(rows.map(({ id, state }) => [id, state]))
}

// An order is paid by one attempt; other captures for it were returned.
async function findPaid(db: Db, orderCode: string): Promise<string | null> {
  const all = await attempts.readAttemptsOfOrder(db, orderCode)
  return all.find(({ state }) => state === 'settled')?.id ?? null
}
