import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { folderStorage } from './storage.server'
import { readRange, serveVideo } from './video.http.server'
import { keepVideo, maxVideoBytes } from './video.server'

const folder = await mkdtemp(join(tmpdir(), 'vitrin-film-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const deps = { storage: folderStorage(folder) }
const film = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypmp42'), Buffer.alloc(988, 7)])
const kept = await keepVideo(deps, film)
const path = `/media/${kept.status === 'kept' ? kept.hash : ''}/video.mp4`

const ask = (headers: Record<string, string> = {}, method = 'GET', at = path) =>
  serveVideo(new Request(`http://shop.invalid${at}`, { method, headers }), at, deps)

describe('a film', () => {
  test('is kept under the hash of its content; other files are refused', async () => {
    expect(await keepVideo(deps, film)).toEqual(kept)
    expect(await keepVideo(deps, Buffer.from('<html>'))).toEqual({ status: 'refused', reason: 'format' })
    const large = Buffer.concat([film, Buffer.alloc(maxVideoBytes)])
    expect(await keepVideo(deps, large)).toEqual({ status: 'refused', reason: 'too_large' })
  })

  test('is sent whole without a range, and once per browser', async () => {
    const answer = (await ask())!
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('accept-ranges')]).toEqual([
      200,
      'video/mp4',
      'bytes',
    ])
    expect(Buffer.from(await answer.arrayBuffer()).equals(film)).toBe(true)
    expect((await ask({ 'if-none-match': answer.headers.get('etag')! }))!.status).toBe(304)
    const head = (await ask({}, 'HEAD'))!
    expect([head.headers.get('content-length'), (await head.arrayBuffer()).byteLength]).toEqual(['1000', 0])
  })

  test.each([
    ['bytes=0-1', 0, 2],
    ['bytes=4-7', 4, 8],
    ['bytes=990-', 990, 1000],
    ['bytes=990-5000', 990, 1000],
    ['bytes=-10', 990, 1000],
  ])('is sent in part for %s, as Safari asks', async (range, from, to) => {
    const answer = (await ask({ range }))!
    expect([answer.status, answer.headers.get('content-range')]).toEqual([
      206,
      `bytes ${from}-${to - 1}/1000`,
    ])
    expect(Buffer.from(await answer.arrayBuffer()).equals(film.subarray(from, to))).toBe(true)
  })

  test('answers 416 for a range behind its end', async () => {
    const answer = (await ask({ range: 'bytes=1000-' }))!
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */1000'])
  })

  test('is sent whole for ranges that it does not know, or of another version', async () => {
    const odd: Record<string, string>[] = [
      { range: 'bytes=0-1,4-5' },
      { range: 'seconds=1-2' },
      { range: 'bytes=5-4' },
      { range: 'bytes=0-1', 'if-range': '"other"' },
    ]
    for (const headers of odd) expect((await ask(headers))!.status).toBe(200)
  })

  test('that is missing is 404; other addresses are not its business', async () => {
    await expect(ask({}, 'GET', `/media/${'a'.repeat(32)}/video.mp4`)).rejects.toMatchObject({ status: 404 })
    await expect(ask({}, 'POST')).rejects.toMatchObject({ status: 405 })
    expect(await ask({}, 'GET', '/media/abc/640.webp')).toBeNull()
  })
})

test('a range never leaves the file', () => {
  for (const header of [
    'bytes=0-0',
    'bytes=-1',
    'bytes=0-',
    'bytes=999-999999999999999',
    'bytes=-99999',
    'bytes=-0',
  ]) {
    const range = readRange(header, 10)
    if (range === null || range === 'outside') continue
    expect(range.first).toBeGreaterThanOrEqual(0)
    expect(range.last).toBeLessThan(10)
  }
})
