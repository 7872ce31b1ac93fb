import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { folderStorage, type Storage, StorageFailure } from '~/features/media/storage.server'
import { keepSending, logSender } from './send-log.server'
import { fetchSent, readSentTimeline } from './sent-log.server'

const home = await mkdtemp(join(tmpdir(), 'vitrin-send-log-'))
afterAll(() => rm(home, { recursive: true, force: true }))
const folder = join(home, 'backups')
const wal = join(folder, 'wal')
const bucket = folderStorage(join(home, 'bucket'))
const notes = folderStorage(join(home, 'notes'))
const senderTo = (wal: Storage) => logSender(folder, { wal, notes })
/** A compressed file of the log of a database. */
const segment = (database: number, content: string) => {
  const header = Buffer.alloc(32)
  header.writeBigUInt64LE(BigInt(database), 24)
  return gzipSync(Buffer.concat([header, Buffer.from(content)]))
}
const [first, second] = ['000000010000000000000001', '000000010000000000000002'].map((name) => `${name}.gz`)
const history = '00000002.history.gz'
const archivedAt = new Date('2026-11-28T11:03:07.123Z')

beforeEach(async () => {
  await rm(home, { recursive: true, force: true })
  await mkdir(wal, { recursive: true })
  await writeFile(join(wal, first!), segment(1, 'one'))
  await writeFile(join(wal, `${second}.new`), 'not finished')
  await writeFile(join(wal, history), gzipSync('1\t0/3000000\tno recovery target specified\n'))
  await utimes(join(wal, history), archivedAt, archivedAt)
})
const keys = async () => (await Array.fromAsync(bucket.list())).map(({ key }) => key).toSorted()

describe('the archived log', () => {
  test('is sent once, and new files when they are finished', async () => {
    const { send } = senderTo(bucket)
    expect(await send()).toBe(2)
    expect(await send()).toBe(0)
    await writeFile(join(wal, second!), segment(1, 'two'))
    expect(await send()).toBe(1)
    expect(await keys()).toEqual([first, second, '00000002.history.json'])
    expect(await senderTo(bucket).send()).toBe(0)
  })

  test('comes back with the time of a history, whole or not at all', async () => {
    await senderTo(bucket).send()
    const back = join(home, 'back')
    await mkdir(back)
    for (const key of await keys()) await fetchSent(bucket, key, back)
    expect((await readdir(back)).toSorted()).toEqual([first, history])
    expect((await stat(join(back, history))).mtime).toEqual(archivedAt)
    const written = (await bucket.read('00000002.history.json'))!
    expect(readSentTimeline('00000002.history.json', written)).toEqual({
      id: 2,
      beganAt: archivedAt.getTime(),
      ancestors: [{ id: 1, until: 0x3000000n }],
    })
  })

  test('of another database, or of a copy that went its own way, is refused, and nothing in the bucket changes', async () => {
    await senderTo(bucket).send()
    const sent = await bucket.read(first!)
    for (const [content, sentence] of [
      [segment(2, 'one'), 'başka bir veritabanının'],
      [segment(1, 'something else'), `${first} klasördekinden farklı`],
    ] as const) {
      await writeFile(join(wal, first!), content)
      await expect(senderTo(bucket).send()).rejects.toThrow(sentence)
      expect(await bucket.read(first!)).toEqual(sent)
    }
  })

  test('is left where it is when the process stops', async () => {
    const stopping = new AbortController()
    const stoppingBucket: Storage = {
      ...bucket,
      async write(key, bytes) {
        await bucket.write(key, bytes)
        stopping.abort()
      },
    }
    expect(await senderTo(stoppingBucket).send(stopping.signal)).toBe(1)
  })
})

test('a failure is told once, and its end once', async () => {
  const told: unknown[] = []
  const stopping = new AbortController()
  const outcomes = [true, false, true]
  const { promise, resolve } = Promise.withResolvers<void>()
  const send = () => {
    const isFine = outcomes.shift()
    if (outcomes.length === 0) resolve()
    return isFine ? Promise.resolve() : Promise.reject(new StorageFailure('away', 'silent'))
  }
  const sending = keepSending(send, {
    stopping: stopping.signal,
    tell: (failure) => told.push(failure),
    everyMs: 1,
  })
  await promise
  stopping.abort()
  await sending
  expect(told).toEqual([expect.objectContaining({ message: 'silent' }), null])
})
