import { alertLink, getAlertForEmail, type StockAlertMail } from '~/features/stock-alerts/stock-alerts.server'
import { readWords } from '~/features/mail-texts/mail-texts.server'
import { sendNews } from '~/features/push/push.server'
import type { Deps } from '~/server/shop.server'
import { shopOrigin } from '../sending/shop-origin.server'
import { type MailDeps, sendShortMail } from '../sending/short-mail.server'
import { text } from './stock-alert-mail.text'
import { writeConfirmation, writeReturned } from './stock-alert-email'

/** Sends the email of a stock alert: the link to confirm it, or that the goods are back. A deleted alert gets none. */
export async function sendStockAlertMail(
  deps: MailDeps & Pick<Deps, 'secret' | 'clock'>,
  { kind, alertId, at }: StockAlertMail,
): Promise<void> {
  const alert = await getAlertForEmail(deps.db, alertId, kind)
  if (!alert) return
  const origin = shopOrigin(deps.config)
  const link = alertLink(origin, deps.secret, alertId)
  const id = `stock-alert-${kind}.${alertId}.${at}`
  if (kind === 'confirm') return sendShortMail(deps, alert.email, id, writeConfirmation(alert, link, origin))
  const words = await readWords(deps.db)
  const message = writeReturned(alert, { product: origin + alert.path, stop: link, origin, words })
  await sendShortMail(deps, alert.email, id, message, { unsubscribe: link })
  const { shopperId, productName, variantName, path } = alert
  const news = { title: text.push.title(productName), body: text.push.body(variantName) }
  const notification = { ...news, path: path ?? '/', tag: `stock-alert-${alertId}` }
  const due = { shopperIds: [shopperId], topic: 'stock', message: notification } as const
  await sendNews(deps.db, due, deps.clock())
}
