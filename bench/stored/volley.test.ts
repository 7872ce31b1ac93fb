import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { bodyLength, volley } from './volley'

test('the length of a body is read from the head of the expected status alone', () => {
  expect(bodyLength('HTTP/1.1 200 OK\r\nContent-Length: 12\r\nvary: x', 200)).toBe(12)
  expect(bodyLength('HTTP/1.1 304 Not Modified\r\netag: "x"', 304)).toBe(0)
  expect(bodyLength('HTTP/1.1 503 Service Unavailable\r\ncontent-length: 12', 200)).toBeNull()
  expect(bodyLength('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked', 200)).toBeNull()
})

test('answers are counted whole, however they arrive in parts', async () => {
  let sent = 0
  const body = Buffer.alloc(300_000, 'x')
  const server = createServer((_, response) => {
    sent++
    response.writeHead(200, { 'content-length': body.length })
    // A body in two parts, the first with the head.
    response.write(body.subarray(0, 10))
    setImmediate(() => response.end(body.subarray(10)))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  const effort = { connections: 3, seconds: 0.2 }
  const from = performance.now()
  const perSecond = await volley(port, { path: '/', headers: {}, status: 200 }, effort)
  const most = (performance.now() - from) / 1_000
  expect(perSecond).toBeGreaterThan(0)
  expect(sent).toBeGreaterThanOrEqual(3)
  expect(perSecond * 0.2).toBeLessThanOrEqual(sent + 1e-6)
  expect(perSecond * most).toBeGreaterThanOrEqual(sent - 1e-6)
  await expect(volley(port, { path: '/', headers: {}, status: 304 }, effort)).rejects.toThrow('200 OK')
  server.close()
})
