// @module-tag once
// @vitest-environment node
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { EmbeddedPostgres } from '~/db/embedded/contract'
import { prune } from '~/db/backup/prune.server'
import { startEmbeddedPostgres } from '~/db/embedded/embedded.server'
import { quickestFolder } from '~/db/testing/embedded-test-cluster.server'
import { runScript } from '../testing/run-script'
import { ask, countOrders, createOrders, type Moment, placeOrders, switchLog } from './testing/small-shop'

// Everything but the shop itself, which the drill tries.
const home = mkdtempSync(path.join(quickestFolder(), 'vitrin-backup-'))
// PostgreSQL's account passes through it.
chmodSync(home, 0o711)
const folder = path.join(home, 'backups')
const data = path.join(home, 'data')
const silent = { info() {}, warn() {}, error() {} }
const running = new Set<EmbeddedPostgres>()

let base: string
let onlyFiles: string
let before: Moment
let after: Moment
let later: Moment

beforeAll(async () => {
  const shop = await open(data)
  await createOrders(shop)
  put('documents/a', 'vergi levhası')
  put('derived/b', 'küçük')
  before = await placeOrders(shop, 2)
  base = (await backUp()).name
  after = await placeOrders(shop, 3)
  put('documents/c', 'ruhsat')
  onlyFiles = (await run('backup', folder, '--only-files')).stdout
  later = await placeOrders(shop, 4)
  // A transaction behind the moment, by which PostgreSQL sees that it was reached.
  await placeOrders(shop, 1)
  await archiveAll(shop)
  await leave(shop)
}, 120_000)
afterAll(async () => {
  for (const server of running) await server.stop()
  rmSync(home, { recursive: true, force: true })
})

describe('a restore', () => {
  test('brings every moment after the base back, and leaves the shop that runs elsewhere alone', async () => {
    expect(onlyFiles).toBe('2 resim ve belge, 1 tanesi yeni\n')
    const shop = await open(data)
    for (const moment of [after, later]) {
      const into = path.join(home, `into-${moment.count}`)
      put('documents/a', 'die Kopie', into)
      const { code, stdout, stderr } = await restore(moment.at, '--into', into)
      expect(stderr).toBe('')
      expect(stdout).toContain(`${moment.count} sipariş, toplam ${moment.count},00`)
      expect(stdout).toContain('2 siparişin hepsi yerinde')
      expect(code).toBe(0)
      const restored = await open(into)
      expect(await countOrders(restored)).toBe(moment.count)
      await ask(restored, 'insert into orders default values')
      await leave(restored)
      // Files that were there are kept, missing ones are back.
      expect(read('documents/a', into)).toBe('die Kopie')
      expect(read('documents/c', into)).toBe('ruhsat')
      expect(existsSync(path.join(into, 'files/derived'))).toBe(false)
    }
    expect(await countOrders(shop)).toBe(10)
    await leave(shop)
  }, 120_000)

  test('to the latest moment has everything that was archived', async () => {
    const into = path.join(home, 'into-latest')
    expect(await restore('latest', '--into', into)).toMatchObject({ code: 0, stderr: '' })
    const restored = await open(into)
    expect(await countOrders(restored)).toBe(10)
    await leave(restored)
  }, 60_000)

  test('replaces a database only when told to, and keeps it under another name', async () => {
    expect((await restore(after.at)).stderr).toContain('--replace ekleyin')
    const shop = await open(data)
    expect((await restore(after.at, '--replace')).stderr).toMatch(/çalışıyor \(pid \d+\)/)
    await leave(shop)
    expect(await restore(after.at, '--replace')).toMatchObject({ code: 0, stderr: '' })
    const aside = readdirSync(data).filter((name) => name.startsWith('postgres.before-'))
    expect(aside).toHaveLength(1)
    const old = path.join(home, 'old')
    mkdirSync(old)
    renameSync(path.join(data, aside[0]!), path.join(old, 'postgres'))
    const kept = await open(old)
    expect(await countOrders(kept)).toBe(10)
    await leave(kept)
  }, 120_000)

  test('to a wrong moment can be repeated, and later moments are those of the restored shop', async () => {
    // The test before restored `after`; the shop goes on from there and archives into the same folder.
    const shop = await open(data)
    const second = await placeOrders(shop, 5)
    await placeOrders(shop, 1)
    await archiveAll(shop)
    await leave(shop)
    for (const [moment, into] of [
      [later, 'again-later'],
      [second, 'again-second'],
    ] as const) {
      expect(await restore(moment.at, '--into', path.join(home, into))).toMatchObject({ code: 0, stderr: '' })
      const restored = await open(path.join(home, into))
      expect(await countOrders(restored)).toBe(moment.count)
      await leave(restored)
    }
    expect([later.count, second.count]).toEqual([9, 10])
  }, 120_000)
})

describe('a restore that is impossible changes nothing and says why', () => {
  const into = path.join(home, 'never')
  const refused = async (to: string) => {
    const { code, stderr } = await restore(to, '--into', into)
    expect(code).toBe(1)
    expect(existsSync(path.join(into, 'postgres'))).toBe(false)
    return stderr
  }

  test('before the first base, in the future, or no time', async () => {
    expect(await refused(before.at)).toBe(`O andan önce alınmış bir yedek yok. En eski yedek: ${base}.\n`)
    expect(await refused('2999-01-01T00:00')).toContain('henüz gelmedi')
    expect(await refused('dün')).toContain('Zaman anlaşılmadı: dün')
  }, 60_000)

  test('a missing file of the log is named', async () => {
    const wal = path.join(folder, 'wal')
    const segments = readdirSync(wal)
      .filter((name) => /^00000001[0-9A-F]{16}\.gz$/.test(name))
      .toSorted()
    const used = manifest().stopSegment
    const gone = segments.find((name) => name > `${used}.gz`)!
    for (const [name, to] of [
      [gone, later.at],
      [`${used}.gz`, later.at],
      [`${used}.gz`, 'latest'],
    ] as const) {
      renameSync(path.join(wal, name), path.join(home, name))
      expect(await refused(to)).toContain(`günlükte ${name.slice(0, -3)} dosyası eksik`)
      renameSync(path.join(home, name), path.join(wal, name))
    }
  }, 120_000)

  test('a damaged file of the log is named', async () => {
    const wal = path.join(folder, 'wal')
    const name = `${manifest().startSegment}.gz`
    const whole = readFileSync(path.join(wal, name))
    writeFileSync(path.join(wal, name), whole.subarray(0, 2_000))
    expect(await refused(later.at)).toMatch(new RegExp(`günlüğün bir dosyası bozuk \\(.*${name}`))
    writeFileSync(path.join(wal, name), whole)
    // PostgreSQL would take the last readable file for the end.
    const last = readdirSync(wal)
      .filter((name) => /^[0-9A-F]{24}\.gz$/.test(name))
      .toSorted()
      .at(-1)!
    const kept = readFileSync(path.join(wal, last))
    writeFileSync(path.join(wal, last), kept.subarray(0, kept.length / 2))
    expect(await refused('latest')).toMatch(new RegExp(`günlüğün bir dosyası bozuk \\(.*${last}`))
    writeFileSync(path.join(wal, last), kept)
  }, 60_000)

  test('a base with one wrong byte is not used', async () => {
    const file = path.join(folder, 'base', base, 'data', 'global', 'pg_control')
    const bytes = readFileSync(file)
    bytes[100]! ^= 1
    writeFileSync(file, bytes)
    expect(await refused(later.at)).toContain(`${base} yedeği bozuk: global/pg_control`)
    bytes[100]! ^= 1
    writeFileSync(file, bytes)
  }, 60_000)
})

describe('the archive', () => {
  test('takes the same file twice, and never another one under its name', async () => {
    const shop = await open(data)
    const file = path.join(folder, 'wal', `${await archiveAll(shop)}.gz`)
    const kept = readFileSync(file)
    const client = await shop.connectAsSuperuser()
    const next = await client.query<{ name: string }>('select pg_walfile_name(pg_current_wal_lsn()) as name')
    const taken = path.join(folder, 'wal', `${next.rows[0]!.name}.gz`)
    writeFileSync(taken, kept)
    await client.query('select pg_logical_emit_message(false, $1, $1)', ['x'])
    await client.query('select pg_switch_wal()')
    await expect
      .poll(
        async () => {
          const { rows } = await client.query<{ name: string }>(
            'select last_failed_wal as name from pg_stat_archiver',
          )
          return `${rows[0]!.name}.gz`
        },
        { timeout: 20_000 },
      )
      .toBe(path.basename(taken))
    expect(readFileSync(taken)).toEqual(kept)
    rmSync(taken)
    await client.end()
    await leave(shop)
  }, 60_000)
})

describe('--keep', () => {
  test('removes nothing when the newest base has a wrong byte, and does not count one that lacks a file', async () => {
    const shop = await open(data)
    const newest = (await backUp()).name
    await leave(shop)
    const bases = () => readdirSync(path.join(folder, 'base')).toSorted()
    expect(bases()).toEqual([base, newest])
    const file = path.join(folder, 'base', newest, 'data', 'global', 'pg_control')
    const whole = readFileSync(file)
    writeFileSync(
      file,
      whole.map((byte, at) => (at === 100 ? byte ^ 1 : byte)),
    )
    await expect(prune(folder, 1, [])).rejects.toThrow(`${newest} yedeği bozuk: global/pg_control`)
    rmSync(file)
    expect(await prune(folder, 1, ['documents/a', 'documents/c'])).toMatchObject({ bases: 0, files: 0 })
    expect(bases()).toEqual([base, newest])
    writeFileSync(file, whole)
  }, 60_000)

  test('removes older bases, their log and their files', async () => {
    const shop = await open(data)
    rmSync(path.join(data, 'files/documents/c'))
    await placeOrders(shop, 1)
    const next = await backUp()
    await placeOrders(shop, 1)
    await archiveAll(shop)
    const { stdout } = await run('backup', folder, '--keep', '1')
    expect(stdout).toMatch(/Eskiler silindi: 3 yedek, \d+ günlük dosyası, 1 resim ve belge\./)
    const [newest, ...others] = readdirSync(path.join(folder, 'base'))
    expect(others).toEqual([])
    expect(newest! > next.name).toBe(true)
    expect(readdirSync(path.join(folder, 'files/documents'))).toEqual(['a'])
    await placeOrders(shop, 1)
    const last = await placeOrders(shop, 1)
    await placeOrders(shop, 1)
    await archiveAll(shop)
    await leave(shop)
    expect(await restore(last.at, '--into', path.join(home, 'pruned'))).toMatchObject({ code: 0, stderr: '' })
  }, 120_000)
})

async function open(dataFolder: string): Promise<EmbeddedPostgres> {
  const dataDir = path.join(dataFolder, 'postgres')
  const server = await startEmbeddedPostgres({
    dataDir,
    log: silent,
    backupFolder: dataFolder === data ? folder : null,
  })
  running.add(server)
  return server
}

async function leave(server: EmbeddedPostgres): Promise<void> {
  running.delete(server)
  await server.stop()
}

/** Waits until everything that was written is in the archive. Returns the last file's name. */
async function archiveAll(server: EmbeddedPostgres): Promise<string> {
  const name = await switchLog(server)
  await vi.waitUntil(() => existsSync(path.join(folder, 'wal', `${name}.gz`)), { timeout: 20_000 })
  return name
}

function run(command: 'backup' | 'restore', ...args: string[]) {
  return runScript(`scripts/backup/${command}.ts`, args, { VITRIN_DATA: data, DATABASE_URL: '' })
}

const restore = (to: string, ...args: string[]) => run('restore', '--from', folder, '--to', to, ...args)

async function backUp() {
  const { code, stdout, stderr } = await run('backup', folder)
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  return { name: /Yedek alındı: (\S+),/.exec(stdout)![1]! }
}

function manifest() {
  const written = readFileSync(path.join(folder, 'base', base, 'manifest.json'), 'utf8')
  return JSON.parse(written) as { startSegment: string; stopSegment: string }
}

function put(name: string, content: string, into = data) {
  const file = path.join(into, 'files', name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
}

const read = (name: string, into: string) => readFileSync(path.join(into, 'files', name), 'utf8')
