import { expect, test, vi } from 'vitest'
import { enqueue } from './db/jobs.server'
import { releaseJobsOfDead } from './db/live-workers.server'
import { transaction } from './db/transaction.server'
import { startJobs } from './jobs.server'
import { openTestShop } from './testing/shop'

const shop = await openTestShop({ template: 'empty' })
const { pool } = shop.database

async function underWay(): Promise<number> {
  const { rowCount } = await pool.query(
    `select from graphile_worker.jobs where task_identifier = 'expire-order' and locked_by is not null`,
  )
  return rowCount ?? 0
}

test('a job that takes long stays with the process that does it: it is alive and says so', async () => {
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query('lock table orders in access exclusive mode')
  const job = { name: 'expire-order', payload: { orderCode: 'YOKYOKYOKYO' } } as const
  await transaction(shop.db, (db) => enqueue(db, job, { key: 'long' }))
  const jobs = await startJobs(shop.deps, pool)
  await vi.waitFor(async () => expect(await underWay()).toBe(1), 10_000)
  await releaseJobsOfDead(shop.db, 0)
  expect(await underWay()).toBe(1)
  await holder.query('rollback')
  holder.release()
  await vi.waitFor(async () => expect(await underWay()).toBe(0), 10_000)
  await jobs.stop()
})
