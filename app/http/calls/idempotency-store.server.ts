import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { idempotencyKeys } from '../tables.server'

/** A call that names its own key: `owner` may use the key once. */
type Call = { owner: string; key: string }

export type AnswerRecord = typeof idempotencyKeys.$inferInsert

const keptMs = 30 * 24 * 3_600_000

/**
 * Locks the key until the transaction ends. Returns the record of its first call if that has ended, and whether the lock
 * was free. One statement.
 */
export async function claimKey(db: Transaction, { owner, key }: Call) {
  const lock = sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${`${owner} ${key}`}, 0))`
  const [found] = await db
    .select({ locked: lock, first: idempotencyKeys })
    .from(sql`(select) as call`)
    .leftJoin(idempotencyKeys, and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.key, key)))
  return found!
}

/** Records the answer of a call. Throws a unique violation when the key has a record already. */
export async function insertAnswer(db: Transaction, record: AnswerRecord): Promise<void> {
  await db.insert(idempotencyKeys).values(record)
}

/**
 * Locks the record of a call until the transaction ends. The lock is written to the log, so the commit waits for synchronous standbys
 * until they have everything up to it, the record itself among it. A transaction that only reads waits for nothing.
 */
export async function lockAnswer(db: Transaction, { owner, key }: Call): Promise<void> {
  await db
    .select({ key: idempotencyKeys.key })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.key, key)))
    .for('update')
}

/** Whether a call with this key has ended, so that a repetition changes nothing. */
export async function isAnswered(db: Db, { owner, key }: Call): Promise<boolean> {
  const isOfCall = and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.key, key))
  return (await db.$count(idempotencyKeys, isOfCall)) > 0
}

/** Deletes answers older than 30 days: callers who missed an answer repeat their call within minutes. */
export async function dropOldAnswers(db: Db, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - keptMs)))
}

/** Deletes the answers to all calls of an owner. */
export async function forgetAnswers(db: Transaction, owner: string): Promise<void> {
  await db.delete(idempotencyKeys).where(eq(idempotencyKeys.owner, owner))
}
