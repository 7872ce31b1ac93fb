import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { baseName } from '~/db/backup/folder'
import { copiedNote, sentNote, writeNote } from '~/db/backup/notes.server'
import { openDatabase } from '~/db/connection.server'
import { happened } from '~/db/happenings.server'
import { enqueue } from '~/db/jobs/jobs.server'
import { sql } from 'drizzle-orm'
import { openTestDatabase } from '~/db/testing/database'
import { createOwnServer } from '~/db/testing/own-server'
import { transaction } from '~/db/transaction.server'
import { samplesOf, sumOf } from '~/testing/server/samples'
import { createLog } from '../log.server'
import { openMetrics } from './metrics.server'

const log = createLog('silent')

async function openMeasured() {
  const { db, pool } = await openTestDatabase('empty')
  const metrics = openMetrics({ db, probeDb: db, pool, log })
  const value = async (name: string, labels = {}) => sumOf(samplesOf(await metrics.text()), name, labels)
  return { db, pool, metrics, value }
}

test('each app counts what happens in its own database', async () => {
  const [one, other] = [await openMeasured(), await openMeasured()]
  happened(one.db, { name: 'limit-reached', limit: 'search' })
  expect(await one.value('vitrin_limits_reached_total', { limit: 'search' })).toBe(1)
  expect(await other.value('vitrin_limits_reached_total')).toBeNull()
  expect(await other.value('vitrin_stock_conflicts_total')).toBe(0)
})

test('jobs are counted by what becomes of them, and messages by the way they leave', async () => {
  const { db, value } = await openMeasured()
  const later = new Date(Date.now() + 3_600_000)
  await transaction(db, async (db) => {
    const mail = { name: 'send-order-mail', payload: { orderCode: 'A' } } as const
    await enqueue(db, mail)
    await enqueue(db, mail)
    await enqueue(db, mail, { runAt: later })
    await enqueue(db, { name: 'send-order-sms', payload: { orderCode: 'A' } })
    await enqueue(db, { name: 'expire-order', payload: { orderCode: 'A' } })
    const jobs = sql`graphile_worker._private_jobs`
    await db.execute(sql`update ${jobs} set run_at = now() - interval '90 seconds' where run_at <= now()`)
    // One email fails and waits for its next attempt, one job is given up.
    await db.execute(sql`update ${jobs} set attempts = 3, run_at = now() + interval '1 minute'
      where id = (select min(id) from ${jobs})`)
    await db.execute(sql`update ${jobs} set attempts = max_attempts where id = (select max(id) from ${jobs})`)
  })
  const counts = async (task: string) =>
    Promise.all(
      ['waiting', 'retrying', 'scheduled', 'running', 'failed'].map((state) =>
        value(`vitrin_jobs_${state}`, { task }),
      ),
    )
  expect(await counts('send-order-mail')).toEqual([1, 1, 1, 0, 0])
  expect(await counts('expire-order')).toEqual([0, 0, 0, 0, 1])
  const oldest = (await value('vitrin_jobs_oldest_waiting_seconds', { task: 'send-order-mail' }))!
  expect(oldest).toBeGreaterThanOrEqual(90)
  expect(oldest).toBeLessThan(600)
  expect(await value('vitrin_outbox_waiting', { channel: 'email' })).toBe(2)
  expect(await value('vitrin_outbox_waiting', { channel: 'sms' })).toBe(1)
  expect(await value('vitrin_outbox_waiting', { channel: 'push' })).toBe(0)
})

test('many scrapes ask the database once for the queue and once for its archive', async () => {
  const { db, pool, metrics } = await openMeasured()
  let statements = 0
  const watched = new Proxy(db, {
    get: (target, name) => {
      if (name === 'execute') statements++
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const scraped = openMetrics({ db, probeDb: watched, pool, log })
  await Promise.all([scraped.text(), scraped.text()])
  await scraped.text()
  expect(statements).toBe(2)
  expect(metrics.contentType).toContain('text/plain')
})

test('while the database is silent the rest is answered', async () => {
  const { db, pool } = await openTestDatabase('empty')
  const away = openDatabase('postgres://vitrin@127.0.0.1:1/vitrin')
  const metrics = openMetrics({ db, probeDb: away.db, pool, log })
  const samples = samplesOf(await metrics.text())
  await away.close()
  expect(sumOf(samples, 'vitrin_database_up')).toBe(0)
  expect(sumOf(samples, 'vitrin_outbox_waiting')).toBeNull()
  expect(sumOf(samples, 'vitrin_archive_failing')).toBeNull()
  expect(sumOf(samples, 'vitrin_db_connections_max')).toBeGreaterThan(0)
})

test('a method that nobody knows is counted as one', async () => {
  const { metrics, value } = await openMeasured()
  for (const method of ['BREW', 'PROPFIND']) metrics.answered({ method }, null, 405, performance.now())
  const labels = { http_request_method: '_OTHER', http_route: 'other' }
  expect(await value('http_server_request_duration_seconds_count', labels)).toBe(2)
})

test('the age of the newest backup is that of the newest complete one, endless while there is none', async () => {
  const { db, pool } = await openTestDatabase('empty')
  const backupFolder = mkdtempSync(join(tmpdir(), 'vitrin-backups-'))
  const metrics = openMetrics({ db, probeDb: db, pool, log, backupFolder })
  expect(await metrics.text()).toContain('\nvitrin_backup_age_seconds +Inf\n')
  const now = new Date('2026-11-28T12:00:00Z')
  vi.setSystemTime(now)
  for (const base of [baseName(new Date('2026-11-28T01:00:00Z')), '2026-11-27T01-00-00Z', 'new-1'])
    mkdirSync(join(backupFolder, 'base', base), { recursive: true })
  const found = sumOf(samplesOf(await metrics.text()), 'vitrin_backup_age_seconds')
  vi.useRealTimers()
  rmSync(backupFolder, { recursive: true })
  expect(found).toBe(11 * 3_600)
})

test('the age of a bucket of backups is endless while nothing was sent, and no number where nothing is; so is that of files', async () => {
  const { db, pool } = await openTestDatabase('empty')
  const backupFolder = mkdtempSync(join(tmpdir(), 'vitrin-backups-'))
  const parts = { db, probeDb: db, pool, log, backupFolder }
  const [sending, other] = [openMetrics({ ...parts, backupS3: {} }), openMetrics(parts)]
  expect(await sending.text()).toContain('\nvitrin_backup_sent_age_seconds +Inf\n')
  expect(await other.text()).toMatch(/^vitrin_backup_sent_age_seconds nan$/im)
  expect(await other.text()).toMatch(/^vitrin_backup_files_age_seconds nan$/im)
  for (const note of [sentNote(backupFolder), copiedNote(backupFolder)]) await writeNote(note, new Date())
  for (const metrics of [sending, other])
    for (const age of ['vitrin_backup_sent_age_seconds', 'vitrin_backup_files_age_seconds'])
      expect(sumOf(samplesOf(await metrics.text()), age)).toBeLessThan(60)
  rmSync(backupFolder, { recursive: true })
})

test('a server that archives nothing tells nothing about it', async () => {
  const { value } = await openMeasured()
  expect(await value('vitrin_archive_failing')).toBeNull()
  expect(await value('vitrin_archive_age_seconds')).toBeNull()
})

test('archiving that fails is told until a file is archived again', async () => {
  const server = await createOwnServer()
  onTestFinished(() => server.remove())
  await server.ask("alter system set archive_mode = 'on'")
  await server.ask("alter system set archive_command = 'false'")
  await server.stop()
  await server.start()
  const { db, pool, close } = openDatabase(server.urlOf('postgres'))
  onTestFinished(close)
  const told = async () => {
    // Each registry asks anew; one would remember for five seconds.
    const probe = openDatabase(server.urlOf('postgres'), { max: 1 })
    const text = await openMetrics({ db, probeDb: probe.db, pool, log }).text()
    await probe.close()
    const samples = samplesOf(text)
    return {
      isFailing: sumOf(samples, 'vitrin_archive_failing'),
      failures: sumOf(samples, 'vitrin_archive_failures_total'),
      failedAt: sumOf(samples, 'vitrin_archive_last_failure_timestamp_seconds'),
      age: sumOf(samples, 'vitrin_archive_age_seconds'),
      isEndless: text.includes('\nvitrin_archive_age_seconds +Inf\n'),
    }
  }
  const fillFile = async () => {
    await server.ask('create table if not exists filled (n int)')
    await server.ask('insert into filled values (1)')
    await server.ask('select pg_switch_wal()')
  }
  await fillFile()
  const soon = { timeout: 20_000, interval: 200 }
  await vi.waitFor(async () => expect(await told()).toMatchObject({ isFailing: 1, isEndless: true }), soon)
  const { failures, failedAt } = await told()
  expect(failures).toBeGreaterThan(0)
  expect(Math.abs(failedAt! - Date.now() / 1_000)).toBeLessThan(60)
  await server.ask("alter system set archive_command = 'true'")
  await server.ask('select pg_reload_conf()')
  await vi.waitFor(async () => {
    await fillFile()
    const now = await told()
    expect(now).toMatchObject({ isFailing: 0, isEndless: false })
    expect(now.age).toBeLessThan(60)
  }, soon)
})
