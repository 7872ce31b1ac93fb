// @module-tag once
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Transaction } from '~/db/connection.server'
import { inRolledBack, openTestDatabase } from '~/db/testing/database'
import { newVisitor, stockShelf } from '~/features/basket/testing/shop'
import { stockBalances, stockMovements, stockReservations } from '~/features/catalogue/tables.server'
import { changeStatus, settleOrder } from './change-status.server'
import { expireOrder } from './expiry.server'
import { cancelOrder } from '~/features/fulfilment/fulfilment.server'
import { getFullOrder } from '~/features/fulfilment/record/read-full-order.server'
import { orderLink } from '../own/order-link.server'
import type { OrderStatus } from './status'
import { orders, orderStatusHistory } from '../tables.server'
import {
  call,
  cashOnDelivery,
  newBuyer,
  now,
  openCheckoutShop,
  order,
  placedCode,
} from '~/features/checkout/testing/checkout'

const database = await openTestDatabase('empty')
beforeAll(() => openCheckoutShop(database.db))
const rolledBack = (work: (db: Transaction) => Promise<void>) => () => inRolledBack(database, work)

const secret = 'a secret of at least thirty-two characters'
const later = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000)
const paid = { actor: 'bank', reason: 'paid', now: later(1) }

/** Returns an order of 4 of 10 pieces; `stock` reads the pieces left. */
async function newOrder(db: Transaction, payment: 2 | 4 = 2) {
  const shelf = await stockShelf(db, { stock: 10 })
  const visitor = await newBuyer(db, [shelf], 4)
  const code = await placedCode(order(db, visitor, { payment }))
  const stock = async () => {
    const [row] = await db.select().from(stockBalances).where(eq(stockBalances.variantId, shelf.variantId))
    return { onHand: row?.onHand, reserved: row?.reserved }
  }
  const status = async () => (await getFullOrder(db, code))?.status
  return { visitor, code, stock, status }
}

/** Moves the expiry of an order to the database's time plus `interval`; returns the new expiry. */
async function postpone(db: Transaction, code: string, interval: string): Promise<Date> {
  const { rows } = await db.execute<{ end: string }>(sql`
    update orders set expires_at = date_trunc('milliseconds', now() + ${interval}::interval)
    where code = ${code} returning expires_at as end`)
  return new Date(rows[0]!.end)
}

/**
 * Returns the waiting jobs with their time to run, and the seconds until then by the database's
 * clock.
 */
async function waitingJobs(db: Transaction): Promise<{ runAt: Date; waits: number }[]> {
  const { rows } = await db.execute<{ at: string; waits: number }>(
    sql`select run_at as at, extract(epoch from run_at - now())::float8 as waits from graphile_worker.jobs`,
  )
  return rows.map(({ at, waits }) => ({ runAt: new Date(at), waits }))
}

describe('an unpaid order', () => {
  it(
    'expires after its deadline, and releases its stock',
    rolledBack(async (db) => {
      const { code, stock } = await newOrder(db)
      expect(await expireOrder(db, { code, now: later(3) })).toEqual({ status: 'changed', to: 99 })
      expect(await stock()).toEqual({ onHand: 10, reserved: 0 })
      expect(await db.$count(stockReservations)).toBe(0)
      const placed = await getFullOrder(db, code)
      expect(placed?.history).toMatchObject([
        { status: 90 },
        { status: 99, reason: 'payment_expired', at: later(3) },
      ])
      expect(placed).toMatchObject({ cancellable: false, expiresAt: null, bankAccounts: [] })
    }),
  )

  it(
    'expires once, even when the job runs again',
    rolledBack(async (db) => {
      const { code, stock } = await newOrder(db)
      await expireOrder(db, { code, now: later(3) })
      expect(await expireOrder(db, { code, now: later(4) })).toEqual({ status: 'unchanged', is: 99 })
      expect(await stock()).toEqual({ onHand: 10, reserved: 0 })
      expect(await db.$count(orderStatusHistory)).toBe(2)
    }),
  )

  it(
    'does not expire before its deadline, and the job is queued again',
    rolledBack(async (db) => {
      const { code, stock, status } = await newOrder(db)
      await db.execute(sql`delete from graphile_worker._private_jobs`)
      const tomorrow = await postpone(db, code, '1 day')
      const now = new Date(tomorrow.getTime() - 1)
      expect(await expireOrder(db, { code, now })).toEqual({ status: 'refused', is: 90 })
      expect([await status(), await stock()]).toEqual([90, { onHand: 10, reserved: 4 }])
      expect((await waitingJobs(db)).map(({ runAt }) => runAt)).toEqual([tomorrow])
    }),
  )

  it(
    'is checked again after a minute at the earliest, even with a wrong clock',
    rolledBack(async (db) => {
      const { code, status } = await newOrder(db)
      await db.execute(sql`delete from graphile_worker._private_jobs`)
      const past = await postpone(db, code, '-1 second')
      const twoDaysBehind = new Date(past.getTime() - 2 * 24 * 3_600_000)
      expect(await expireOrder(db, { code, now: twoDaysBehind })).toEqual({ status: 'refused', is: 90 })
      expect(await status()).toBe(90)
      expect((await waitingJobs(db)).map(({ waits }) => waits)).toEqual([60])
    }),
  )

  it(
    'does not expire once it is paid: its reserved stock is sold',
    rolledBack(async (db) => {
      const { code, stock, status } = await newOrder(db)
      expect(await settleOrder(db, { code, ...paid })).toEqual({ status: 'changed', to: 1 })
      expect(await expireOrder(db, { code, now: later(3) })).toMatchObject({ status: 'refused', is: 1 })
      expect([await status(), await stock()]).toEqual([1, { onHand: 6, reserved: 0 }])
      expect(await db.select().from(stockMovements)).toMatchObject([
        { quantity: -4, kind: 'sale', reference: code },
      ])
    }),
  )

  it(
    'is settled once, and not after it was cancelled',
    rolledBack(async (db) => {
      const first = await newOrder(db)
      await settleOrder(db, { code: first.code, ...paid })
      expect(await settleOrder(db, { code: first.code, ...paid })).toEqual({ status: 'unchanged', is: 1 })
      expect(await first.stock()).toEqual({ onHand: 6, reserved: 0 })
      const second = await newOrder(db)
      await expireOrder(db, { code: second.code, now: later(3) })
      expect(await settleOrder(db, { code: second.code, ...paid })).toEqual({ status: 'refused', is: 99 })
      expect(await second.stock()).toEqual({ onHand: 10, reserved: 0 })
    }),
  )
})

describe('the buyer cancels', () => {
  it(
    'an unpaid order: its reserved stock is free again',
    rolledBack(async (db) => {
      const { visitor, code, stock } = await newOrder(db)
      expect(await cancelOrder(db, { visitor }, { code, now })).toEqual({ status: 'changed', to: 99 })
      expect(await stock()).toEqual({ onHand: 10, reserved: 0 })
      const [, row] = await db.select().from(orderStatusHistory)
      expect(row).toMatchObject({
        fromStatus: 90,
        status: 99,
        actor: 'buyer',
        reason: 'cancelled_by_buyer',
        createdAt: now,
      })
    }),
  )

  it(
    'an order to be paid at the door, by the link in the email: its stock comes back with a movement',
    rolledBack(async (db) => {
      const { code, stock } = await newOrder(db, cashOnDelivery)
      expect(await stock()).toEqual({ onHand: 6, reserved: 0 })
      const signature = new URL(orderLink(call.origin, secret, code)).searchParams.get('imza')!
      expect(await cancelOrder(db, { signature, secret }, { code, now })).toEqual({
        status: 'changed',
        to: 99,
      })
      expect(await stock()).toEqual({ onHand: 10, reserved: 0 })
      expect(await db.select().from(stockMovements)).toMatchObject([
        { quantity: -4 },
        { quantity: 4, kind: 'cancellation', reference: code },
      ])
      expect(await cancelOrder(db, { signature, secret }, { code, now })).toEqual({
        status: 'unchanged',
        is: 99,
      })
      expect(await stock()).toEqual({ onHand: 10, reserved: 0 })
    }),
  )

  it(
    'a paid order, and the money goes back; never an order being packed',
    rolledBack(async (db) => {
      const bought = await newOrder(db)
      await settleOrder(db, { code: bought.code, ...paid })
      const account = { holder: 'Ayşe Işık', iban: 'TR330006100519786457841326' }
      const { visitor, code, stock } = bought
      expect(await cancelOrder(db, { visitor }, { code, now, account })).toEqual({
        status: 'changed',
        to: 99,
      })
      expect(await stock()).toEqual({ onHand: 10, reserved: 0 })
      const cancelled = await getFullOrder(db, code)
      expect(cancelled?.refunds).toMatchObject([
        { amount: cancelled?.grandTotal, means: 'transfer', state: 'due', reason: 'cancelled_by_buyer' },
      ])
      const packed = await newOrder(db, cashOnDelivery)
      await changeStatus(db, packed.code, 2, { actor: 'staff', reason: '', now })
      expect(await cancelOrder(db, { visitor: packed.visitor }, { code: packed.code, now })).toEqual({
        status: 'refused',
        is: 2,
      })
      expect(await packed.stock()).toEqual({ onHand: 6, reserved: 0 })
    }),
  )

  it(
    'only their own order; the answer does not tell whether another exists',
    rolledBack(async (db) => {
      const { code, status } = await newOrder(db)
      expect(await cancelOrder(db, { visitor: await newVisitor(db) }, { code, now })).toEqual({
        status: 'not_found',
      })
      expect(await cancelOrder(db, { signature: 'x'.repeat(43), secret }, { code, now })).toEqual({
        status: 'not_found',
      })
      expect(await status()).toBe(90)
    }),
  )
})

it(
  'an order changes status only as the table allows, and every change is dated',
  rolledBack(async (db) => {
    const { code, stock } = await newOrder(db, cashOnDelivery)
    const go = (to: OrderStatus) =>
      changeStatus(db, code, to, { actor: 'staff', reason: 'deneme', now: later(to) })
    for (const to of [90, 96, 97, 98] as const) expect(await go(to)).toEqual({ status: 'refused', is: 1 })
    for (const to of [2, 96, 97, 98] as const) expect(await go(to)).toEqual({ status: 'changed', to })
    for (const to of [1, 2, 90, 96, 97, 99] as const)
      expect(await go(to)).toEqual({ status: 'refused', is: 98 })
    const rows = await db.select().from(orderStatusHistory)
    expect(rows.map(({ fromStatus, status }) => [fromStatus, status])).toEqual([
      [null, 1],
      [1, 2],
      [2, 96],
      [96, 97],
      [97, 98],
    ])
    expect(rows.slice(1).every(({ actor, reason }) => actor === 'staff' && reason === 'deneme')).toBe(true)
    expect(await stock()).toEqual({ onHand: 6, reserved: 0 })
    expect(await changeStatus(db, 'UNKNOWN', 1, paid)).toEqual({ status: 'not_found' })
  }),
)

it('settling, expiring and cancelling an order at once has one effect', async () => {
  const { db } = database
  const shelf = await stockShelf(db, { stock: 100 })
  const codes = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const visitor = await newBuyer(db, [shelf], 2)
      return { visitor, code: await placedCode(order(db, visitor)) }
    }),
  )
  const outcomes = await Promise.all(
    codes.map(({ visitor, code }) =>
      Promise.all([
        settleOrder(db, { code, ...paid }),
        expireOrder(db, { code, now: later(4) }),
        cancelOrder(db, { visitor }, { code, now: later(4) }),
        settleOrder(db, { code, ...paid }),
      ]),
    ),
  )
  // A cancelled order cannot be settled; a settled order does not expire, and its buyer gets a
  // refund.
  for (const [first, expired, cancelled, second] of outcomes) {
    const settled = [first, second].filter(({ status }) => status === 'changed').length
    const ended = [expired, cancelled].filter(({ status }) => status === 'changed').length
    expect([settled + ended, ended <= 1, settled <= 1]).toEqual([
      settled === 1 && ended === 1 ? 2 : 1,
      true,
      true,
    ])
    expect(settled === 1 && expired.status === 'changed').toBe(false)
  }
  const sold = await db.$count(orders, eq(orders.status, 1))
  const [balance] = await db.select().from(stockBalances).where(eq(stockBalances.variantId, shelf.variantId))
  expect(balance).toMatchObject({ onHand: 100 - 2 * sold, reserved: 0 })
  const moved = await db.select({ pieces: sql<number>`sum(quantity)::int` }).from(stockMovements)
  expect((moved[0]!.pieces ?? 0) + 2 * sold).toBe(0)
})
