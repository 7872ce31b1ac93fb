import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inRolledBack, openTestDatabase } from '../app/db/testing/database'
import { getStanding, readStatement } from '../app/features/ledger/ledger.server'
import { loadOrders } from './loading/orders'

const database = await openTestDatabase('demo')
const now = new Date('2026-11-20T09:00:00Z')

test('demo accounts have a history: orders in every state, addresses, a list, favourites', () =>
  inRolledBack(database, async (db) => {
    const made = await loadOrders(db, now)
    const value = async <T>(query: ReturnType<typeof sql>) =>
      (await db.execute<{ value: T }>(query)).rows.map(({ value }) => value)
    expect(await value(sql`select count(*)::int as value from orders`)).toEqual([made])
    const states = [1, 2, 90, 96, 97, 98, 99]
    expect(await value(sql`select distinct status::int as value from orders order by 1`)).toEqual(states)
    expect(await value(sql`select max(placed_at) = ${now.toISOString()} as value from orders`)).toEqual([
      true,
    ])
    expect(
      await value(
        sql`select order_id as value from order_status_history group by 1 having min(id) <> (array_agg(id order by created_at, id))[1]`,
      ),
    ).toEqual([])
    expect(await value(sql`select count(*)::int as value from order_lists`)).toEqual([2])
    expect(await value(sql`select count(*)::int as value from business_partner_addresses`)).toEqual([4])
    // Sold pieces have left the stock, and pieces of open orders are reserved.
    const wrong = sql`select b.variant_id as value from stock_balances b where b.on_hand <> (
      select coalesce(sum(m.quantity), 0) from stock_movements m where m.variant_id = b.variant_id)
      or b.reserved <> (select coalesce(sum(r.quantity), 0) from stock_reservations r where r.variant_id = b.variant_id)`
    expect(await value(wrong)).toEqual([])
    // The dealer's account: no credit is left over, one order is overdue, and the limit is kept.
    const [partnerId] = await value<number>(
      sql`select id as value from business_partners where name = 'Çağlar Saat ve Aksesuar Ltd. Şti.'`,
    )
    const standing = (await getStanding(db, partnerId!, { now }))!
    expect(standing.overdue).toBeGreaterThan(0)
    expect(standing.overdue).toBeLessThan(standing.balance)
    expect(standing.available).toBeGreaterThan(0)
    const statement = await readStatement(
      db,
      partnerId!,
      { from: null, to: null, kind: null },
      { start: 0, length: 50 },
    )
    expect(statement.rows.map(({ kind }) => kind)).toEqual([
      'opening',
      'payment',
      'payment',
      'invoice',
      'payment',
      'invoice',
      'invoice',
    ])
    expect([statement.closing, statement.debit - statement.credit]).toEqual([
      standing.balance,
      standing.balance,
    ])
    const jobs = sql`select task_identifier as value from graphile_worker.jobs where key like 'order-mail-%'`
    expect(await value(jobs)).toEqual([])
  }))
