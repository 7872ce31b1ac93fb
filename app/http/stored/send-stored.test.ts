import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { storedResponse } from './send-stored.server'
import { smallest, storedAnswer } from './stored-answer.server'

const text = Array.from({ length: 600 }, (_, i) => `Kordon ${i * 7919} taba, ${Math.sin(i)} TL`).join('\n')
const answer = await storedAnswer(Buffer.from(text), 'W/"abc"', [
  ['content-type', 'text/html; charset=utf-8'],
  ['cache-control', 'private, no-cache'],
  ['vary', 'Accept-Encoding, Cookie'],
])
const ask = (headers: Record<string, string>, method = 'GET', of = answer) =>
  storedResponse(new Request('http://shop/', { method, headers }), of)
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

test('all encodings say the same, with their own length', async () => {
  for (const [accepted, encoding, decode] of [
    ['gzip, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0', null, (bytes: Buffer) => bytes],
    ['', null, (bytes: Buffer) => bytes],
  ] as const) {
    const response = ask({ 'accept-encoding': accepted })
    const bytes = await bytesOf(response)
    expect(response.headers.get('content-encoding'), accepted).toBe(encoding)
    expect(response.headers.get('content-length'), accepted).toBe(String(bytes.length))
    expect(decode(bytes).toString(), accepted).toBe(text)
  }
})

test('bodies keep no memory besides their own', async () => {
  for (const { br, gzip } of [answer, await smallest(answer)])
    for (const { bytes } of [br, gzip]) expect(bytes.buffer.byteLength).toBe(bytes.length)
})

test('the smallest body says the same in fewer bytes under the same tag', async () => {
  const packed = await smallest(answer)
  const [before, after] = [ask({ 'accept-encoding': 'br' }), ask({ 'accept-encoding': 'br' }, 'GET', packed)]
  expect(after.headers.get('etag')).toBe(before.headers.get('etag'))
  const bytes = await bytesOf(after)
  expect(bytes.length).toBeLessThan((await bytesOf(before)).length)
  expect(after.headers.get('content-length')).toBe(String(bytes.length))
  expect(brotliDecompressSync(bytes).toString()).toBe(text)
})

test('who has the answer gets 304 with what caches need, HEAD the head alone', async () => {
  for (const has of ['W/"abc"', '"abc"', '"x", W/"abc"', '*']) {
    const response = ask({ 'if-none-match': has })
    expect([response.status, await response.text()], has).toEqual([304, ''])
    expect(Object.fromEntries(response.headers)).toEqual({
      etag: 'W/"abc"',
      'cache-control': 'private, no-cache',
      vary: 'Accept-Encoding, Cookie',
    })
  }
  expect(ask({ 'if-none-match': 'W/"abd"' }).status).toBe(200)
  const head = ask({}, 'HEAD')
  expect([head.headers.get('content-length'), await head.text()]).toEqual([
    String(Buffer.byteLength(text)),
    '',
  ])
})
