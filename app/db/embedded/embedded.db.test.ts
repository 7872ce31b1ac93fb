// @module-tag once
// @vitest-environment node
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listPostgresProcesses } from './postgres-processes.server'
import { holdInOtherProcess } from './testing/processes'
import { startEmbeddedPostgres } from './embedded.server'
import { createTestCluster, quickestFolder } from '../testing/embedded-test-cluster.server'

let base: string
let dataDir: string
beforeEach(() => {
  base = mkdtempSync(path.join(quickestFolder(), 'vitrin-embedded-'))
  dataDir = path.join(base, 'data', 'postgres')
})
const running: { stop(): Promise<boolean> }[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()))
  rmSync(base, { recursive: true, force: true })
})

describe('a folder of its own', () => {
  test('a new cluster knows every language, has no Turkish default and keeps others out', async () => {
    const { url } = await start()
    const { rows } = await ask(
      url,
      `SELECT lower('INFO') AS lowered, lower('IŞIK' COLLATE "tr-x-icu") AS turkish,
        current_setting('server_encoding') AS encoding, current_setting('TimeZone') AS zone,
        current_setting('server_version_num')::int / 10000 AS version, rolsuper AS superuser
      FROM pg_roles WHERE rolname = current_user`,
    )
    expect(rows).toEqual([
      { lowered: 'info', turkish: 'ışık', encoding: 'UTF8', zone: 'UTC', version: 18, superuser: false },
    ])
    await expect(ask(url.replace(/:[^:@]+@/, ':wrong@'), 'SELECT 1')).rejects.toThrow(
      'password authentication failed',
    )
    expect(statSync(dataDir).mode & 0o777).toBe(0o700)
    // This also holds when root runs the test.
    expect(statSync(`/proc/${postmasterPid()}`).uid).not.toBe(0)
  })

  test('written data survives a stop and a start', async () => {
    const first = await start()
    await ask(first.url, 'CREATE TABLE kept (id int)')
    await first.stop()
    await expectNoServer()
    const second = await start()
    expect((await ask(second.url, 'SELECT * FROM kept')).rows).toEqual([])
  })

  test('a path too long for a socket gets a port of 127.0.0.1, and no log line has a password', async () => {
    dataDir = path.join(base, 'a-folder-with-a-rather-long-name'.repeat(3), 'postgres')
    const seen: unknown[] = []
    const note = (...line: unknown[]) => seen.push(line)
    const server = await start({ log: { info: note, warn: note, error: note }, onProgress: note })
    expect(new URL(server.url).hostname).toBe('127.0.0.1')
    await expectAnswer(server)
    const { superuser, shop } = JSON.parse(readFileSync(path.join(dataDir, 'credentials.json'), 'utf8'))
    expect(seen.length).toBeGreaterThan(2)
    expect(JSON.stringify(seen)).not.toContain(shop)
    expect(JSON.stringify(seen)).not.toContain(superuser)
  })
})

describe('leftovers of an earlier start', () => {
  test('a server whose user was killed is used again with its data, and stopped by the last one to leave', async () => {
    const killed = await holdInOtherProcess(dataDir)
    await ask(killed.url, 'CREATE TABLE kept (id int)')
    const orphan = postmasterPid()
    await killed.kill()
    const server = await start()
    expect(server.url).toBe(killed.url)
    expect(postmasterPid()).toBe(orphan)
    await ask(server.url, 'SELECT * FROM kept')
    expect(await server.stop()).toBe(true)
    await expectNoServer()
  })

  test('a pid file that names an unrelated process does not stop the start', async () => {
    await (await start()).stop()
    writeFileSync(
      path.join(dataDir, 'cluster', 'postmaster.pid'),
      `${process.pid}\n${dataDir}\n1\n5432\n\n\n`,
    )
    await expectAnswer(await start())
  })

  test('a first start that was killed is repeated, and its files are removed', async () => {
    mkdirSync(path.join(dataDir, 'cluster.new-999999999', 'base'), { recursive: true })
    await expectAnswer(await start())
    expect(readdirSync(dataDir).filter((name) => name.startsWith('cluster.new'))).toEqual([])
  })

  test('a folder of another PostgreSQL version is refused in one line', async () => {
    mkdirSync(path.join(dataDir, 'cluster'), { recursive: true })
    writeFileSync(path.join(dataDir, 'cluster', 'PG_VERSION'), '15\n')
    await expect(start()).rejects.toThrow(/^Veri klasörü PostgreSQL 15 ile oluşturulmuş[^\n]*$/)
  })
})

test('a test server whose run was killed is removed by the next test run', async () => {
  const abandoned = path.join(base, 'vitrin-tests-abandoned')
  dataDir = path.join(abandoned, 'postgres')
  const killed = await holdInOtherProcess(dataDir)
  const orphan = postmasterPid()
  await killed.kill()
  // The server detects a moment later that the process has ended.
  await expect.poll(() => usersOf(killed.url), { timeout: 10_000 }).toBe(0)
  utimesSync(abandoned, new Date(0), new Date(0))
  const cluster = await createTestCluster(base)
  expect(existsSync(abandoned)).toBe(false)
  expect(listPostgresProcesses().map(({ pid }) => pid)).not.toContain(orphan)
  await expectAnswer(cluster)
  await cluster.stop()
  expect(readdirSync(base).filter((name) => name.startsWith('vitrin-'))).toEqual([])
})

describe('several processes on one folder', () => {
  test('a second start shares the server, and the last one to leave stops it', async () => {
    const first = await start()
    const second = await holdInOtherProcess(dataDir)
    expect(second.url).toBe(first.url)
    expect(await first.stop()).toBe(false)
    await expectAnswer(second)
    await second.leave()
    await expectNoServer()
  })

  test('a process keeps its share of the server when a worker crashes', async () => {
    const first = await start()
    const second = await holdInOtherProcess(dataDir)
    const worker = listPostgresProcesses().find(
      ({ command }) => command.includes(clusterName()) && command.includes('checkpointer'),
    )
    process.kill(worker!.pid, 'SIGKILL')
    // The server closes all connections and accepts new ones a moment later.
    await expect.poll(() => usersOf(first.url), { timeout: 10_000 }).toBe(2)
    await second.leave()
    await expectAnswer(first)
    expect(await first.stop()).toBe(true)
  }, 90_000)

  test('three processes that start at the same moment get one server', async () => {
    const held = await Promise.all([1, 2, 3].map(() => holdInOtherProcess(dataDir)))
    expect(new Set(held.map(({ url }) => url)).size).toBe(1)
    expect(serverProcesses().filter((command) => command.includes('checkpointer'))).toHaveLength(1)
    await Promise.all(held.map(({ leave }) => leave()))
    await expectNoServer()
  })

  test('the next process restarts a killed server with all acknowledged data', async () => {
    const first = await start({ fast: false })
    await ask(first.url, 'CREATE TABLE kept (id int)')
    process.kill(postmasterPid(), 'SIGKILL')
    await first.stop()
    const second = await start({ fast: false })
    expect((await ask(second.url, 'SELECT * FROM kept')).rows).toEqual([])
  })
})

async function start(options: Partial<Parameters<typeof startEmbeddedPostgres>[0]> = {}) {
  const silent = { info() {}, warn() {}, error() {} }
  const server = await startEmbeddedPostgres({ dataDir, log: silent, fast: true, ...options })
  running.push(server)
  return server
}

async function expectAnswer({ url }: { url: string }) {
  expect((await ask(url, 'SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
}

async function ask(url: string, sql: string) {
  const client = new pg.Client(url)
  client.on('error', () => {})
  await client.connect()
  try {
    return await client.query(sql)
  } finally {
    await client.end()
  }
}

/** The number of processes that hold the lock of the server's users; 0 while the server does not answer. */
async function usersOf(url: string): Promise<number> {
  const asked = ask(
    url,
    `select count(*)::int as users from pg_locks where locktype = 'advisory' and granted`,
  )
  return asked.then(({ rows }) => Number((rows[0] as { users: number }).users)).catch(() => 0)
}

// The logging process ends after it has read the last line of the other processes.
const expectNoServer = () => expect.poll(serverProcesses).toEqual([])

const postmasterPid = () =>
  Number.parseInt(readFileSync(path.join(dataDir, 'cluster', 'postmaster.pid'), 'utf8'), 10)

function serverProcesses() {
  return listPostgresProcesses().flatMap(({ command }) => (command.includes(clusterName()) ? [command] : []))
}

function clusterName(): string {
  const written = readFileSync(path.join(dataDir, 'credentials.json'), 'utf8')
  return (JSON.parse(written) as { clusterName: string }).clusterName
}
