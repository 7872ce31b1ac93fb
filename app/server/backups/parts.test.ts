import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { folderStorage, type Storage, StorageFailure } from '~/features/media/storage.server'
import { readParts, removeParts, wholeNames, writeParts } from './parts.server'

const folder = await mkdtemp(join(tmpdir(), 'vitrin-parts-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const storage = folderStorage(folder)
const keysIn = async (storage: Storage) =>
  (await Array.fromAsync(storage.list())).map(({ key }) => key).toSorted()

const part = 8 * 1024 ** 2

/** The bytes in chunks of an uneven length. */
async function* chunksOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += 999_983) yield bytes.subarray(at, at + 999_983)
}

describe('a source of any length', () => {
  test.each([
    [0, 0],
    [1, 1],
    [part, 1],
    [part + 1, 2],
    [3 * part - 1, 3],
  ])('of %i bytes comes back from its parts', async (length, parts) => {
    const bytes = randomBytes(length)
    const name = `dump-${length}`
    expect(await writeParts(storage, name, chunksOf(bytes))).toBe(length)
    expect((await keysIn(storage)).filter((key) => key.startsWith(`${name}/part-`))).toHaveLength(parts)
    expect((await buffer(readParts(storage, name))).equals(bytes)).toBe(true)
  })

  test('has two parts on their way at most', async () => {
    let [open, most] = [0, 0]
    const counting: Storage = {
      ...storage,
      async write(key, bytes) {
        most = Math.max(most, ++open)
        await storage.write(key, bytes)
        open--
      },
    }
    await writeParts(counting, 'counted', chunksOf(Buffer.alloc(6 * part)))
    expect(most).toBe(2)
  })
})

describe('a name', () => {
  test.each(['000000', '000001', '000002', '000003'])('is not whole when part %s is refused', async (bad) => {
    const refusing: Storage = {
      ...storage,
      write: (key, bytes) =>
        key.endsWith(`part-${bad}`)
          ? Promise.reject(new StorageFailure('refused', 'full'))
          : storage.write(key, bytes),
    }
    // The source is slower than the storage: a failure comes while its next part is awaited.
    async function* slow() {
      for (let count = 0; count < 4; count++) {
        yield Buffer.alloc(part)
        await new Promise((done) => setTimeout(done, 20))
      }
    }
    for (const source of [slow(), chunksOf(Buffer.alloc(4 * part))])
      await expect(writeParts(refusing, `torn-${bad}`, source)).rejects.toThrow('full')
    expect(wholeNames(await keysIn(storage))).not.toContain(`torn-${bad}`)
    await expect(buffer(readParts(storage, `torn-${bad}`))).rejects.toThrow('is not there')
  })

  test('is not whole when its source breaks off', async () => {
    async function* broken() {
      yield Buffer.alloc(part)
      throw new Error('the disk is gone')
    }
    await expect(writeParts(storage, 'broken', broken())).rejects.toThrow('the disk is gone')
    expect(wholeNames(await keysIn(storage))).not.toContain('broken')
  })

  test('is whole when the storage was away for a while, and not when it stays away', async () => {
    let calls = 0
    const away: Storage = {
      ...storage,
      write: (key, bytes) =>
        ++calls % 3 === 0 ? storage.write(key, bytes) : Promise.reject(new StorageFailure('away', 'silent')),
    }
    const bytes = randomBytes(3 * part)
    await writeParts(away, 'patient', chunksOf(bytes), [1, 1, 1, 1, 1, 1, 1, 1])
    expect((await buffer(readParts(storage, 'patient'))).equals(bytes)).toBe(true)
    const gone: Storage = { ...storage, write: () => Promise.reject(new StorageFailure('away', 'silent')) }
    await expect(writeParts(gone, 'gone', chunksOf(bytes), [1, 1])).rejects.toThrow('silent')
  })

  test('with a damaged or missing part is refused, and names it', async () => {
    await writeParts(storage, 'damaged', chunksOf(Buffer.alloc(2 * part, 1)))
    await storage.write('damaged/part-000001', Buffer.alloc(part, 2))
    await expect(buffer(readParts(storage, 'damaged'))).rejects.toThrow('damaged/part-000001 is damaged')
    await storage.remove('damaged/part-000001')
    await expect(buffer(readParts(storage, 'damaged'))).rejects.toThrow('damaged/part-000001 is not there')
  })

  test('is removed with all its parts, and no other', async () => {
    await writeParts(storage, 'one', chunksOf(Buffer.alloc(10)))
    await writeParts(storage, 'one-more', chunksOf(Buffer.alloc(10)))
    await removeParts(storage, 'one', await keysIn(storage))
    expect((await keysIn(storage)).filter((key) => key.startsWith('one'))).toEqual([
      'one-more/list.json',
      'one-more/part-000000',
    ])
  })
})
