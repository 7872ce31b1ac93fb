// @module-tag once
import { expect, test, vi } from 'vitest'
import { enqueue, enqueueAll } from '~/db/jobs/jobs.server'
import { DeadWorkers } from '~/db/jobs/live-workers.server'
import { transaction } from '~/db/transaction.server'
import { startJobs } from '~/server/jobs.server'
import { openTestShop } from '~/testing/shop'

const shop = await openTestShop({ template: 'empty' })
const { pool } = shop.database

async function underWay(): Promise<number> {
  const { rowCount } = await pool.query(
    `select from graphile_worker.jobs where task_identifier = 'expire-order' and locked_by is not null`,
  )
  return rowCount ?? 0
}

test('a long job stays with its process while the process reports that it is alive', async () => {
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query('lock table orders in access exclusive mode')
  const job = { name: 'expire-order', payload: { orderCode: 'YOKYOKYOKYO' } } as const
  await transaction(shop.db, (db) => enqueue(db, job, { key: 'long' }))
  const jobs = startJobs(shop.deps, pool)
  await vi.waitFor(async () => expect(await underWay()).toBe(1), 10_000)
  const seen = new DeadWorkers(0)
  for (const _ of [1, 2, 3]) await seen.release(pool)
  expect(await underWay()).toBe(1)
  await holder.query('rollback')
  holder.release()
  await vi.waitFor(async () => expect(await underWay()).toBe(0), 10_000)
  await jobs.stop()
})

test('an email that finally failed is deleted after 30 days; a waiting one stays', async () => {
  const names = ['eski', 'yeni', 'bekleyen'].map((name) => `${name}@uye.example`)
  await transaction(shop.db, (db) =>
    enqueueAll(
      db,
      names.map((email) => ({ name: 'send-account-mail', payload: { kind: 'reset', email, id: email } })),
    ),
  )
  const set = (email: string, days: number, attempts: number) =>
    pool.query(
      `update graphile_worker._private_jobs set attempts = $3, run_at = now() - make_interval(days => $2)
       where payload ->> 'email' = $1`,
      [email, days, attempts],
    )
  await set('eski@uye.example', 31, 25)
  await set('yeni@uye.example', 29, 25)
  await set('bekleyen@uye.example', -1, 24)
  await pool.query(`select graphile_worker.add_job('drop-ended')`)
  await shop.runJobs()
  const { rows } = await pool.query<{ email: string }>(
    `select payload ->> 'email' as email from graphile_worker._private_jobs
     where payload ->> 'email' = any($1) order by id`,
    [names],
  )
  expect(rows.map(({ email }) => email)).toEqual(['yeni@uye.example', 'bekleyen@uye.example'])
})

test('inactive guests are deleted with their lists after two years, and stored answers after 30 days', async () => {
  await pool.query(`
    insert into shoppers (token_hash, seen_at) values
      (decode('aa', 'hex'), now() - interval '731 days'), (decode('bb', 'hex'), now() - interval '729 days');
    insert into baskets (shopper_id) select id from shoppers;
    insert into idempotency_keys (owner, key, request_hash, status, answer, created_at) values
      ('misafir', 'eski-anahtar', '', 200, '{}', now() - interval '31 days'),
      ('misafir', 'yeni-anahtar', '', 200, '{}', now() - interval '29 days')`)
  await pool.query(`select graphile_worker.add_job('drop-ended')`)
  await shop.runJobs()
  const left = await pool.query<{ guest: string; baskets: number }>(`
    select encode(token_hash, 'hex') as guest, (select count(*)::int from baskets) as baskets from shoppers`)
  expect(left.rows).toEqual([{ guest: 'bb', baskets: 1 }])
  const { rows } = await pool.query<{ key: string }>('select key from idempotency_keys')
  expect(rows).toEqual([{ key: 'yeni-anahtar' }])
})
