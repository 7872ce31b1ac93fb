import { sql } from 'drizzle-orm'
import type { Pool, PoolClient } from 'pg'
import type { Db } from './connection.server'

const pause = 1_000

/** What a worker of the queue is known by to be alive: a lock that ends with the connection of its process. */
const sign = `hashtextextended('worker ' || $1, 0)`

export type Signs = { add(workerId: string): Promise<void>; stop(): void }

/**
 * Keeps the signs of this process's workers on a connection of their own. When it is lost they are made again on
 * another: until then jobs of theirs may be taken for left behind, and be done twice.
 */
export async function keepSigns(pool: Pool): Promise<Signs> {
  const workers = new Set<string>()
  let stopped = false
  let client: PoolClient | null = await connect()
  return {
    async add(workerId) {
      workers.add(workerId)
      await client?.query(`select pg_advisory_lock(${sign})`, [workerId])
    },
    stop() {
      stopped = true
      client?.release(true)
      client = null
    },
  }

  async function connect(): Promise<PoolClient> {
    const connected = await pool.connect()
    connected.once('error', () => {
      if (stopped) return
      connected.release(true)
      if (client !== connected) return
      client = null
      void reconnect()
    })
    return connected
  }

  async function reconnect(): Promise<void> {
    while (!stopped) {
      try {
        const connected = await connect()
        for (const id of workers) await connected.query(`select pg_advisory_lock(${sign})`, [id])
        if (stopped) connected.release(true)
        else client = connected
        return
      } catch {
        await new Promise((resume) => setTimeout(resume, pause).unref())
      }
    }
  }
}

/**
 * Jobs whose worker was killed can be taken by others: the queue itself waits four hours for it. `seconds`: a job that was
 * taken later is left alone, its worker may be about to sign.
 */
export async function releaseJobsOfDead(db: Db, seconds = 30): Promise<void> {
  await db.execute(sql`
    select graphile_worker.force_unlock_workers(array_agg(locked_by))
    from (
      select distinct locked_by from graphile_worker.jobs
      where locked_at < now() - make_interval(secs => ${seconds})
    ) w
    where pg_try_advisory_xact_lock(hashtextextended('worker ' || locked_by, 0))`)
}
