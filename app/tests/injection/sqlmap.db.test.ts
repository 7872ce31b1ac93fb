// @module-tag once
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { listen } from '~/http/bounds/listen.server'
import { askedSqlmap } from '~/testing/injection/asked'
import { type Attacked, freshKey, parametersOf } from '~/testing/injection/attacked'
import { startCanary } from '~/testing/injection/canary-server'
import { withHeaders } from '~/testing/injection/doors'
import { keepSettings } from '~/testing/injection/keep-settings'
import { listAttacked } from '~/testing/injection/list-attacked'
import { watchSqlErrors } from '~/testing/injection/sql-errors'
import { runSqlmap, type SqlmapOptions, type SqlmapResult } from '~/testing/injection/sqlmap'
import { openStaff } from '~/testing/members'
import { freePort } from '~/testing/server/free-port'
import { openTestShop, type TestShop } from '~/testing/shop'

// Promise P14: sqlmap attacks every parameter of every route. It runs by `npm run sqlmap` (scripts/sqlmap/sqlmap.mjs), which
// says how long and which requests.
const asked = askedSqlmap

const port = asked ? await freePort() : 0
const shop = asked ? await openTestShop({ environment: { PORT: String(port) } }) : null
const options = {
  level: asked?.level ?? 3,
  risk: asked?.risk ?? 1,
  smart: asked?.smart ?? false,
  seconds: 120,
}
const tell = (line: string) => void process.stdout.write(`${line}\n`)

describe.runIf(asked)('sqlmap', () => {
  test('finds every parameter of a server that makes SQL of text', { timeout: 900_000 }, async () => {
    const canaryPort = await freePort()
    const canary = await startCanary(shop!.database.pool, canaryPort)
    const origin = `http://127.0.0.1:${canaryPort}`
    const missed: string[] = []
    for (const [request, more] of canaries(shop!, origin)) {
      const result = await runSqlmap(request, 0, { ...options, technique: 'BEU', origin, ...more })
      tell(`  ${result.state.padEnd(6)} ${request.name} ${result.found.join(', ')} (${seconds(result.ms)} s)`)
      if (result.state !== 'found') missed.push(`${request.name}: ${result.output.slice(-1_500)}`)
    }
    canary.stop()
    expect(missed).toEqual([])
  })

  test('finds nothing in the shop', { timeout: (asked?.minutes ?? 1) * 90_000 + 3_600_000 }, async () => {
    const watch = watchSqlErrors()
    const { requestsOf, statuses, failures, close } = await openShop(shop!)
    const all = await attackedNow(shop!)
    const settings = await keepSettings(shop!)
    tell(`${all.length} requests, ${all.reduce((sum, one) => sum + parametersOf(one), 0)} parameters`)
    const results = await attackSuspectsAlone(all, await attackAll(all, settings), settings)
    watch.stop()
    close()
    for (const state of ['clean', 'cut', 'failed', 'found'] as const)
      tell(`${state}: ${results.filter((one) => one.state === state).length}`)
    tell(
      `not tried: ${all.length - results.length}; HTTP requests: ${requestsOf.reduce((sum, n) => sum + (n ?? 0), 0)}`,
    )
    tell(
      `statuses: ${[...statuses]
        .toSorted(([a], [b]) => a - b)
        .map((pair) => pair.join(' × '))
        .join(', ')}`,
    )
    for (const failure of failures) tell(`answered 500: ${failure}`)
    tell(`errors of SQL text: ${JSON.stringify(watch.errors.slice(0, 20))}`)
    expect(results.filter(({ state }) => state === 'found').map(({ name, found }) => [name, found])).toEqual(
      [],
    )
    expect(
      results.filter(({ state }) => state === 'failed').map(({ name, output }) => [name, output.slice(-400)]),
    ).toEqual([])
    expect(watch.errors).toEqual([])
    expect(failures).toEqual([])
  })
})

const seconds = (ms: number) => (ms / 1_000).toFixed(1)

/** One injectable place each, and the options that it needs. */
function canaries({ browser }: TestShop, origin: string): [Attacked, Partial<SqlmapOptions>][] {
  const visitor = browser()
  const canary = (name: string, more: Partial<Attacked>): Attacked => ({
    name: `canary: ${name}`,
    route: `/${name}`,
    method: 'GET',
    path: `/${name}`,
    given: [],
    browser: visitor,
    ...more,
  })
  const withCookie = browser()
  withCookie.cookies.set('id', '1')
  const post = { method: 'POST', fields: [['id', '1']] as [string, string][] }
  return [
    [canary('query', { path: '/query?id=1' }), {}],
    [canary('path', { path: '/path/1', given: [2] }), {}],
    [canary('form', post), {}],
    [canary('json', { method: 'POST', json: { id: '1' } }), {}],
    [canary('cookie', { browser: withCookie }), { headers: true }],
    [canary('header', { headers: { 'x-id': '1' } }), { headers: true }],
    [canary('store', post), { secondUrl: `${origin}/stored` }],
  ]
}

/** The list without requests that have no parameter, with requests whose cookies and headers are attacked. */
async function attackedNow(shop: TestShop): Promise<Attacked[]> {
  const list = await listAttacked(shop)
  const withTheirs = list.filter(({ name }) => headed.some((one) => one.test(name))).map(withHeaders)
  return [...list.filter((one) => parametersOf(one) > 0), ...withTheirs].filter(({ name }) =>
    name.includes(asked!.only),
  )
}

/** Requests whose cookies and headers are attacked too: pages and calls of a guest, a member and the staff. */
const headed = [
  /^GET \/ \(guest\)/,
  /^GET \/sepetim /,
  /^GET \/User\/orders \(/,
  /^GET \/yonetim \(/,
  /^POST \/api\/add-to-basket/,
  /^GET \/api\/site\/user$/,
]

/** s for the second attack on a request in which the first one found something. */
const secondLook = 600

type Settings = Awaited<ReturnType<typeof keepSettings>>
type Tried = SqlmapResult & { name: string; run: number }

/** Attacks with several sqlmaps at once until the time is over, and tells each result. */
async function attackAll(all: readonly Attacked[], settings: Settings): Promise<Tried[]> {
  const { minutes, workers, from } = asked!
  const end = Date.now() + minutes * 60_000
  const results: Tried[] = []
  let next = from - 1
  const work = async () => {
    while (next < all.length && Date.now() < end) {
      const run = next++
      const share = ((end - Date.now()) / 1_000) * (workers / (all.length - run))
      results.push(await attack(all, run, settings, Math.min(180, Math.max(10, share * 4))))
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
  return results
}

/**
 * Attacks again, one after the other, where something was found: a page that other requests change meanwhile looks like an injection
 * until sqlmap has it alone, and the time to look at its own finding.
 */
async function attackSuspectsAlone(
  all: readonly Attacked[],
  tried: readonly Tried[],
  settings: Settings,
): Promise<Tried[]> {
  const results: Tried[] = []
  for (const one of tried)
    results.push(one.state === 'found' ? await attack(all, one.run, settings, secondLook) : one)
  return results
}

/** One attack, of so many seconds at most, on the request at this place of the list. */
async function attack(
  all: readonly Attacked[],
  run: number,
  settings: Settings,
  most: number,
): Promise<Tried> {
  const one = all[run]!
  await settings.restore()
  await signInAgain(one)
  const result = await runSqlmap(one, run, {
    ...options,
    technique: asked!.technique,
    origin: shop!.origin,
    seconds: most,
    headers: one.name.endsWith('cookies and headers'),
  })
  tell(
    `${String(run + 1).padStart(4)}/${all.length} ${result.state.padEnd(6)} ${one.name} (${parametersOf(one)} parameters, ${seconds(result.ms)} s) ${result.found.join(', ')}`,
  )
  return { ...result, name: one.name, run }
}

/** A member of the staff whose session an earlier request has ended gets another one. */
async function signInAgain({ browser, name }: Attacked): Promise<void> {
  if (!name.includes('(admin)')) return
  const answer = await browser.send('/yonetim', { headers: { accept: 'text/html' } })
  await answer.body?.cancel()
  if (answer.status === 200) return
  const again = (await openStaff(shop!, 'admin')).browser
  for (const [cookie, value] of again.cookies) browser.cookies.set(cookie, value)
}

/** The shop on its port. Counts requests by run and answers by status; a fresh key takes the place of `freshKey`. */
async function openShop({ fetch, deps }: TestShop) {
  const requestsOf: number[] = []
  const failures: string[] = []
  const statuses = new Map<number, number>()
  const server = await listen(
    async (raw, remote) => {
      const run = Number(raw.headers.get('x-run') ?? -1)
      if (run >= 0) requestsOf[run] = (requestsOf[run] ?? 0) + 1
      const response = await fetch(withFreshKey(raw), remote)
      // sqlmap that was ended at its time has left, and hears no answer.
      if (response.status === 500 && !raw.signal.aborted && failures.length < 20)
        failures.push(`${raw.method} ${raw.url}, request ${run + 1} of the list`)
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      return response
    },
    { port, host: deps.config.host },
  )
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { requestsOf, statuses, failures, close }
}

function withFreshKey(raw: Request): Request {
  if (!raw.headers.get('idempotency-key')?.startsWith(freshKey)) return raw
  const headers = new Headers(raw.headers)
  headers.set('idempotency-key', randomUUID())
  const { url, method, body, signal } = raw
  return new Request(url, { method, headers, body, signal, duplex: 'half' } as RequestInit)
}
