import { beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../app/db/testing/database'
import { text } from '../text'
import { liveThrough } from '../testing/small-shop'
import { checkInvariants, invariants } from './check'

const database = await openTestDatabase('empty', { max: 10 })
beforeAll(() => liveThrough(database))

const { invariants: names } = text
const lift = (table: string, ...names: string[]) =>
  names.map((name) => `alter table ${table} drop constraint ${name} cascade`)
/** A row with the code of an order in each state: waiting (90), delivered and paid at the door (4), … */
const orderOf = (where: string) => `(select id from orders where ${where} order by id limit 1)`
const waiting = orderOf('status = 90')
const usual = orderOf('payment_type = 4 and status = 1')

/** The faults of a shop that forgets a rule, by the invariant that has to notice them. */
const planted: Record<string, string[]> = {
  [names.stockInBounds]: [
    ...lift('stock_balances', 'stock_not_negative', 'stock_not_promised_twice'),
    'update stock_balances set on_hand = -1',
  ],
  [names.stockOfMovements]: ['update stock_balances set on_hand = on_hand + 1'],
  [names.reservedOfReservations]: ['update stock_balances set reserved = reserved + 1'],
  [names.reservationsOfLivingOrders]: [`update orders set status = 99 where id = ${waiting}`],
  [names.movementsOfOrders]: [
    `update stock_movements set quantity = quantity - 1 where kind = 'sale' and reference =
      (select code from orders where id = ${usual})`,
  ],
  [names.salesOfOrders]: [
    `insert into stock_movements (variant_id, quantity, kind, reference)
      select variant_id, -1, 'sale', 'NOBODY' from stock_balances`,
  ],
  [names.lineSums]: [
    ...lift('orders', 'orders_total'),
    `update orders set goods = goods + 1, grand_total = grand_total + 1 where id = ${usual}`,
  ],
  [names.totals]: [
    ...lift('orders', 'orders_total'),
    `update orders set shipping = shipping + 1 where id = ${usual}`,
  ],
  [names.codes]: [
    ...lift('orders', 'orders_code_unique'),
    `update orders set code = (select code from orders where id = ${waiting}) where id = ${usual}`,
  ],
  [names.oneOrderPerKey]: [
    `insert into idempotency_keys (owner, key, request_hash, status, answer)
      select 'somebody', k, '', 200, jsonb_build_object('order', jsonb_build_object('code', code))
      from orders, unnest(array['first-key', 'second-key']) k where id = ${usual}`,
  ],
  [names.wholeOrders]: [`delete from order_status_history where order_id = ${usual}`],
  [names.wholeParcels]: ['update shipment_lines set quantity = quantity + 1'],
  [names.captureOfOneOrder]: [
    ...lift('payment_attempts', 'payment_attempts_refunded'),
    `update payment_attempts set refunded = 0 where state = 'returned'`,
  ],
  [names.paidOrders]: [`update payment_attempts set state = 'returned' where state = 'settled'`],
  [names.bankAgrees]: [`update test_bank_payments set refunded = 0 where refunded > 0`],
  [names.refundsOfAttempts]: [`update refunds set state = 'wanted' where state = 'done'`],
  [names.refundsOfOrders]: [`update order_refunds set amount = amount + 1`],
  [names.attemptsTold]: [`delete from payment_attempt_history where state = 'settled'`],
  [names.couponCounts]: ['update coupons set used = used + 1'],
  [names.couponCustomers]: [
    ...lift('coupon_uses', 'coupon_uses_slot'),
    'update coupon_uses set returned_at = null, slot = 1 + id',
    `update coupon_uses set customer = 'the same'`,
  ],
  [names.couponOrders]: [
    'update coupon_uses set returned_at = null, slot = null where returned_at is not null',
  ],
  [names.entriesBalance]: [
    'alter table ledger_lines disable trigger user',
    'update ledger_lines set amount = amount + 1 where amount > 0',
  ],
  [names.ordersOnAccount]: [
    'alter table ledger_entries disable trigger user',
    `update ledger_entries set order_code = null where kind = 'return'`,
  ],
  [names.paymentsOnAccount]: [
    'alter table ledger_entries disable trigger user',
    `update ledger_entries set key = 'card ' || gen_random_uuid() where kind = 'return'`,
  ],
  [names.creditLimits]: ['update business_partners set credit_limit = 1 where credit_limit > 0'],
}

test('a shop with every kind of record breaks no invariant, and each has checked some rows', async () => {
  const findings = await checkInvariants(database.pool)
  expect(findings.filter(({ wrong }) => wrong > 0)).toEqual([])
  const lookedAtNothing = findings.filter(({ looked }) => looked === 0).map(({ name }) => name)
  // Operations placed the orders of these tests, without a form's key, and nothing was paid onto an account.
  expect(lookedAtNothing).toEqual([names.oneOrderPerKey, names.paymentsOnAccount])
})

test.each(invariants.map(({ name }) => name))('a planted fault is detected: %s', async (name) => {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    for (const statement of planted[name] ?? []) {
      const { rowCount } = await client.query(statement)
      if (!statement.startsWith('alter')) expect(rowCount, statement).toBeGreaterThan(0)
    }
    const broken = (await checkInvariants(client)).filter(({ wrong }) => wrong > 0)
    expect(broken.map((finding) => finding.name)).toContain(name)
  } finally {
    await client.query('rollback')
    client.release()
  }
})
