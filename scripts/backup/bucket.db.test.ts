// @module-tag once
// @vitest-environment node
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backedUpFiles, basesFolder } from '~/db/backup/folder'
import { startEmbeddedPostgres } from '~/db/embedded/embedded.server'
import { quickestFolder } from '~/db/testing/embedded-test-cluster.server'
import { type S3Place, s3Storage } from '~/features/media/s3-storage.server'
import { filesFolder, folderStorage, type Storage } from '~/features/media/storage.server'
import { hasS3Server, startS3Server } from '~/testing/server/s3/s3-server'
import { environmentOf, nowhere } from '~/testing/server/s3/s3-settings'
import { listByKey, listDifferences } from '../files/copy-files'
import { runScript } from '../testing/run-script'

// A shop whose pictures and documents are in a bucket.
const home = mkdtempSync(path.join(quickestFolder(), 'vitrin-bucket-'))
chmodSync(home, 0o711)
const folder = path.join(home, 'backups')
const data = path.join(home, 'data')
const silent = { info() {}, warn() {}, error() {} }
const open = () =>
  startEmbeddedPostgres({ dataDir: path.join(data, 'postgres'), log: silent, backupFolder: folder })
let shop: Awaited<ReturnType<typeof open>>
beforeAll(async () => {
  shop = await open()
  const client = new pg.Client(shop.url)
  await client.connect()
  await client.query('create table orders (placed_at timestamptz default now(), grand_total bigint)')
  await client.end()
}, 60_000)
afterAll(async () => {
  await shop.stop()
  rmSync(home, { recursive: true, force: true })
})

const run = (place: S3Place, command: 'backup' | 'restore', ...args: string[]) =>
  runScript(`scripts/backup/${command}.ts`, args, {
    VITRIN_DATA: data,
    DATABASE_URL: '',
    ...environmentOf(place),
  })
const copies = folderStorage(backedUpFiles(folder))
const keysOf = async (storage: Storage) => [...(await listByKey(storage)).keys()].toSorted()

test('a bucket that is away is told, and the database alone can be backed up', async () => {
  for (const only of [[], ['--only-files']]) {
    const { code, stderr } = await run(nowhere, 'backup', folder, ...only)
    expect(code).toBe(1)
    expect(stderr).toMatch(/^files kovasındaki resim ve belgeler okunamadı \(S3: GET: ECONNREFUSED\)\..*\n$/)
  }
  expect(readdirSync(basesFolder(folder))).toEqual([])
  expect(await run(nowhere, 'backup', folder, '--only-database')).toMatchObject({ code: 0, stderr: '' })
  expect(readdirSync(basesFolder(folder))).toHaveLength(1)
}, 60_000)

describe.runIf(hasS3Server)('with a bucket', () => {
  let place: S3Place
  beforeAll(async () => void (place = await startS3Server()), 30_000)

  test('a backup has its pictures and documents, and a restore puts missing ones back into it', async () => {
    const bucket = s3Storage(place)
    const kept = ['documents/a', 'masters/b.avif', 'videos/c.mp4']
    for (const key of [...kept, 'derived/b/320.webp']) await bucket.write(key, Buffer.from(`bytes of ${key}`))
    // The base of the test before names no files, so it may need any copy.
    await copies.write('documents/removed', Buffer.from('eski'))
    const made = await run(place, 'backup', folder, '--keep', '2')
    expect(made).toMatchObject({ code: 0, stderr: '' })
    expect(made.stdout).toContain('3 resim ve belge')
    expect(await copies.size('documents/removed')).toBe(4)
    expect(await run(place, 'backup', folder, '--keep', '1')).toMatchObject({ code: 0, stderr: '' })
    expect(await keysOf(copies)).toEqual(kept)
    await bucket.write('documents/d', Buffer.from('ruhsat'))
    const later = await run(place, 'backup', folder, '--only-files')
    expect(later).toEqual({ code: 0, stdout: '4 resim ve belge, 1 tanesi yeni\n', stderr: '' })

    const lost = async () => {
      for (const key of [...kept, 'documents/d']) await bucket.remove(key)
    }
    await lost()
    expect(await run(place, 'restore', '--from', folder, '--only-files')).toEqual({
      code: 0,
      stdout: '4 resim ve belge yerinde.\n',
      stderr: '',
    })
    expect(await listDifferences(copies, bucket)).toEqual([])

    await lost()
    await bucket.write('masters/b.avif', Buffer.from('duruyor'))
    await shop.stop()
    const to = ['--from', folder, '--to', 'latest']
    // A look at it elsewhere does not touch the bucket.
    const look = path.join(home, 'look')
    expect(await run(place, 'restore', ...to, '--into', look)).toMatchObject({ code: 0, stderr: '' })
    expect(await keysOf(folderStorage(filesFolder(look)))).toEqual([
      'documents/a',
      'documents/d',
      ...kept.slice(1),
    ])
    expect(await keysOf(bucket)).toEqual(['derived/b/320.webp', 'masters/b.avif'])
    expect(await run(place, 'restore', ...to, '--replace')).toMatchObject({ code: 0, stderr: '' })
    expect(await listDifferences(copies, bucket)).toEqual(['masters/b.avif'])
    expect(existsSync(filesFolder(data))).toBe(false)
    shop = await open()
  }, 120_000)
})
