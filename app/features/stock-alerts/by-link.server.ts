import type { Db } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { getStockFacts } from '~/features/catalogue/catalogue.server'
import { lookAtStock } from './ask.server'
import { isAlertLink } from './alert-link.server'
import { type AlertState, alertState, maxOpenAlerts, type ShownAlert } from './stock-alerts'
import * as store from './store.server'

type Link = { secret: string; alertId: number; signature: string }

/** The alert of an email's link with its goods; gone when it is deleted. Null for a wrong signature. */
export async function findByLink(
  db: Db,
  link: Link,
): Promise<(ShownAlert & { state: AlertState }) | { state: 'gone' } | null> {
  if (!isAlertLink(link.secret, link.alertId, link.signature)) return null
  const alert = await store.findAlert(db, link.alertId)
  const facts = alert && (await getStockFacts(db, [alert.variantId])).get(alert.variantId)
  if (!facts) return { state: 'gone' }
  const { productName, variantName, path, level } = facts
  const isShown = level !== null && level <= alert.sees
  return {
    id: alert.id,
    productName,
    variantName,
    path: isShown ? path : null,
    createdAt: alert.createdAt,
    state: alertState(alert),
  }
}

/** Confirms the alert of a link; again without effect. full: its address has as many open alerts as one may have. */
export function confirmAlert(db: Db, link: Link & { now: Date }): Promise<'confirmed' | 'full' | 'unknown'> {
  return transaction(db, async (db) => {
    const before = await read(db, link)
    if (!before) return 'unknown'
    await store.lockAddress(db, before.email)
    const alert = await read(db, link)
    if (!alert) return 'unknown'
    if (alert.confirmedAt) return 'confirmed'
    if ((await store.countAlerts(db, alert.email, { confirmed: true })) >= maxOpenAlerts) return 'full'
    await store.updateAlert(db, alert.id, { confirmedAt: link.now })
    await lookAtStock(db, alert.variantId)
    return 'confirmed'
  })
}

/**
 * Deletes the alert of a link. The link of an alert that has been sent deletes all open alerts of its address. False for
 * a wrong signature or a deleted alert.
 */
export function stopAlerts(db: Db, link: Link): Promise<boolean> {
  return transaction(db, async (db) => {
    const alert = await read(db, link)
    if (!alert) return false
    await store.deleteUnsent(db, alert.email, alert.notifiedAt ? undefined : alert.id)
    return true
  })
}

const read = (db: Db, { secret, alertId, signature }: Link) =>
  isAlertLink(secret, alertId, signature) ? store.findAlert(db, alertId) : null
