import { afterAll, describe, expect, test } from 'vitest'
import { createOwnServer } from '~/db/testing/own-server'
import { openCustomers } from '~/testing/server/customers'
import { fillOwnServer } from '~/testing/server/own-shop'
import { type ShopProcess, startProcess } from '~/testing/server/process'

const primary = await createOwnServer()
const { url, line } = await fillOwnServer(primary)
afterAll(() => primary.remove())

const readiness = (shop: ShopProcess) =>
  fetch(`${shop.url}/readyz`).then(
    ({ status }) => status,
    () => 'no answer' as const,
  )

describe('a read-only server', () => {
  test('is an outage: readiness reports it, writes get 503, and it ends when writing is possible again', async () => {
    const shop = await startProcess({ DATABASE_URL: url, LOG_LEVEL: 'warn' })
    await shop.ready()
    const customers = await openCustomers(shop, line)
    expect(await customers.order()).toMatchObject({ status: 200 })
    const reconfigure = async (change: string) => {
      await primary.ask(`alter system ${change}`)
      await primary.ask('select pg_reload_conf()')
    }
    await reconfigure('set default_transaction_read_only = on')
    const add = async () => {
      const response = await fetch(`${shop.url}/api/add-to-basket`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: shop.url },
        body: JSON.stringify(line),
      })
      return [response.status, response.headers.get('retry-after')]
    }
    // Every connection gets the error before its next statement.
    await expect.poll(add, { timeout: 5_000 }).toEqual([503, '5'])
    expect(await add()).toEqual([503, '5'])
    expect(await readiness(shop)).toBe(503)
    expect((await fetch(`${shop.url}/healthz`)).status).toBe(200)
    await reconfigure('reset default_transaction_read_only')
    await expect.poll(() => readiness(shop), { timeout: 10_000 }).toBe(200)
    expect(await customers.order()).toMatchObject({ status: 200 })
    expect(await shop.stop()).toMatchObject({ code: 0 })
  }, 90_000)
})

describe('a shop that starts while its database is away', () => {
  test('reports that it waits, and starts as soon as the database is there', async () => {
    await primary.kill()
    const shop = await startProcess({ DATABASE_URL: url, LOG_LEVEL: 'warn' })
    await expect
      .poll(() => shop.output.stdout, { timeout: 20_000 })
      .toContain('Veritabanına ulaşılamıyor ya da yazılamıyor; bekleniyor')
    expect(shop.child.exitCode).toBeNull()
    await primary.start()
    await shop.ready()
    expect(await shop.stop()).toMatchObject({ code: 0 })
    expect(shop.output.stderr).toBe('')
  }, 90_000)

  test('ends by SIGTERM while it waits', async () => {
    await primary.kill()
    const shop = await startProcess({ DATABASE_URL: url, LOG_LEVEL: 'warn' })
    await expect.poll(() => shop.output.stdout, { timeout: 20_000 }).toContain('bekleniyor')
    const stopped = await shop.stop()
    expect([stopped.code, stopped.ms < 10_000]).toEqual([0, true])
    await primary.start()
  }, 60_000)
})

describe('a primary that dies', () => {
  test('is replaced by its standby: the shop goes on by itself, with all acknowledged data', async () => {
    const standby = await primary.copy()
    // The standby stands first: it is the wrong one until it is promoted.
    const both = `postgres://postgres@127.0.0.1:${standby.port},127.0.0.1:${primary.port}/shop?target_session_attrs=read-write`
    const shop = await startProcess({ DATABASE_URL: both, LOG_LEVEL: 'warn' })
    await shop.ready()
    const customers = await openCustomers(shop, line)
    const acknowledged: { code: string; at: number }[] = []
    const failed: { status: number; at: number }[] = []
    let isOver = false
    const ordering = Array.from({ length: 3 }, async () => {
      while (!isOver) {
        const { status, code } = await customers.order()
        if (code) acknowledged.push({ code, at: performance.now() })
        else failed.push({ status, at: performance.now() })
      }
    })
    await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(10)
    // The standby has every acknowledged row up to here; it follows asynchronously.
    const before = acknowledged.map(({ code }) => code)
    const [{ lsn }] = (await primary.ask<{ lsn: string }>('select pg_current_wal_insert_lsn() as lsn')) as [
      { lsn: string },
    ]
    await expect
      .poll(
        () => standby.ask(`select from pg_control_checkpoint() where pg_last_wal_replay_lsn() >= '${lsn}'`),
        { timeout: 20_000 },
      )
      .toHaveLength(1)
    await primary.kill()
    await expect.poll(() => readiness(shop), { timeout: 5_000 }).toBe(503)
    await standby.promote()
    const promoted = performance.now()
    await expect.poll(() => acknowledged.some(({ at }) => at > promoted), { timeout: 30_000 }).toBe(true)
    const firstWrite = acknowledged.find(({ at }) => at > promoted)!.at - promoted
    process.stdout.write(
      `first order ${Math.round(firstWrite)} ms after the promotion, ${failed.length} refused\n`,
    )
    expect(firstWrite).toBeLessThan(10_000)
    expect(await readiness(shop)).toBe(200)
    isOver = true
    await Promise.all(ordering)
    // No visitor saw an error page of the shop.
    expect(new Set(failed.map(({ status }) => status))).toEqual(new Set([503]))
    const kept = await standby.ask<{ code: string }>('select code from orders', 'shop')
    const codes = new Set(kept.map(({ code }) => code))
    const after = acknowledged.filter(({ at }) => at > promoted).map(({ code }) => code)
    expect([...before, ...after].filter((code) => !codes.has(code))).toEqual([])
    // The new primary also runs the jobs of the orders.
    await expect
      .poll(
        () =>
          standby.ask(
            `select task_identifier, attempts, last_error, locked_by, run_at, now() as now from graphile_worker.jobs
            where locked_at is not null or run_at < now() - interval '20 s'`,
            'shop',
          ),
        { timeout: 60_000, interval: 500 },
      )
      .toEqual([])
    expect(await shop.stop()).toMatchObject({ code: 0 })
  }, 180_000)
})
