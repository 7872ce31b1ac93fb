import pg from 'pg'
import { isOutage } from './outage.server'

export type Server = { url: string; host: string; port: number }

// ms
const probeTime = 2_000

/** The error of a read-only server, with PostgreSQL's own message (SQLSTATE 25006). */
export class OnlyReads extends Error {
  readonly code = '25006'

  constructor() {
    super('No server of the database can be written to')
  }
}

/**
 * A connection string for each server of a DATABASE_URL, which may name several as libpq understands it:
 * `postgres://user:password@a:5432,b:5433/shop?target_session_attrs=read-write`. Null for an invalid URL, and for a
 * `target_session_attrs` that does not ask for a writable server.
 */
export function readDatabaseUrl(url: string): string[] | null {
  const [, before, hosts, after] = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^@/?#]*)(.*)$/.exec(url) ?? []
  if (before === undefined || hosts === undefined || after === undefined) return null
  const given = hosts.split(',').map((host) => before + host + after)
  if (!given.every((one) => URL.canParse(one))) return null
  const urls = given.map((one) => new URL(one))
  const wanted = urls[0]!.searchParams.get('target_session_attrs')
  if (wanted !== null && wanted !== 'read-write' && wanted !== 'primary') return null
  if (urls.length > 1 && hosts.split(',').includes('')) return null
  if (wanted === null) return given
  for (const { searchParams } of urls) searchParams.delete('target_session_attrs')
  return urls.map(({ href }) => href)
}

/**
 * A connection string for each replica of DATABASE_REPLICA_URLS, which are separated by commas. Null when one of them is invalid or
 * names several servers.
 */
export function readReplicaUrls(list: string): string[] | null {
  const urls = list.trim().split(/\s*,\s*(?=postgres(?:ql)?:\/\/)/)
  const isOne = (url: string) => {
    const [server, ...others] = readDatabaseUrl(url) ?? []
    // A replica takes no writes, so nothing may be asked of it.
    return server === url && others.length === 0
  }
  return urls.every(isOne) ? urls : null
}

/** The servers of one database. One of them is the primary; a failover makes another one the primary. */
export class Servers {
  readonly all: readonly Server[]
  /** Connections of standbys are welcome; they are only read from. */
  readonly mayOnlyRead: boolean
  #found: Server | null = null
  #looking: Promise<Server> | null = null
  /** A connection whose last answer is older than this moment (`performance.now()`) is checked before use. */
  doubtedAt = -Infinity

  constructor(url: string, { mayOnlyRead = false }: { mayOnlyRead?: boolean } = {}) {
    this.mayOnlyRead = mayOnlyRead
    this.all = (readDatabaseUrl(url) ?? [url]).map((one) => {
      const { host, port } = new pg.Client({ connectionString: one })
      return { url: one, host, port }
    })
  }

  /** Returns the server to connect to. A single server is not probed: it reports its state while connecting. */
  async choose(): Promise<Server> {
    if (this.all.length === 1) return this.all[0]!
    return this.#found ?? (this.#looking ??= this.#look().finally(() => (this.#looking = null)))
  }

  /** Reports a fault of the current server. The next connection searches for the primary, and idle connections are checked. */
  doubt(): void {
    this.#found = null
    this.doubtedAt = performance.now()
  }

  // All servers are probed at once, since a dead one answers late. The first writable one in the given order is used.
  async #look(): Promise<Server> {
    const answers = this.all.map(isWritable)
    for (const answer of answers) answer.catch(() => undefined)
    for (const [place, answer] of answers.entries()) {
      if (await answer) return (this.#found = this.all[place]!)
    }
    throw new OnlyReads()
  }
}

async function isWritable({ url }: Server): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: probeTime,
    query_timeout: probeTime,
    application_name: 'vitrin',
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ reads: boolean }>(
      `select pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean as reads`,
    )
    return !rows[0]!.reads
  } catch (error) {
    // A wrong password is wrong on every server, so the search ends with this error.
    if (isOutage(error)) return false
    throw error
  } finally {
    void client.end()
  }
}

/** One connection to the primary without time limits, for migrations and commands. */
export async function connectTo(url: string, options: pg.ClientConfig = {}): Promise<pg.Client> {
  const server = await new Servers(url).choose()
  const client = new pg.Client({
    connectionString: server.url,
    connectionTimeoutMillis: 5_000,
    ...options,
  })
  client.on('error', () => undefined)
  await client.connect()
  return client
}
