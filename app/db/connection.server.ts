import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { ShopPool } from './connection/pool.server'
import { PreparingClient } from './connection/preparing-client.server'
import { Servers } from './connection/servers.server'
import { openDrizzle } from './connection/session.server'

/** A connection pool or an open transaction: the first argument of every store function. */
export type Db = NodePgDatabase | Transaction
/** The first argument of functions that write: they run only inside `transaction(db, …)`. */
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]

export type Database = { db: NodePgDatabase; pool: pg.Pool; close(): Promise<void> }

// ms that a transaction may be idle: bulk work computes between two statements.
const idleInTransaction = 30_000
// ms that we wait beyond the statement timeout for the server's error.
const wordTime = 2_000

/**
 * A pool of connections to the primary server. The server cancels a statement after `statementTimeout` ms (0: never). If
 * the server does not answer soon afterwards, the pool closes the connection (promise R34).
 */
export function openDatabase(
  url: string,
  options: { max?: number; statementTimeout?: number } = {},
): Database {
  const servers = new Servers(url)
  const statementTimeout = options.statementTimeout ?? 10_000
  const settings = {
    Client: PreparingClient,
    // Pipelining: a statement is sent without waiting for the results of earlier ones.
    pipeline: true,
    connectionString: servers.all[0]!.url,
    max: options.max ?? 16,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    statement_timeout: statementTimeout,
    // The transaction of a lost client keeps its row locks for this long at most.
    idle_in_transaction_session_timeout: statementTimeout && idleInTransaction,
    application_name: 'vitrin',
    servers,
    answerTime: statementTimeout && statementTimeout + wordTime,
  }
  const pool: pg.Pool = new ShopPool(settings as object)
  // The pool replaces an idle connection that was dropped. Without a listener the error would end the process.
  pool.on('error', () => undefined)
  // The queue requires an error listener on each connection of the pool, beside the connection's own.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return { db: openDrizzle(pool), pool, close: () => pool.end() }
}
