import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callS3, hasS3Server, startS3Server } from '~/testing/server/s3/s3-server'
import { type S3Place, s3Storage } from './s3-storage.server'
import { folderStorage, type Storage, type StoredFile } from './storage.server'

const folder = await mkdtemp(join(tmpdir(), 'vitrin-storage-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

let place: S3Place
const storages: [string, () => Storage][] = [['a folder', () => folderStorage(folder)]]
if (hasS3Server) {
  beforeAll(async () => void (place = await startS3Server()), 30_000)
  storages.push(
    ['a bucket', () => s3Storage(place)],
    ['a part of a bucket', () => s3Storage({ ...place, prefix: 'shops/one' })],
  )
}

const listOf = async (storage: Storage) => (await Array.fromAsync(storage.list())).map(({ key }) => key)
const bytesOf = async (stream: ReadableStream<Uint8Array> | null) =>
  stream && Buffer.from(await new Response(stream).arrayBuffer())

describe.each(storages)('files in %s', (_, open) => {
  let storage: Storage
  beforeAll(async () => {
    storage = open()
    for await (const { key } of storage.list()) await storage.remove(key)
  })

  test('come back as they were written, and once more when they are written twice', async () => {
    const bytes = randomBytes(100_000)
    for (const round of [1, 2]) {
      await storage.write('masters/a-1_b.avif', bytes)
      expect((await storage.read('masters/a-1_b.avif'))?.equals(bytes), `round ${round}`).toBe(true)
    }
    expect(await storage.size('masters/a-1_b.avif')).toBe(100_000)
    await storage.write('masters/a-1_b.avif', Buffer.from('other'))
    expect(String(await storage.read('masters/a-1_b.avif'))).toBe('other')
  })

  test('that are missing are null, and can be removed', async () => {
    expect(await storage.read('documents/none')).toBeNull()
    expect(await storage.size('documents/none')).toBeNull()
    expect(await storage.stream('documents/none', { first: 0, last: 1 })).toBeNull()
    await storage.remove('documents/none')
  })

  test('are gone once they are removed', async () => {
    await storage.write('documents/7f', Buffer.from('levha'))
    await storage.remove('documents/7f')
    expect(await storage.read('documents/7f')).toBeNull()
    expect(await listOf(storage)).not.toContain('documents/7f')
  })

  test('may be empty', async () => {
    await storage.write('uploads/empty.csv', Buffer.of())
    expect(await storage.read('uploads/empty.csv')).toEqual(Buffer.of())
    expect(await storage.size('uploads/empty.csv')).toBe(0)
  })

  test('are streamed in the parts that are asked for', async () => {
    const film = randomBytes(3_000_000)
    await storage.write('videos/film.mp4', film)
    for (const [first, last] of [
      [0, 0],
      [0, 2_999_999],
      [1_234_567, 2_345_678],
      [2_999_999, 2_999_999],
    ] as const) {
      const part = await bytesOf(await storage.stream('videos/film.mp4', { first, last }))
      expect(part?.equals(film.subarray(first, last + 1)), `${first}-${last}`).toBe(true)
    }
  })

  test('can be left in the middle by one reader, and be read by others', async () => {
    await storage.write('videos/left.mp4', Buffer.alloc(2_000_000, 7))
    for (let viewer = 0; viewer < 60; viewer++) {
      const reader = (await storage.stream('videos/left.mp4', { first: 0, last: 1_999_999 }))!.getReader()
      expect((await reader.read()).value![0]).toBe(7)
      await reader.cancel()
    }
    expect((await storage.read('videos/left.mp4'))?.length).toBe(2_000_000)
  })

  test('are seen whole or not at all while they are replaced', async () => {
    const texts = [1, 2].map((n) => Buffer.alloc(400_000, n))
    await storage.write('masters/busy.avif', texts[0]!)
    let isWriting = true
    const writing = (async () => {
      for (let n = 0; n < 10; n++) await storage.write('masters/busy.avif', texts[n % 2]!)
      isWriting = false
    })()
    do {
      const seen = (await storage.read('masters/busy.avif'))!
      expect(texts.some((text) => text.equals(seen))).toBe(true)
    } while (isWriting)
    await writing
  })

  test('are listed with their sizes, all of them, and with an MD5 that is theirs', async () => {
    for await (const { key } of storage.list()) await storage.remove(key)
    const names = ['derived/ab/320.webp', 'documents/7f', 'masters/a.avif', 'uploads/b.csv']
    for (const name of names) await storage.write(name, Buffer.from(name))
    const listed = (await Array.fromAsync(storage.list())).toSorted((a, b) => (a.key < b.key ? -1 : 1))
    expect(listed.map(({ key, size }) => ({ key, size }))).toEqual(
      names.map((key) => ({ key, size: key.length })),
    )
    const md5 = ({ key }: StoredFile) => createHash('md5').update(key).digest('hex')
    for (const file of listed) expect([null, md5(file)]).toContain(file.md5)
  })

  test.each(['../secret', '/etc/passwd', 'a//b', 'a/../b', '', 'a b', 'ş'])(
    'have no key like %j',
    async (key) => {
      await expect((async () => storage.read(key))()).rejects.toThrow('Bad storage key')
      await expect((async () => storage.write(key, Buffer.of(1)))()).rejects.toThrow('Bad storage key')
      await expect((async () => storage.remove(key))()).rejects.toThrow('Bad storage key')
    },
  )
})

describe.runIf(hasS3Server)('a bucket', () => {
  test('is listed in as many answers as it needs', async () => {
    const storage = s3Storage({ ...place, prefix: 'many' }, { listed: 3 })
    const keys = [1, 2, 3, 4, 5, 6, 7].map((n) => `masters/${n}.avif`)
    for (const key of keys) await storage.write(key, Buffer.of(1))
    expect(await listOf(storage)).toEqual(keys)
  })

  test('that is shared shows a shop its own part alone', async () => {
    const [one, two] = ['one', 'two'].map((prefix) => s3Storage({ ...place, prefix }))
    await one!.write('documents/7f', Buffer.from('bir'))
    expect(await two!.read('documents/7f')).toBeNull()
    expect(await listOf(two!)).toEqual([])
    // A folder that a person made there is no file of the shop.
    await callS3(place, 'PUT', '/files/two/my%20notes/', '')
    expect(await listOf(two!)).toEqual([])
  })

  test('that is missing, and wrong keys, are refusals and no missing files', async () => {
    const noBucket = s3Storage({ ...place, bucket: 'another' })
    const failure = (kind: string, code: RegExp) =>
      expect.objectContaining({ name: 'StorageFailure', kind, message: expect.stringMatching(code) })
    await expect(noBucket.read('documents/7f')).rejects.toEqual(failure('refused', /GET 404 NoSuchBucket$/))
    await expect(noBucket.write('documents/7f', Buffer.of(1))).rejects.toEqual(
      failure('refused', /PUT 404 NoSuchBucket$/),
    )
    const wrongKey = s3Storage({ ...place, secretAccessKey: 'another-secret' })
    await expect(wrongKey.read('documents/7f')).rejects.toEqual(
      failure('refused', /GET 403 SignatureDoesNotMatch$/),
    )
  })

  test('refuses a file whose bytes changed on their way', async () => {
    const answer = await fetch(`${place.endpoint}/files/documents/changed`, {
      method: 'PUT',
      body: 'changed',
      headers: await signedFor('original'),
    })
    expect(answer.status).toBe(400)
    expect(await s3Storage(place).read('documents/changed')).toBeNull()

    async function signedFor(body: string) {
      const { AwsV4Signer } = await import('aws4fetch')
      const hash = createHash('sha256').update(body).digest('hex')
      const url = `${place.endpoint}/files/documents/changed`
      const headers = { 'x-amz-content-sha256': hash }
      return (await new AwsV4Signer({ ...place, service: 's3', method: 'PUT', url, headers }).sign()).headers
    }
  })
})
