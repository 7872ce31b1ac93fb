import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { createOwnServer } from '~/db/testing/own-server'
import { openCustomers } from '~/testing/server/customers'
import { fillOwnServer } from '~/testing/server/own-shop'
import { type ShopProcess, startProcess } from '~/testing/server/process'
import { someTime } from '~/testing/faults/random-moments'

const server = await createOwnServer()
const { url, line } = await fillOwnServer(server)
afterAll(() => server.remove())

const rest = (ms: number) => new Promise((resume) => setTimeout(resume, ms))

async function ask<Row extends pg.QueryResultRow>(url: string, sql: string, values: unknown[] = []) {
  const client = new pg.Client(url)
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(sql, values)).rows
  } finally {
    void client.end()
  }
}

/** Short jobs, so that many end every moment; half of them one after the other in queues. */
const queueJobs = (url: string, count: number) =>
  ask(
    url,
    `select graphile_worker.add_job('expire-order', json_build_object('orderCode', 'YOK' || i),
      queue_name => case when i % 2 = 0 then 'queue-' || i % 5 end)
    from generate_series(1, $1) i`,
    [count],
  )

async function jobsLeft(url: string): Promise<number> {
  const [row] = await ask<{ left: number }>(
    url,
    `select count(*)::int as left from graphile_worker.jobs
    where task_identifier = 'expire-order' and run_at < now() + interval '1 day'`,
  )
  return row!.left
}

const statusOf = (shop: ShopProcess) =>
  fetch(shop.url + '/', { headers: { accept: 'text/html' } }).then(
    async (response) => {
      await response.text()
      return response.status
    },
    () => `no answer: ${shop.output.stderr.slice(-3_000)}`,
  )

// Such a fault used to end the process: recording a job's end failed, and nothing handled the error.
test('a PostgreSQL killed while jobs end and orders arrive loses no acknowledged data', async () => {
  const shop = await startProcess({ DATABASE_URL: url, LOG_LEVEL: 'warn' })
  await shop.ready()
  const customers = await openCustomers(shop, line)
  const acknowledged: string[] = []
  const waits: number[] = []
  for (let round = 0; round < 4; round++) {
    await queueJobs(url, 300)
    let isOver = false
    const ordering = Array.from({ length: 3 }, async () => {
      while (!isOver) {
        const { code } = await customers.order().catch(() => ({ code: null }))
        if (code) acknowledged.push(code)
      }
    })
    await rest(someTime(900))
    await server.kill()
    await expect.poll(() => statusOf(shop), { timeout: 15_000 }).toBe(503)
    await rest(someTime(1_500))
    await server.start()
    const started = performance.now()
    await expect.poll(() => statusOf(shop), { timeout: 10_000 }).toBe(200)
    waits.push(Math.round(performance.now() - started))
    isOver = true
    await Promise.all(ordering)
    expect(shop.child.exitCode).toBeNull()
  }
  await expect.poll(() => jobsLeft(url), { timeout: 60_000, interval: 250 }).toBe(0)
  expect(acknowledged.length).toBeGreaterThan(0)
  process.stdout.write(
    `ready again ${waits.join(', ')} ms after PostgreSQL; ${acknowledged.length} orders acknowledged\n`,
  )
  const kept = await ask<{ code: string }>(url, 'select code from orders where code = any ($1)', [
    acknowledged,
  ])
  expect(kept.map(({ code }) => code).sort()).toEqual([...new Set(acknowledged)].sort())
  expect(await shop.stop()).toMatchObject({ code: 0 })
  expect(shop.output.stderr).toBe('')
}, 240_000)
