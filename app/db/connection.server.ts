import { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { ShopPool } from './pool.server'
import { PreparingClient } from './preparing-client.server'
import { Servers } from './servers.server'
import { ShopSession } from './session.server'

/** A connection pool or an open transaction: what every store function takes first. */
export type Db = NodePgDatabase | Transaction
/** What writers ask for: they may only run inside `transaction(db, …)`. */
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]

export type Database = { db: NodePgDatabase; pool: pg.Pool; close(): Promise<void> }

// ms. Bulk work may compute between two statements.
const idleInTransaction = 30_000
// ms: what the server has to say that it has cut off a statement.
const wordTime = 2_000

/**
 * Opens a pool of connections to the server that can be written to. Statements are cut off by the server after
 * `statementTimeout` ms (0: never), and by us soon after, should the server say nothing (promise R34).
 */
export function openDatabase(
  url: string,
  options: { max?: number; statementTimeout?: number } = {},
): Database {
  const servers = new Servers(url)
  const statementTimeout = options.statementTimeout ?? 10_000
  const settings = {
    Client: PreparingClient,
    // What is sent does not wait for the answer to what was sent before.
    pipeline: true,
    connectionString: servers.all[0]!.url,
    max: options.max ?? 16,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    statement_timeout: statementTimeout,
    // A transaction of somebody who has vanished holds its rows no longer than this.
    idle_in_transaction_session_timeout: statementTimeout && idleInTransaction,
    application_name: 'vitrin',
    servers,
    answerTime: statementTimeout && statementTimeout + wordTime,
  }
  const pool: pg.Pool = new ShopPool(settings as object)
  // A dropped idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  // The queue asks for a listener of each connection that is made here, beside the connection's own.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const dialect = new PgDialect()
  const db: NodePgDatabase = new NodePgDatabase(dialect, new ShopSession(pool, dialect), undefined)
  return { db, pool, close: () => pool.end() }
}
