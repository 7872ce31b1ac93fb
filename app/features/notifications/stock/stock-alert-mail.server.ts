import { alertLink, getAlertForEmail, type StockAlertMail } from '~/features/stock-alerts/stock-alerts.server'
import type { Deps } from '~/server/shop.server'
import { shopOrigin } from '../sending/shop-origin.server'
import { type MailDeps, sendShortMail } from '../sending/short-mail.server'
import { writeConfirmation, writeReturned } from './stock-alert-email'

/** Sends the email of a stock alert: the link to confirm it, or that the goods are back. A deleted alert gets none. */
export async function sendStockAlertMail(
  deps: MailDeps & Pick<Deps, 'secret'>,
  { kind, alertId, at }: StockAlertMail,
): Promise<void> {
  const alert = await getAlertForEmail(deps.db, alertId, kind)
  if (!alert) return
  const origin = shopOrigin(deps.config)
  const link = alertLink(origin, deps.secret, alertId)
  const id = `stock-alert-${kind}.${alertId}.${at}`
  if (kind === 'confirm') return sendShortMail(deps, alert.email, id, writeConfirmation(alert, link, origin))
  const message = writeReturned(alert, { product: origin + alert.path, stop: link, origin })
  await sendShortMail(deps, alert.email, id, message, link)
}
