import { expect, test } from 'vitest'
import { videoPath } from './media'
import { keepVideo } from './media.server'
import { rangeOf, serveVideo } from './video.http.server'

const files = new Map<string, Buffer>()
const storage = {
  read: async (key: string) => files.get(key) ?? null,
  write: async (key: string, bytes: Uint8Array) => void files.set(key, Buffer.from(bytes)),
  remove: async (key: string) => void files.delete(key),
}
const film = Buffer.from('0123456789')
const hash = await keepVideo({ storage }, film, 'WEBVTT')
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  serveVideo(new Request(`http://shop.invalid${path}`, { method, headers }), path, { storage })

test('a film is served from the shop, whole or in the part that a player asks for', async () => {
  const whole = (await ask(videoPath(hash)))!
  expect([whole.status, whole.headers.get('content-type'), await whole.text()]).toEqual([
    200,
    'video/mp4',
    '0123456789',
  ])
  expect(whole.headers.get('accept-ranges')).toBe('bytes')
  const part = (await ask(videoPath(hash), { range: 'bytes=2-4' }))!
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
    206,
    'bytes 2-4/10',
    '234',
  ])
  const beyond = (await ask(videoPath(hash), { range: 'bytes=10-' }))!
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */10'])
  expect(await (await ask(videoPath(hash, 'vtt')))!.text()).toBe('WEBVTT')
})

test.each([
  ['bytes=0-', { from: 0, to: 9 }],
  ['bytes=-3', { from: 7, to: 9 }],
  ['bytes=-30', { from: 0, to: 9 }],
  ['bytes=4-400', { from: 4, to: 9 }],
  ['bytes=5-4', 'unsatisfiable'],
  ['bytes=-', null],
  ['bytes=0-1,3-4', null],
  ['lines=1-2', null],
  [null, null],
])('the range %j', (header, range) => {
  expect(rangeOf(header, 10)).toEqual(range)
})

test('an unknown film is 404, a write 405, and every other address is left to others', async () => {
  await expect(ask(videoPath('f'.repeat(32)))).rejects.toMatchObject({ status: 404 })
  await expect(ask(videoPath(hash), {}, 'POST')).rejects.toMatchObject({ status: 405 })
  for (const path of ['/media/abc/640.webp', '/media/../video.mp4', '/contents'])
    expect(await ask(path)).toBeNull()
})
