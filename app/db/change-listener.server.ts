import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { forgetBriefly } from './brief-cache.server'
import type { Db } from './connection.server'
import { noticeSoon } from './connection/keep-alive.server'
import { LimitedClient } from './connection/limited-client.server'
import { Servers } from './connection/servers.server'
import { hearsChanges, movesOn } from './replicas/moves-on.server'
import { readStoredChange, type StoredChange } from './stored-change.server'

/** The channels of migrations/functions/tell_change.sql and migrations/functions/answers/. */
const channels = { changes: 'vitrin_changes', stored: 'vitrin_stored' } as const

/** Listens to what happens to stored answers. `alive` comes every second while messages arrive, `lost` once they may have been missed. */
export type ChangeObserver = { alive(): void; lost(): void; changed(change: StoredChange): void }

const ignored: ChangeObserver = { alive() {}, lost() {}, changed() {} }

// ms
const shortestPause = 100
const longestPause = 2_000
const beat = 1_000

/**
 * Empties the cache of `db` as soon as any process has committed a change to a cached table, so that a change shows on
 * every process within a second. It uses one connection of its own and connects again after an outage; cached values still
 * expire by themselves, so a lost message costs their lifetime and no more. `observer` learns of changes to stored answers, which do
 * not expire: a message each second, sent by a connection of `beatBy`, proves that messages of others arrive, which they do not behind
 * a pooler in transaction mode. Resolves when it listens or the first attempt has failed. `stop` ends it.
 */
export async function followChanges(
  url: string,
  db: Db,
  { observer = ignored, beatBy = db }: { observer?: ChangeObserver | undefined; beatBy?: Db } = {},
): Promise<{ stop: () => Promise<void> }> {
  const servers = new Servers(url)
  const stopping = new AbortController()
  let client: LimitedClient | undefined
  let first: () => void = () => undefined
  const tried = new Promise<void>((resolve) => (first = resolve))

  const running = follow()
  await tried
  return {
    async stop() {
      stopping.abort()
      // A frozen server would not answer a goodbye.
      client?.cut(new Error('The shop is stopping.'))
      await running
    },
  }

  async function follow(): Promise<void> {
    for (let failures = 0; !stopping.signal.aborted; failures++) {
      try {
        const { lost } = await listen()
        failures = 0
        first()
        await lost
        hearsChanges(db, false)
        observer.lost()
      } catch {
        // The pool's own statements report an outage; this loop only has to come back.
      }
      first()
      const ms = Math.min(shortestPause * 2 ** failures, longestPause)
      await pause(ms, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined)
    }
  }

  /** Connects and listens; `lost` resolves when the connection is lost. */
  async function listen(): Promise<{ lost: Promise<void> }> {
    const connection = new LimitedClient({
      connectionString: servers.all[0]!.url,
      application_name: 'vitrin-changes',
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      servers,
      answerTime: 5_000,
    })
    client = connection
    const lost = new Promise<void>((resolve) => connection.once('end', () => resolve()))
    const own = `vitrin_beat_${randomUUID().replaceAll('-', '')}`
    connection.on('notification', ({ channel, payload = '' }) => {
      if (channel === own) return observer.alive()
      movesOn(db)
      const change = channel === channels.stored ? readStoredChange(payload) : null
      // Cached values show whether goods are in stock, and no amounts: orders of goods in stock leave them.
      if (change?.kind !== 'stock' || change.categories.length > 0) forgetBriefly(db)
      if (change) observer.changed(change)
    })
    await connection.connect()
    await connection.query(
      `${noticeSoon}; listen ${channels.changes}; listen ${channels.stored}; listen ${own}`,
    )
    // Messages were missed while there was no connection.
    forgetBriefly(db)
    hearsChanges(db, true)
    observer.lost()
    const beats = setInterval(() => {
      const answered: Promise<unknown> = connection.query('select 1')
      answered.catch((error: Error) => connection.cut(error))
      // A message of its own would come back on any connection, also behind a pooler.
      beatBy.execute(sql`select pg_notify(${own}, '')`).catch(() => undefined)
    }, beat)
    void lost.then(() => clearInterval(beats))
    return { lost }
  }
}
