// @module-tag once
import { sql } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { openDatabase } from '../connection.server'
import { enqueue } from './jobs.server'
import { DeadWorkers, keepSigns, type Signs } from './live-workers.server'
import { openTestDatabase } from '../testing/database'
import { transaction } from '../transaction.server'

const database = await openTestDatabase('empty')
const { db, pool } = database
const running: Signs[] = []
afterEach(() => {
  for (const signs of running.splice(0)) signs.stop()
})

async function sign(...workers: string[]): Promise<Signs> {
  const signs = keepSigns(pool)
  running.push(signs)
  for (const worker of workers) await signs.add(worker)
  return signs
}

/** Inserts a job and its queue that a worker of this name has locked. */
async function takenBy(worker: string, queue: string): Promise<void> {
  const job = { name: 'expire-order', payload: { orderCode: worker } } as const
  await transaction(db, (db) => enqueue(db, job, { key: worker, queue }))
  const taken = sql`set locked_by = ${worker}, locked_at = now()`
  await db.execute(sql`update graphile_worker._private_jobs ${taken} where key = ${worker}`)
  await db.execute(sql`update graphile_worker._private_job_queues ${taken} where queue_name = ${queue}`)
}

/** Runs the check for dead workers as often as it takes to count one as dead. */
async function releaseJobsOfDead(): Promise<void> {
  const seen = new DeadWorkers(0)
  for (let looks = 0; looks < 3; looks++) await seen.release(pool)
}

async function lockedQueues(): Promise<number> {
  const { rows } = await db.execute(
    sql`select from graphile_worker._private_job_queues where locked_by = 'dead'`,
  )
  return rows.length
}

async function locked(): Promise<string[]> {
  const { rows } = await db.execute<{ worker: string }>(
    sql`select locked_by as worker from graphile_worker.jobs where locked_by is not null order by 1`,
  )
  return rows.map(({ worker }) => worker)
}

test('jobs and queues of a dead process become free; those of a living process stay', async () => {
  await sign('alive')
  const dead = await sign('dead')
  await takenBy('alive', 'refunds-0')
  await takenBy('dead', 'refunds-1')
  await releaseJobsOfDead()
  expect(await locked()).toEqual(['alive', 'dead'])
  expect(await lockedQueues()).toBe(1)
  dead.stop()
  // The server detects the lost connection at its next check.
  await vi.waitFor(async () => {
    await releaseJobsOfDead()
    expect(await locked()).toEqual(['alive'])
  })
  expect(await lockedQueues()).toBe(0)
})

test('a worker without a sign of life for a moment keeps its jobs', async () => {
  await takenBy('moment', 'refunds-2')
  const seen = new DeadWorkers(0)
  const look = () => seen.release(pool)
  for (const _ of [1, 2]) await look()
  const signs = await sign('moment')
  await look()
  signs.stop()
  await vi.waitFor(async () => {
    const { rows } = await pool.query(`
      select from pg_locks where locktype = 'advisory'
        and database = (select oid from pg_database where datname = current_database())`)
    expect(rows).toEqual([])
  })
  // The count starts again.
  for (const _ of [1, 2]) await look()
  expect(await locked()).toContain('moment')
  await look()
  expect(await locked()).not.toContain('moment')
})

test('a worker loses its jobs only after a while without a sign of life, however often others look', async () => {
  await takenBy('while', 'refunds-4')
  const seen = new DeadWorkers(200)
  const began = performance.now()
  await vi.waitFor(async () => {
    await seen.release(pool)
    expect(await locked()).not.toContain('while')
  })
  expect(performance.now() - began).toBeGreaterThanOrEqual(200)
})

test('a worker whose connection was cut signs again on another connection', async () => {
  await sign('cut')
  await takenBy('cut', 'refunds-3')
  const other = openDatabase(database.url, { max: 1 })
  const signers = async () => {
    const { rows } = await other.pool.query<{ pid: number }>(`
      select pid from pg_locks where locktype = 'advisory'
        and database = (select oid from pg_database where datname = current_database())`)
    return rows.map(({ pid }) => pid)
  }
  const [before] = await signers()
  await other.pool.query('select pg_terminate_backend($1)', [before])
  // The server needs a moment to end the connection. Until then the old lock is still held.
  await vi.waitFor(async () => {
    const now = await signers()
    expect(now).toHaveLength(1)
    expect(now).not.toContain(before)
  }, 5_000)
  await releaseJobsOfDead()
  expect(await locked()).toContain('cut')
  await other.close()
})
