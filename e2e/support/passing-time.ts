import { eq, sql } from 'drizzle-orm'
import { readConfig } from '../../app/server/config/config.server'
import type { Db } from '../../app/db/connection.server'
import { orders } from '../../app/features/orders/tables.server'
import { paymentAttempts } from '../../app/features/payments/tables.server'
import { testBankPayments } from '../../app/features/payments/providers/test-bank/tables.server'
import { withShopDatabase } from '../../scripts/db/shop-database'

/** Ages the payment of an order at the bank by minutes: the bank answers again, and a late payment is captured. */
export function letBankCatchUp(orderCode: string): Promise<void> {
  return change(orderCode, async (db, attemptId) => {
    const past = new Date(Date.now() - 1_000)
    await db
      .update(testBankPayments)
      .set({ silentUntil: null, capturedAt: past })
      .where(eq(testBankPayments.reference, attemptId))
    await askNow(db, attemptId)
  })
}

/** Lets the time to pay an order run out. */
export function letPaymentExpire(orderCode: string): Promise<void> {
  return change(orderCode, async (db, attemptId) => {
    const past = new Date(Date.now() - 1_000)
    await db.update(paymentAttempts).set({ expiresAt: past }).where(eq(paymentAttempts.id, attemptId))
    await db.update(orders).set({ expiresAt: past }).where(eq(orders.code, orderCode))
    await runNow(db, 'expire-order', { orderCode })
    await askNow(db, attemptId)
  })
}

/** Makes the running shop ask about a payment at once instead of in a minute or two. */
async function askNow(db: Db, attemptId: string): Promise<void> {
  await db
    .update(paymentAttempts)
    .set({ askAt: new Date(Date.now() - 1_000) })
    .where(eq(paymentAttempts.id, attemptId))
  await runNow(db, 'ask-about-payments', {})
}

async function runNow(db: Db, job: string, payload: object): Promise<void> {
  await db.execute(sql`select graphile_worker.add_job(${job}, ${JSON.stringify(payload)}::json)`)
}

function change(orderCode: string, work: (db: Db, attemptId: string) => Promise<void>): Promise<void> {
  return withShopDatabase(readConfig(process.env), async ({ db }) => {
    const [attempt] = await db
      .select({ id: paymentAttempts.id })
      .from(paymentAttempts)
      .where(eq(paymentAttempts.orderCode, orderCode))
    await work(db, attempt!.id)
  })
}
