import { is, sql } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import { publishBriefly, shareBriefly } from './brief-cache.server'
import type { Db, Transaction } from './connection.server'
import { holdHappenings, passOnHappenings } from './happenings.server'
import { isOutdated } from './connection/preparing-client.server'
import { isLast, type Last, takeTime } from './connection/session.server'

export { inOrder, lastly } from './connection/session.server'

const serializationFailure = '40001'
const deadlock = '40P01'
const attempts = 6

/** The result of the work, or the statement to end with (`lastly`). */
type Work<T> = (db: Transaction) => Promise<T | Last<T>>

/**
 * Runs `work` in one transaction, commits, and returns its result. Deadlocks, serialization failures and clashes with a
 * table that was being altered are retried with jitter (promise R38), so `work` must only have effects in the database.
 */
export async function transaction<T>(db: Db, work: Work<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptOnce(db, work)
    } catch (error) {
      if (attempt === attempts || !isConflict(error)) throw error
      await new Promise((resume) => setTimeout(resume, Math.random() * 20 * 2 ** attempt))
    }
  }
}

/**
 * Runs `work` directly in `db` if that is a transaction already, without a savepoint: the caller rolls back everything
 * when the work fails.
 */
export async function joinTransaction<T>(db: Db, work: Work<T>): Promise<T> {
  return isTransaction(db) ? settle(await work(db)) : transaction(db, work)
}

/** The error of a transaction that conflicts with another one and must begin again. */
export class BeginAgain extends Error {}

async function attemptOnce<T>(outer: Db, work: Work<T>): Promise<T> {
  let inner: Transaction | undefined
  const answer = await outer.transaction(async (db) => {
    inner = db
    shareBriefly(db, outer)
    holdHappenings(db, outer)
    const done = await work(db)
    // The end of a savepoint is no commit; the outer transaction handles the rest.
    return isTransaction(outer) ? settle(done) : (done as T)
  })
  if (inner) {
    publishBriefly(inner, outer)
    passOnHappenings(inner, outer)
  }
  return answer
}

/**
 * Lifts the time limit of statements for the rest of the transaction, for bulk work that no visitor waits for. PostgreSQL
 * also plans each statement anew: a plan from the first rows would scan whole tables after they have grown. The new plans
 * cost some 35 µs for every check of a foreign key, which is too much for millions of rows.
 */
export async function allowLongStatements(db: Transaction): Promise<void> {
  takeTime(db)
  await db.execute(sql`set local statement_timeout = '10min'`)
  await db.execute(sql`set local plan_cache_mode = force_custom_plan`)
}

/**
 * Runs the queries of a list of staff: PostgreSQL plans each for its values. The plan of a prepared statement for any page and any word
 * sorts a whole table for each page: 230 ms instead of 2 ms among a million orders, and 1.1 s for a rare word (bench `backoffice`).
 */
export function plannedAnew<T>(db: Db, work: (db: Transaction) => Promise<T>): Promise<T> {
  return joinTransaction(db, async (db) => {
    await db.execute(sql`set local plan_cache_mode = force_custom_plan`)
    return work(db)
  })
}

const settle = <T>(done: T | Last<T>): T | Promise<T> => (isLast(done) ? done.settle() : done)

// Drizzle's `is` works for both copies of the library: the tests load a second one beside that of the built shop.
function isTransaction(db: Db): db is Transaction {
  return is(db, PgTransaction)
}

function isConflict(error: unknown): boolean {
  if (error instanceof BeginAgain) return true
  const code = postgresCode(error)
  return code === serializationFailure || code === deadlock || causes(error).some(isOutdated)
}

/** The value of `postgresCode` for a row that exists already. */
export const uniqueViolation = '23505'

/** SQLSTATE of a failed query, also when Drizzle wrapped it. */
export function postgresCode(error: unknown): string | undefined {
  const coded = causes(error).find((cause) => 'code' in cause && typeof cause.code === 'string')
  return (coded as { code?: string } | undefined)?.code
}

function causes(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causes(error.cause)] : []
}
