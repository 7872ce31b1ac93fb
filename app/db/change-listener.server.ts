import { setTimeout as pause } from 'node:timers/promises'
import { forgetBriefly } from './brief-cache.server'
import type { Db } from './connection.server'
import { LimitedClient } from './connection/limited-client.server'
import { Servers } from './connection/servers.server'

/** The channel of migrations/functions/tell_change.sql. */
const channel = 'vitrin_changes'

// ms
const shortestPause = 100
const longestPause = 2_000

/**
 * Empties the cache of `db` as soon as any process has committed a change to a cached table, so that a change shows on
 * every process within a second. It uses one connection of its own and connects again after an outage; cached values still
 * expire by themselves, so a lost message costs their lifetime and no more. Resolves when it listens or the first attempt
 * has failed. `stop` ends it.
 */
export async function followChanges(url: string, db: Db): Promise<{ stop: () => Promise<void> }> {
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
    connection.on('notification', () => forgetBriefly(db))
    await connection.connect()
    await connection.query(`listen ${channel}`)
    // Messages were missed while there was no connection.
    forgetBriefly(db)
    return { lost }
  }
}
