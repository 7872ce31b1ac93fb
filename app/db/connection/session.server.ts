import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import type { PgDialect, PgTransactionConfig } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { PreparingClient } from './preparing-client.server'

type NoSchema = Record<string, never>
type Transaction = NodePgTransaction<NoSchema, NoSchema>
type Connection = pg.PoolClient & Pick<PreparingClient, 'gather' | 'nextSent' | 'hasEnded' | 'isUnhurried'>

// Found by symbol, since there may be two copies of this module: the tests have one beside that of the built shop.
const isLastMark = Symbol.for('vitrin.last-statement')
const connectionMark = Symbol.for('vitrin.connection')

/** What `work` of a transaction answers with when its last statement is sent together with the commit: see `lastly`. */
export class Last<T> {
  readonly [isLastMark] = true

  constructor(
    readonly send: () => PromiseLike<unknown>,
    readonly answer: (result: never) => T,
  ) {}

  /** Where somebody else commits. */
  async settle(): Promise<T> {
    return this.answer((await this.send()) as never)
  }
}

/**
 * For the end of a transaction: `statement` is sent together with the commit. It must be one statement, and nothing that
 * `answer` makes of its result may be a reason to undo what was done.
 */
export function lastly<R, T>(statement: () => PromiseLike<R>, answer: (result: R) => T): Last<T> {
  return new Last(statement, answer)
}

export function isLast<T>(answer: T | Last<T>): answer is Last<T> {
  return typeof answer === 'object' && answer !== null && isLastMark in answer
}

/**
 * Transactions of which as little as possible is waited for: whatever is sent goes out at once, and the server answers in
 * order. `begin` and the first statement are one journey, and so are the last and `commit` where `lastly` says which it is
 * (docs/decisions/statements-do-not-wait-for-each-other.md).
 */
export class ShopSession extends NodePgSession<NoSchema, NoSchema> {
  #pool: pg.Pool
  #dialect: PgDialect

  constructor(pool: pg.Pool, dialect: PgDialect) {
    super(pool, dialect, undefined)
    this.#pool = pool
    this.#dialect = dialect
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
      if (isLast(answer)) return await commitWith(client, answer)
      await client.query('commit')
      return answer
    } catch (error) {
      // A connection that cannot even do this is given up; what is told is why it came to this.
      if (!client.hasEnded) await client.query('rollback').catch((failure: Error) => (broken = failure))
      throw error
    } finally {
      client.hasEnded = false
      client.isUnhurried = false
      client.release(broken)
    }
  }
}

/** Sends the commit right behind the statement: where that fails, the server makes a rollback of it. */
async function commitWith<T>(client: Connection, last: Last<T>): Promise<T> {
  client.gather()
  const { answer } = await start(client, last.send)
  const committed = client.query('commit')
  // Where the statement fails this is the rollback; if that cannot be sent either, why is told by the statement.
  committed.catch(() => undefined)
  client.hasEnded = true
  const result = await answer.catch(async (error: unknown) => {
    // Whoever has the connection next finds all of it answered.
    await committed.catch(() => undefined)
    throw error
  })
  await committed
  return last.answer(result as never)
}

/** Until the transaction ends, its statements are bounded by the server alone. */
export function takeTime(db: object): void {
  const client = (db as { [connectionMark]?: Connection })[connectionMark]
  if (client) client.isUnhurried = true
}

/**
 * Sends two statements of a transaction in this order without waiting for the first one's answer. Each function must send
 * one, and the second may not need to know what the first has found.
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
  // Where the first has failed the server refuses the second: why it came to this is told, whichever is heard of first.
  later.catch(() => undefined)
  return [await answer, await later]
}

/** Returns as soon as the statement is on its way. */
async function start<T>(client: Connection, send: () => PromiseLike<T>): Promise<{ answer: Promise<T> }> {
  const sent = client.nextSent()
  // A query of Drizzle runs again each time it is awaited; a promise of its answer does not.
  const answer = Promise.resolve(send())
  await Promise.race([sent, answer])
  return { answer }
}
