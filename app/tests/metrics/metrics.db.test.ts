import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { openBrowser } from '~/testing/browser'
import { goodsInStock, orderAsGuest } from '~/testing/guest'
import { inProject } from '../../../scripts/start/project.mjs'
import { freePort } from '~/testing/server/free-port'
import { type ShopProcess, startProcess } from '~/testing/server/process'
import { needs, runTool } from '~/testing/server/tools'
import { type Sample, samplesOf, sumOf } from '~/testing/server/samples'

const database = await openTestDatabase('demo')
const token = 'a-token-of-the-tests-1'
const asked = { headers: { authorization: `Bearer ${token}` } }
const requests = 'http_server_request_duration_seconds_count'

async function scrape(url: string): Promise<{ text: string; samples: Sample[] }> {
  const response = await fetch(url, asked)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const text = await response.text()
  return { text, samples: samplesOf(text) }
}

const browserOf = ({ url }: ShopProcess) => openBrowser((request) => fetch(request), url)

describe('a shop with metrics', () => {
  let shop: ShopProcess
  let own: string
  const countOf = async (labels: Record<string, string>, name = requests) =>
    sumOf((await scrape(own)).samples, name, labels) ?? 0

  beforeAll(async () => {
    const port = await freePort()
    own = `http://127.0.0.1:${port}/metrics`
    shop = await startProcess({
      DATABASE_URL: database.url,
      METRICS_PORT: String(port),
      METRICS_TOKEN: token,
      // Without a backup the age is told as well.
      BACKUP_FOLDER: join(tmpdir(), 'vitrin-no-backups'),
      LOG_LEVEL: 'warn',
    })
    await shop.ready()
    return () => shop.stop()
  })

  test('counts requests by route, method and status', async () => {
    const before = (await scrape(own)).samples
    const paths = [
      '/',
      '/deri-kordonlar',
      '/deri-kordonlar?sayfa=2',
      '/user/login',
      '/sepetim',
      '/yok-boyle-bir-sayfa',
    ]
    for (const path of paths) await fetch(shop.url + path)
    await fetch(`${shop.url}/sepetim`, { method: 'HEAD' })
    await fetch(`${shop.url}/api/products`)
    await fetch(`${shop.url}/api/products/99999999`)
    await fetch(`${shop.url}/wp-login.php`, { method: 'POST' })
    const after = (await scrape(own)).samples
    const more = (route: string, status: number, method = 'GET') => {
      const labels = {
        http_route: route,
        http_response_status_code: String(status),
        http_request_method: method,
      }
      return (sumOf(after, requests, labels) ?? 0) - (sumOf(before, requests, labels) ?? 0)
    }
    expect({
      home: more('/', 200),
      linked: more('/*', 200),
      missing: more('/*', 404),
      signIn: more('/User/Login', 200),
      basket: more('/sepetim', 200),
      headOfBasket: more('/sepetim', 200, 'HEAD'),
      calls: more('/api/products', 200),
      missingRecord: more('/api/products/{id}', 404),
    }).toEqual({
      home: 1,
      linked: 2,
      missing: 1,
      signIn: 1,
      basket: 1,
      headOfBasket: 1,
      calls: 1,
      missingRecord: 1,
    })
    const sum = (samples: Sample[]) => sumOf(samples, requests)!
    expect(sum(after) - sum(before)).toBe(10)
  })

  test('counts answers from memory under their route as well', async () => {
    const labels = { http_route: '/', http_response_status_code: '200', http_request_method: 'GET' }
    const hits = () => countOf({ result: 'hit' }, 'vitrin_stored_answers_requests_total')
    // Nothing is stored until the first message of the database, a second after the start.
    await vi.waitFor(
      async () => {
        await fetch(shop.url)
        expect(await hits()).toBeGreaterThan(0)
      },
      { timeout: 20_000, interval: 100 },
    )
    const [requestsBefore, hitsBefore] = [await countOf(labels), await hits()]
    for (let i = 0; i < 5; i++) await fetch(shop.url)
    expect(await countOf(labels)).toBe(requestsBefore + 5)
    expect(await hits()).toBe(hitsBefore + 5)
    expect(await countOf({}, 'vitrin_stored_answers_entries')).toBeGreaterThan(0)
    expect(await countOf({}, 'vitrin_stored_answers_bytes')).toBeGreaterThan(1_000)
  })

  test('counts an order once it is placed, and shows the jobs that it leaves', async () => {
    const placed = () => countOf({ buyers: 'guest', payment: 'transfer' }, 'vitrin_orders_placed_total')
    expect(await placed()).toBe(0)
    const [goods] = await goodsInStock(database.db, 1)
    await orderAsGuest(browserOf(shop), [goods!])
    expect(await placed()).toBe(1)
    expect(await countOf({}, 'vitrin_orders_placed_total')).toBe(1)
    // Jobs are counted once in five seconds.
    await vi.waitFor(
      async () => expect(await countOf({ task: 'expire-order' }, 'vitrin_jobs_scheduled')).toBe(1),
      { timeout: 15_000, interval: 500 },
    )
  })

  test('counts limits that were reached', async () => {
    const reached = () => countOf({ limit: 'sign_in' }, 'vitrin_limits_reached_total')
    const body = new URLSearchParams({ email: 'kimse@alici.example', password: 'yanlis-parola-1' })
    const headers = { origin: shop.url, 'content-type': 'application/x-www-form-urlencoded' }
    for (let i = 0; i < 12; i++) await fetch(`${shop.url}/user/login`, { method: 'POST', body, headers })
    expect(await reached()).toBe(2)
  })

  test('is not filled up by addresses that somebody invents', async () => {
    const series = async () => (await scrape(own)).samples.filter(({ name }) => name === requests).length
    const ask = async (path: string) => void (await fetch(shop.url + path)).body?.cancel()
    const invent = async (i: number) => {
      const word = Math.abs(Math.sin(i + 1))
        .toString(36)
        .slice(2)
      const kinds = [`/${word}`, `/${word}/${word}`, `/api/${word}`, `/media/${word}`, `/content/${word}`]
      await ask(kinds[i % kinds.length]!)
    }
    for (let i = 0; i < 5; i++) await invent(i)
    const before = await series()
    for (let i = 5; i < 1_005; i += 20) await Promise.all(Array.from({ length: 20 }, (_, k) => invent(i + k)))
    expect(await series()).toBe(before)
  }, 120_000)

  test('shows them on the shop’s port to those who have the token, to others an unknown address', async () => {
    expect(sumOf((await scrape(`${shop.url}/metrics`)).samples, 'vitrin_database_up')).toBe(1)
    const unknown = await fetch(`${shop.url}/baska-bir-adres`)
    for (const headers of [{}, { authorization: 'Bearer wrong-token-of-tests' }, { authorization: token }]) {
      const refused = await fetch(`${shop.url}/metrics`, { headers: headers as Record<string, string> })
      expect(refused.status).toBe(404)
      expect(refused.headers.get('content-type')).toBe(unknown.headers.get('content-type'))
      expect(await refused.text()).not.toContain('vitrin_database_up')
    }
  })

  test('shows on the port of metrics nothing else, and that to nobody without the token', async () => {
    const { origin } = new URL(own)
    for (const path of ['/', '/healthz', '/metrics/x', '/api/products'])
      expect((await fetch(origin + path, asked)).status).toBe(404)
    expect((await fetch(own)).status).toBe(404)
    expect((await fetch(own, { ...asked, method: 'POST' })).status).toBe(404)
  })

  test('has all metrics that the alerts and the dashboard name', async () => {
    const files = ['deploy/prometheus/alerts.yml', 'deploy/grafana/vitrin.json', 'docs/operating.md']
    const named = files.flatMap((file) =>
      [...readFileSync(inProject(file), 'utf8').matchAll(/\b(vitrin|http_server|nodejs|process)_\w+/g)].map(
        ([name]) => name,
      ),
    )
    expect(named.length).toBeGreaterThan(50)
    const { text } = await scrape(own)
    // `# TYPE name histogram` stands for the name with _bucket, _sum and _count.
    const known = [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name!)
    const isKnown = (name: string) => known.includes(name.replace(/_(bucket|sum|count)$/, ''))
    expect([...new Set(named.filter((name) => !isKnown(name)))]).toEqual([])
  })

  test('says them as promtool wants them', async (context) => {
    needs('promtool', context)
    const { text } = await scrape(own)
    // The names of these are prom-client's own.
    const { output } = runTool('promtool', ['check', 'metrics'], text)
    const complaints = output.split('\n').filter((line) => line !== '' && !line.startsWith('nodejs_'))
    expect(complaints).toEqual([])
  })
})

test('a process for jobs alone shows them on its own port, as deploy/prometheus asks for them', async () => {
  const worker = await startProcess({
    DATABASE_URL: database.url,
    VITRIN_ROLE: 'worker',
    METRICS_TOKEN: token,
    LOG_LEVEL: 'warn',
  })
  await worker.ready()
  expect(sumOf((await scrape(`${worker.url}/metrics`)).samples, 'vitrin_database_up')).toBe(1)
  expect((await fetch(`${worker.url}/metrics`)).status).toBe(404)
  await worker.stop()
})

test('a shop without settings for metrics has none', async () => {
  const shop = await startProcess({ DATABASE_URL: database.url, LOG_LEVEL: 'warn' })
  await shop.ready()
  const response = await fetch(`${shop.url}/metrics`, asked)
  expect(response.status).toBe(404)
  expect(await response.text()).not.toContain('http_server_request_duration_seconds')
  await shop.stop()
})
