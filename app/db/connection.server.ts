import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { openPool } from './connection/open-pool.server'
import { Servers } from './connection/servers.server'
import { openDrizzle } from './connection/session.server'
import { follow } from './replicas/moves-on.server'
import { type ReplicaNews, Replicas } from './replicas/replicas.server'

/** A connection pool or an open transaction: the first argument of every store function. */
export type Db = NodePgDatabase | Transaction
/** The first argument of functions that write: they run only inside `transaction(db, …)`. */
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]

export type Database = {
  db: NodePgDatabase
  pool: pg.Pool
  /** Null: everything is read from the primary. */
  replicas: Replicas | null
  close(): Promise<void>
}

type Options = {
  max?: number
  statementTimeout?: number
  /** Connection strings of hot standbys that some requests may read from; messages of changes must be followed (`followChanges`). */
  replicas?: readonly string[]
  onReplica?: (news: ReplicaNews) => void
}

/**
 * A pool of connections to the primary server. The server cancels a statement after `statementTimeout` ms (0: never). If
 * the server does not answer soon afterwards, the pool closes the connection (promise R34).
 */
export function openDatabase(url: string, options: Options = {}): Database {
  const { max = 16, statementTimeout = 10_000, replicas: urls = [], onReplica } = options
  const servers = new Servers(url)
  const pool = openPool(servers, { max, statementTimeout })
  if (urls.length === 0) return { db: openDrizzle(pool), pool, replicas: null, close: () => pool.end() }
  const replicas = new Replicas(servers, pool, urls, { max, tell: onReplica })
  const db = openDrizzle(pool, replicas)
  follow(db, replicas)
  return {
    db,
    pool,
    replicas,
    async close() {
      await replicas.close()
      await pool.end()
    },
  }
}
