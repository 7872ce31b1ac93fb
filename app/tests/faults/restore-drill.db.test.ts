// @module-tag once
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { openDatabase } from '~/db/connection.server'
import { migrate } from '~/db/schema/migrate.server'
import { startEmbeddedPostgres } from '~/db/embedded/embedded.server'
import { quickestFolder } from '~/db/testing/embedded-test-cluster.server'
import { transaction } from '~/db/transaction.server'
import { postByStaff } from '~/features/ledger/ledger.server'
import { saveSettings } from '~/features/settings/settings.server'
import { goodsInStock } from '~/testing/guest'
import { unlimited } from '~/testing/limits'
import { attemptOf, cards, orderByCard, payAtBank } from '~/testing/payer'
import { openCustomers } from '~/testing/server/customers'
import { startProcess } from '~/testing/server/process'
import { loadDemo } from '../../../demo/load'
import { runScript } from '../../../scripts/testing/run-script'

// The demo shop on its embedded PostgreSQL as an operator runs it: a backup, customers, the loss of the disk, a restore.
const home = mkdtempSync(path.join(quickestFolder(), 'vitrin-drill-'))
// PostgreSQL's account passes through it.
chmodSync(home, 0o711)
const data = path.join(home, 'data')
const backups = path.join(home, 'backups')
const wal = path.join(backups, 'wal')
const environment = { VITRIN_DATA: data, BACKUP_FOLDER: backups, LOG_LEVEL: 'warn' }
const ends: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const end of ends) await end()
  rmSync(home, { recursive: true, force: true })
})

/** Money and goods at a moment at which no customer is served. */
type Books = Awaited<ReturnType<Awaited<ReturnType<typeof openBooks>>['read']>>

test('a shop whose disk is lost comes back as it was at a chosen second (promise L46)', async () => {
  const books = await openBooks(data)
  await migrate(books.url)
  await loadDemo(books.db, { pictures: null })
  const shop = await startProcess(environment)
  await shop.ready()
  // So that the drill is short. Only the waiting for a file of the log that is not full becomes shorter.
  writeFileSync(path.join(data, 'postgres/cluster/local.conf'), "archive_timeout = '3s'\n")
  await books.ask('select pg_reload_conf()', { asSuperuser: true })
  const [goods] = await goodsInStock(books.db, 1)
  await transaction(books.db, (db) => saveSettings(db, unlimited))
  await books.ask(`update stock_balances set on_hand = 100000 where variant_id = ${goods!.variantId}`)
  const line = { product_id: goods!.productId, product_variant_id: goods!.variantId, amount: 1 }
  expect(await script('backup', backups)).toMatchObject({ code: 0, stderr: '' })

  const customers = await openCustomers(shop, line)
  const seconds: Books[] = []
  for (let round = 0; round < 8; round++) {
    const began = Date.now()
    while (Date.now() - began < 700)
      for (const { status } of await Promise.all([1, 2, 3].map(() => customers.order())))
        expect(status).toBe(200)
    const buyer = customers.browse()
    const leading = await orderByCard(buyer, [goods!])
    await payAtBank(buyer, leading, cards.pays)
    expect(attemptOf(leading)).toBeTruthy()
    await books.postPayment(round)
    seconds.push(await books.read())
  }

  // Customers order until the machine dies, and its disk with it.
  const written = `${await books.currentLog()}.gz`
  let isOver = false
  const ordering = [1, 2, 3].map(async () => {
    while (!isOver) await customers.order().catch(() => undefined)
  })
  // The next file of the log holds only what they have ordered since.
  await vi.waitUntil(() => files().some((name) => name > written), { timeout: 60_000 })
  process.kill(
    Number.parseInt(readFileSync(path.join(data, 'postgres/cluster/postmaster.pid'), 'utf8'), 10),
    'SIGKILL',
  )
  const lostAt = Date.now()
  isOver = true
  shop.child.kill('SIGKILL')
  await Promise.all([shop.exited, ...ordering, books.leave()])
  rmSync(data, { recursive: true, force: true })

  // How much is lost at most: the time from the newest order that the backup has to the loss.
  const look = path.join(home, 'look')
  expect(await script('restore', '--from', backups, '--to', 'latest', '--into', look)).toMatchObject({
    code: 0,
    stderr: '',
  })
  const kept = await openBooks(look)
  const newest = await kept.read()
  await kept.leave()
  const loss = (lostAt - newest.newest.getTime()) / 1_000
  expect(newest.figures.orders).toBeGreaterThan(seconds.at(-1)!.figures.orders)

  // With a hole in the log the second cannot be reached, and the hole is named.
  const chosen = seconds[4]!
  const needed = files().filter((name) => statSync(path.join(wal, name)).mtime > new Date(seconds[0]!.at))[0]!
  renameSync(path.join(wal, needed), path.join(home, needed))
  const refused = await script('restore', '--from', backups, '--to', chosen.at)
  expect(refused).toMatchObject({ code: 1 })
  expect(refused.stderr).toContain(`günlükte ${needed.slice(0, -3)} dosyası eksik`)
  renameSync(path.join(home, needed), path.join(wal, needed))

  const began = performance.now()
  const restored = await script('restore', '--from', backups, '--to', chosen.at)
  expect(restored).toMatchObject({ code: 0, stderr: '' })
  const found = await openBooks(data)
  expect((await found.read()).figures).toEqual(chosen.figures)
  await found.leave()
  const again = await startProcess(environment)
  await again.ready()
  expect((await (await openCustomers(again, line)).order()).status).toBe(200)
  const recovery = (performance.now() - began) / 1_000
  expect(await again.stop()).toMatchObject({ code: 0 })

  const orders = chosen.figures.orders - seconds[0]!.figures.orders
  process.stdout.write(
    `the fifth second, ${orders} orders after the first: ${loss.toFixed(1)} s lost, first order ${recovery.toFixed(1)} s after the restore began\n`,
  )
  expect(loss).toBeLessThan(60)
  expect(recovery).toBeLessThan(600)
  // Every second is different, so a neighbour of the chosen one would not pass.
  expect(new Set(seconds.map(({ figures }) => JSON.stringify(figures))).size).toBe(seconds.length)
}, 300_000)

const files = () =>
  readdirSync(wal)
    .filter((name) => /^[0-9A-F]{24}\.gz$/.test(name))
    .toSorted()

const script = (command: 'backup' | 'restore', ...args: string[]) =>
  runScript(`scripts/backup/${command}.ts`, args, { ...environment, DATABASE_URL: '' })

/** The books of a shop, read beside it. */
async function openBooks(folder: string) {
  const dataDir = path.join(folder, 'postgres')
  const silent = { info() {}, warn() {}, error() {} }
  const server = await startEmbeddedPostgres({ dataDir, log: silent, backupFolder: backups })
  ends.push(server.stop)
  const { db, pool, close } = openDatabase(server.url, { max: 2 })
  return { url: server.url, db, ask, currentLog, postPayment, read, leave }

  async function ask(statement: string, { asSuperuser = false } = {}): Promise<void> {
    if (!asSuperuser) return void (await pool.query(statement))
    const client = await server.connectAsSuperuser()
    await client.query(statement)
    await client.end()
  }

  /** The file of the log that is written at the moment. */
  async function currentLog(): Promise<string> {
    const { rows } = await pool.query<{ name: string }>(
      'select pg_walfile_name(pg_current_wal_lsn()) as name',
    )
    return rows[0]!.name
  }

  /** A dealer pays something on account. */
  async function postPayment(round: number): Promise<void> {
    const { rows } = await pool.query<{ id: number; today: string }>(
      `select id, now()::date::text as today from business_partners order by id limit 1`,
    )
    const entry = { name: 'payment', amount: 12_345 + round, means: 'cash' } as const
    const { id, today } = rows[0]!
    const posted = await postByStaff(db, entry, {
      partnerId: id,
      postedOn: today,
      key: `drill ${round}`,
      actor: 'drill',
    })
    expect(posted.status).toBe('posted')
  }

  async function read() {
    const { rows } = await pool.query<{ at: string; newest: Date; figures: { orders: number } }>(
      `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
        (select max(placed_at) from orders) as newest,
        jsonb_build_object(
          'orders', (select count(*) from orders), 'money', (select sum(grand_total) from orders),
          'lines', (select sum(quantity * id) from order_lines),
          'payments', (select jsonb_object_agg(state, money) from (
            select state, sum(amount) as money from payment_attempts group by state) p),
          'ledger', (select jsonb_build_array(count(*), sum(amount), sum(abs(amount))) from ledger_lines),
          'stock', (select jsonb_build_array(sum(on_hand), sum(reserved)) from stock_balances),
          'movements', (select count(*) from stock_movements)
        ) as figures`,
    )
    return rows[0]!
  }

  async function leave(): Promise<void> {
    await close()
    await server.stop()
  }
}
