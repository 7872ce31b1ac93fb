// @module-tag once
// Longer than 250 lines: every way in which the process begins and ends, each a process of its own.
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { newSessionToken } from '~/features/identity/sessions/guest-session.server'
import { openDatabaseProxy } from '~/testing/faults/database-proxy'
import { goodsInStock } from '~/testing/guest'
import { freePort } from '~/testing/server/free-port'
import { type ShopProcess, startProcess } from '~/testing/server/process'

const database = await openTestDatabase('demo')
const empty = await openTestDatabase('empty')
const onDatabase = { DATABASE_URL: database.url, LOG_LEVEL: 'warn' }
const live = {
  VITRIN_MODE: 'live',
  SECRET: 'a secret of the tests, 32 characters',
  PUBLIC_URL: 'https://vitrin.example',
  SMTP_URL: 'smtp://127.0.0.1:1',
}
const [goods] = await goodsInStock(database.db, 1, 60)

/** A shop without a database, begun before the first test: it gives up after a minute. */
const patient = startAway()
async function startAway() {
  const began = performance.now()
  const away = 'postgres://vitrin@127.0.0.1:1/vitrin'
  const shop = await startProcess({ ...onDatabase, DATABASE_URL: away })
  return { shop, ms: shop.exited.then(() => performance.now() - began) }
}

type Outcome = 'answered' | 'refused' | 'unanswered'

/** One request over real HTTP. Refused: no connection. Unanswered: a connection, but no complete answer. */
function ask(
  shop: ShopProcess,
  agent: Agent,
  path: string,
  body?: object,
  cookie?: string,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const json = body && JSON.stringify(body)
    const headers = {
      ...(cookie ? { cookie, origin: shop.url } : {}),
      ...(json ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) } : {}),
    }
    const sent = request(shop.url + path, { agent, method: json ? 'POST' : 'GET', headers }, (response) => {
      response.resume()
      response.once('end', () =>
        resolve(response.complete && response.statusCode! < 500 ? 'answered' : 'unanswered'),
      )
      response.once('error', () => resolve('unanswered'))
    })
    sent.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' ? 'refused' : 'unanswered'),
    )
    sent.end(json)
  })
}

// Promise L44
describe('a shop that is told to stop', () => {
  test('under load answers every accepted request, reports first that it stops, and ends within 10 s', async () => {
    const shop = await startProcess({ ...onDatabase, LOG_LEVEL: 'info' })
    await shop.ready()
    const outcomes: Record<Outcome, string[]> = { answered: [], refused: [], unanswered: [] }
    const added = new Map<string, number>()
    const line = { product_id: goods!.productId, product_variant_id: goods!.variantId, amount: 1 }

    const clients = Array.from({ length: 8 }, async (_, i) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      const token = newSessionToken()
      for (let turn = 0; ; turn++) {
        const writes = (turn + i) % 3 === 0
        const path = writes ? '/api/add-to-basket' : `/istek-${i}-${turn}`
        const outcome = await ask(shop, agent, path, writes ? line : undefined, `sessionId=${token}`)
        outcomes[outcome].push(path)
        if (writes && outcome === 'answered') added.set(token, (added.get(token) ?? 0) + 1)
        if (outcome !== 'answered') break
      }
      agent.destroy()
    })
    await until(() => outcomes.answered.length > 100)
    const before = outcomes.answered.length
    const watched = watchReadiness(shop)
    const stopped = await shop.stop()
    await Promise.all(clients)

    expect(stopped.code).toBe(0)
    expect(stopped.ms).toBeLessThan(10_000)
    expect(outcomes.answered.length).toBeGreaterThan(before)
    expect(outcomes.refused.length + outcomes.unanswered.length).toBe(8)
    // A client that connects at the very moment of closing may be reset, but then the shop has not begun with it.
    for (const path of outcomes.unanswered.filter((path) => path.includes('istek'))) {
      expect(shop.output.stdout).not.toContain(`"path":"${path}"`)
    }
    // Seen from outside on connections of their own: first not ready, then refused; alive all the while.
    const seen = await watched
    expect(seen.ready.slice(seen.ready.indexOf(503))).not.toContain(200)
    expect(seen.ready).toContain(503)
    expect(seen.ready.at(-1)).toBe('refused')
    for (const answer of seen.alive) expect([200, 'refused']).toContain(answer)
    const { rows } = await database.pool.query<{ pieces: string }>(
      'select sum(quantity) as pieces from basket_lines',
    )
    expect(Number(rows[0]!.pieces)).toBe([...added.values()].reduce((sum, count) => sum + count, 0))
  }, 60_000)

  test('twice, and by Ctrl+C, still ends well', async () => {
    const shop = await startProcess(onDatabase)
    await shop.ready()
    shop.child.kill('SIGINT')
    expect(await shop.stop()).toMatchObject({ code: 0 })
    expect(shop.output.stderr).toBe('')
  }, 30_000)

  test('does not wait for a client that sends its request slowly', async () => {
    const shop = await startProcess(onDatabase)
    await shop.ready()
    const socket = connect(shop.port, '127.0.0.1')
    await once(socket, 'connect')
    socket.on('error', () => undefined)
    socket.write('POST /api/add-to-basket HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"pro')
    const stopped = await shop.stop()
    socket.destroy()
    expect([stopped.code, stopped.ms < 10_000]).toEqual([0, true])
  }, 30_000)

  test('stops the database that it has started', async () => {
    const shop = await startProcess({ LOG_LEVEL: 'warn' })
    await shop.ready()
    const postmaster = postmasterOf(shop)!
    expect(isAlive(postmaster)).toBe(true)
    const stopped = await shop.stop()
    expect([stopped.code, stopped.ms < 10_000]).toEqual([0, true])
    // Its parent is gone: the system takes a moment to remove the process.
    await expect.poll(() => isAlive(postmaster), { timeout: 5_000 }).toBe(false)
  }, 120_000)

  test('during its start leaves no process behind', async () => {
    const shop = await startProcess({ LOG_LEVEL: 'warn' })
    await until(() => shop.output.stdout.includes('Örnek mağaza yükleniyor'))
    const postmaster = postmasterOf(shop)!
    const stopped = await shop.stop()
    expect([stopped.code, stopped.ms < 10_000]).toEqual([0, true])
    // Its parent is gone: the system takes a moment to remove the process.
    await expect.poll(() => isAlive(postmaster), { timeout: 5_000 }).toBe(false)
    expect(shop.output.stderr).toBe('')
  }, 60_000)
})

describe('a running shop', () => {
  test('without its database stays alive, is not ready, and recovers by itself', async () => {
    const way = await openDatabaseProxy(database.url)
    const shop = await startProcess({ ...onDatabase, DATABASE_URL: way.url })
    await shop.ready()
    await way.close()
    const answers = await Promise.all(
      ['/healthz', '/readyz', '/', '/api/cities'].map((path) =>
        fetch(shop.url + path).catch((error: unknown) => {
          throw new Error(`${path} was not answered: ${shop.output.stderr}`, { cause: error })
        }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 503, 503, 503])
    expect(await answers[1]!.json()).toEqual({ status: 'database_unreachable' })
    expect(answers[2]!.headers.get('retry-after')).toBe('5')
    await way.open()
    await until(async () => (await fetch(`${shop.url}/readyz`)).status === 200)
    expect((await fetch(shop.url)).status).toBe(200)
    expect(await shop.stop()).toMatchObject({ code: 0 })
  }, 60_000)

  test('behind TLS accepts forms from its public address alone', async () => {
    const shop = await startProcess({ ...onDatabase, PUBLIC_URL: 'https://vitrin.example', TRUST_PROXY: '1' })
    await shop.ready()
    const form = {
      intent: 'add',
      product_id: String(goods!.productId),
      variant_id: String(goods!.variantId),
      package_size: '1',
      packages: '1',
    }
    const send = (origin: string) =>
      fetch(`${shop.url}/sepetim`, {
        method: 'POST',
        body: new URLSearchParams(form),
        redirect: 'manual',
        headers: {
          origin,
          accept: 'text/html',
          cookie: `__Host-sessionId=${newSessionToken()}`,
          'x-forwarded-for': '203.0.113.9',
        },
      })
    const taken = await send('https://vitrin.example')
    expect([taken.status, taken.headers.get('location')]).toEqual([303, '/sepetim'])
    expect(taken.headers.get('set-cookie')).toMatch(/^__Host-sessionId=.*; Secure$/)
    for (const origin of [shop.url, 'http://vitrin.example', 'null'])
      expect((await send(origin)).status).toBe(403)
    await shop.stop()
  }, 30_000)

  test('limits incoming data, and survives invalid HTTP', async () => {
    const shop = await startProcess(onDatabase)
    await shop.ready()
    const megabyte = 'x'.repeat(1024 * 1024)
    const json = { 'content-type': 'application/json' }
    // A client that goes on sending may see the connection end before the refusal.
    const sendTooMuch = (init: object) =>
      fetch(`${shop.url}/api/add-to-basket`, { method: 'POST', headers: json, ...init }).then(
        ({ status }) => status,
        () => 413,
      )
    expect(await sendTooMuch({ body: megabyte })).toBe(413)
    const untold = new ReadableStream({
      start(controller) {
        for (let i = 0; i < 16; i++)
          controller.enqueue(new TextEncoder().encode(megabyte.slice(0, 64 * 1024)))
        controller.close()
      },
    })
    expect(await sendTooMuch({ body: untold, duplex: 'half' })).toBe(413)
    expect(await raw(shop, `GET / HTTP/1.1\r\nHost: x\r\nCookie: a=${'x'.repeat(100_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431 /,
    )
    expect(await raw(shop, `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 (431|414|400) /,
    )
    for (const noise of [
      '\0\0\0\0',
      'HELLO\r\n\r\n',
      'GET / HTTP/9.9\r\n\r\n',
      'GET http:// HTTP/1.1\r\nHost: x\r\n\r\n',
      'GET / HTTP/1.1\r\n\r\n',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      'GET /%ff%fe HTTP/1.1\r\nHost: x y\r\nConnection: close\r\n\r\n',
      'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n',
    ]) {
      expect(await raw(shop, noise), noise).toMatch(/^(HTTP\/1\.1 4\d\d |$)/)
    }
    expect((await fetch(`${shop.url}/healthz`)).status).toBe(200)
    await shop.stop()
  }, 30_000)
})

describe.concurrent('a shop that cannot start says why in one line', () => {
  test('when its port is taken', async () => {
    const port = await freePort()
    const other = createServer().listen(port, '127.0.0.1')
    await once(other, 'listening')
    const shop = await startProcess({ ...onDatabase, PORT: String(port) })
    expect(await shop.exited).toBe(1)
    expect(shop.output.stderr).toBe(
      `${port} numaralı bağlantı noktası kullanımda. Başka bir PORT verin ya da onu kullanan programı kapatın.\n`,
    )
    other.close()
  }, 30_000)

  // app/server/config/config.test.ts shows the other refusals without a process for each.
  const unusable: [name: string, value: string][] = [
    ['PORT', 'seksen'],
    ['DATABASE_URL', 'mysql://localhost/vitrin'],
  ]

  test.each(unusable)(
    'when %s is %s',
    async (name, value) => {
      const shop = await startProcess({ ...onDatabase, [name]: value })
      expect(await shop.exited).toBe(1)
      expect(shop.output.stderr).toMatch(new RegExp(`^Yapılandırma hatası: ${name} [^\\n]+\\n$`))
      expect(shop.output.stdout).toBe('')
    },
    30_000,
  )

  test('when it is live without SECRET', async () => {
    const shop = await startProcess({ ...onDatabase, ...live, SECRET: '' })
    expect(await shop.exited).toBe(1)
    expect(shop.output.stderr).toMatch(/^Yapılandırma hatası: [^\n]*SECRET[^\n]*\n$/)
  }, 30_000)

  test('when it is live without DATABASE_URL, before any database is started', async () => {
    const shop = await startProcess(live)
    expect(await shop.exited).toBe(1)
    expect(shop.output.stderr).toBe('Yapılandırma hatası: live modunda DATABASE_URL gerekli.\n')
    expect(shop.output.stdout).toBe('')
    expect(existsSync(join(shop.folder, 'postgres'))).toBe(false)
  }, 30_000)

  test('when it is live with accounts that have a public password', async () => {
    const shop = await startProcess({ ...onDatabase, ...live })
    expect(await shop.exited).toBe(1)
    expect(shop.output.stderr).toMatch(/^Yapılandırma hatası: [^\n]*perakende@vitrin\.test[^\n]*\n$/)
  }, 30_000)

  test('and starts live with all settings, without the features of a demo', async () => {
    const shop = await startProcess({ ...onDatabase, ...live, DATABASE_URL: empty.url })
    await shop.ready()
    const answers = await Promise.all(['/', '/dev/mail', '/dev/arayuz'].map((path) => fetch(shop.url + path)))
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 404])
    expect(await shop.stop()).toMatchObject({ code: 0 })
  }, 30_000)

  test('when the database does not exist', async () => {
    const missing = new URL(database.url)
    missing.pathname = '/none'
    const shop = await startProcess({ ...onDatabase, DATABASE_URL: missing.href })
    expect(await shop.exited).toBe(1)
    expect(shop.output.stderr).toMatch(/^Vitrin başlatılamadı: [^\n]+"none"[^\n]+\n$/)
  }, 30_000)

  test('when DATABASE_URL does not answer for a minute, after reporting that it waits', async () => {
    const { shop, ms } = await patient
    expect(await shop.exited).toBe(1)
    expect(await ms).toBeGreaterThan(50_000)
    expect(shop.output.stdout.match(/^Veritabanına ulaşılamıyor [^\n]+$/gm)!.length).toBeGreaterThan(5)
    expect(shop.output.stderr).toMatch(
      /^Vitrin başlatılamadı: 60 saniye beklendi ama veritabanına ulaşılamadı: [^\n]+\n$/,
    )
  }, 120_000)

  test('when its data folder is a file', async () => {
    const file = join((await startProcess({ PORT: 'x' })).folder, 'file')
    writeFileSync(file, '')
    const shop = await startProcess({ ...onDatabase, VITRIN_DATA: file })
    expect(await shop.exited).toBe(1)
    expect(shop.output.stderr).toMatch(/^Vitrin başlatılamadı: [^\n]+\n$/)
  }, 30_000)
})

/** Readiness and liveness as a load balancer sees them, each on a new connection, until no answer comes. */
async function watchReadiness(shop: ShopProcess) {
  const seen = { ready: [] as (number | 'refused')[], alive: [] as (number | 'refused')[] }
  const look = (path: string) =>
    fetch(shop.url + path, { headers: { connection: 'close' } }).then(
      ({ status }) => status,
      () => 'refused' as const,
    )
  while (seen.ready.at(-1) !== 'refused') {
    seen.alive.push(await look('/healthz'))
    seen.ready.push(await look('/readyz'))
  }
  return seen
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resume) => setTimeout(resume, 20))
}

/** The answer to raw bytes. */
async function raw(shop: ShopProcess, bytes: string): Promise<string> {
  const socket = connect(shop.port, '127.0.0.1')
  let answer = ''
  socket.setEncoding('latin1').on('data', (chunk) => (answer += chunk))
  socket.on('error', () => undefined)
  socket.end(bytes, 'latin1')
  await new Promise((closed) => socket.once('close', closed))
  return answer
}

function postmasterOf({ folder }: ShopProcess): number | null {
  const file = join(folder, 'postgres', 'cluster', 'postmaster.pid')
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : null
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
