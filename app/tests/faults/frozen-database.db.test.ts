import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createOwnServer } from '~/db/testing/own-server'
import { openDatabaseProxy } from '~/testing/faults/database-proxy'
import { openCustomers } from '~/testing/server/customers'
import { fillOwnServer } from '~/testing/server/own-shop'
import { type ShopProcess, startProcess } from '~/testing/server/process'

const server = await createOwnServer()
const { url, line } = await fillOwnServer(server)
afterAll(() => server.remove())
// Thaws the server, also after a failure, before the next test.
afterEach(() => server.thaw())

const paths = ['/', '/sepetim', '/contact', '/api/cities', '/readyz', '/healthz'] as const
/** Limits for a whole request, and for a readiness or liveness check, with some margin for a busy machine. */
const bounds = { request: 10_000, readiness: 1_000, slack: 1_500 }

type Answer = { path: string; status: number; ms: number; retryAfter: string | null }

async function ask(shop: ShopProcess, path: string): Promise<Answer> {
  const began = performance.now()
  const response = await fetch(shop.url + path, { headers: { accept: 'text/html' } })
  await response.text()
  const ms = performance.now() - began
  return { path, status: response.status, ms, retryAfter: response.headers.get('retry-after') }
}

const isProbe = ({ path }: Answer) => path === '/readyz' || path === '/healthz'

function expectInTime(answers: readonly Answer[]): void {
  for (const answer of answers) {
    const most = (isProbe(answer) ? bounds.readiness : bounds.request) + bounds.slack
    expect(answer.ms, `${answer.path} ${answer.status}`).toBeLessThan(most)
    if (answer.status === 503 && !isProbe(answer)) expect(answer.retryAfter, answer.path).toBe('5')
  }
}

/** More visitors at once than there are connections. */
const askAll = (shop: ShopProcess) =>
  Promise.all(Array.from({ length: 5 }, () => paths.map((path) => ask(shop, path))).flat())

/**
 * Every kind of request succeeds again, on a full pool, within 10 s; on a busy machine, which is slow with as many
 * visitors at any time, correspondingly later.
 */
async function expectHealthySoon(shop: ShopProcess): Promise<void> {
  const began = performance.now()
  const ill = async () => (await askAll(shop)).filter(({ status }) => status !== 200)
  await expect.poll(ill, { timeout: 30_000 }).toEqual([])
  const well = performance.now()
  await askAll(shop)
  const usual = performance.now() - well
  process.stdout.write(`every request succeeds ${Math.round(well - began)} ms after the fault\n`)
  expect(well - began).toBeLessThan(10_000 + bounds.slack + 2 * usual)
}

// Promise R33
describe('a database that is frozen for 20 s', () => {
  let shop: ShopProcess
  beforeAll(async () => {
    shop = await startProcess({ DATABASE_URL: url, LOG_LEVEL: 'warn' })
    await shop.ready()
  })

  test('delays no answer beyond its time, is reported by readiness within a second, and soon recovers', async () => {
    await askAll(shop)
    const until = performance.now() + 20_000
    server.freeze()
    const answers: Answer[] = []
    while (performance.now() < until) answers.push(...(await askAll(shop)))
    server.thaw()
    expectInTime(answers)
    const statuses = (path: string) =>
      new Set(answers.filter((one) => one.path === path).map(({ status }) => status))
    for (const path of ['/sepetim', '/readyz']) expect([path, ...statuses(path)]).toEqual([path, 503])
    // A stored page is sent from memory until the silence of the database is noticed.
    expect([...statuses('/')].filter((status) => status !== 200)).toEqual([503])
    expect([...statuses('/healthz')]).toEqual([200])
    // A page whose data was all cached a moment ago is still served.
    for (const { path, status } of answers) expect([200, 503], path).toContain(status)
    await expectHealthySoon(shop)
  }, 90_000)

  test('leaves no partial order: a repeat with the same key places it, or answers with the placed one', async () => {
    const customers = await openCustomers(shop, line)
    const waiting = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const browser = customers.browse()
        await browser.api('/add-to-basket', line)
        return { browser, key: randomUUID() }
      }),
    )
    const sent = waiting.map(({ browser, key }) => customers.send(browser, key))
    // At a random moment between the first statement and the last answer.
    await new Promise((resume) => setTimeout(resume, 15))
    server.freeze()
    const answers = await Promise.all(sent)
    server.thaw()
    await expectHealthySoon(shop)
    const codes = await Promise.all(
      waiting.map(async ({ browser, key }) => {
        let code: string | null = null
        await expect
          .poll(async () => (code = (await customers.send(browser, key)).code), { timeout: 15_000 })
          .not.toBeNull()
        return code
      }),
    )
    for (const [place, { code }] of answers.entries()) if (code) expect(codes[place]).toBe(code)
    expect(new Set(codes).size).toBe(8)
    const [count] = await server.ask<{ orders: number; pieces: number }>(
      'select count(*)::int as orders, sum(quantity)::int as pieces from orders join order_lines on order_id = orders.id',
      'shop',
    )
    expect(count).toEqual({ orders: 8, pieces: 8 })
    expect(await shop.stop()).toMatchObject({ code: 0 })
  }, 90_000)
})

// Promise R34
describe('the connection to the database', () => {
  test('that is cut, reset or slow: every answer comes in time, and the pool refills', async () => {
    const way = await openDatabaseProxy(url)
    const shop = await startProcess({ DATABASE_URL: way.url, LOG_LEVEL: 'warn' })
    await shop.ready()
    await askAll(shop)

    way.cut()
    const whileCut = await askAll(shop)
    expectInTime(whileCut)
    // A page that was stored before the cut is sent from memory until the silence is noticed.
    expect(whileCut.filter(({ path }) => path === '/sepetim').map(({ status }) => status)).toEqual(
      Array(5).fill(503),
    )
    way.mend()
    await expectHealthySoon(shop)

    const asked = askAll(shop)
    way.reset()
    expectInTime(await asked)
    await expectHealthySoon(shop)

    way.delay = 2_000
    const whileSlow = await askAll(shop)
    expectInTime(whileSlow)
    for (const { path, status } of whileSlow) expect([200, 503], path).toContain(status)
    way.delay = 0
    await expectHealthySoon(shop)

    expect(await shop.stop()).toMatchObject({ code: 0 })
    await way.close()
  }, 120_000)

  test('that is cut does not stop the shop from ending', async () => {
    const way = await openDatabaseProxy(url)
    const shop = await startProcess({ DATABASE_URL: way.url, LOG_LEVEL: 'warn' })
    await shop.ready()
    await askAll(shop)
    way.cut()
    const stopped = await shop.stop()
    expect(stopped.code).toBe(0)
    expect(stopped.ms).toBeLessThan(10_000)
    await way.close()
  }, 60_000)
})
