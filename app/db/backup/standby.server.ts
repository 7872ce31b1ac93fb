import { appendFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { type Account, giveTo } from '../embedded/account.server'
import { plainServer } from '../embedded/plain-server.server'
import { copyBase } from './base-copy.server'

export interface StandbyOptions {
  primary: {
    /** Its data folder, on this machine. */
    folder: string
    connection: { host: string; port: number; user: string; password?: string }
  }
  /** The standby's data folder; must not exist yet. */
  folder: string
  /** Its port of 127.0.0.1. */
  port: number
  postgres: string
  account: Account | undefined
  log: string
  settings?: Record<string, string | number>
}

/**
 * Makes a streaming standby of a running primary and starts it. The primary keeps its log for it in a replication slot until
 * `forget`, so a standby that is away for long fills the primary's disk. The standby accepts whom the primary accepts.
 */
export async function createStandby(options: StandbyOptions) {
  const { primary, folder, port, account } = options
  const name = `standby-${port}`
  const slot = `standby_${port}`
  const { host, user, password } = primary.connection
  await onPrimary(async (client) => {
    await client.query('select pg_create_physical_replication_slot($1, true)', [slot])
    await copyBase(client, primary.folder, folder)
  })
  const conninfo = Object.entries({ host, port: primary.connection.port, user, password })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}=${quoteValue(String(value))}`)
    .join(' ')
  const settings = { primary_conninfo: conninfo, primary_slot_name: slot }
  const lines = Object.entries(settings).map(([key, value]) => `${key} = '${value.replaceAll("'", "''")}'`)
  await appendFile(path.join(folder, 'postgresql.auto.conf'), `${lines.join('\n')}\n`)
  await writeFile(path.join(folder, 'standby.signal'), '', { mode: 0o600 })
  giveTo(account, folder)

  const connection = { host: '127.0.0.1', port, user, ...(password !== undefined && { password }) }
  const server = plainServer({
    ...options,
    name,
    connection,
    settings: { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', ...options.settings },
  })
  await server.start()
  return { ...server, folder, port, urlOf, promote, lag, forget }

  /** Its connection string for a database. */
  function urlOf(database: string): string {
    const secret = password === undefined ? '' : `:${encodeURIComponent(password)}`
    return `postgres://${encodeURIComponent(user)}${secret}@127.0.0.1:${port}/${database}`
  }

  /** Makes a primary of it and waits until it takes writes. Returns the ms. */
  async function promote(): Promise<number> {
    const started = performance.now()
    await server.ask('select pg_promote(true, 60)')
    return performance.now() - started
  }

  /** Bytes of the log that the running primary has written and the standby has not applied. */
  async function lag(): Promise<number> {
    const [applied] = await server.ask<{ lsn: string }>('select pg_last_wal_replay_lsn() as lsn')
    const { rows } = await onPrimary((client) =>
      client.query<{ bytes: number }>(
        'select greatest(0, pg_current_wal_insert_lsn() - $1::pg_lsn)::float8 as bytes',
        [applied!.lsn],
      ),
    )
    return rows[0]!.bytes
  }

  /** Stops it, lets the primary drop the log kept for it, and removes its folder. */
  async function forget(): Promise<void> {
    await server.stop()
    await onPrimary(async (client) => {
      // A busy primary notices late that its standby is gone, and until then the slot is in use.
      await client.query(
        'select pg_terminate_backend(active_pid, 10000) from pg_replication_slots where slot_name = $1 and active',
        [slot],
      )
      await client.query('select pg_drop_replication_slot($1)', [slot])
    })
    await rm(folder, { recursive: true, force: true })
  }

  async function onPrimary<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({ ...primary.connection, database: 'postgres', ssl: false })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.end()
    }
  }
}

// A value of libpq's connection strings.
const quoteValue = (value: string) => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
