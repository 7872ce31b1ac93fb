// @module-tag once
// @vitest-environment node
import { existsSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOwnServer, type OwnServer } from '../testing/own-server'

let primary: OwnServer
beforeAll(async () => {
  primary = await createOwnServer()
  await primary.ask('create table kept as select generate_series(1, 10000) as id')
})
afterAll(() => primary.remove())

test('a standby that is forgotten leaves nothing: no folder, and no log kept for it', async () => {
  const standby = await primary.copy()
  const slots = 'select slot_name from pg_replication_slots'
  expect(await primary.ask(slots)).toEqual([{ slot_name: `standby_${standby.port}` }])
  await standby.forget()
  expect(await primary.ask(slots)).toEqual([])
  expect(existsSync(standby.folder)).toBe(false)
})

test('a standby is forgotten while its primary still sends to it', async () => {
  const standby = await primary.copy()
  await standby.stop()
  const connection = { host: '127.0.0.1', port: primary.port, user: 'postgres', replication: 'true' }
  const sender = new pg.Client(connection)
  sender.on('error', () => undefined)
  await sender.connect()
  const [kept] = await primary.ask<{ slot: string; lsn: string }>(
    'select slot_name as slot, restart_lsn as lsn from pg_replication_slots',
  )
  // It sends until it is ended.
  sender.query(`START_REPLICATION SLOT ${kept!.slot} ${kept!.lsn}`).catch(() => undefined)
  const active = 'select active from pg_replication_slots'
  await expect.poll(() => primary.ask(active), { timeout: 10_000 }).toEqual([{ active: true }])
  await standby.forget()
  expect(await primary.ask(active)).toEqual([])
  await sender.end()
})

test('a standby follows within seconds, and takes the first write when its primary was killed', async () => {
  const began = performance.now()
  const standby = await primary.copy()
  const ready = performance.now() - began
  await expect(standby.ask('insert into kept values (0)')).rejects.toThrow('read-only')
  await primary.ask('insert into kept values (10001)')
  await expect.poll(() => standby.lag(), { timeout: 10_000 }).toBe(0)
  const count = 'select count(*)::int as rows from kept'
  expect(await standby.ask(count)).toEqual([{ rows: 10_001 }])

  await primary.kill()
  const killed = performance.now()
  const promoted = await standby.promote()
  await standby.ask('insert into kept values (10002)')
  const written = performance.now() - killed
  process.stdout.write(
    `standby ready after ${Math.round(ready)} ms, promoted in ${Math.round(promoted)} ms, first write after ${Math.round(written)} ms\n`,
  )
  expect(await standby.ask(count)).toEqual([{ rows: 10_002 }])
  expect(ready).toBeLessThan(30_000)
  expect(written).toBeLessThan(10_000)
}, 90_000)
