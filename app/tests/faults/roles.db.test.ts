import { expect, test } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { startProcess } from '~/testing/server/process'

const database = await openTestDatabase('demo')
const { pool } = database
const startAs = (role: string) =>
  startProcess({ DATABASE_URL: database.url, LOG_LEVEL: 'warn', VITRIN_ROLE: role })
const listeners = async () =>
  (
    await pool.query(`select from pg_stat_activity where datname = current_database()
      and pid <> pg_backend_pid() and query ilike '%listen "jobs:insert"%'`)
  ).rowCount
const jobsLeft = async () =>
  (await pool.query(`select from graphile_worker.jobs where key = 'role' and attempts = 0`)).rowCount

test('pages come from the web process, jobs are done by the worker alone', async () => {
  const web = await startAs('web')
  await web.ready()
  const page = await fetch(`${web.url}/sss`)
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  await pool.query(
    `select graphile_worker.add_job('expire-order', '{"orderCode":"YOKYOKYOKYO"}', job_key => 'role')`,
  )
  // A process that does jobs listens for them before it is ready.
  expect(await listeners()).toBe(0)
  expect(await jobsLeft()).toBe(1)

  const worker = await startAs('worker')
  await worker.ready()
  expect(worker.output.stdout).toContain('yalnızca işler çalışıyor')
  await expect.poll(jobsLeft, { timeout: 20_000 }).toBe(0)
  expect(await listeners()).toBe(1)
  expect(await fetch(`${worker.url}/healthz`).then(({ status }) => status)).toBe(200)
  for (const path of ['/', '/sss', '/api/products', '/yonetim', '/metrics'])
    expect((await fetch(worker.url + path)).status, path).toBe(404)
  expect((await worker.stop()).code).toBe(0)
  expect((await web.stop()).code).toBe(0)
}, 120_000)

test('a part alone needs the address of the database', async () => {
  const worker = await startProcess({ VITRIN_ROLE: 'worker' })
  expect(await worker.exited).toBe(1)
  expect(worker.output.stderr).toBe(
    'Yapılandırma hatası: VITRIN_ROLE geçersiz (DATABASE_URL yoksa all olmalı).\n',
  )
}, 60_000)
