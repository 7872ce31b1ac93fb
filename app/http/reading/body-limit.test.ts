import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { maxBodyBytes, withBoundedBody } from './body-limit.server'
import { listen } from '../bounds/listen.server'
import { Problem } from '../answering/problem.server'

const bound = { bytes: maxBodyBytes, fields: 1_000 }

// Over a port, since the HTTP server builds its requests in another way than a test.
let server: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  server = await listen(
    async (asked) => {
      try {
        return new Response((await (await withBoundedBody(asked, bound)).text()).length.toString())
      } catch (error) {
        return new Response(null, { status: error instanceof Problem ? error.status : 500 })
      }
    },
    { port: 0, host: '127.0.0.1' },
  )
})
afterAll(() => void server.close())

/** Sends a body in pieces, with or without a declared length. Returns status and answer. */
function send(pieces: string[], headers: Record<string, string | number> = {}): Promise<[number, string]> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', method: 'POST', headers, agent: false }, (response) => {
      let text = ''
      response.on('data', (chunk) => (text += chunk))
      response.on('end', () => resolve([response.statusCode!, text]))
    })
    sent.on('error', reject)
    for (const piece of pieces) sent.write(piece)
    sent.end()
  })
}

const piece = 'x'.repeat(1_000)

test('a body is read whole, with or without a declared length', async () => {
  expect(await send([piece, piece], { 'content-length': 2_000 })).toEqual([200, '2000'])
  expect(await send([piece, piece])).toEqual([200, '2000'])
  expect(await send([])).toEqual([200, '0'])
})

test('a body that is too long is refused, with or without a declared length', async () => {
  const pieces = Array.from({ length: maxBodyBytes / 1_000 + 1 }, () => piece)
  expect((await send(pieces))[0]).toBe(413)
  expect((await send(pieces, { 'content-length': pieces.length * 1_000 }))[0]).toBe(413)
})
