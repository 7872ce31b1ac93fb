import pg from 'pg'
import { isOutage } from './outage.server'

export type Server = { url: string; host: string; port: number }

// ms
const probeTime = 2_000

/** Said like the server says it (SQLSTATE 25006): the shop needs one that can be written to. */
export class OnlyReads extends Error {
  readonly code = '25006'

  constructor() {
    super('No server of the database can be written to')
  }
}

/**
 * A connection string for each server of a DATABASE_URL, which may name several as libpq understands it:
 * `postgres://user:password@a:5432,b:5433/shop?target_session_attrs=read-write`. Null where it is none, or where it asks
 * for anything but a server to write to.
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

/** The servers of one database, of which one can be written to: after a failover another than before. */
export class Servers {
  readonly all: readonly Server[]
  #found: Server | null = null
  #looking: Promise<Server> | null = null
  /** A connection that has not answered since then is not trusted (`performance.now()`). */
  doubtedAt = -Infinity

  constructor(url: string) {
    this.all = (readDatabaseUrl(url) ?? [url]).map((one) => {
      const { host, port } = new pg.Client({ connectionString: one })
      return { url: one, host, port }
    })
  }

  /** The server to connect to. A single one is not asked: it says itself what it is while connecting. */
  async choose(): Promise<Server> {
    if (this.all.length === 1) return this.all[0]!
    return this.#found ?? (this.#looking ??= this.#look().finally(() => (this.#looking = null)))
  }

  /** Something was wrong with the server in use: it is looked for anew, and idle connections have to prove themselves. */
  doubt(): void {
    this.#found = null
    this.doubtedAt = performance.now()
  }

  // All at once, as one that is gone answers late; the first in the given order is taken.
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
    // A wrong password stays wrong on every server, and is told.
    if (isOutage(error)) return false
    throw error
  } finally {
    void client.end()
  }
}

/** One connection to the server that can be written to, without limits of time: for migrations and commands. */
export async function connectTo(url: string, options: pg.ClientConfig = {}): Promise<pg.Client> {
  const server = await new Servers(url).choose()
  const client = new pg.Client({ connectionString: server.url, connectionTimeoutMillis: 5_000, ...options })
  client.on('error', () => undefined)
  await client.connect()
  return client
}
