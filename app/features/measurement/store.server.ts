import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import type { PurchaseState } from './purchase'
import { purchaseEvents } from './tables.server'

/** Days that a reported purchase is remembered, and one whose order was never paid. */
const keptFor = 90

/** A part of the statement that inserts an order: its buyer agrees to measuring. */
export function agreedPurchase(orderCode: string, now: Date): SQL {
  return sql`
    agreed_purchase as (
      insert into purchase_events (order_code, agreed_at)
      values (${orderCode}, ${now.toISOString()}::timestamptz)
      on conflict do nothing)`
}

/** The id with which a waiting purchase is reported; null when there is none, or when it has ended. */
export async function findWaiting(db: Db, orderCode: string): Promise<string | null> {
  const { clientId, state } = purchaseEvents
  const [row] = await db
    .select({ clientId, state })
    .from(purchaseEvents)
    .where(eq(purchaseEvents.orderCode, orderCode))
  return row?.state === 'waiting' ? row.clientId : null
}

/** Writes how the report of a purchase has ended. */
export async function end(db: Db, orderCode: string, state: PurchaseState): Promise<void> {
  await db.update(purchaseEvents).set({ state }).where(eq(purchaseEvents.orderCode, orderCode))
}

/** Deletes the row of a purchase that is not reported. */
export async function remove(db: Db, orderCode: string): Promise<void> {
  await db.delete(purchaseEvents).where(eq(purchaseEvents.orderCode, orderCode))
}

/** Deletes rows 90 days after their order. */
export async function dropOldPurchases(db: Db, now: Date): Promise<void> {
  await db.execute(sql`
    delete from purchase_events where agreed_at < ${now.toISOString()}::timestamptz - make_interval(days => ${keptFor})`)
}
