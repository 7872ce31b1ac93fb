import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { transaction } from '../app/db/transaction.server'
import { openTestDatabase } from '../app/db/testing/database'
import { documentKey, getPartner } from '../app/features/customers/customers.server'
import { folderStorage } from '../app/features/media/storage.server'
import { isVkn } from '../app/kernel/identity-numbers'
import { loadOrders } from './loading/orders'
import { loadPast } from './loading/past'

const { db } = await openTestDatabase('demo')
const folder = await mkdtemp(join(tmpdir(), 'vitrin-past-'))
const storage = folderStorage(folder)
afterAll(() => rm(folder, { recursive: true }))
const now = new Date('2026-11-20T09:00:00Z')
await transaction(db, (db) => loadOrders(db, now))
const start = performance.now()
const made = await loadPast(db, storage, now)
const seconds = (performance.now() - start) / 1_000
const value = async <T>(query: ReturnType<typeof sql>) =>
  (await db.execute<{ value: T }>(query)).rows.map(({ value }) => value)

test('the demo has 90 days of orders in every status, at most ten seconds of the first start', async () => {
  expect(made).toBeGreaterThan(150)
  expect(seconds).toBeLessThan(30)
  const states = [1, 2, 90, 96, 97, 98, 99]
  expect(await value(sql`select distinct status::int as value from orders order by 1`)).toEqual(states)
  expect(
    await value(sql`select count(distinct date_trunc('day', placed_at)) > 75 as value from orders`),
  ).toEqual([true])
  expect(await value(sql`select distinct payment_type::int as value from orders order by 1`)).toEqual([
    2, 3, 4,
  ])
  const history = sql`select max(created_at) <= ${now.toISOString()}::timestamptz as value from order_status_history`
  expect(await value(history)).toEqual([true])
})

test('its sums, stock and accounts are right', async () => {
  const wrongStock = sql`select b.variant_id as value from stock_balances b where b.on_hand < 0 or b.on_hand <> (
    select coalesce(sum(m.quantity), 0) from stock_movements m where m.variant_id = b.variant_id)
    or b.reserved <> (select coalesce(sum(r.quantity), 0) from stock_reservations r where r.variant_id = b.variant_id)`
  expect(await value(wrongStock)).toEqual([])
  const wrongSum = sql`select o.code as value from orders o where o.grand_total <> (
    select sum(charged_net + charged_kdv) from order_lines l where l.order_id = o.id) + o.shipping + o.fee`
  expect(await value(wrongSum)).toEqual([])
  expect(
    await value(sql`select entry_id as value from ledger_lines group by 1 having sum(amount) <> 0`),
  ).toEqual([])
  const unbilled = sql`select o.code as value from orders o where o.payment_type = 3 and o.status <> 99 and not exists (
    select from ledger_entries e where e.order_code = o.code and e.kind = 'invoice')`
  expect(await value(unbilled)).toEqual([])
})

test('nobody is told about it: no job waits, and applications, tickets and searches are there', async () => {
  const mails = sql`select task_identifier as value from graphile_worker.jobs
    where task_identifier like 'send-%' or task_identifier like 'report-%'`
  expect(await value(mails)).toEqual([])
  expect(await value(sql`select count(*)::int as value from tickets where status = 'open'`)).not.toEqual([0])
  expect(await value(sql`select count(*)::int as value from missed_searches`)).toEqual([5])
  expect(
    await value(
      sql`select count(*)::int as value from business_partners where kind = 'wholesale' and approval_status = 0`,
    ),
  ).toEqual([3])
})

test('applications carry a whole record and documents that can be opened', async () => {
  const ids = await value<number>(
    sql`select business_partner_id::int as value from partner_applications order by 1`,
  )
  expect(ids.length).toBe(5)
  for (const id of ids) {
    const { name, taxNumber, taxOffice, application, documents } = (await getPartner(db, id))!
    expect([name, isVkn(taxNumber), application!.taxNumber]).toEqual([name, true, taxNumber])
    expect([taxOffice, application!.street, application!.phone, application!.sells]).not.toContain('')
    expect(documents.some(({ kind }) => kind === 'tax_plate')).toBe(true)
    for (const document of documents) {
      const bytes = (await storage.read(documentKey(document.id)))!
      expect([name, bytes.length]).toEqual([name, document.size])
      const sign = document.name.endsWith('.pdf') ? '%PDF-' : '\u00ff\u00d8\u00ff'
      expect(bytes.toString('latin1').startsWith(sign)).toBe(true)
    }
  }
})

test('the log tells what staff did, through the operations of the back office', async () => {
  const acts = await value<string>(
    sql`select distinct split_part(subject, ' ', 1) || ': ' || action as value from audit_log where actor = (
      select 'user ' || id from users where email = 'admin@vitrin.test')`,
  )
  expect(acts.toSorted()).toEqual([
    'business_partners: approve',
    'business_partners: ask',
    'business_partners: ledger payment',
    'business_partners: refuse',
    'orders: deliver',
    'orders: ship',
    'orders: status',
    'products: products change',
    'products: stock',
    'tickets: close',
  ])
})
