// @module-tag once
// @vitest-environment node
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ageOf, sentNote } from '~/db/backup/notes.server'
import type { EmbeddedPostgres } from '~/db/embedded/contract'
import { startEmbeddedPostgres } from '~/db/embedded/embedded.server'
import { quickestFolder } from '~/db/testing/embedded-test-cluster.server'
import { type BackupBucket, openBackupBucket } from '~/server/backups/bucket.server'
import { wholeNames } from '~/server/backups/parts.server'
import { hasS3Server, startS3Server } from '~/testing/server/s3/s3-server'
import { environmentOf, nowhere } from '~/testing/server/s3/s3-settings'
import type { S3Place } from '~/features/media/s3-storage.server'
import { listByKey } from '../../files/copy-files'
import { runScript, startScript } from '../../testing/run-script'
import { countOrders, createOrders, type Moment, placeOrders, switchLog } from '../testing/small-shop'

// Promise L46 with a bucket: the machine is lost with its data and its folder of backups.
const home = mkdtempSync(path.join(quickestFolder(), 'vitrin-sent-'))
chmodSync(home, 0o711)
const data = path.join(home, 'data')
const folder = path.join(home, 'backups')
let place: S3Place
let bucket: BackupBucket
let shop: EmbeddedPostgres
let follower: Awaited<ReturnType<typeof startScript>> | undefined

const environment = (at = place) => ({
  VITRIN_DATA: data,
  DATABASE_URL: '',
  ...environmentOf(at, 'BACKUP_S3'),
})
const run = (command: 'backup' | 'restore', ...args: string[]) =>
  runScript(`scripts/backup/${command}.ts`, args, environment())
const keysOf = async (room: 'bases' | 'files') => [...(await listByKey(bucket[room])).keys()].toSorted()
const basesIn = (backups: string) =>
  readdirSync(path.join(backups, 'base')).filter((name) => name.endsWith('Z'))

async function open(): Promise<void> {
  const silent = { info() {}, warn() {}, error() {} }
  shop = await startEmbeddedPostgres({
    dataDir: path.join(data, 'postgres'),
    log: silent,
    backupFolder: folder,
  })
}

/** Ends a file of the log, and waits until the bucket has it. */
async function untilSent(): Promise<void> {
  await placeOrders(shop, 1)
  const name = await switchLog(shop)
  await expect.poll(() => bucket.wal.size(`${name}.gz`), { timeout: 30_000 }).not.toBeNull()
}

async function follow(): Promise<void> {
  follower = await startScript('scripts/backup/backup.ts', [folder, '--follow'], environment())
}

async function stopFollowing(): Promise<void> {
  const ended = await follower?.stop()
  if (ended) expect(ended).toEqual([0, null])
  follower = undefined
}

/** The machine with everything on it is gone; what the bucket has is left. */
async function loseMachine(): Promise<void> {
  await stopFollowing()
  await shop.stop()
  rmSync(data, { recursive: true })
  rmSync(folder, { recursive: true })
}

async function restore(to: string): Promise<string> {
  const { code, stdout, stderr } = await run('restore', '--from', folder, '--to', to, '--bucket')
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  await open()
  return stdout
}

describe.runIf(hasS3Server)('a bucket of backups', () => {
  let first: Moment
  let second: Moment
  beforeAll(async () => {
    place = await startS3Server()
    bucket = await openBackupBucket(place)
    await open()
    await createOrders(shop)
    mkdirSync(path.join(data, 'files/documents'), { recursive: true })
    writeFileSync(path.join(data, 'files/documents/a'), 'levha')
    await placeOrders(shop, 3)
  }, 90_000)
  afterAll(async () => {
    await stopFollowing()
    await shop.stop()
    rmSync(home, { recursive: true, force: true })
  })

  test('that is away leaves the backup in its folder, and gets it later', async () => {
    for (const kept of [1, 2, 2]) {
      const failed = await runScript(
        'scripts/backup/backup.ts',
        [folder, '--keep', '2'],
        environment(nowhere),
      )
      expect(failed.code).toBe(1)
      expect(failed.stderr).toMatch(/^Yedek kovası files ile iş yarım kaldı \(S3: GET: ECONNREFUSED\)\..*\n$/)
      // A bucket that is away for long fills no disk.
      expect(basesIn(folder)).toHaveLength(kept)
    }
    const made = await run('backup', folder)
    expect(made).toMatchObject({ code: 0, stderr: '' })
    expect(made.stdout).toMatch(/Kovaya gönderildi: 3 yedek \(\d+ MB\), \d+ günlük dosyası\.\n/)
    expect(made.stdout).toContain('Kovaya 1 yeni resim ve belge gönderildi.')
    expect(wholeNames(await keysOf('bases'))).toEqual(basesIn(folder))
    expect(await keysOf('files')).toEqual(['documents/a'])
  }, 90_000)

  test('brings any moment back to a new machine', async () => {
    await follow()
    first = await placeOrders(shop, 4)
    await untilSent()
    expect(ageOf(sentNote(folder))).toBeLessThan(60)
    await loseMachine()
    const told = await restore(first.at)
    expect(told).toContain(`${first.count} sipariş, toplam ${first.count},00`)
    expect(await countOrders(shop)).toBe(first.count)
    expect(readFileSync(path.join(data, 'files/documents/a'), 'utf8')).toBe('levha')
  }, 120_000)

  test('keeps the moments of both lives of a restored shop', async () => {
    await follow()
    second = await placeOrders(shop, 5)
    await untilSent()
    await loseMachine()
    await restore(second.at)
    expect(await countOrders(shop)).toBe(second.count)
    await loseMachine()
    // The order after `first` that no restore had.
    await restore(new Date(Date.parse(first.at) + 1).toISOString())
    expect(await countOrders(shop)).toBe(first.count)
  }, 180_000)

  test('says which part is damaged, and a restore changes nothing then', async () => {
    const newest = wholeNames(await keysOf('bases')).at(-1)!
    const part = `${newest}/part-000000`
    const whole = (await bucket.bases.read(part))!
    await loseMachine()
    const damages = [() => bucket.bases.remove(part), () => bucket.bases.write(part, whole.subarray(1))]
    for (const damage of damages) {
      await damage()
      const { code, stderr } = await run('restore', '--from', folder, '--to', first.at, '--bucket')
      expect(code).toBe(1)
      expect(stderr).toContain(part)
      expect(existsSync(path.join(data, 'postgres'))).toBe(false)
      expect(basesIn(folder)).toEqual([])
    }
    await bucket.bases.write(part, whole)
    await restore(second.at)
    expect(await countOrders(shop)).toBe(second.count)
  }, 120_000)

  test('keeps as many bases as it is told, with their log and their files', async () => {
    rmSync(path.join(data, 'files/documents/a'))
    const { stdout, stderr } = await run('backup', folder, '--keep-sent', '1')
    expect(stderr).toBe('')
    expect(stdout).toMatch(/Kovadan silindi: 3 yedek, [1-9]\d* günlük dosyası\./)
    const [newest] = wholeNames(await keysOf('bases'))
    expect(new Set((await keysOf('bases')).map((key) => key.split('/')[0]))).toEqual(new Set([newest]))
    await follow()
    const last = await placeOrders(shop, 2)
    await untilSent()
    await loseMachine()
    await restore(last.at)
    expect(await countOrders(shop)).toBe(last.count)
  }, 120_000)

  test('is asked for by name, and refuses to be used without settings', async () => {
    const bare = { VITRIN_DATA: data, DATABASE_URL: '' }
    for (const [command, ...args] of [
      ['backup', folder, '--follow'],
      ['backup', folder, '--keep-sent', '2'],
      ['restore', '--from', folder, '--to', 'latest', '--bucket'],
    ] as const) {
      const { code, stderr } = await runScript(`scripts/backup/${command}.ts`, args, bare)
      expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('BACKUP_S3_ENDPOINT') })
    }
  })
})
