import { NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { PgDialect, type PgTransactionConfig } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { PreparingClient } from './preparing-client.server'

// Pipelining: `begin` is sent with the first statement, `inOrder` sends two statements in one round trip, and `lastly` sends the
// commit with the last one (docs/decisions/statements-are-prepared-and-pipelined.md). No other file builds Drizzle's classes.

type NoSchema = Record<string, never>
type Transaction = NodePgTransaction<NoSchema, NoSchema>
type Connection = pg.PoolClient & Pick<PreparingClient, 'gather' | 'nextSent' | 'hasEnded' | 'isUnhurried'>

// `Symbol.for` gives the same symbol to both copies of this module: that of the tests and that of the built shop.
const isLastMark = Symbol.for('vitrin.last-statement')
const connectionMark = Symbol.for('vitrin.connection')

/** The result of a transaction's work when its last statement is sent together with the commit: see `lastly`. */
export class Last<T> {
  readonly [isLastMark] = true

  constructor(
    readonly send: () => PromiseLike<unknown>,
    readonly answer: (result: never) => T,
  ) {}

  /** The result of the statement, without a commit: for work inside a transaction that its caller commits. */
  async settle(): Promise<T> {
    return this.answer((await this.send()) as never)
  }
}

/**
 * The end of a transaction's work: `statement` is sent together with the commit. It must send exactly one statement. Its
 * result cannot cause a rollback, since the commit is sent already; only an error of the statement does.
 */
export function lastly<R, T>(statement: () => PromiseLike<R>, answer: (result: R) => T): Last<T> {
  return new Last(statement, answer)
}

/** Whether the work of a transaction has ended with `lastly`. */
export function isLast<T>(answer: T | Last<T>): answer is Last<T> {
  return typeof answer === 'object' && answer !== null && isLastMark in answer
}

/** The way of a database with replicas: runs the statements outside of transactions, and is told of every commit. */
type Reads = {
  query(config: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult>
  committed(): void
}

/** Drizzle over the pool, with pipelined transactions. Without `reads` the pool runs all statements. */
export function openDrizzle(pool: pg.Pool, reads: Reads | null = null): NodePgDatabase {
  const dialect = new PgDialect()
  return new NodePgDatabase(dialect, new PipelinedSession(pool, dialect, reads), undefined)
}

class PipelinedSession extends NodePgSession<NoSchema, NoSchema> {
  #pool: pg.Pool
  #dialect: PgDialect
  #reads: Reads | null

  constructor(pool: pg.Pool, dialect: PgDialect, reads: Reads | null) {
    // Outside of transactions Drizzle only calls `query`.
    super((reads as unknown as pg.Pool | null) ?? pool, dialect, undefined)
    this.#pool = pool
    this.#dialect = dialect
    this.#reads = reads
  }

  override async transaction<T>(
    work: (db: Transaction) => Promise<T>,
    config?: PgTransactionConfig,
  ): Promise<T> {
    const client = (await this.#pool.connect()) as Connection
    const session = new NodePgSession<NoSchema, NoSchema>(client, this.#dialect, undefined)
    const db: Transaction = new NodePgTransaction(this.#dialect, session, undefined)
    Object.assign(db, { [connectionMark]: client })
    client.gather()
    const begun = client.query('begin')
    begun.catch(() => undefined)
    let broken: Error | undefined
    try {
      if (config) await db.setTransaction(config)
      const answer = await work(db)
      await begun
      const result = isLast(answer) ? await commitWith(client, answer) : await commit(client, answer)
      if (config?.accessMode !== 'read only') this.#reads?.committed()
      return result
    } catch (error) {
      // A connection on which the rollback fails is closed. The caller gets the first error.
      if (!client.hasEnded) await client.query('rollback').catch((failure: Error) => (broken = failure))
      throw error
    } finally {
      client.hasEnded = false
      client.isUnhurried = false
      client.release(broken)
    }
  }
}

async function commit<T>(client: Connection, answer: T): Promise<T> {
  await client.query('commit')
  return answer
}

/** Sends the commit directly after the last statement. If the statement fails, the server rolls back instead. */
async function commitWith<T>(client: Connection, last: Last<T>): Promise<T> {
  client.gather()
  const { answer } = await start(client, last.send)
  const committed = client.query('commit')
  // The caller gets the error of the statement instead of the error of the commit.
  committed.catch(() => undefined)
  client.hasEnded = true
  const result = await answer.catch(async (error: unknown) => {
    // The connection returns to the pool only after all its results have arrived.
    await committed.catch(() => undefined)
    throw error
  })
  await committed
  return last.answer(result as never)
}

/** Leaves the time limits of this transaction's statements to the server until the transaction ends. */
export function takeTime(db: object): void {
  const client = (db as { [connectionMark]?: Connection })[connectionMark]
  if (client) client.isUnhurried = true
}

/**
 * The results of two statements of a transaction, sent in this order in one round trip. Each function must send exactly one
 * statement, and the second must not need the result of the first.
 */
export async function inOrder<A, B>(
  db: object,
  first: () => PromiseLike<A>,
  second: () => PromiseLike<B>,
): Promise<[A, B]> {
  const client = (db as { [connectionMark]?: Connection })[connectionMark]
  if (!client) return [await first(), await second()]
  client.gather()
  const { answer } = await start(client, first)
  const later = Promise.resolve(second())
  // If the first fails, the server refuses the second. The caller gets the error of the first.
  later.catch(() => undefined)
  return [await answer, await later]
}

/** Resolves when the statement is sent, with the promise of its result. */
async function start<T>(client: Connection, send: () => PromiseLike<T>): Promise<{ answer: Promise<T> }> {
  const sent = client.nextSent()
  // Drizzle runs a query each time it is awaited, so the promise of its result is passed on.
  const answer = Promise.resolve(send())
  await Promise.race([sent, answer])
  return { answer }
}
