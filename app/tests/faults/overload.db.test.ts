// @module-tag once
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { outcomes, sendCrowd, within } from '~/testing/server/crowd'
import { isFullTest } from '~/testing/full-test'
import type { Shot, Stream } from '~/testing/server/open-loop'
import { newSessionToken } from '~/features/identity/sessions/guest-session.server'
import { type ShopProcess, startProcess } from '~/testing/server/process'
import { goodsInStock } from '~/testing/guest'

const database = await openTestDatabase('demo')
const onDatabase = { DATABASE_URL: database.url, LOG_LEVEL: 'warn' }
// Pages with a parameter that the shop does not know are not stored: each request is work.
const pages = ['/', '/deri-kordonlar', '/search-results', '/sepetim', '/contact', '/category/list'].map(
  (path) => `${path}?q=kordon&rendered=1`,
)
const [goods] = await goodsInStock(database.db, 1)
const line = JSON.stringify({ product_id: goods!.productId, product_variant_id: goods!.variantId, amount: 1 })

/**
 * The examined percentile, and its limit in ms. The goal: refusals within 100 ms, other answers within 2 s, health
 * within 50 ms. The crowd, the shop and its database share the machine: two cores with other work gave 149, 1,762 and
 * 110. In npm test the shop may get no processor time for a second.
 */
const bounds: Record<'refused' | 'accepted' | 'health' | 'after', [number, number]> = isFullTest
  ? { refused: [0.95, 250], accepted: [0.99, 4_000], health: [0.95, 250], after: [0.5, 200] }
  : { refused: [0.5, 500], accepted: [0.5, 3_000], health: [0.5, 500], after: [0.5, 1_000] }
const seconds = isFullTest ? 60 : 6

/** The most answers a second that the shop gives, with as many clients as keep it busy. */
async function capacity(shop: ShopProcess, ms: number): Promise<number> {
  const until = performance.now() + ms
  let answered = 0
  const lanes = Array.from({ length: 8 }, async () => {
    while (performance.now() < until) {
      const response = await fetch(shop.url + pages[answered++ % pages.length]!)
      expect(response.status).toBe(200)
      await response.text()
    }
  })
  await Promise.all(lanes)
  return (answered / ms) * 1_000
}

/** Memory of a process (RSS) in MB; 0 where the system does not tell. */
function memory({ child }: ShopProcess): number {
  try {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)![1]) / 1024)
  } catch {
    return 0
  }
}

function expectWithin([share, ms]: [number, number], shots: readonly Shot[]): void {
  expect(shots.length).toBeGreaterThan(0)
  expect(within(share, shots)).toBeLessThan(ms)
}

const tell = (line: string) => void process.stdout.write(`${line}\n`)

// Promise L40
describe('five times as many requests as the shop can serve', () => {
  let shop: ShopProcess
  let perSecond = 0
  let shots: Shot[] = []
  let usual = 0
  const until = seconds * 1_000
  const of = (kind: string, status?: number) =>
    shots.filter((shot) => shot.kind === kind && (status === undefined || shot.outcome === status))

  beforeAll(async () => {
    shop = await startProcess(onDatabase)
    await shop.ready()
    await capacity(shop, 2_000)
    perSecond = Math.round(5 * (await capacity(shop, 3_000)))
    const whole = { from: 0, until }
    const streams: Stream[] = [
      { kind: 'page', paths: pages, perSecond: perSecond * 0.9, ...whole },
      { kind: 'page', paths: ['/api/add-to-basket'], perSecond: perSecond * 0.1, ...whole, body: line },
      { kind: 'buying', paths: ['/User/Login', '/checkout/steps'], perSecond: 3, ...whole },
      { kind: 'health', paths: ['/healthz'], perSecond: 20, ...whole },
      { kind: 'ready', paths: ['/readyz'], perSecond: 2, ...whole },
      { kind: 'after', paths: pages, perSecond: 2, from: until, until: until + 8_000 },
    ]
    usual = memory(shop)
    shots = await sendCrowd(shop.url, streams)
    const figures = (kind: string, status?: number) => {
      const some = of(kind, status)
      const times = [0.5, 0.95, 0.99].map((share) => within(share, some)).join(', ')
      return `  ${kind} ${status ?? ''}: ${some.length}; p50, p95, p99: ${times} ms`
    }
    tell(
      `Overload: ${perSecond} a second for ${seconds} s, ${usual} MB before and ${memory(shop)} MB at most`,
    )
    for (const status of [200, 503]) tell(figures('page', status))
    for (const kind of ['buying', 'health', 'ready', 'after']) tell(figures(kind))
  }, 300_000)
  afterAll(() => shop.stop())

  test('are all answered or refused', () => {
    expect(Object.keys(outcomes(of('page'))).toSorted()).toEqual(['200', '503'])
    expect(of('page', 503).length).toBeGreaterThan(of('page').length / 4)
    expect(of('page', 200).length).toBeGreaterThan(of('page').length / 50)
  })

  test('are refused quickly', () => {
    expectWithin(bounds.refused, of('page', 503))
  })

  test('wait little when they are accepted', () => {
    expectWithin(bounds.accepted, of('page', 200))
  })

  test('do not block sign-ins and payments', () => {
    expect(Object.keys(outcomes(of('buying'))).toSorted()).toEqual(['200', '302'])
  })

  test('do not delay the checks of liveness and readiness', () => {
    expect(outcomes(of('health'))).toEqual({ 200: 20 * seconds })
    expectWithin(bounds.health, of('health'))
    expect(of('ready', 200).length).toBeGreaterThan(of('ready').length * (isFullTest ? 0.99 : 0.7))
  })

  test('are forgotten five seconds after they have gone', () => {
    const later = of('after').filter(({ at }) => at >= until + 5_000)
    expect(Object.keys(outcomes(later))).toEqual(['200'])
    expectWithin(bounds.after, later)
  })

  test('take little more memory than eight at once', () => {
    expect(memory(shop) - usual).toBeLessThan(150)
  })
})

// Promises L40, L44
test('a shop told to stop under overload answers all accepted requests', async () => {
  const shop = await startProcess(onDatabase)
  await shop.ready()
  const perSecond = Math.round(5 * (await capacity(shop, 3_000)))
  const asked = sendCrowd(shop.url, [{ kind: 'page', paths: pages, perSecond, from: 0, until: 6_000 }])
  await pause(3_000)
  const stopped = await shop.stop()
  const found = outcomes(await asked)
  tell(`Stopped among ${perSecond} a second after ${Math.round(stopped.ms)} ms: ${JSON.stringify(found)}`)
  expect(stopped.code).toBe(0)
  expect(stopped.ms).toBeLessThan(10_000)
  const { 200: answered = 0, 503: refused = 0, ECONNREFUSED: closed = 0, ...lost } = found
  expect(answered).toBeGreaterThan(0)
  // Beside other tests the measured capacity may be so low that five times as many requests fill no queue.
  for (const count of isFullTest ? [refused, closed] : [refused + closed]) expect(count).toBeGreaterThan(0)
  // Connections that the shop has not taken over when it closes are reset. Alone: 0 and 1; beside other tests, where the
  // shop gets no processor time for a second or two, those of that time: 51, and 209 at 123 a second.
  const reset = Object.values(lost).reduce((sum, count) => sum + count, 0)
  expect(reset).toBeLessThanOrEqual(isFullTest ? 3 : perSecond * 2)
}, 120_000)

test('readiness does not wait for connections held by pages', async () => {
  const shop = await startProcess(onDatabase)
  await shop.ready()
  const headers = { cookie: `sessionId=${newSessionToken()}`, origin: shop.url }
  const json = { ...headers, 'content-type': 'application/json' }
  const added = await fetch(`${shop.url}/api/add-to-basket`, { method: 'POST', body: line, headers: json })
  expect(added.status).toBe(200)
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await client.query('lock table baskets, basket_lines')
    // Both queues are full, and all their requests wait for the locked rows.
    const asked = ['/sepetim', '/checkout/steps'].flatMap((path) =>
      Array.from({ length: 20 }, () => fetch(shop.url + path, { headers, redirect: 'manual' })),
    )
    const waiting = async () => {
      const { rows } = await database.pool.query<{ count: number }>(
        "select count(*)::int from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      )
      return rows[0]!.count
    }
    // The other two of sixteen listen for jobs.
    await expect.poll(waiting, { timeout: 5_000 }).toBe(14)
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(200)
    await client.query('rollback')
    for (const { status } of await Promise.all(asked)) expect([200, 302]).toContain(status)
  } finally {
    client.release(true)
  }
}, 30_000)
