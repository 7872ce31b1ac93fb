import { expect, test } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { buildShop } from '~/testing/server/built-shop'
import { startProcess } from '~/testing/server/process'

await buildShop()
const database = await openTestDatabase('demo')
const { pool } = database

/** The worker that runs a job, by its name in the database; null while the job waits, undefined when it is done. */
async function doerOf(key: string): Promise<string | null | undefined> {
  const { rows } = await pool.query<{ name: string | null }>(
    `select application_name as name from graphile_worker.jobs
    left join pg_locks l on l.locktype = 'advisory' and l.granted
      and l.classid::bigint << 32 | l.objid::bigint = hashtextextended('worker ' || locked_by, 0)
    left join pg_stat_activity a on a.pid = l.pid
    where key = $1`,
    [key],
  )
  return rows[0]?.name
}

async function start(name: string) {
  const url = new URL(database.url)
  url.searchParams.set('application_name', name)
  const shop = await startProcess({ DATABASE_URL: url.href, LOG_LEVEL: 'warn' })
  await shop.ready()
  return shop
}

test('a job that a killed process held is done by another one within 15 s', async () => {
  const shops = { one: await start('one'), other: await start('other') }
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query('lock table orders in access exclusive mode')
  await pool.query(
    `select graphile_worker.add_job('expire-order', '{"orderCode":"YOKYOKYOKYO"}', job_key => 'held')`,
  )
  await expect.poll(() => doerOf('held'), { timeout: 20_000, interval: 50 }).toMatch(/^one|other$/)
  const doer = (await doerOf('held')) as keyof typeof shops
  shops[doer].child.kill('SIGKILL')
  await shops[doer].exited
  const began = performance.now()
  await holder.query('rollback')
  holder.release()
  await expect.poll(() => doerOf('held'), { timeout: 60_000, interval: 100 }).toBeUndefined()
  const took = performance.now() - began
  process.stdout.write(`done by the other process after ${Math.round(took)} ms\n`)
  expect(took).toBeLessThan(15_000)
  const living = doer === 'one' ? shops.other : shops.one
  expect(await living.stop()).toMatchObject({ code: 0 })
}, 120_000)
