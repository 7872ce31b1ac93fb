import { setTimeout as pause } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { unhurriedly } from '../connection/patience.server'

// ms
const pauseBetweenTries = 1_000
const pauseBetweenLooks = 3_000

/** The advisory lock that shows that a queue's worker is alive: it ends with the connection of the worker's process. */
const sign = (id: string) => `hashtextextended('worker ' || ${id}, 0)`

export type Signs = {
  /** Resolves when this worker holds its lock. */
  add(workerId: string): Promise<void>
  /** Releases the lock of a worker that has stopped, so that other workers can take its remaining jobs. */
  drop(workerId: string): void
  /** Resolves when all locks are held: at once, or after a lost connection was replaced. */
  held(): Promise<unknown>
  stop(): void
}

/**
 * Keeps the locks of this process's workers on a separate connection. On it, checks every few seconds whether jobs belong
 * to a worker without a lock. Replaces a lost connection and takes the locks again.
 */
export function keepSigns(pool: Pool): Signs {
  const workers = new Set<string>()
  const stopping = new AbortController()
  const { signal } = stopping
  let connection = connect()
  void look()
  return {
    async add(workerId) {
      workers.add(workerId)
      // After a lost connection all locks are taken again.
      await ask(`select pg_advisory_lock(${sign('$1')})`, workerId).catch(() => connection)
    },
    drop(workerId) {
      workers.delete(workerId)
      ask(`select pg_advisory_unlock(${sign('$1')})`, workerId).catch(() => undefined)
    },
    held: () => connection,
    stop() {
      if (signal.aborted) return
      stopping.abort()
      void connection.then((client) => client?.release(true))
    },
  }

  async function ask(text: string, workerId: string): Promise<void> {
    const client = await connection
    await client?.query(text, [workerId])
  }

  /** A connection with all locks; null when they are no longer wanted. */
  async function connect(): Promise<PoolClient | null> {
    while (!signal.aborted) {
      const client = await pool.connect().catch(() => null)
      try {
        for (const id of workers) await client?.query(`select pg_advisory_lock(${sign('$1')})`, [id])
        if (client) return replacedWhenLost(client)
      } catch {
        client?.release(true)
      }
      await rest(pauseBetweenTries)
    }
    return null
  }

  function replacedWhenLost(client: PoolClient): PoolClient {
    client.once('error', () => {
      if (signal.aborted) return
      client.release(true)
      connection = unhurriedly(connect)
    })
    return client
  }

  async function look(): Promise<void> {
    const seen = new DeadWorkers()
    while (!signal.aborted) {
      const client = await connection
      // A failure here also means that the connection is lost.
      if (client) await seen.release(client, workers).catch(() => undefined)
      await rest(pauseBetweenLooks)
    }
  }

  async function rest(ms: number): Promise<void> {
    await pause(ms, undefined, { ref: false, signal }).catch(() => undefined)
  }
}

/** The workers that this process has found without a lock in its repeated checks. */
export class DeadWorkers {
  #seen = new Map<string, { times: number; since: number }>()

  /** `grace`: a worker counts as dead after so many ms without a lock. A living worker takes a lost lock again in a second. */
  constructor(readonly grace = 8_000) {}

  /**
   * Unlocks the jobs of killed workers for other workers; the queue itself would wait four hours. A worker must be found
   * without a lock three times in a row. `own`: the workers whose locks `client` itself holds.
   */
  async release(
    client: Pick<PoolClient | Pool, 'query'>,
    own: ReadonlySet<string> = new Set(),
  ): Promise<void> {
    const { rows } = await client.query<{ id: string; unsigned: boolean }>(
      `select id, pg_try_advisory_xact_lock(${sign('id')}) as unsigned
      from (select distinct locked_by as id from graphile_worker.jobs where locked_by is not null) w
      where id <> all ($1)`,
      [[...own]],
    )
    const now = performance.now()
    const unsigned = rows.filter((row) => row.unsigned).map(({ id }) => id)
    this.#seen = new Map(
      unsigned.map((id) => {
        const { times, since } = this.#seen.get(id) ?? { times: 0, since: now }
        return [id, { times: times + 1, since }]
      }),
    )
    const dead = unsigned.filter((id) => this.#isDead(id, now))
    if (dead.length === 0) return
    await client.query(
      `select graphile_worker.force_unlock_workers(array_agg(id)) from unnest($1::text[]) id
      where pg_try_advisory_xact_lock(${sign('id')})`,
      [dead],
    )
  }

  #isDead(id: string, now: number): boolean {
    const { times, since } = this.#seen.get(id)!
    return times >= 3 && now - since >= this.grace
  }
}
