import { is, sql } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import { publishBriefly, shareBriefly } from './brief-cache.server'
import type { Db, Transaction } from './connection.server'
import { isOutdated } from './connection/preparing-client.server'
import { isLast, type Last, takeTime } from './connection/session.server'

export { inOrder, lastly } from './connection/session.server'

const serializationFailure = '40001'
const deadlock = '40P01'
const attempts = 6

/** Its answer, or the statement to end with (`lastly`). */
type Work<T> = (db: Transaction) => Promise<T | Last<T>>

/**
 * Runs `work` in one transaction and commits its answer. Deadlocks and serialization failures are
 * retried with jitter (promise R38), as is what met a table changed just then, so `work` must have no effect outside the database.
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
 * The same in `db` itself where that is a transaction already: for work whose caller undoes everything when it fails, and
 * so needs no savepoint.
 */
export async function joinTransaction<T>(db: Db, work: Work<T>): Promise<T> {
  return isTransaction(db) ? settle(await work(db)) : transaction(db, work)
}

/** Thrown in a transaction that has met another one and has to begin again. */
export class BeginAgain extends Error {}

async function attemptOnce<T>(outer: Db, work: Work<T>): Promise<T> {
  let inner: Transaction | undefined
  const answer = await outer.transaction(async (db) => {
    inner = db
    shareBriefly(db, outer)
    const done = await work(db)
    // A savepoint is no commit; who commits knows what to do with it.
    return isTransaction(outer) ? settle(done) : (done as T)
  })
  if (inner) publishBriefly(inner, outer)
  return answer
}

/**
 * For bulk work that no visitor waits for: the rest of the transaction may take its time, as it will on a busy machine.
 * Its statements are planned for the tables as they are by then: a plan kept from their first rows would read all of
 * them once they are long. So is every check of a reference, some 35 µs each: not for millions of rows.
 */
export async function allowLongStatements(db: Transaction): Promise<void> {
  takeTime(db)
  await db.execute(sql`set local statement_timeout = '10min'`)
  await db.execute(sql`set local plan_cache_mode = force_custom_plan`)
}

const settle = <T>(done: T | Last<T>): T | Promise<T> => (isLast(done) ? done.settle() : done)

// Of whichever copy of the library: the tests have one beside that of the built shop.
function isTransaction(db: Db): db is Transaction {
  return is(db, PgTransaction)
}

function isConflict(error: unknown): boolean {
  if (error instanceof BeginAgain) return true
  const code = postgresCode(error)
  return code === serializationFailure || code === deadlock || causes(error).some(isOutdated)
}

/** What `postgresCode` tells of a row that is there already. */
export const uniqueViolation = '23505'

/** SQLSTATE of a failed query, also when Drizzle wrapped it. */
export function postgresCode(error: unknown): string | undefined {
  const coded = causes(error).find((cause) => 'code' in cause && typeof cause.code === 'string')
  return (coded as { code?: string } | undefined)?.code
}

function causes(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causes(error.cause)] : []
}
