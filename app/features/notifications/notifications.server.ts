import { enqueue } from '~/db/jobs/jobs.server'
import { transaction } from '~/db/transaction.server'
import { readWords } from '~/features/mail-texts/mail-texts.server'
import { getOrder, orderLink } from '~/features/orders/orders.server'
import { getSettings } from '~/features/settings/settings.server'
import type { Deps } from '~/server/shop.server'
import { contractPapers } from './orders/contract-paper.server'
import { writeOrderEmail } from './orders/order-email'
import { toPlainEmail } from './orders/order-email-plain'
import { sellerOf, senderOf } from './sending/sender.server'
import type { MailDeps } from './sending/short-mail.server'
import { shopOrigin } from './sending/shop-origin.server'
import { findUserOfOrder, sendOrderSms } from './sms/order-sms.server'

export { sendAccountMail } from './account/account-mail.server'
export { sendContactMail } from './contact/contact-mail.server'
export { sendDeletionMail } from './account/deletion-mail.server'
export { sendOrderNews } from './orders/order-news-mail.server'
export { sendMembershipMail } from './account/membership-mail.server'
export {
  previewNewsletter,
  sendNewsletter,
  sendNewsletterConfirmation,
  sendNewsletterTest,
} from './newsletter/send-newsletter.server'
export { sendNoticeMail } from './orders/notice-mail.server'
export { sendOpenOrdersMail } from './orders/open-orders-mail.server'
export { sendBasketReminder, sendPriceDrops } from './reminders/reminder-mail.server'
export { sendRefundMail } from './orders/refund-mail.server'
export { sendRequestMail } from './orders/request-mail.server'
export { sendStockAlertMail } from './stock/stock-alert-mail.server'
export { previewMailText, sendTextTest, type ShownText } from './texts/write-text.server'
export { sendTicketMail } from './account/ticket-mail.server'
export { fileSms } from './sms/file-sms.server'
export { netgsm } from './sms/netgsm.server'
export { followSmsDeliveries, sendSmsCampaign, sendSmsCampaignTest } from './sms/campaign-sms.server'
export { sendOrderSms }
export { sendPhoneCode } from './sms/phone-code-sms.server'
export { dropOldSms } from './sms/send-sms.server'
export type { Sms } from './sms/sms.server'
export { exportReading } from './own-news.server'

/**
 * Sends the email that confirms an order, with both contract texts (Mesafeli Sözleşmeler Yönetmeliği art. 6: durable
 * medium). Throws when sending failed, so that the job runs again; every try has the same Message-ID.
 */
export async function sendOrderMail(
  { db, mail, config, secret, clock, storage, sms }: MailDeps & Pick<Deps, 'secret' | 'clock' | 'sms'>,
  orderCode: string,
): Promise<void> {
  const order = await getOrder(db, orderCode)
  if (!order) return
  const origin = shopOrigin(config)
  const { hostname } = new URL(origin)
  const settings = await getSettings(db)
  const link = orderLink(origin, secret, order.code)
  const { seller, attachments } = await sellerOf(settings, storage)
  const message = writeOrderEmail(order, { link, origin, seller, words: await readWords(db) })
  // Imported on first use, because it would slow down every start.
  const { toHtmlEmail } = await import('./orders/order-email-html')
  const { html, attached } = toHtmlEmail(message)
  await mail.send({
    from: senderOf(settings, hostname),
    to: order.email,
    subject: message.subject,
    html,
    text: toPlainEmail(message),
    attachments: [...attachments, ...(attached ? await contractPapers(message, clock()) : [])],
    messageId: `<order-placed.${order.code}@${hostname.replace(/[[\]]/g, '')}>`,
  })
  // A job of its own, so that neither repeats the other. Guests and shops without a provider of text messages need none.
  const job = { name: 'send-order-sms', payload: { orderCode } } as const
  if (sms && (await findUserOfOrder(db, orderCode)) !== null)
    await transaction(db, (db) => enqueue(db, job, { key: `order-sms-${orderCode}` }))
}
