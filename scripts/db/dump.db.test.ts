// @vitest-environment node
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { afterAll, expect, inject, test, vi } from 'vitest'
import { databaseUrl } from '~/db/testing/cluster'
import { openTestDatabase } from '~/db/testing/database'
import { withConnection } from './connect'
import { restoreDump } from './restore-dump'
import { prepareSchema } from './restore-schema'
import { appliedMigrations } from './schema'
import { writeDump } from './write-dump'

const shop = await openTestDatabase('demo')
const folder = mkdtempSync(path.join(tmpdir(), 'vitrin-dump-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const file = path.join(folder, 'shop.dump')
const replace = { force: true, withoutJobs: false }
await writeDump(shop.url, file)

test('a restored shop has every row, the same references, and continues its ids', async () => {
  await shop.pool.query(
    `SELECT graphile_worker.add_job('send-order-mail', '{"note":"satır\\nsonu\\t\\\\."}')`,
  )
  const dumped = await writeDump(shop.url, file)
  const target = await openTestDatabase('empty')
  const restored = await restoreDump(target.url, file, replace)
  expect(restored).toEqual(dumped)
  expect(Object.values(dumped).reduce((sum, rows) => sum + rows, 0)).toBeGreaterThan(1000)
  expect(await fingerprint(target.pool)).toEqual(await fingerprint(shop.pool))
  expect(await references(target.pool)).toEqual(await references(shop.pool))
  expect(await sequences(target.pool)).toEqual(await sequences(shop.pool))
})

test('a dump is one moment of the shop, even during writes', async () => {
  // Every job names its queue, so the queues are read before the jobs.
  const writing = shop.pool.query(`
    DO $$ BEGIN FOR i IN 1..1000 LOOP
      PERFORM graphile_worker.add_job('send-order-mail', json_build_object('n', i), 'queue ' || i); COMMIT;
    END LOOP; END $$`)
  await vi.waitFor(async () => expect((await shop.pool.query(queues)).rowCount).toBe(1), { interval: 5 })
  await writeDump(shop.url, file)
  await writing
  const target = await openTestDatabase('empty')
  await restoreDump(target.url, file, replace)
  const { rows } = await target.pool.query(`
    SELECT count(*)::int AS alone FROM graphile_worker._private_jobs
    WHERE job_queue_id IS NOT NULL
      AND job_queue_id NOT IN (SELECT id FROM graphile_worker._private_job_queues)`)
  expect(rows).toEqual([{ alone: 0 }])
})

test('a dump of an older version is restored and migrated', async () => {
  const known = readMigrationFiles({ migrationsFolder: 'migrations' }).map(({ hash }) => hash)
  const old = await createBlankDatabase()
  const header = { format: 'vitrin-dump', version: 1, createdAt: '', jobs: 0 } as const
  await prepareSchema(old, { ...header, migrations: known.slice(0, 1) }, false)
  await writeDump(old, file)
  const target = await createBlankDatabase()
  await restoreDump(target, file, { force: false, withoutJobs: false })
  expect(await withConnection(target, appliedMigrations)).toEqual(known)
})

test('a job queue left out stays empty', async () => {
  await shop.pool.query(`SELECT graphile_worker.add_job('send-order-mail', '{}')`)
  await writeDump(shop.url, file)
  const target = await openTestDatabase('empty')
  await restoreDump(target.url, file, { force: true, withoutJobs: true })
  const { rows } = await target.pool.query('SELECT count(*)::int AS jobs FROM graphile_worker.jobs')
  expect(rows).toEqual([{ jobs: 0 }])
})

test('a database with content is replaced only on request', async () => {
  const before = await fingerprint(shop.pool)
  await expect(restoreDump(shop.url, file, { force: false, withoutJobs: false })).rejects.toThrow('--force')
  expect(await fingerprint(shop.pool)).toEqual(before)
})

test('a truncated, foreign or newer file changes no row', async () => {
  const before = await fingerprint(shop.pool)
  const whole = readFileSync(file)
  const newer = gunzipSync(whole)
    .toString('utf8')
    .replace('"migrations":[', '"migrations":["from the future",')
  const broken = [
    whole.subarray(0, whole.length / 2),
    Buffer.from('PGDMP'),
    gzipSync(newer),
    withoutEnd(whole),
  ]
  for (const content of broken) {
    writeFileSync(path.join(folder, 'broken.dump'), content)
    await expect(restoreDump(shop.url, path.join(folder, 'broken.dump'), replace)).rejects.toThrow(
      /eksik|değil|yeni/,
    )
  }
  expect(await fingerprint(shop.pool)).toEqual(before)
})

test('only the owner can read a dump', () => {
  expect(statSync(file).mode & 0o077).toBe(0)
})

const queues = `SELECT FROM graphile_worker._private_job_queues LIMIT 1`

async function createBlankDatabase() {
  const server = inject('databaseServer')
  const name = `vitrin_blank_${randomBytes(6).toString('hex')}`
  await withConnection(server, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE template0`))
  afterAll(() => withConnection(server, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`)))
  return databaseUrl(server, name)
}

const withoutEnd = (dump: Buffer) => {
  const lines = gunzipSync(dump).toString('utf8').trimEnd().split('\n')
  return gzipSync(`${lines.slice(0, -1).join('\n')}\n`)
}

/** Name, row count and content of every table, whatever the order of its rows. */
async function fingerprint(pool: pg.Pool) {
  const { rows: tables } = await pool.query<{ name: string }>(`
    SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
    WHERE schemaname IN ('public', 'graphile_worker') AND tablename <> 'migrations' ORDER BY 1`)
  return Promise.all(
    tables.map(async ({ name }) => {
      const sums = await pool.query(
        `SELECT count(*)::int AS rows, sum(hashtext(t::text)) AS sum FROM ${name} t`,
      )
      return [name, sums.rows[0]]
    }),
  )
}

async function references(pool: pg.Pool) {
  const { rows } = await pool.query(`
    SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition, convalidated
    FROM pg_constraint WHERE contype = 'f' ORDER BY 1, 2`)
  return rows
}

async function sequences(pool: pg.Pool) {
  const { rows } = await pool.query(
    'SELECT schemaname, sequencename, last_value FROM pg_sequences ORDER BY 1, 2',
  )
  return rows
}
