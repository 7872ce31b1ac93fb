import { and, asc, desc, eq, isNotNull, lte, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { happened } from '~/db/happenings.server'
import type { AttemptState, GatewayName, PaymentAttempt } from './attempt'
import { paymentAttemptHistory, paymentAttempts } from '../tables.server'

declare module '~/db/happenings.server' {
  interface Happenings {
    /** An attempt has come to a new state; `unavailable`: the provider could not take it. */
    'payment-attempt': { provider: GatewayName | 'none'; result: AttemptState | 'unavailable' }
  }
}

type Row = typeof paymentAttempts.$inferSelect
/** The id of the new attempt, written with the first row of its history. */
export async function insertAttempt(
  db: Transaction,
  attempt: typeof paymentAttempts.$inferInsert & { createdAt: Date },
): Promise<string> {
  const [row] = await db.insert(paymentAttempts).values(attempt).returning({ id: paymentAttempts.id })
  await writeHistory(db, { id: row!.id, from: null, to: 'created', reason: '', now: attempt.createdAt })
  return row!.id
}

/** The attempt, or null. */
export async function readAttempt(db: Db, id: string): Promise<PaymentAttempt | null> {
  const [row] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id))
  return row ? asAttempt(row) : null
}

/** The attempt, locked until the transaction ends, or null. */
export async function lockAttempt(db: Transaction, id: string): Promise<PaymentAttempt | null> {
  const [row] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id)).for('update')
  return row ? asAttempt(row) : null
}

/** Attempts of an order, latest first. */
export async function readAttemptsOfOrder(db: Db, orderCode: string): Promise<PaymentAttempt[]> {
  const rows = await db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderCode, orderCode))
    .orderBy(desc(paymentAttempts.createdAt), desc(paymentAttempts.id))
  return rows.map(asAttempt)
}

/** Ids of attempts whose status query is due, the longest due first. */
export async function readDueAttempts(db: Db, now: Date, most: number): Promise<string[]> {
  const { id, askAt } = paymentAttempts
  const rows = await db
    .select({ id })
    .from(paymentAttempts)
    .where(and(isNotNull(askAt), lte(askAt, now)))
    .orderBy(asc(askAt))
    .limit(most)
  return rows.map((row) => row.id)
}

/** Writes a state with its history row. The caller holds the lock and has checked the change. */
export async function writeState(
  db: Transaction,
  attempt: Pick<PaymentAttempt, 'id' | 'state' | 'gateway'>,
  to: AttemptState,
  { now, ...more }: Partial<typeof paymentAttempts.$inferInsert> & { now: Date },
): Promise<void> {
  await db
    .update(paymentAttempts)
    .set({ ...more, state: to })
    .where(eq(paymentAttempts.id, attempt.id))
  await writeHistory(db, { id: attempt.id, from: attempt.state, to, reason: more.reason ?? '', now })
  const result = to === 'failed' && more.reason === 'unavailable' ? 'unavailable' : to
  happened(db, { name: 'payment-attempt', provider: attempt.gateway ?? 'none', result })
}

/** Notes the provider that the attempt was started with. */
export async function writeGateway(db: Db, id: string, gateway: GatewayName): Promise<void> {
  await db.update(paymentAttempts).set({ gateway }).where(eq(paymentAttempts.id, id))
}

/** Null ends the status queries. */
export async function writeAskAt(db: Db, id: string, askAt: Date | null): Promise<void> {
  await db.update(paymentAttempts).set({ askAt }).where(eq(paymentAttempts.id, id))
}

/** Adds kuruş to the refunded sum; a sum above the captured amount violates a check (promise P26). */
export async function changeRefunded(db: Transaction, id: string, by: number): Promise<void> {
  await db
    .update(paymentAttempts)
    .set({ refunded: sql`${paymentAttempts.refunded} + ${by}` })
    .where(eq(paymentAttempts.id, id))
}

async function writeHistory(
  db: Transaction,
  change: { id: string; from: AttemptState | null; to: AttemptState; reason: string; now: Date },
): Promise<void> {
  await db.insert(paymentAttemptHistory).values({
    attemptId: change.id,
    fromState: change.from,
    state: change.to,
    reason: change.reason,
    createdAt: change.now,
  })
}

function asAttempt({ purpose, orderCode, businessPartnerId, askAt: _, ...row }: Row): PaymentAttempt {
  return purpose === 'order'
    ? { ...row, purpose, orderCode: orderCode! }
    : { ...row, purpose, businessPartnerId: businessPartnerId! }
}
