import { and, asc, eq, inArray } from 'drizzle-orm'
import { audit } from '~/db/audit.server'
import type { Db, Transaction } from '~/db/connection.server'
import { enqueueAll } from '~/db/jobs/jobs.server'
import { transaction } from '~/db/transaction.server'
import type { Kurus } from '~/kernel/money'
import type { OpenRefund } from '../attempts/attempt'
import { refundJob } from './refunds.server'
import { paymentAttempts, refunds } from '../tables.server'

/** Open refunds to cards, oldest first. */
export function listOpenRefunds(db: Db): Promise<OpenRefund[]> {
  return selectOpen(db).orderBy(asc(refunds.wantedAt)).limit(500)
}

/** One open refund; null when it is done or unknown. */
export async function findOpenRefund(db: Db, id: string): Promise<OpenRefund | null> {
  const [row] = await selectOpen(db, id)
  return row ?? null
}

type Outcome = { status: 'done'; amount: Kurus } | { status: 'not_open' }

/** Calls the provider again, as for the first try. */
export function sendRefundAgain(db: Db, id: string): Promise<Outcome> {
  return onOpen(db, id, async (db, { attemptId }) => enqueueAll(db, [refundJob(id, attemptId)]))
}

/** Marks a refund as made by hand, on the provider's pages or by other means. */
export function markRefundGiven(
  db: Db,
  id: string,
  { actor, now }: { actor: string; now: Date },
): Promise<Outcome> {
  return onOpen(db, id, async (db, { attemptId, amount }) => {
    const ended = { state: 'done', providerReference: actor, endedAt: now } as const
    await db.update(refunds).set(ended).where(eq(refunds.id, id))
    const subject = `payment_attempts ${attemptId}`
    await audit(db, { actor, action: 'refund-given', subject, after: { refundId: id, amount } })
  })
}

const isOpen = inArray(refunds.state, ['wanted', 'sent'])

function onOpen(
  db: Db,
  id: string,
  work: (db: Transaction, refund: { attemptId: string; amount: Kurus }) => Promise<void>,
): Promise<Outcome> {
  return transaction(db, async (db): Promise<Outcome> => {
    const { attemptId, amount } = refunds
    const wanted = and(eq(refunds.id, id), isOpen)
    const [row] = await db.select({ attemptId, amount }).from(refunds).where(wanted).for('update')
    if (!row) return { status: 'not_open' }
    await work(db, row)
    return { status: 'done', amount: row.amount }
  })
}

function selectOpen(db: Db, only?: string) {
  const { id, amount, wantedAt, failure } = refunds
  const { gateway, providerPaymentId, orderCode } = paymentAttempts
  return db
    .select({ id, amount, wantedAt, failure, gateway, providerPaymentId, orderCode })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(and(isOpen, only === undefined ? undefined : eq(id, only)))
    .$dynamic()
}
