// @module-tag once
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { eq, inArray, sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { stockShelf } from '~/features/basket/testing/shop'
import { stockBalances } from '~/features/catalogue/tables.server'
import { submitOrder } from '../place/submit-order.server'
import { orders } from '~/features/orders/tables.server'
import { accept, call, newBuyer, openCheckoutShop, readyToOrder } from '../testing/checkout'

const database = await openTestDatabase('empty', { max: 25 })
const { db } = database
beforeAll(() => openCheckoutShop(db))

const script = fileURLToPath(new URL('../testing/submit-until-killed.ts', import.meta.url))

/**
 * Submits the forms in a separate process that is killed with −9 at the `last` acknowledged order.
 * Returns the codes it acknowledged.
 */
async function submitAndDie(forms: unknown[], last: number): Promise<string[]> {
  const args = ['--import', 'tsx', script, database.url, String(last), JSON.stringify(forms)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const acknowledged: string[] = []
  for await (const code of createInterface(child.stdout)) acknowledged.push(code)
  return acknowledged
}

it('the process dies while 30 customers order: each form sent again gives one order, and no order is lost (promise P21)', async () => {
  const shelf = await stockShelf(db, { stock: 1_000 })
  const buyers = await Promise.all(
    Array.from({ length: 30 }, async (_, i) => {
      const visitor = await newBuyer(db, [shelf])
      const { review } = await readyToOrder(db, visitor)
      const confirmation = { note: '', contracts: accept(review.contracts) }
      return { visitor, token: visitor.token, key: `killed-form-${i}`, confirmation }
    }),
  )
  const forms = buyers.map(({ token, key, confirmation }) => ({ token, key, confirmation }))
  const acknowledged = await submitAndDie(forms, 8)
  const before = await db.$count(orders)
  expect(acknowledged).toHaveLength(8)
  expect(before).toBeGreaterThanOrEqual(acknowledged.length)
  expect(before).toBeLessThan(30)
  expect(await db.$count(orders, inArray(orders.code, acknowledged))).toBe(acknowledged.length)

  const again = await Promise.all(
    buyers.map(({ visitor, key, confirmation }) => submitOrder(db, visitor, { key, confirmation }, call)),
  )
  expect(again.map(({ status }) => status)).toEqual(buyers.map(() => 'placed'))
  expect(await db.$count(orders)).toBe(30)
  const [balance] = await db.select().from(stockBalances).where(eq(stockBalances.variantId, shelf.variantId))
  expect(balance).toMatchObject({ onHand: 1_000, reserved: 30 })
  const { rows } = await db.execute<{ emails: number }>(
    sql`select count(*)::int as emails from graphile_worker.jobs where task_identifier = 'send-order-mail'`,
  )
  expect(rows[0]?.emails).toBe(30)
})
