// @module-tag once
// @vitest-environment node
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { createOwnServer, type OwnServer } from '~/db/testing/own-server'
import { migrate } from '~/db/schema/migrate.server'
import { openCustomers } from '~/testing/server/customers'
import { fillOwnServer } from '~/testing/server/own-shop'
import { startProcess } from '~/testing/server/process'
import { checkInvariants } from '../storm/invariants/check'
import { runScript } from '../testing/run-script'

const source = await createOwnServer()
const target = await createOwnServer()
afterAll(() => Promise.all([source.remove(), target.remove()]))
const { line } = await fillOwnServer(source)
const urls = { DATABASE_URL: source.urlOf('shop'), NEW_DATABASE_URL: target.urlOf('shop') }
const move = () => runScript('scripts/move/move.ts', [], urls)

const codesOn = async (server: OwnServer) =>
  (await server.ask<{ code: string }>('select code from orders', 'shop')).map(({ code }) => code)
const replicationOn = (server: OwnServer) =>
  server.ask(
    `select pubname as name from pg_publication union all select slot_name from pg_replication_slots
    union all select subname from pg_subscription
    union all select relname from pg_class where relreplident = 'f'`,
    'shop',
  )

test('a move is refused until both servers can do it, with the remedy', async () => {
  expect(
    await runScript('scripts/move/move.ts', [], { DATABASE_URL: '', NEW_DATABASE_URL: '' }),
  ).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Kullanım: ') as string,
  })
  await target.ask('create database shop')
  expect((await move()).stderr).toContain('wal_level = logical')
  await source.ask('alter system set wal_level = logical')
  await source.kill()
  await source.start()
  expect((await move()).stderr).toContain('npm run db:migrate')
  await migrate(target.urlOf('shop'))
  const itself = await runScript('scripts/move/move.ts', [], { ...urls, NEW_DATABASE_URL: urls.DATABASE_URL })
  expect(itself.stderr).toContain('aynı')
}, 120_000)

test('a move that the new server cannot finish leaves the shop open where it was, and no trace', async () => {
  await target.ask('alter table orders add constraint impossible check (id < 0)', 'shop')
  const before = await openOne()
  const failed = await move()
  expect(failed).toMatchObject({ code: 1 })
  expect(failed.stderr).toContain('eski sunucuda çalışmayı sürdürüyor')
  expect(await replicationOn(source)).toEqual([])
  expect(await replicationOn(target)).toEqual([])
  expect(await codesOn(source)).toEqual([before])
  await source.ask('update stock_balances set on_hand = on_hand', 'shop')
  await target.ask('set transaction_read_only = off; alter table orders drop constraint impossible', 'shop')
}, 120_000)

/** An order of the shop on the source alone. */
async function openOne(): Promise<string> {
  const shop = await startProcess({ DATABASE_URL: urls.DATABASE_URL, LOG_LEVEL: 'warn' })
  await shop.ready()
  const { code } = await (await openCustomers(shop, line)).order()
  await shop.stop()
  return code!
}

test('a running shop moves to another server: no order is lost or doubled, and writes stop for seconds only', async () => {
  const broken = await brokenOn(source)
  const both = `postgres://postgres@127.0.0.1:${source.port},127.0.0.1:${target.port}/shop`
  const shop = await startProcess({ DATABASE_URL: both, LOG_LEVEL: 'warn' })
  await shop.ready()
  const customers = await openCustomers(shop, line)
  const acknowledged: { code: string; at: number }[] = []
  const refused: number[] = []
  let isOver = false
  const ordering = Array.from({ length: 3 }, async () => {
    while (!isOver) {
      const { status, code } = await customers.order().catch(() => ({ status: 0, code: null }))
      if (code) acknowledged.push({ code, at: performance.now() })
      else refused.push(status)
    }
  })
  await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(10)
  const moved = await move()
  expect(moved).toMatchObject({ code: 0, stderr: '' })
  expect(moved.stdout).toContain('Mağaza artık yeni sunucuda')
  const ended = performance.now()
  await expect
    .poll(() => acknowledged.filter(({ at }) => at > ended).length, { timeout: 30_000 })
    .toBeGreaterThan(10)
  isOver = true
  await Promise.all(ordering)

  const gaps = acknowledged.map(({ at }, i) => at - (acknowledged[i - 1]?.at ?? at))
  process.stdout.write(
    `${acknowledged.length} orders, ${refused.length} refused, longest time without an order ${Math.round(Math.max(...gaps))} ms\n`,
  )
  expect(Math.max(...gaps)).toBeLessThan(15_000)
  expect(refused.filter((status) => status !== 503)).toEqual([])
  const kept = await codesOn(target)
  expect(kept).toHaveLength(new Set(kept).size)
  expect(acknowledged.filter(({ code }) => !kept.includes(code))).toEqual([])
  // The old database keeps what it had, takes nothing more, and keeps no log for the new one.
  await expect(source.ask('update orders set code = code', 'shop')).rejects.toThrow('read-only')
  expect(await replicationOn(source)).toEqual([])
  expect(await replicationOn(target)).toEqual([])
  // The jobs of all orders are done by the new one.
  await expect
    .poll(
      () =>
        target.ask(
          `select task_identifier, last_error from graphile_worker.jobs where run_at < now()`,
          'shop',
        ),
      {
        timeout: 60_000,
        interval: 500,
      },
    )
    .toEqual([])
  expect(await shop.stop()).toMatchObject({ code: 0 })
  expect(await brokenOn(target)).toEqual(broken)
}, 180_000)

/** Names of the invariants that do not hold; the test's own stock has no movements. */
async function brokenOn(server: OwnServer): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: server.urlOf('shop'), max: 1 })
  const findings = await checkInvariants(pool)
  await pool.end()
  return findings.filter(({ wrong }) => wrong > 0).map(({ name }) => name)
}
