import { and, eq, ne } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { dayInIstanbul } from '~/kernel/dates'
import type { PaymentAttempt, RefundState } from './attempt'
import * as attempts from './attempt-store.server'
import type { Gateway, Gateways, Returned } from './gateway'
import { paymentAttemptHistory, refunds } from './tables.server'

type Row = typeof refunds.$inferSelect
type Call = { gateways: Gateways; refundId: string; now: Date }

/**
 * Carries a refund out at the provider, once: it is written down as sent before the provider is asked, and who asked and
 * heard nothing looks first whether the money is back. Throws while nothing is known: the queue tries again.
 */
export async function sendRefund(db: Db, { gateways, refundId, now }: Call): Promise<void> {
  const before = await readRefund(db, refundId)
  if (!before || isOver(before.state)) return
  const attempt = (await attempts.readAttempt(db, before.attemptId))!
  const gateway = attempt.gateway && gateways.named[attempt.gateway]
  if (!gateway) throw new Error(`No gateway ${attempt.gateway} is set up for refund ${refundId}`)
  const isRepeated = before.state === 'sent'
  // What the provider says is back could be that one: they are told apart by their sum alone.
  if (await isOtherUnknown(db, before)) throw new Error(`Refund ${refundId} waits for another of its payment`)
  if (!isRepeated) await writeRefund(db, before, { state: 'sent', sentAt: now })
  const returned =
    isRepeated && (await isBackAlready(db, gateway, attempt, before))
      ? ({ status: 'done', reference: refundId } as const)
      : await giveBack(gateway, attempt, before, await isSameDay(db, attempt.id, now))
  if (returned.status === 'unknown') throw new Error(`Nothing is known of refund ${refundId} yet`)
  // Nobody keeps what paid for nothing, and no list shows it: it is asked for until it is given back.
  if (returned.status === 'refused' && attempt.state === 'returned')
    throw new Error(`Refund ${refundId} of a payment for nothing was refused: ${returned.reason}`)
  await transaction(db, (db) => endRefund(db, before, returned, now))
}

async function isOtherUnknown(db: Db, { id, attemptId }: Row): Promise<boolean> {
  const others = and(eq(refunds.attemptId, attemptId), eq(refunds.state, 'sent'), ne(refunds.id, id))
  return (await db.$count(refunds, others)) > 0
}

// No other refund of the payment is under way: what is back beyond those that are done is this one.
async function isBackAlready(db: Db, gateway: Gateway, attempt: PaymentAttempt, refund: Row) {
  const state = await gateway.query(attempt)
  // Whoever cannot tell is not asked for the money a second time.
  if (state.status !== 'captured' || state.refunded === undefined)
    throw new Error(`Nobody can tell yet whether refund ${refund.id} was carried out`)
  const all = await db.select().from(refunds).where(eq(refunds.attemptId, attempt.id))
  const done = all.filter((one) => one.state === 'done').reduce((sum, { amount }) => sum + amount, 0)
  return state.refunded >= done + refund.amount
}

// On its own day a payment is undone as a whole, which the buyer's statement never shows; else, and in part, it is a refund.
async function giveBack(
  gateway: Gateway,
  attempt: PaymentAttempt,
  { id: refundId, amount }: Row,
  sameDay: boolean,
): Promise<Returned> {
  const wish = { refundId, amount, ip: attempt.payer.ip }
  if (sameDay && amount === attempt.captured) {
    const cancelled = await gateway.cancel(attempt, wish)
    if (cancelled.status !== 'refused') return cancelled
  }
  return gateway.refund(attempt, wish)
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
  returned: Exclude<Returned, { status: 'unknown' }>,
  now: Date,
): Promise<void> {
  await attempts.lockAttempt(db, attemptId)
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id)).for('update')
  if (isOver(row!.state)) return
  if (returned.status === 'done')
    return writeRefund(db, row!, { state: 'done', providerReference: returned.reference, endedAt: now })
  // What the provider will not give back may be asked for again, in another way.
  await attempts.changeRefunded(db, attemptId, -amount)
  await writeRefund(db, row!, { state: 'failed', failure: returned.reason, endedAt: now })
}

async function readRefund(db: Db, id: string): Promise<Row | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id))
  return row
}

async function writeRefund(db: Db, { id }: Row, change: Partial<Row>): Promise<void> {
  await db.update(refunds).set(change).where(eq(refunds.id, id))
}

const isOver = (state: RefundState) => state === 'done' || state === 'failed'
