import type { Db, Transaction } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { getStockFacts } from '~/features/catalogue/catalogue.server'
import type { Visitor } from '~/features/identity/identity'
import { findShopper } from '~/features/identity/identity.server'
import type { ShownAlert, StockAlert } from './stock-alerts'
import * as store from './store.server'

export { alertLink } from './alert-link.server'
export { askForAlert } from './ask.server'
export { confirmAlert, findByLink, stopAlerts } from './by-link.server'
export { dropOldStockAlerts, exportAlerts, forgetAlerts, mergeAlerts } from './owners.server'
export { notifyReturned } from './notify.server'
export type { StockAlertMail } from './jobs.server'

/**
 * A member's alerts that wait for stock, last first. A guest has no list: it would show which address was known already
 * (promise P09).
 */
export async function listAlerts(db: Db, visitor: Visitor): Promise<StockAlert[]> {
  const shopperId = visitor.kind === 'guest' ? null : await findShopper(db, visitor)
  return shopperId === null ? [] : store.readOpen(db, shopperId)
}

/** The same with the names of the goods. */
export async function listShownAlerts(db: Db, visitor: Visitor): Promise<ShownAlert[]> {
  const alerts = await listAlerts(db, visitor)
  const facts = await getStockFacts(
    db,
    alerts.map(({ variantId }) => variantId),
  )
  return alerts.flatMap(({ id, variantId, createdAt }) => {
    const goods = facts.get(variantId)
    if (!goods) return []
    const { productName, variantName, path, level } = goods
    const isShown = level !== null && level <= visitor.sees
    return [{ id, createdAt, productName, variantName, path: isShown ? path : null }]
  })
}

/** Deletes an alert of a member; false when it is not the member's. */
export function dropAlert(db: Db, visitor: Visitor, alertId: number): Promise<boolean> {
  return transaction(db, async (db: Transaction) => {
    const shopperId = visitor.kind === 'guest' ? null : await findShopper(db, visitor)
    return shopperId !== null && store.deleteOpen(db, shopperId, alertId)
  })
}

/** An alert for its email, with its goods; null once it is deleted, or confirmed meanwhile for a confirmation. */
export async function getAlertForEmail(db: Db, alertId: number, kind: 'confirm' | 'returned') {
  const alert = await store.findAlert(db, alertId)
  if (!alert || (kind === 'confirm' && alert.confirmedAt)) return null
  const goods = (await getStockFacts(db, [alert.variantId])).get(alert.variantId)
  return goods ? { email: alert.email, shopperId: alert.shopperId, ...goods } : null
}
