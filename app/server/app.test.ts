import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from './app.server'
import { readConfig } from './config/config.server'
import { openDatabase } from '~/db/connection.server'
import { createLog } from './log.server'
import type { Deps } from './shop.server'

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const addressOf = (path: string) => `http://127.0.0.1:3000${path}`

/** The shop with the address of a database that does not answer. */
function openShop(files?: { styles: []; names: []; serve: () => never }, port = 1) {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const { db } = openDatabase(`postgresql://nobody@127.0.0.1:${port}/nothing`)
  const deps = { config: readConfig({}), log, db, accepting: () => true, clock: () => new Date() }
  const pages = () => Promise.reject(new Error('not asked'))
  const app = createApp(deps as unknown as Deps, { pages, files })
  const ask = (path: string, headers = {}, method = 'GET') =>
    app.fetch(new Request(addressOf(path), { headers, method }))
  return { ask, lines }
}

const failing = {
  styles: [] as [],
  names: [] as [],
  serve: (): never => {
    throw new Error('select card from secrets where id = 7')
  },
}

test('an error of the program shows only a request id; the log has the rest', async () => {
  const { ask, lines } = openShop(failing)
  const response = await ask('/sepetim')
  expect(response.status).toBe(500)
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json\b/)
  const requestId = response.headers.get('x-request-id')
  expect(await response.json()).toEqual({
    type: 'about:blank',
    status: 500,
    title: 'Sunucu hatası. Lütfen tekrar deneyiniz.',
    code: 'server_error',
    requestId,
    errors: [],
  })
  const failure = lines.find((line) => line.includes('select card from secrets'))
  expect(JSON.parse(failure ?? '{}')).toMatchObject({ requestId, msg: 'request failed' })
})

test('a page request that fails is answered with a page', async () => {
  const response = await openShop(failing).ask('/sepetim', browser)
  expect(response.status).toBe(500)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  const html = await response.text()
  expect(html).toContain('Bir şeyler ters gitti.')
  expect(html).toContain(response.headers.get('x-request-id'))
  expect(html).not.toContain('secrets')
})

test.each(['/sepetim', '/api/cities'])('without a database %s says when to come back', async (path) => {
  const response = await openShop().ask(path)
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await response.json()).toMatchObject({ code: 'unavailable' })
  const page = await openShop().ask(path, browser)
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5'])
  expect(page.headers.get('content-type')).toContain(path === '/sepetim' ? 'text/html' : 'problem+json')
})

test.each(['/contents/%00/1', '/contents?link=a%00', '/api/products/link/%00', '/siparis/%00'])(
  '%s is not an address and is refused before any query',
  async (path) => {
    const response = await openShop().ask(path)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'bad_address' })
  },
)

test('a request beyond the queue is refused at once: with a page, a problem or a sentence', async () => {
  const sockets: Socket[] = []
  const silent = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  onTestFinished(() => void silent.close())
  const { ask } = openShop(undefined, (silent.address() as AddressInfo).port)
  const waiting = Array.from({ length: 8 + 250 }, () => ask('/sepetim'))

  const page = await ask('/sepetim', { ...browser, cookie: 'theme=dark' })
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5'])
  expect([page.headers.get('x-frame-options'), page.headers.get('cache-control')]).toEqual([
    'DENY',
    'no-store',
  ])
  const html = await page.text()
  for (const part of ['Mağazamız şu an çok yoğun', 'data-theme="dark"', 'Yeniden dene'])
    expect(html).toContain(part)
  expect(html).toContain(page.headers.get('x-request-id'))
  const form = await (await ask('/sepetim', browser, 'POST')).text()
  expect(form).toContain('geri dönüp yeniden gönderin')
  expect(form).not.toContain('Yeniden dene')
  const data = await ask('/sepetim.data')
  expect([data.status, await data.text()]).toEqual([
    503,
    'Mağazada şu anda çok yoğunluk var. Lütfen birkaç saniye sonra yeniden deneyin.',
  ])
  const call = await ask('/api/products')
  expect([call.status, call.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await call.json()).toMatchObject({ code: 'overloaded' })
  expect((await ask('/healthz')).status).toBe(200)

  // Buyers have a line of their own, so this request is worked on and finds no database.
  const buyer = ask('/checkout/steps')
  for (const socket of sockets) socket.destroy()
  silent.on('connection', (socket) => socket.destroy())
  expect(await (await buyer).json()).toMatchObject({ code: 'unavailable' })
  for (const { status } of await Promise.all(waiting)) expect(status).toBe(503)
})
