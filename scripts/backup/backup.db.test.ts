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
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { EmbeddedPostgres } from '~/db/embedded/contract'
import { prune } from '~/db/backup/prune.server'
import { startEmbeddedPostgres } from '~/db/embedded/embedded.server'
import { quickestFolder } from '~/db/testing/embedded-test-cluster.server'
import { runScript } from '../testing/run-script'

// A cluster with one table of orders: enough for everything but the shop itself, which the drill tries.
const home = mkdtempSync(path.join(quickestFolder(), 'vitrin-backup-'))
// PostgreSQL's account passes through it.
chmodSync(home, 0o711)
const folder = path.join(home, 'backups')
const data = path.join(home, 'data')
const silent = { info() {}, warn() {}, error() {} }
const running = new Set<EmbeddedPostgres>()

/** The orders of a moment. */
interface Moment {
  at: string
  count: number
}
let base: string
let onlyFiles: string
let before: Moment
let after: Moment
let later: Moment

beforeAll(async () => {
  const shop = await open(data)
  await ask(shop, 'create table orders (placed_at timestamptz default now(), grand_total bigint default 100)')
  put('documents/a', 'vergi levhası')
  put('derived/b', 'küçük')
  before = await place(shop, 2)
  base = (await backUp()).name
  after = await place(shop, 3)
  put('documents/c', 'ruhsat')
  onlyFiles = (await run('backup', folder, '--only-files')).stdout
  later = await place(shop, 4)
  // A transaction behind the moment, by which PostgreSQL sees that it was reached.
  await place(shop, 1)
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
      expect(await count(restored)).toBe(moment.count)
      await ask(restored, 'insert into orders default values')
      await leave(restored)
      // Files that were there are kept, missing ones are back.
      expect(read('documents/a', into)).toBe('die Kopie')
      expect(read('documents/c', into)).toBe('ruhsat')
      expect(existsSync(path.join(into, 'files/derived'))).toBe(false)
    }
    expect(await count(shop)).toBe(10)
    await leave(shop)
  }, 120_000)

  test('to the latest moment has everything that was archived', async () => {
    const into = path.join(home, 'into-latest')
    expect(await restore('latest', '--into', into)).toMatchObject({ code: 0, stderr: '' })
    const restored = await open(into)
    expect(await count(restored)).toBe(10)
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
    expect(await count(kept)).toBe(10)
    await leave(kept)
  }, 120_000)

  test('to a wrong moment can be repeated, and later moments are those of the restored shop', async () => {
    // The test before restored `after`; the shop goes on from there and archives into the same folder.
    const shop = await open(data)
    const second = await place(shop, 5)
    await place(shop, 1)
    await archiveAll(shop)
    await leave(shop)
    for (const [moment, into] of [
      [later, 'again-later'],
      [second, 'again-second'],
    ] as const) {
      expect(await restore(moment.at, '--into', path.join(home, into))).toMatchObject({ code: 0, stderr: '' })
      const restored = await open(path.join(home, into))
      expect(await count(restored)).toBe(moment.count)
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
    await place(shop, 1)
    const next = await backUp()
    await place(shop, 1)
    await archiveAll(shop)
    const { stdout } = await run('backup', folder, '--keep', '1')
    expect(stdout).toMatch(/Eskiler silindi: 3 yedek, \d+ günlük dosyası, 1 resim ve belge\./)
    const [newest, ...others] = readdirSync(path.join(folder, 'base'))
    expect(others).toEqual([])
    expect(newest! > next.name).toBe(true)
    expect(readdirSync(path.join(folder, 'files/documents'))).toEqual(['a'])
    await place(shop, 1)
    const last = await place(shop, 1)
    await place(shop, 1)
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

async function ask<Row extends pg.QueryResultRow>({ url }: EmbeddedPostgres, sql: string): Promise<Row[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

async function count(server: EmbeddedPostgres): Promise<number> {
  const [row] = await ask<{ count: number }>(server, 'select count(*)::int as count from orders')
  return row!.count
}

/** Places orders, and returns the moment after them. */
async function place(server: EmbeddedPostgres, orders: number): Promise<Moment> {
  await ask(server, `insert into orders select from generate_series(1, ${orders})`)
  const [row] = await ask<{ at: string; count: number }>(
    server,
    `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, count(*)::int as count from orders`,
  )
  // Moments are told apart by the millisecond.
  await ask(server, 'select pg_sleep(0.01)')
  return row!
}

/** Waits until everything that was written is in the archive. Returns the last file's name. */
async function archiveAll(server: EmbeddedPostgres): Promise<string> {
  const client = await server.connectAsSuperuser()
  const { rows } = await client.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name')
  await client.end()
  const { name } = rows[0]!
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
