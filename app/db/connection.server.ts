import { NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { QuickDialect } from './dialect.server'
import { PreparingClient } from './preparing-client.server'
import { ShopSession } from './session.server'

/** A connection pool or an open transaction: what every store function takes first. */
export type Db = NodePgDatabase | Transaction
/** What writers ask for: they may only run inside `transaction(db, …)`. */
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]

export type Database = { db: NodePgDatabase; pool: pg.Pool; close(): Promise<void> }

/** Opens a pool. Queries are cut off by the server after `statementTimeout` ms (promise R34). */
export function openDatabase(
  url: string,
  options: { max?: number; statementTimeout?: number } = {},
): Database {
  const settings: pg.PoolConfig & { pipeline: boolean } = {
    Client: PreparingClient,
    // What is sent does not wait for the answer to what was sent before.
    pipeline: true,
    connectionString: url,
    max: options.max ?? 16,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: options.statementTimeout ?? 10_000,
    application_name: 'vitrin',
  }
  const pool = new pg.Pool(settings)
  // A dropped idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  // The same for one that is lent out: its query fails, and that is told to whoever waits for it.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const dialect = new QuickDialect()
  const db: NodePgDatabase = new NodePgDatabase(dialect, new ShopSession(pool, dialect), undefined)
  return { db, pool, close: () => pool.end() }
}
