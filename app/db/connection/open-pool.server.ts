import type pg from 'pg'
import { noticeSoon } from './keep-alive.server'
import { ShopPool } from './pool.server'
import { PreparingClient } from './preparing-client.server'
import type { Servers } from './servers.server'

type PoolOptions = {
  /** Most connections. */
  max: number
  /** ms after which the server cancels a statement; 0: never. */
  statementTimeout: number
  /** ms that we wait beyond that for the server's error. */
  word?: number
  /** ms for opening a connection. */
  connectTime?: number
  /** Options for each session, as PostgreSQL's command line has them. */
  options?: string
}

// ms that a transaction may be idle: bulk work computes between two statements.
const idleInTransaction = 30_000

/**
 * A pool of connections. The server cancels a statement that takes too long. If the server does not answer soon afterwards, the pool
 * closes the connection (promise R34).
 */
export function openPool(servers: Servers, given: PoolOptions): pg.Pool {
  const { max, statementTimeout, word = 2_000, connectTime = 5_000, options } = given
  const settings = {
    Client: PreparingClient,
    // Pipelining: a statement is sent without waiting for the results of earlier ones.
    pipeline: true,
    connectionString: servers.all[0]!.url,
    max,
    connectionTimeoutMillis: connectTime,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    statement_timeout: statementTimeout,
    // The transaction of a lost client keeps its row locks for this long at most.
    idle_in_transaction_session_timeout: statementTimeout && idleInTransaction,
    application_name: 'vitrin',
    ...(options === undefined ? {} : { options }),
    servers,
    answerTime: statementTimeout && statementTimeout + word,
  }
  const pool: pg.Pool = new ShopPool(settings as object)
  // The pool replaces an idle connection that was dropped. Without a listener the error would end the process.
  pool.on('error', () => undefined)
  // The queue requires an error listener on each connection of the pool, beside the connection's own.
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    // The first statement waits for the same answer, and tells of a failure.
    client.query(noticeSoon).catch(() => undefined)
  })
  return pool
}
