import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, describe, test } from 'vitest'
import { loadDemo } from '../../../demo/load'
import { readClock } from '~/db/clock.server'
import { type Db, openDatabase } from '~/db/connection.server'
import { createTestCluster } from '~/db/testing/embedded-test-cluster.server'
import { migrate } from '~/db/schema/migrate.server'
import { openTestDatabase } from '~/db/testing/database'
import { makeCoupon } from '~/features/promotions/testing/offers'
import { openBrowser } from '~/testing/browser'
import { canFalsifyClocks, clockSetting, falseClock, settableClock } from '~/testing/faults/false-clock'
import { type Choice, goodsInStock, orderAsGuest, putIntoBasket } from '~/testing/guest'
import { orderByCard } from '~/testing/payer'
import { type ShopProcess, startProcess } from '~/testing/server/process'

// Promise R36: a wrong clock ends no order early and loses no work.
const describeAtOnce = canFalsifyClocks ? describe.concurrent : describe.skip
const minute = 60
const day = 86_400
const guestOf = ({ url }: ShopProcess) => openBrowser((request) => fetch(request), url)
const named = (email: string): Choice => ({ fields: { 'address.email': email } })

type Row = { status: number; placed: number; ends: number; runs: number; left: number; attempts: number }

/** A customer's newest order and the job that ends it; times in seconds, `left` from now by the database's clock. */
async function orderOf(db: Db, email: string): Promise<Row> {
  const { rows } = await db.execute<Row>(sql`
    select o.status, extract(epoch from o.placed_at)::float8 as placed,
      extract(epoch from o.expires_at)::float8 as ends, extract(epoch from j.run_at)::float8 as runs,
      extract(epoch from j.run_at - now())::float8 as left, j.attempts
    from orders o left join graphile_worker.jobs j on j.key = 'expire-order-' || o.code
    where o.email = ${email} order by o.id desc limit 1`)
  return rows[0]!
}

const seconds = (time: Date) => time.getTime() / 1_000

describeAtOnce('processes with wrong clocks', async () => {
  const { db, url } = await openTestDatabase('demo')
  const [goods] = await goodsInStock(db, 1, 60)
  const wrong = [-2 * day, -10 * minute, 10 * minute, 2 * day]

  test('expire an order exactly at its deadline, beside a process with a right clock', async ({ expect }) => {
    const start = (clock: Record<string, string> = {}) =>
      startProcess({ DATABASE_URL: url, LOG_LEVEL: 'warn', ...clock })
    const [right, ...others] = await Promise.all([start(), ...wrong.map((ahead) => start(falseClock(ahead)))])
    const processes = [right, ...others]
    for (const shop of processes) await shop.ready()
    const emails = processes.map((_, i) => `saat${i}@alici.example`)
    for (const [i, shop] of processes.entries()) {
      const before = seconds(await readClock(db))
      await orderByCard(guestOf(shop), [goods!], named(emails[i]!))
      const after = seconds(await readClock(db))
      const order = await orderOf(db, emails[i]!)
      expect([order.status, order.ends - order.placed, order.runs]).toEqual([90, 20 * minute, order.ends])
      expect(order.placed).toBeGreaterThan(before - 1)
      expect(order.placed).toBeLessThan(after + 1)
    }
    // Only processes with wrong clocks are left to check jobs that come early.
    expect((await right.stop()).code).toBe(0)
    for (let round = 0; round < 3; round++) {
      await db.execute(
        sql`update graphile_worker._private_jobs set run_at = now() where key like 'expire-order-%'`,
      )
      for (const email of emails) {
        await expect
          .poll(async () => (await orderOf(db, email)).left, { timeout: 60_000 })
          .toBeGreaterThan(59)
        expect(await orderOf(db, email)).toMatchObject({ status: 90, attempts: 0 })
      }
    }
    for (const shop of others) expect(shop.output.stdout).toContain('disagree on the time')
    await db.execute(sql`update orders set expires_at = now() where status = 90`)
    await db.execute(
      sql`update graphile_worker._private_jobs set run_at = now() where key like 'expire-order-%'`,
    )
    for (const email of emails)
      await expect.poll(async () => (await orderOf(db, email)).status, { timeout: 60_000 }).toBe(99)
    for (const shop of others) expect((await shop.stop()).code).toBe(0)
  }, 300_000)
})

describeAtOnce('a minute before midnight in Istanbul', () => {
  const ending: (() => Promise<void>)[] = []
  afterAll(async () => {
    for (const end of ending) await end()
  })

  // Each has a server of its own, whose clock it sets.
  test.for([-2 * day, 2 * day])(
    'an order expires at its deadline although both clocks are wrong (the process is %i s off)',
    { timeout: 300_000 },
    async (ahead, { expect }) => {
      const { set, url } = await openServerWithClock()
      await set('2026-12-31T23:59:00+03:00')
      const database = await openFresh(url)
      const { db } = database
      const [goods] = await goodsInStock(db, 1, 60)
      await makeCoupon(db, { code: 'YILSONU', endsAt: new Date('2027-01-01T00:00+03:00') })
      await set('2026-12-31T23:59:30+03:00')
      const shop = await startProcess({ DATABASE_URL: database.url, LOG_LEVEL: 'warn', ...falseClock(ahead) })
      await shop.ready()
      const guest = guestOf(shop)
      await set('2026-12-31T23:59:30+03:00')
      await putIntoBasket(guest, goods!)
      const usable = async () =>
        (await guest.api('/coupon/get', { code: 'YILSONU' })).body.data as { usable: boolean } | undefined
      expect(await usable()).toMatchObject({ usable: true })
      await orderAsGuest(guestOf(shop), [goods!], named('yilbasi@alici.example'))
      const order = await orderOf(db, 'yilbasi@alici.example')
      expect(order.ends - order.placed).toBe(3 * day)
      const { rows } = await db.execute<{ day: string }>(sql`
        select to_char(placed_at at time zone 'Europe/Istanbul', 'YYYY-MM-DD') as day from orders
        where email = 'yilbasi@alici.example'`)
      expect(rows[0]!.day).toBe('2026-12-31')

      await set('2027-01-01T00:00:05+03:00')
      // Asked once a second: codes may be tried 20 times in a quarter of an hour.
      await expect.poll(usable, { timeout: 12_000, interval: 1_000 }).toMatchObject({ usable: false })
      expect((await orderOf(db, 'yilbasi@alici.example')).status).toBe(90)

      // Half a minute before its end: the queue begins it a little early or on time, by the database's clock alone.
      await set(order.ends * 1_000 - 25_000)
      await expect
        .poll(async () => seconds(await readClock(db)), { timeout: 60_000 })
        .toBeGreaterThan(order.ends - 26)
      expect((await orderOf(db, 'yilbasi@alici.example')).status).toBe(90)
      const ended = async () => (await orderOf(db, 'yilbasi@alici.example')).status
      await expect.poll(ended, { timeout: 60_000, interval: 500 }).toBe(99)
      expect(seconds(await readClock(db))).toBeGreaterThanOrEqual(order.ends)
      expect((await shop.stop()).code).toBe(0)
      await database.close()
    },
  )

  async function openServerWithClock() {
    const folder = await mkdtemp(join(tmpdir(), 'vitrin-clock-'))
    const file = join(folder, 'clock')
    // The database's clock is read by its own account.
    await chmod(folder, 0o755)
    const set = (time: string | number) => writeFile(file, clockSetting(new Date(time)))
    await set(Date.now())
    const { url, stop } = await createTestCluster(undefined, settableClock(file))
    ending.push(async () => {
      await stop()
      await rm(folder, { recursive: true })
    })
    return { set, url }
  }

  async function openFresh(server: string) {
    const keeper = openDatabase(server)
    await keeper.pool.query('create database yilbasi')
    await keeper.close()
    const url = new URL(server)
    url.pathname = '/yilbasi'
    await migrate(url.href)
    const database = openDatabase(url.href)
    await loadDemo(database.db, { pictures: null })
    return { ...database, url: url.href }
  }
})
