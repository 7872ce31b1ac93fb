import type { SQL } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { enqueueAll, type Scheduled } from '~/db/jobs/jobs.server'
import { getSettings, type Settings } from '~/features/settings/settings.server'
import type { MeasurementService } from './measurement'
import type { Purchase } from './purchase'
import { reportPurchase } from './report.server'
import * as store from './store.server'

export { dropOldPurchases } from './store.server'

/** The measurement id of the setting `tracking/google_analytics` (`G-…`); null when it is missing or in another format. */
export function measurementIdOf(settings: Settings): string | null {
  const id = settings.get('tracking', 'google_analytics').trim()
  return /^G-[A-Z0-9]{4,12}$/.test(id) ? id : null
}

/**
 * The parts that a new order adds for the report of its purchase: nothing unless its buyer agrees and the shop measures. An order that
 * waits for its payment is reported when it is paid.
 */
export async function purchaseOf(
  db: Db,
  { code, isPlaced, measured, now }: { code: string; isPlaced: boolean; measured?: boolean; now: Date },
): Promise<{ parts: SQL[]; jobs: Scheduled[] }> {
  if (!measured || !measurementIdOf(await getSettings(db))) return { parts: [], jobs: [] }
  return {
    parts: [store.agreedPurchase(code, now)],
    jobs: isPlaced ? [jobOf(code)] : [],
  }
}

/** Queues the report of an order that has just been paid, when its buyer had agreed. */
export async function enqueuePurchase(db: Transaction, orderCode: string): Promise<void> {
  if ((await store.findWaiting(db, orderCode)) !== null) await enqueueAll(db, [jobOf(orderCode)])
}

const jobOf = (orderCode: string): Scheduled => ({
  name: 'report-purchase',
  payload: { orderCode },
  key: `purchase-event-${orderCode}`,
})

type Place = { db: Db; service: MeasurementService | null }

/**
 * Reports the purchase of an order, outside any transaction: once, and not when it was cancelled meanwhile. Without a secret
 * or a measurement id nothing is sent, now or later. Throws when the service does not answer; the job then runs again.
 */
export async function sendPurchase(
  { db, service }: Place,
  orderCode: string,
  findPurchase: (db: Db, orderCode: string) => Promise<Purchase | null>,
): Promise<void> {
  const clientId = await store.findWaiting(db, orderCode)
  if (clientId === null) return
  const measurementId = measurementIdOf(await getSettings(db))
  if (!service || !measurementId) return store.remove(db, orderCode)
  const purchase = await findPurchase(db, orderCode)
  if (!purchase || purchase.isCancelled) return store.end(db, orderCode, 'cancelled')
  if (!purchase.isPlaced) return
  const isTaken = await reportPurchase(service, measurementId, purchase, clientId)
  await store.end(db, orderCode, isTaken ? 'sent' : 'refused')
}
