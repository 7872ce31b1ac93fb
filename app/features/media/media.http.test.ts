import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Problem } from '~/http/answering/problem.server'
import { picturePath, type PictureFormat, type PictureWidth } from './media'
import { servePicture } from './media.http.server'
import { keepMaster, warmPictures } from './media.server'
import { folderStorage, type Storage } from './storage.server'
import { drawnPicture } from './testing/pictures'
import { pictureWorkers } from './workers.server'

const folder = mkdtempSync(join(tmpdir(), 'vitrin-media-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const written: string[] = []
const files = folderStorage(folder)
const storage: Storage = {
  ...files,
  write: (key, bytes) => {
    written.push(key)
    return files.write(key, bytes)
  },
}

async function place(width: number, height: number): Promise<string> {
  return keepMaster({ storage: files }, await drawnPicture(width, height, 'avif'))
}

async function ask(path: string, init: RequestInit = {}): Promise<Response | null> {
  return servePicture(new Request(`http://shop.example${path}`, init), path, { storage })
}

async function get(
  hash: string,
  width: PictureWidth,
  format: PictureFormat,
  init?: RequestInit,
): Promise<Response> {
  return (await ask(picturePath(hash, width, format), init))!
}

const statusOf = (path: string, init?: RequestInit) =>
  ask(path, init).then(
    (response) => response?.status,
    (error: unknown) => (error instanceof Problem ? error.status : error),
  )

let hash: string
beforeAll(async () => {
  hash = await place(700, 875)
})

describe('a picture of the shop', () => {
  test.each([
    ['avif', 'image/avif'],
    ['webp', 'image/webp'],
    ['jpg', 'image/jpeg'],
  ] as const)('comes as %s in the requested width, cached forever', async (format, mediaType) => {
    const response = await get(hash, 320, format)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(mediaType)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    const body = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('content-length')).toBe(String(body.length))
    expect(await sharp(body).metadata()).toMatchObject({
      mediaType,
      width: 320,
      height: 400,
    })
  })

  test('is never larger than its master', async () => {
    for (const format of ['avif', 'webp'] as const) {
      const body = Buffer.from(await (await get(hash, 1280, format)).arrayBuffer())
      expect(await sharp(body).metadata()).toMatchObject({ width: 700, height: 875 })
    }
  })

  test('is made once and then read from the disk', async () => {
    const first = await (await get(hash, 480, 'webp')).bytes()
    const second = await (await get(hash, 480, 'webp')).bytes()
    expect(Buffer.from(second).equals(Buffer.from(first))).toBe(true)
    expect(written.filter((key) => key === `derived/${hash}/480.webp`)).toHaveLength(1)
  })

  test('is made once for many simultaneous requests', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => get(hash, 640, 'avif')))
    expect(new Set(answers.map((answer) => answer.headers.get('content-length'))).size).toBe(1)
    expect(written.filter((key) => key === `derived/${hash}/640.avif`)).toHaveLength(1)
  })

  test('is not sent again to a browser that has cached it', async () => {
    const etag = (await get(hash, 320, 'avif')).headers.get('etag')!
    const again = await get(hash, 320, 'avif', { headers: { 'if-none-match': `"other", W/${etag}` } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect((await get(hash, 480, 'avif', { headers: { 'if-none-match': etag } })).status).toBe(200)
  })

  test('answers HEAD with the size and no body', async () => {
    const full = await get(hash, 320, 'avif')
    const head = await get(hash, 320, 'avif', { method: 'HEAD' })
    expect(head.headers.get('content-length')).toBe(full.headers.get('content-length'))
    expect(await head.text()).toBe('')
  })
})

describe('a picture that is not offered is not found and makes no file', () => {
  const real = () => hash
  test.each([
    ['an unknown picture', () => `/media/${'0'.repeat(32)}/320.avif`],
    ['a width that is not offered', () => `/media/${real()}/321.avif`],
    ['a width written otherwise', () => `/media/${real()}/0320.avif`],
    ['another format', () => `/media/${real()}/320.png`],
    ['the master', () => `/media/${real()}.avif`],
    ['a path upwards', () => `/media/..%2f..%2fsecret/320.avif`],
    ['a hash in capitals', () => `/media/${real().toUpperCase()}x/320.avif`],
    ['a file below', () => `/media/${real()}/320.avif/x`],
  ])('%s', async (_, path) => {
    const before = written.length
    expect(await statusOf(path())).toBe(404)
    expect(written).toHaveLength(before)
  })

  test('a thousand simultaneous requests for unknown pictures take no place in the queue', async () => {
    let release = () => {}
    const held = new Promise<void>((resume) => (release = resume))
    const busy = [1, 2].map(() => pictureWorkers.run(() => held))
    const paths = Array.from(
      { length: 1000 },
      (_, n) => `/media/${n.toString(16).padStart(32, '0')}/320.avif`,
    )
    const all = await Promise.all(paths.map((path) => statusOf(path)))
    expect(new Set(all)).toEqual(new Set([404]))
    release()
    await Promise.all(busy)
  })
})

test('other addresses are passed on', async () => {
  expect(await ask('/deri-kordonlar')).toBeNull()
  expect(await ask('/mediation')).toBeNull()
})

test('pictures accept only GET and HEAD', async () => {
  expect(await statusOf(picturePath(hash, 320, 'avif'), { method: 'POST' })).toBe(405)
})

test('while two hundred requests wait, the next is told to come back, and existing files are still served', async () => {
  await get(hash, 160, 'webp')
  const other = await place(300, 300)
  let release = () => {}
  const held = new Promise<void>((resume) => (release = resume))
  const waiting = Array.from({ length: 202 }, () => pictureWorkers.run(() => held))
  const refused = await ask(picturePath(other, 160, 'webp')).catch((error: unknown) => error)
  expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
  expect((await get(hash, 160, 'webp')).status).toBe(200)
  release()
  await Promise.all(waiting)
  expect((await get(other, 160, 'webp')).status).toBe(200)
})

test('the pictures of the first page are made in advance, with progress', async () => {
  const first = await place(500, 500)
  const second = await place(400, 500)
  const seen: string[] = []
  await warmPictures(
    { storage },
    [first, second, '0'.repeat(32)].map((hash) => ({ hash, width: 320, format: 'avif' })),
    (done, total) => seen.push(`${done}/${total}`),
  )
  expect(seen).toEqual(['1/3', '2/3', '3/3'])
  expect(written).toEqual(expect.arrayContaining([`derived/${first}/320.avif`, `derived/${second}/320.avif`]))
})
