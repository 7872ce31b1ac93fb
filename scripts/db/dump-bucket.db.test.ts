// @module-tag once
// @vitest-environment node
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import type { S3Place } from '~/features/media/s3-storage.server'
import { openBackupBucket } from '~/server/backups/bucket.server'
import { hasS3Server, startS3Server } from '~/testing/server/s3/s3-server'
import { environmentOf, nowhere } from '~/testing/server/s3/s3-settings'
import { listByKey } from '../files/copy-files'
import { runScript } from '../testing/run-script'

const shop = await openTestDatabase('demo')
const folder = mkdtempSync(path.join(tmpdir(), 'vitrin-dump-bucket-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const data = path.join(folder, 'data')
mkdirSync(path.join(data, 'files/documents'), { recursive: true })
writeFileSync(path.join(data, 'files/documents/7f'), 'vergi levhası')

const dump = (place: S3Place, file: string) =>
  runScript('scripts/db/dump.ts', [file, '--bucket'], {
    DATABASE_URL: shop.url,
    VITRIN_DATA: data,
    ...environmentOf(place, 'BACKUP_S3'),
  })

test('a bucket that is away is told, and the dump stays in its file', async () => {
  const file = path.join(folder, 'away.dump')
  const { code, stderr } = await dump(nowhere, file)
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('files ile iş yarım kaldı') })
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(['away.dump', 'away.dump.files']))
}, 60_000)

describe.runIf(hasS3Server)('a dump in the bucket of backups', () => {
  let place: S3Place
  beforeAll(async () => void (place = await startS3Server()), 30_000)
  const restore = async (file: string, other: string) => {
    const target = await openTestDatabase('empty')
    const env = { DATABASE_URL: target.url, VITRIN_DATA: other, ...environmentOf(place, 'BACKUP_S3') }
    const done = await runScript('scripts/db/restore.ts', [file, '--force', '--bucket'], env)
    return { ...done, target }
  }

  test('comes back on another machine with its files, and is replaced by the next of its name', async () => {
    for (const [file, content] of [
      ['documents/7f', 'vergi levhası'],
      ['documents/8a', 'ruhsat'],
    ] as const) {
      rmSync(path.join(data, 'files'), { recursive: true })
      mkdirSync(path.join(data, 'files/documents'), { recursive: true })
      writeFileSync(path.join(data, 'files', file), content)
      const sent = await dump(place, path.join(folder, 'shop.dump'))
      expect(sent).toMatchObject({ code: 0, stderr: '' })
      expect(sent.stdout).toMatch(/files kovasına gönderildi: \d+ KB, 1 resim ve belge\./)

      const machine = mkdtempSync(path.join(folder, 'machine-'))
      const { code, stderr, target } = await restore(path.join(machine, 'shop.dump'), machine)
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
      expect(readFileSync(path.join(machine, 'files', file), 'utf8')).toBe(content)
      expect(readdirSync(path.join(machine, 'files/documents'))).toHaveLength(1)
      const rows = (url: typeof shop) => url.pool.query('select count(*)::int as count from products')
      expect((await rows(target)).rows).toEqual((await rows(shop)).rows)
    }
  }, 120_000)

  test('that is not there whole is refused by its name', async () => {
    const machine = mkdtempSync(path.join(folder, 'machine-'))
    const missing = await restore(path.join(machine, 'none.dump'), machine)
    expect(missing).toMatchObject({ code: 1, stderr: 'files kovasında none.dump adlı bir yedek yok.\n' })
    const { dumps } = await openBackupBucket(place)
    await dumps.write('shop.dump/part-000000', Buffer.from('bozuk'))
    const damaged = await restore(path.join(machine, 'shop.dump'), machine)
    expect(damaged.code).toBe(1)
    expect(damaged.stderr).toContain('shop.dump/part-000000 is damaged')
    expect(readdirSync(machine)).not.toContain('shop.dump')
    expect([...(await listByKey(dumps)).keys()]).toContain('shop.dump/list.json')
  }, 60_000)
})
