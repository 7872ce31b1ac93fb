import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { pdf } from '~/features/customers/testing/files'
import { sessions } from '~/features/identity/tables.server'
import { maxUploadBytes } from '~/http/reading/body-limit.server'
import { fillApplication, signIn } from '~/testing/applicant'
import { type Browser, openBrowser } from '~/testing/browser'
import { goodsInStock } from '~/testing/guest'
import { testSecret } from '~/testing/secret'
import { freePort } from '~/testing/server/free-port'
import { type ShopProcess, startProcess } from '~/testing/server/process'
import { isMissing } from '~/testing/server/tools'
import { demoPassword } from '../../../demo/shop/accounts'
import { inProject } from '../../start/project.mjs'
import { type Proxy, startProxy } from './testing/proxy'

const proxies = (['nginx', 'caddy'] as const).filter((kind) => !isMissing(kind, 'openssl'))

const member = 'perakende@vitrin.test'
const document = (bytes: number) => ({
  name: 'belge.pdf',
  bytes: pdf({ comment: `%${'-'.repeat(bytes - 600)}` }),
})

describe.each(proxies)('two processes behind %s', (kind) => {
  let proxy: Proxy
  let shops: ShopProcess[]
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let browser: Browser

  const startShop = async (port: number, origin: string) => {
    const shop = await startProcess({
      DATABASE_URL: database.url,
      SECRET: testSecret,
      PUBLIC_URL: origin,
      TRUST_PROXY: '1',
      VITRIN_ROLE: 'web',
      PORT: String(port),
      LOG_LEVEL: 'warn',
    })
    await shop.ready()
    return shop
  }

  beforeAll(async () => {
    database = await openTestDatabase('demo')
    const ports = [await freePort(), await freePort()] as const
    proxy = await startProxy(kind, ports)
    shops = await Promise.all(ports.map((port) => startShop(port, proxy.origin)))
    browser = openBrowser(proxy.fetch, proxy.origin)
  })
  afterAll(() => proxy?.stop())

  test('home and a product open, over HTTP/2 too', async () => {
    expect((await browser.page('/')).status).toBe(200)
    const [goods] = await goodsInStock(database.db, 1)
    expect((await browser.page(goods!.link)).text).toContain(goods!.name)
    const client = connect(proxy.origin, { ca: proxy.ca })
    const [headers] = (await once(client.request({ ':path': '/' }).end(), 'response')) as [
      Record<string, unknown>,
    ]
    client.destroy()
    expect(headers[':status']).toBe(200)
  })

  test('built files are kept for good, and arrive as the shop compressed them', async () => {
    const path = /\/assets\/[\w.-]+[.]js/.exec((await browser.page('/')).html)![0]
    const { headers } = await browser.send(path, { headers: { 'accept-encoding': 'br' } })
    expect(headers.get('cache-control')).toMatch(/max-age=31536000, immutable/)
    expect(headers.get('content-encoding')).toBe('br')
  })

  test('a member signs in, and the shop sees the address of the member whatever the request claims', async () => {
    const far = openBrowser((request) => {
      request.headers.set('x-forwarded-for', '203.0.113.7')
      request.headers.set('forwarded', 'for=203.0.113.7')
      return proxy.fetchFrom('127.0.0.9')(request)
    }, proxy.origin)
    await signIn(far, member, demoPassword)
    expect([...far.cookies.keys()]).toContain('__Host-uid')
    const [session] = await database.db
      .select({ ip: sessions.ipAddress })
      .from(sessions)
      .orderBy(desc(sessions.createdAt))
      .limit(1)
    expect(session).toEqual({ ip: '127.0.0.9' })
  })

  test('the largest documents arrive, and larger bodies are refused', async () => {
    const guest = openBrowser(proxy.fetch, proxy.origin)
    const largest = document(5 * 1024 * 1024)
    const page = await fillApplication(guest, {
      email: `${kind}@musteri.example`,
      files: { vergi_levhasi: largest, imza_sirkuleri: largest },
    })
    expect(page.path).toContain('adim=gonder')
    const body = Buffer.alloc(maxUploadBytes + 1024)
    const sent = guest.send('/create?tur=toptan&adim=belgeler', { method: 'POST', body })
    const refused = await sent.then(
      ({ status }) => status,
      (error: NodeJS.ErrnoException) => error.code,
    )
    // The shop refuses by the head and closes. Caddy may take that for a failure while it is still sending, or close as well.
    expect(kind === 'caddy' ? [413, 502, 'ECONNRESET', 'EPIPE'] : [413]).toContain(refused)
  })

  test('no page is lost when a process is told to stop, and none when one is killed', async () => {
    const [first, second] = shops as [ShopProcess, ShopProcess]
    await askMeanwhile(async () => expect(await first.stop()).toMatchObject({ code: 0 }))
    shops[0] = await startShop(first.port, proxy.origin)
    await untilReady(first.port)
    await askMeanwhile(async () => {
      second.child.kill('SIGKILL')
      await second.exited
    })
  })

  /** As systemd does before it restarts the next process. */
  async function untilReady(port: number): Promise<void> {
    const waiting = spawn(process.execPath, [inProject('deploy', 'is-ready.mjs'), '--wait'], {
      env: { PORT: String(port) },
    })
    expect(await once(waiting, 'close')).toEqual([0, null])
  }

  /** Eight visitors ask without a pause; 20 pages each after the end of `work`. */
  async function askMeanwhile(work: () => Promise<unknown>): Promise<void> {
    let isDone = false
    const statuses: number[] = []
    const visitor = async () => {
      for (let left = 20; left > 0; left -= isDone ? 1 : 0)
        statuses.push((await browser.send('/User/Login')).status)
    }
    const visitors = Array.from({ length: 8 }, visitor)
    await expect.poll(() => statuses.length, { timeout: 20_000 }).toBeGreaterThan(50)
    await work()
    isDone = true
    await Promise.all(visitors)
    expect(statuses.filter((status) => status !== 200)).toEqual([])
  }
})

describe.each(proxies)('processes that break off behind %s', (kind) => {
  const received: (string | undefined)[] = []
  const servers: Server[] = []
  let proxy: Proxy

  beforeAll(async () => {
    const ports = await Promise.all([0, 1].map(() => startBreaking()))
    proxy = await startProxy(kind, ports as [number, number])
  })
  afterAll(async () => {
    await proxy?.stop()
    for (const server of servers) server.close()
  })

  async function startBreaking(): Promise<number> {
    const server = createServer((request, response) => {
      if (request.url === '/readyz') return void response.end()
      received.push(request.method)
      request.resume().once('end', () => request.socket.destroy())
    }).listen(0, '127.0.0.1')
    servers.push(server)
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }

  test('a form is sent once, whatever becomes of it', async () => {
    const { status } = await proxy.fetch(new Request(proxy.origin, { method: 'POST', body: 'a=1' }))
    expect(status).toBe(502)
    expect(received).toEqual(['POST'])
  })
})
