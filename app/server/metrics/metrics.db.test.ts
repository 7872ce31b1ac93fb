import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { baseName } from '~/db/backup/folder'
import { openDatabase } from '~/db/connection.server'
import { happened } from '~/db/happenings.server'
import { enqueue } from '~/db/jobs/jobs.server'
import { sql } from 'drizzle-orm'
import { openTestDatabase } from '~/db/testing/database'
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

test('many scrapes ask the database once', async () => {
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
  expect(statements).toBe(1)
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
