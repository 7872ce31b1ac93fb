// @vitest-environment node
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { type S3Place, s3Storage } from '~/features/media/s3-storage.server'
import { filesFolder, folderStorage, type Storage } from '~/features/media/storage.server'
import { hasS3Server, startS3Server } from '~/testing/server/s3/s3-server'
import { environmentOf, nowhere } from '~/testing/server/s3/s3-settings'
import { runScript } from '../testing/run-script'
import { copyFiles, isSameFile, listByKey, listDifferences } from './copy-files'

const folder = await mkdtemp(join(tmpdir(), 'vitrin-copy-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const keys = ['documents/7f', 'masters/a.avif', 'masters/b.avif', 'uploads/c.csv', 'videos/d.mp4']
async function fill(storage: Storage, some: readonly string[] = keys) {
  for (const key of some) await storage.write(key, Buffer.from(`bytes of ${key}`))
}
const keysOf = async (storage: Storage) => [...(await listByKey(storage)).keys()].toSorted()
const open = (name: string) => folderStorage(join(folder, name))

describe('copying files', () => {
  test('that stopped goes on with those that are missing', async () => {
    const [from, to] = [open('from'), open('to')]
    await fill(from)
    let left = 2
    const full: Storage = {
      ...to,
      write: async (key, bytes) => (left-- > 0 ? to.write(key, bytes) : Promise.reject(new Error('full'))),
    }
    await expect(copyFiles(from, full)).rejects.toThrow('full')
    expect(await copyFiles(from, to)).toMatchObject({ copied: 3, there: 2 })
    expect(await keysOf(to)).toEqual(keys)
    expect(await copyFiles(from, to)).toMatchObject({ copied: 0, there: 5, bytes: 0 })
  })

  test('finds those that differ, also where no list tells an MD5', async () => {
    const [from, to] = [open('one'), open('two')]
    await fill(from)
    await fill(to, keys.slice(1))
    await to.write('masters/a.avif', Buffer.from('bytes of masters/A.avif'))
    expect(await listDifferences(from, to)).toEqual(['documents/7f', 'masters/a.avif'])
    const isThere = (file: { key: string; size: number; md5: null | string }, found: typeof file) =>
      isSameFile(from, to, file, found)
    expect(await copyFiles(from, to, { isThere })).toMatchObject({ copied: 2, there: 3 })
    expect(await listDifferences(from, to)).toEqual([])
  })
})

const command = (env: Record<string, string>, ...args: string[]) =>
  runScript('scripts/files/files.ts', args, { VITRIN_DATA: join(folder, 'shop'), ...env })

test('the command needs a bucket that answers, and tells so in one line', async () => {
  expect(await command({}, 'copy-to-s3')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('S3_BUCKET'),
  })
  expect(await command({}, 'copy')).toMatchObject({ code: 1, stderr: expect.stringContaining('Kullanım') })
  await fill(folderStorage(filesFolder(join(folder, 'shop'))))
  const away = await command(environmentOf(nowhere), 'copy-to-s3')
  expect(away).toMatchObject({ code: 1, stdout: '' })
  expect(away.stderr).toMatch(
    /^Kopyalama yarıda kaldı: S3: GET: ECONNREFUSED\. Komutu yeniden çalıştırın.*\n$/,
  )
}, 60_000)

describe.runIf(hasS3Server)('with a bucket', () => {
  let place: S3Place
  beforeAll(async () => void (place = await startS3Server()), 30_000)

  test('all files of the folder are copied, compared and counted; a second run finds them there', async () => {
    const own = { ...place, prefix: 'moved' }
    const bucket = s3Storage(own)
    const data = join(folder, 'moving')
    const source = folderStorage(filesFolder(data))
    await fill(source)
    await fill(bucket, ['masters/a.avif'])
    // As long as the real one.
    await bucket.write('masters/b.avif', Buffer.from('bytes of masters/B.avif'))
    const env = { ...environmentOf(own), VITRIN_DATA: data }
    const first = await command(env, 'copy-to-s3')
    expect(first).toMatchObject({ code: 0, stderr: '' })
    expect(first.stdout).toBe(
      '4 dosya kopyalandı (1 MB), 1 dosya kovada zaten vardı.\n5 dosyanın boyutu ve özeti karşılaştırıldı: hepsi kovada aynı.\n',
    )
    expect(await listDifferences(source, bucket)).toEqual([])
    const again = await command(env, 'copy-to-s3')
    expect(again.stdout).toContain('0 dosya kopyalandı (0 MB), 5 dosya kovada zaten vardı.')
    expect(await keysOf(source)).toEqual(keys)
  }, 60_000)

  test('a dump has its files, and a restore puts them into another bucket in place of what was there', async () => {
    const shop = await openTestDatabase('empty')
    const [own, other] = ['dumped', 'restored'].map((prefix) => ({ ...place, prefix }))
    await fill(s3Storage(own!), [...keys, 'derived/a/320.webp'])
    const file = join(folder, 'shop.dump')
    const env = { DATABASE_URL: shop.url, VITRIN_DATA: join(folder, 'none') }
    const dumped = await runScript('scripts/db/dump.ts', [file], { ...env, ...environmentOf(own!) })
    expect(dumped).toMatchObject({ code: 0, stderr: '' })
    expect(dumped.stdout).toContain(`${file}.files yazıldı: 5 resim ve belge`)
    expect(await keysOf(folderStorage(`${file}.files`))).toEqual(keys)
    expect(await readdir(`${file}.files`)).not.toContain('drafts')

    const bucket = s3Storage(other!)
    await fill(bucket, ['documents/old', 'derived/a/320.webp', 'derived/gone/320.webp', 'masters/gone.avif'])
    const target = await openTestDatabase('empty')
    const restored = await runScript('scripts/db/restore.ts', [file, '--force'], {
      ...env,
      DATABASE_URL: target.url,
      ...environmentOf(other!),
    })
    expect(restored).toMatchObject({ code: 0, stderr: '' })
    expect(restored.stdout).toContain('Geri yüklendi: 5 resim ve belge')
    expect(await keysOf(bucket)).toEqual([...keys, 'derived/a/320.webp'].toSorted())
    expect(await listDifferences(folderStorage(`${file}.files`), bucket)).toEqual([])
  }, 60_000)

  test('that is away, a dump leaves the last one alone and says so', async () => {
    const shop = await openTestDatabase('empty')
    const env = { DATABASE_URL: shop.url, ...environmentOf(nowhere) }
    const dumped = await runScript('scripts/db/dump.ts', [join(folder, 'away.dump')], env)
    expect(dumped).toMatchObject({ code: 1, stdout: '' })
    expect(dumped.stderr).toMatch(/^Kovadaki resim ve belgeler okunamadı \(S3: GET: ECONNREFUSED\).*\n$/)
  }, 60_000)
})
