import type { Db, Transaction } from '~/db/connection.server'
import { enqueue, enqueueAll } from '~/db/jobs/jobs.server'
import { transaction } from '~/db/transaction.server'
import { getStockFacts } from '~/features/catalogue/catalogue.server'
import './jobs.server'
import { emailsDue } from './stock-alerts'
import * as store from './store.server'

const hour = 3_600

/**
 * Queues the emails of alerts whose variants can be bought again: oldest first, at most as many within an hour as pieces
 * are free. Each alert is marked in the transaction that queues its email. While alerts and pieces are left, the job
 * comes again after an hour.
 */
export async function notifyReturned(db: Db, variantIds: readonly number[], now: Date): Promise<void> {
  for (const variantId of await store.readAwaited(db, variantIds)) {
    await transaction(db, (db) => notifyOf(db, variantId, now))
  }
}

async function notifyOf(db: Transaction, variantId: number, now: Date): Promise<void> {
  await store.lockVariant(db, variantId)
  const facts = (await getStockFacts(db, [variantId])).get(variantId)
  if (!facts || facts.available <= 0) return
  const { available, level } = facts
  if (level !== null) {
    const since = new Date(now.getTime() - hour * 1_000)
    const sentLastHour = await store.countSentSince(db, variantId, since)
    const limit = emailsDue({ available, sentLastHour })
    const due = limit > 0 ? await store.readDue(db, variantId, { available, level, limit }) : []
    await send(db, due, now)
  }
  const [left] = await store.readAwaited(db, [variantId])
  if (left === undefined) return
  const again = { key: `stock-returned ${variantId}`, afterSeconds: hour }
  await enqueue(db, { name: 'stock-returned', payload: { variantIds: [variantId] } }, again)
}

async function send(db: Transaction, alertIds: readonly number[], now: Date): Promise<void> {
  if (alertIds.length === 0) return
  await store.markSent(db, alertIds, now)
  await enqueueAll(
    db,
    alertIds.map((alertId) => ({
      name: 'send-stock-alert-mail',
      payload: { kind: 'returned', alertId, at: now.getTime() },
    })),
  )
}
