import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { dayInIstanbul } from '~/kernel/dates'
import type { PaymentAttempt, RefundState } from '../attempts/attempt'
import * as attempts from '../attempts/attempt-store.server'
import type { Gateway, Gateways, RefundResult } from '../providers/gateway'
import { paymentAttemptHistory, refunds } from '../tables.server'

type Row = typeof refunds.$inferSelect
type Call = { gateways: Gateways; refundId: string; now: Date }

/**
 * ms after a request during which the provider's list may lack a refund it has made: until then it is not requested
 * again.
 */
const listed = 5 * 60_000

/**
 * Sends a refund to the provider once. It is marked as sent before the call; after a lost answer the provider's list
 * is checked first. Throws while the state is unknown, so that the queue tries again.
 */
export async function sendRefund(db: Db, { gateways, refundId, now }: Call): Promise<void> {
  const before = await readRefund(db, refundId)
  if (!before || isOver(before.state)) return
  const attempt = (await attempts.readAttempt(db, before.attemptId))!
  const gateway = attempt.gateway && gateways.named[attempt.gateway]
  if (!gateway) throw new Error(`No gateway ${attempt.gateway} is set up for refund ${refundId}`)
  // Where the provider's list lacks our references, refunds are told apart by their amount.
  if (await isOtherUnknown(db, before)) throw new Error(`Refund ${refundId} waits for another of its payment`)
  const isRefunded = before.state === 'sent' && (await isRefundedAlready(db, gateway, attempt, before, now))
  if (!isRefunded && !(await writeOpenRefund(db, before, { state: 'sent', sentAt: now }))) return
  const result = isRefunded
    ? ({ status: 'done', reference: refundId } as const)
    : await refundAtProvider(gateway, attempt, before, await isSameDay(db, attempt.id, now))
  // A refund of a payment without purpose is retried, and the shop is told when that fails.
  const isOpen = result.status === 'not_yet' || (result.status === 'refused' && attempt.state === 'returned')
  if (isOpen) {
    await writeOpenRefund(db, before, { state: 'wanted', failure: result.reason })
    throw new Error(`Refund ${refundId} was not carried out: ${result.reason}`)
  }
  await transaction(db, (db) => endRefund(db, before, result, now))
}

async function isOtherUnknown(db: Db, { id, attemptId }: Row): Promise<boolean> {
  const others = and(eq(refunds.attemptId, attemptId), eq(refunds.state, 'sent'), ne(refunds.id, id))
  return (await db.$count(refunds, others)) > 0
}

async function isRefundedAlready(
  db: Db,
  gateway: Gateway,
  attempt: PaymentAttempt,
  refund: Row,
  now: Date,
): Promise<boolean> {
  const providerRefunds = await gateway.listRefunds(attempt)
  // With an unclear answer the refund is not requested a second time.
  if (!providerRefunds) throw new Error(`Nobody can tell yet whether refund ${refund.id} was carried out`)
  const of = (id: string | null) =>
    providerRefunds.filter(({ refundId }) => refundId === id).reduce((sum, { amount }) => sum + amount, 0)
  const mine = of(refund.id)
  if (mine > 0 && mine < refund.amount)
    throw new Error(`Of refund ${refund.id} a part alone was carried out: ${mine} kuruş`)
  if (mine > 0) return true
  // An unnamed entry may be this refund: no other refund of the payment is under way, so an unnamed amount beyond the
  // finished refunds is taken for it.
  const all = await db.select().from(refunds).where(eq(refunds.attemptId, attempt.id))
  const done = all.filter(({ id, state }) => state === 'done' && of(id) === 0)
  if (of(null) >= done.reduce((sum, { amount }) => sum + amount, refund.amount)) return true
  if (now.getTime() < refund.sentAt!.getTime() + listed)
    throw new Error(`It is too early to tell whether refund ${refund.id} was carried out`)
  return false
}

// Cancels a whole payment on its own day, which leaves no trace on the buyer's statement; otherwise it is a refund.
async function refundAtProvider(
  gateway: Gateway,
  attempt: PaymentAttempt,
  { id: refundId, amount }: Row,
  sameDay: boolean,
): Promise<RefundResult> {
  const call = { refundId, amount, ip: attempt.payer.ip }
  if (sameDay && amount === attempt.captured) {
    const cancelled = await gateway.cancel(attempt, call)
    if (cancelled.status !== 'refused') return cancelled
  }
  return gateway.refund(attempt, call)
}

async function isSameDay(db: Db, attemptId: string, now: Date): Promise<boolean> {
  const { attemptId: of, state, createdAt } = paymentAttemptHistory
  const rows = await db.select({ state, createdAt }).from(paymentAttemptHistory).where(eq(of, attemptId))
  const captured = rows.find((row) => row.state === 'captured')
  return captured !== undefined && dayInIstanbul(captured.createdAt) === dayInIstanbul(now)
}

async function endRefund(
  db: Transaction,
  { id, attemptId, amount }: Row,
  result: Exclude<RefundResult, { status: 'not_yet' }>,
  now: Date,
): Promise<void> {
  await attempts.lockAttempt(db, attemptId)
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id)).for('update')
  if (isOver(row!.state)) return
  if (result.status === 'done') {
    const { reference: providerReference } = result
    await writeOpenRefund(db, row!, { state: 'done', providerReference, failure: '', endedAt: now })
    return
  }
  // The amount can then be requested again or refunded by other means.
  await attempts.changeRefunded(db, attemptId, -amount)
  await writeOpenRefund(db, row!, { state: 'failed', failure: result.reason, endedAt: now })
}

async function readRefund(db: Db, id: string): Promise<Row | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id))
  return row
}

/** False when the refund has ended meanwhile. */
async function writeOpenRefund(db: Db, { id }: Row, change: Partial<Row>): Promise<boolean> {
  const open = and(eq(refunds.id, id), inArray(refunds.state, ['wanted', 'sent']))
  const rows = await db.update(refunds).set(change).where(open).returning({ id: refunds.id })
  return rows.length > 0
}

const isOver = (state: RefundState) => state === 'done' || state === 'failed'
