// @module-tag once
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { count, eq, inArray } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { askForPayments } from '~/server/payments/card-payments.server'
import { openTestDatabase } from '~/db/testing/database'
import { stockShelf } from '~/features/basket/testing/shop'
import { stockBalances } from '~/features/catalogue/tables.server'
import { cancelByStaff } from '~/features/fulfilment/fulfilment.server'
import { fromBasket, placeOrder } from '~/features/checkout/checkout.server'
import { orders } from '~/features/orders/tables.server'
import { directRequest, newBuyer, openCheckoutShop } from '~/features/checkout/testing/checkout'
import { beginPayment, testBank } from '~/features/payments/payments.server'
import { paymentAttempts, refunds } from '~/features/payments/tables.server'
import { giveCard, giveCode } from '~/features/payments/providers/test-bank/bank.server'
import { merchant, signNotice } from '~/features/payments/providers/test-bank/signing.server'
import { createLog } from '~/server/log.server'
import { cards } from '~/testing/payer'

const database = await openTestDatabase('empty', { max: 20 })
const { db } = database
beforeAll(() => openCheckoutShop(db))

const script = fileURLToPath(new URL('../../testing/faults/take-notices-until-killed.ts', import.meta.url))
const secret = 'a secret of the tests, 32 characters'
const now = new Date()
const call = { now, ip: '203.0.113.7', origin: 'https://vitrin.example' }
const gateway = testBank({ db, secret, clock: () => now })
const gateways = { chosen: gateway, named: { test: gateway } }

/** An order whose money the bank has captured, and the bank's notice to come. */
async function paidAtBank(shelf: Awaited<ReturnType<typeof stockShelf>>) {
  const visitor = await newBuyer(db, [shelf])
  const request = { ...(await directRequest(db)), paymentType: 1 as const }
  const outcome = await placeOrder(db, visitor, fromBasket(request), call)
  if (outcome.status !== 'placed') throw new Error(outcome.status)
  const { code, attemptId, grandTotal } = outcome.order
  const { token } = await beginPayment(db, gateways, { id: attemptId!, origin: call.origin, now: () => now })
  await giveCard(db, token!, cards.pays)
  await giveCode(db, token!, '123456', now)
  const notice = signNotice(secret, {
    merchant,
    attempt: attemptId!,
    token: token!,
    result: 'captured',
    currency: 'TRY',
    amount: String(grandTotal),
  })
  return { code, id: attemptId!, notice: String(new URLSearchParams(notice)) }
}

async function takeAndDie(notices: string[], last: number): Promise<string[]> {
  const args = ['--import', 'tsx', script, database.url, secret, String(last), JSON.stringify(notices)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const told: string[] = []
  for await (const id of createInterface(child.stdout)) told.push(id)
  return told
}

test('the process dies between capture and settlement: within 5 minutes each order is paid or refunded (promise P25)', async () => {
  const shelf = await stockShelf(db, { stock: 100 })
  const payments = await Promise.all(Array.from({ length: 20 }, () => paidAtBank(shelf)))
  const told = await takeAndDie(
    payments.map(({ notice }) => notice),
    5,
  )
  expect(told).toHaveLength(5)
  const states = async () =>
    db
      .select({ state: paymentAttempts.state, payments: count() })
      .from(paymentAttempts)
      .groupBy(paymentAttempts.state)
      .orderBy(paymentAttempts.state)
  const after = new Map((await states()).map(({ state, payments }) => [state, payments]))
  expect(after.get('captured')).toBeUndefined()
  expect(after.get('started')).toBeGreaterThan(0)
  // Sold out when the money is noticed.
  const open = await db
    .select({ code: paymentAttempts.orderCode })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.state, 'started'))
  await cancelByStaff(db, open[0]!.code!, 'Kalmadı', { actor: 'test', now })

  const clock = () => new Date(now.getTime() + 5 * 60_000)
  await askForPayments({ db, gateways: () => Promise.resolve(gateways), clock, log: createLog('silent') })
  expect(await states()).toEqual([
    { state: 'returned', payments: 1 },
    { state: 'settled', payments: 19 },
  ])
  const paid = payments.flatMap(({ code }) => (code === open[0]!.code ? [] : [code]))
  const placed = await db.select().from(orders).where(inArray(orders.code, paid))
  expect(placed.map(({ status, settledAt }) => [status, settledAt !== null])).toEqual(
    paid.map(() => [1, true]),
  )
  const [balance] = await db.select().from(stockBalances).where(eq(stockBalances.variantId, shelf.variantId))
  expect(balance).toMatchObject({ onHand: 100 - 19, reserved: 0 })
  expect(await db.select({ state: refunds.state }).from(refunds)).toEqual([{ state: 'wanted' }])
})
