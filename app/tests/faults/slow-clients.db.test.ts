// @module-tag once
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { isFullTest } from '~/testing/full-test'
import { startProcess } from '~/testing/server/process'

const database = await openTestDatabase('demo')
const sockets: Socket[] = []
afterAll(() => {
  for (const socket of sockets) socket.destroy()
})

// ms. Goal: 500 (promise L42). In npm test everything shares two cores with another test.
const bound = isFullTest ? 500 : 1_500
const each = 250

const slow = {
  // Sends a header now and then.
  head: 'GET /deri-kordonlar HTTP/1.1\r\nHost: x\r\n',
  // Has announced a body and sends a byte of it now and then.
  body: 'POST /api/add-to-basket HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
  // Never reads its answer.
  file: 'GET /assets/none.js HTTP/1.1\r\nHost: x\r\n\r\n',
  page: 'GET /deri-kordonlar HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\n\r\n',
}

async function open(port: number, kind: keyof typeof slow): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(slow[kind])
  if (kind === 'file' || kind === 'page') socket.pause()
  else setInterval(() => socket.write(kind === 'head' ? 'X-A: b\r\n' : ' '), 2_000).unref()
}

/** How many of `most` requests, one after the other, are answered with 200 before one is not. */
async function servedInARow(url: string, most: number): Promise<number> {
  for (let served = 0; served < most; served++) {
    const response = await fetch(`${url}/contact`)
    await response.text()
    if (response.status !== 200) return served
  }
  return most
}

// Promise L42
test('a thousand clients that send or read slowly do not delay others', async () => {
  const shop = await startProcess({ DATABASE_URL: database.url, LOG_LEVEL: 'warn' })
  await shop.ready()
  for (let number = 0; number < each; number++)
    await Promise.all((['head', 'body', 'file', 'page'] as const).map((kind) => open(shop.port, kind)))
  expect(sockets.length).toBe(4 * each)
  // Once ten requests in a row succeed, the slow clients' pages are refused or rendered: they only hold connections.
  await expect.poll(() => servedInARow(shop.url, 10), { timeout: 45_000 }).toBe(10)

  const took: number[] = []
  for (let number = 0; number < 60; number++) {
    const began = performance.now()
    const response = await fetch(shop.url + ['/contact', '/sepetim', '/User/Login'][number % 3]!)
    await response.text()
    expect(response.status).toBe(200)
    took.push(performance.now() - began)
  }
  const p95 = took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.95)]!
  process.stdout.write(`Beside ${sockets.length} slow clients: p95 ${Math.round(p95)} ms\n`)
  expect(p95).toBeLessThan(bound)
  expect(sockets.filter(({ destroyed }) => destroyed).length).toBeLessThan(each)
}, 90_000)
