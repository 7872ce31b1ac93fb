import { setTimeout as pause } from 'node:timers/promises'
import type { Member } from '../../../app/db/testing/own-server'

/** How a standby follows. `claimed`: it is taken for synchronous and is not, as a broken build of a cluster. */
export type Following = 'synchronous' | 'asynchronous' | 'claimed'

type Server = Pick<Member, 'ask' | 'port'>

// ms
const betweenLooks = 250
const patience = 3_000

/**
 * The operator of a primary and a standby, who does as Patroni in its synchronous mode: while the standby streams, the primary waits
 * for it before it acknowledges a commit. When the standby is gone for three seconds, the operator first notes that it may not become
 * the primary, and only then lets the primary go on alone. When it is back, the order is the opposite: the primary waits for it first,
 * and it may become the primary once it has everything that was written before the primary waited.
 */
export function openOperator(first: Following) {
  let following = first
  let servers: { primary: Server; standby: Server } | null = null
  let maySucceed = false
  /** Where the primary's log was when it began to wait for the standby. */
  let since: string | null = null
  let lostAt: number | null = null
  let isStopped = false
  let look: Promise<void> = Promise.resolve()
  const running = run()
  return {
    /** Changes how the standby follows; `watch` takes it up. */
    follow(other: Following): void {
      following = other
    },
    /** Watches these two from now on. */
    watch(primary: Server, standby: Server): void {
      servers = { primary, standby }
      maySucceed = false
      since = lostAt = null
    },
    /** Looks no more until `watch`: during a failover nothing may change what was noted. Returns whether the standby may become the primary. */
    async leave(): Promise<boolean> {
      servers = null
      await look
      return maySucceed
    },
    /** Whether the standby could become the primary at this moment without losing anything that was promised. */
    maySucceed: () => maySucceed,
    async stop(): Promise<void> {
      isStopped = true
      await running
    },
  }

  async function run(): Promise<void> {
    while (!isStopped) {
      const watched = servers
      // A server that does not answer is seen again at the next look.
      if (watched) look = lookAt(watched).catch(() => undefined)
      await look
      await pause(betweenLooks)
    }
  }

  async function lookAt(watched: { primary: Server; standby: Server }): Promise<void> {
    const { primary, standby } = watched
    const name = `standby-${standby.port}`
    const [seen] = await primary.ask<Seen>(
      `select coalesce(r.state = 'streaming', false) as streams, pg_current_wal_insert_lsn()::text as written,
        coalesce(r.flush_lsn >= ${since ? `'${since}'::pg_lsn` : 'null'}, false) as "hasAll",
        current_setting('synchronous_standby_names') <> '' as waits
      from (select) as one left join pg_stat_replication r on r.application_name = '${name}'`,
    )
    if (servers !== watched) return
    if (following === 'synchronous') return keepPromise(primary, name, seen!)
    if (seen!.waits) await waitFor(primary, '')
    maySucceed = seen!.streams || following === 'claimed'
  }

  async function keepPromise(primary: Server, name: string, seen: Seen): Promise<void> {
    if (seen.streams) {
      lostAt = null
      if (!seen.waits) await waitFor(primary, `"${name}"`)
      // A look later, so that every process of the server has heard of the change.
      else if (since === null) since = seen.written
      else if (seen.hasAll) maySucceed = true
      return
    }
    lostAt ??= performance.now()
    if (!seen.waits || performance.now() - lostAt < patience) return
    maySucceed = false
    since = null
    await waitFor(primary, '')
  }
}

type Seen = { streams: boolean; waits: boolean; written: string; hasAll: boolean }

/** Lets a server wait for these standbys before it acknowledges a commit; '' for none. */
export async function waitFor(server: Pick<Server, 'ask'>, standbys: string): Promise<void> {
  await server.ask(`alter system set synchronous_standby_names = '${standbys}'`)
  await server.ask('select pg_reload_conf()')
}
