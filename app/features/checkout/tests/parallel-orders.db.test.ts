// @module-tag once
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Db } from '~/db/connection.server'
import { stockShelf, stockShelves } from '~/features/basket/testing/shop'
import { stockBalances, stockMovements } from '~/features/catalogue/tables.server'
import type { Visitor } from '~/features/identity/identity'
import { placeOrder } from '../place/place-order.server'
import { fromBasket } from '../place/ordered-goods.server'
import { submitOrder } from '../place/submit-order.server'
import { orderLines } from '~/features/orders/tables.server'
import { accept, call, cashOnDelivery, directRequest, newBuyer, readyToOrder } from '../testing/checkout'
import { openTwoProcesses } from '../testing/two-processes'

const { db, other } = await openTwoProcesses()

const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index))
const ordersOf = (visitor: Visitor) =>
  db
    .execute<{ code: string; status: number }>(
      sql`select code, status from orders o join shoppers g on g.id = o.shopper_id
        where g.token_hash = decode(${visitor.sessionHash}, 'hex')`,
    )
    .then(({ rows }) => rows)

async function confirmationOf(visitor: Visitor) {
  const { review } = await readyToOrder(db, visitor)
  return { note: '', contracts: accept(review.contracts) }
}

describe('one order per key and per basket (promise P21)', () => {
  it('50 submissions of one form at once, through two processes, are one order and answer alike', async () => {
    const shelf = await stockShelf(db, { stock: 1_000 })
    const visitor = await newBuyer(db, [shelf], 2)
    const confirmation = await confirmationOf(visitor)
    const outcomes = await Promise.all(
      times(50, (i) =>
        submitOrder(i % 2 ? db : other.db, visitor, { key: 'form-0123456789', confirmation }, call),
      ),
    )
    const [placed, ...more] = await ordersOf(visitor)
    expect(more).toEqual([])
    const codes = outcomes.map((outcome) =>
      outcome.status === 'placed' ? outcome.order.code : outcome.status,
    )
    expect(new Set(codes)).toEqual(new Set([placed!.code]))
    const [balance] = await db
      .select()
      .from(stockBalances)
      .where(eq(stockBalances.variantId, shelf.variantId))
    expect(balance).toMatchObject({ onHand: 1_000, reserved: 2 })
  })

  it('50 submissions of one basket with 50 keys, through two processes, are one order', async () => {
    const shelf = await stockShelf(db, { stock: 1_000 })
    const visitor = await newBuyer(db, [shelf], 2)
    const confirmation = await confirmationOf(visitor)
    const outcomes = await Promise.all(
      times(50, (i) =>
        submitOrder(i % 2 ? db : other.db, visitor, { key: `form-${i}-0123456789`, confirmation }, call),
      ),
    )
    expect(await ordersOf(visitor)).toHaveLength(1)
    const counts = Map.groupBy(outcomes, ({ status }) => status)
    expect(counts.get('placed')).toHaveLength(1)
    expect(counts.get('empty_basket')).toHaveLength(49)
    const [balance] = await db
      .select()
      .from(stockBalances)
      .where(eq(stockBalances.variantId, shelf.variantId))
    expect(balance).toMatchObject({ onHand: 1_000, reserved: 2 })
  })

  it('a key used for another confirmation is refused, and changes no row', async () => {
    const visitor = await newBuyer(db, [await stockShelf(db)])
    const confirmation = await confirmationOf(visitor)
    const key = 'form-once-0123456789'
    expect(await submitOrder(db, visitor, { key, confirmation }, call)).toMatchObject({ status: 'placed' })
    const otherForm = { ...confirmation, note: 'Başka bir not' }
    expect(await submitOrder(db, visitor, { key, confirmation: otherForm }, call)).toEqual({
      status: 'key_reused',
    })
    expect(await ordersOf(visitor)).toHaveLength(1)
  })

  it('a refused order may be sent again with the same key', async () => {
    const visitor = await newBuyer(db, [await stockShelf(db)])
    const confirmation = await confirmationOf(visitor)
    const key = 'form-retry-0123456789'
    const unticked = { ...confirmation, contracts: [] }
    expect(await submitOrder(db, visitor, { key, confirmation: unticked }, call)).toMatchObject({
      status: 'contracts_not_accepted',
    })
    expect(await submitOrder(db, visitor, { key, confirmation }, call)).toMatchObject({ status: 'placed' })
  })
})

describe('stock under many buyers (promise R28)', () => {
  it.each([
    ['reserves', 2],
    ['sells', cashOnDelivery],
  ] as const)('200 buyers at once, 10 pieces: the shop %s exactly 10', async (_, payment) => {
    const shelf = await stockShelf(db, { stock: 10 })
    await db.insert(stockMovements).values({ variantId: shelf.variantId, quantity: 10, kind: 'opening' })
    const buyers = await throng(times(200, () => () => newBuyer(db, [shelf])))
    const request = await directRequest(db, payment)
    const outcomes = await throng(
      buyers.map((buyer, i) => () => placeOrder(i % 2 ? db : other.db, buyer, fromBasket(request), call)),
    )
    const counts = Map.groupBy(outcomes, ({ status }) => status)
    expect(counts.get('placed')).toHaveLength(10)
    expect(counts.get('blocked_lines')).toHaveLength(190)
    const [balance] = await db
      .select()
      .from(stockBalances)
      .where(eq(stockBalances.variantId, shelf.variantId))
    expect(balance).toMatchObject(payment === 2 ? { onHand: 10, reserved: 10 } : { onHand: 0, reserved: 0 })
    const { rows } = await db.execute<{ pieces: number }>(
      sql`select sum(quantity)::int as pieces from stock_movements where variant_id = ${shelf.variantId}`,
    )
    expect(rows[0]?.pieces).toBe(balance?.onHand)
    expect(await db.$count(orderLines, eq(orderLines.variantId, shelf.variantId))).toBe(10)
  })
})

describe('hot rows (promise R38)', () => {
  it('baskets with the same goods in opposite order, ordered at once, all become orders', async () => {
    const shelves = await stockShelves(db, 6, { stock: 1_000 })
    const buyers = await Promise.all(times(40, (i) => newBuyer(db, i % 2 ? shelves : shelves.toReversed())))
    const request = await directRequest(db)
    const outcomes = await Promise.all(
      buyers.map((buyer, i) => placeOrder(i % 2 ? db : other.db, buyer, fromBasket(request), call)),
    )
    expect(outcomes.map(({ status }) => status)).toEqual(buyers.map(() => 'placed'))
  })

  it('an order that meets a deadlock is placed, whichever victim the database chose', async () => {
    const [first, second] = await stockShelves(db, 2, { stock: 100 })
    const buyer = await newBuyer(db, [first!, second!])
    const request = await directRequest(db)
    const lock = (variantId: number) =>
      sql`select from stock_balances where variant_id = ${variantId} for update`
    let placing: ReturnType<typeof placeOrder> | undefined
    const rival = other.db.transaction(async (rival) => {
      // The rival transaction locks the second row; the order locks the first and waits; then the
      // rival wants the first too.
      await rival.execute(lock(second!.variantId))
      placing = placeOrder(db, buyer, fromBasket(request), call)
      await anyoneWaitsForLock(db)
      await rival.execute(lock(first!.variantId))
    })
    const [ended] = await Promise.allSettled([rival])
    // One of the two transactions was the deadlock victim; the server updates its counter a moment
    // later.
    const victims = async () => {
      const { rows } = await db.execute<{ deadlocks: number }>(
        sql`select deadlocks::int from pg_stat_database where datname = current_database()`,
      )
      return rows[0]!.deadlocks + Number(ended.status === 'rejected')
    }
    await expect.poll(victims, { timeout: 10_000 }).toBeGreaterThan(0)
    expect(await placing).toMatchObject({ status: 'placed' })
    expect(await ordersOf(buyer)).toHaveLength(1)
  })

  it.each(['40P01', '40001'])(
    'an order that the database refused with %s is tried again and placed once',
    async (code) => {
      const shelf = await stockShelf(db, { stock: 100 })
      const buyer = await newBuyer(db, [shelf])
      // Sequences are not rolled back, so the first two attempts of this order fail at their last
      // write.
      await db.execute(
        sql.raw(`
      create sequence tries;
      create function fail_twice() returns trigger language plpgsql as $$
      begin
        if nextval('tries') <= 2 then raise exception 'conflict' using errcode = '${code}'; end if;
        return new;
      end $$;
      create trigger fail_twice before insert on order_contracts for each row execute function fail_twice()`),
      )
      const outcome = await placeOrder(db, buyer, fromBasket(await directRequest(db)), call)
      await db.execute(sql`drop function fail_twice cascade`)
      await db.execute(sql`drop sequence tries`)
      expect(outcome).toMatchObject({ status: 'placed' })
      expect(await ordersOf(buyer)).toHaveLength(1)
      const [balance] = await db
        .select()
        .from(stockBalances)
        .where(eq(stockBalances.variantId, shelf.variantId))
      expect(balance).toMatchObject({ onHand: 100, reserved: 1 })
    },
  )
})

/**
 * Runs all work with as many tasks at once as both pools have connections; further tasks would only
 * wait for a connection.
 */
async function throng<T>(work: (() => Promise<T>)[]): Promise<T[]> {
  const done: T[] = []
  const queue = work.entries()
  const lane = async () => {
    for (const [place, task] of queue) done[place] = await task()
  }
  await Promise.all(times(50, lane))
  return done
}

async function anyoneWaitsForLock(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await db.execute(
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (rows.length > 0) return
  }
}
