import type { FullOrder } from '~/features/fulfilment/fulfilment'
import { getFullOrder } from '~/features/fulfilment/fulfilment.server'
import { type MailText, type MailTextKey, type Words, wordsFrom } from '~/features/mail-texts/mail-texts'
import { findOrders } from '~/features/orders/orders.server'
import { orderStatuses } from '~/features/orders/orders'
import { paymentTypes, type PaymentType } from '~/features/payments/payments'
import { getPaymentName } from '~/features/payments/payments.server'
import { getSettings } from '~/features/settings/settings.server'
import type { Deps } from '~/server/shop.server'
import { writeAccountEmail } from '../account/account-email'
import { writeMembershipEmail } from '../account/membership-email'
import type { Seller } from '../email/email'
import { completeEmail, type ShortEmail, toPlainShortEmail } from '../email/short-email'
import { writeOrderEmail } from '../orders/order-email'
import { toPlainEmail } from '../orders/order-email-plain'
import { writeNews } from '../orders/order-news'
import { type DroppedFavourite, writeBasketReminder, writePriceDrops } from '../reminders/reminder-emails'
import type { Email } from '../sending/mail.server'
import { toPreview } from '../sending/preview.server'
import { sellerOf, senderOf } from '../sending/sender.server'
import { shopOrigin } from '../sending/shop-origin.server'
import type { MailDeps } from '../sending/short-mail.server'
import { writeReturned } from '../stock/stock-alert-email'
import { shownNews, withoutCustomer } from './shown-order'
import { text } from './texts.text'

type TextDeps = MailDeps & Pick<Deps, 'clock'>

/**
 * A text to show or to try out. `orderCode`: the real order that fills it, null for the newest. `hidesCustomer`: the staff
 * member may not see customers.
 */
export type ShownText = {
  key: MailTextKey
  words: MailText
  orderCode: string | null
  hidesCustomer: boolean
}

/** The email of a text as an HTML document; `no_order` while there is no such order. */
export async function previewMailText(
  deps: Omit<TextDeps, 'mail'>,
  shown: ShownText,
): Promise<{ subject: string; html: string } | 'no_order'> {
  const written = await write(deps, shown)
  if (!written) return 'no_order'
  return { subject: written.subject, html: toPreview(written, shopOrigin(deps.config)) }
}

/** A text that a staff member tries out at the own address. `at` tells its repetitions apart. */
export type MailTextTest = ShownText & { to: string; at: number }

declare module '~/db/jobs/jobs.server' {
  interface Jobs {
    'send-text-test': MailTextTest
  }
}

/** Sends the email of a text to try it out; none when its order is gone. */
export async function sendTextTest(deps: TextDeps, { to, at, ...shown }: MailTextTest): Promise<void> {
  const written = await write(deps, shown)
  if (!written) return
  const { hostname } = new URL(shopOrigin(deps.config))
  await deps.mail.send({
    ...written,
    from: senderOf(await getSettings(deps.db), hostname),
    to,
    subject: text.subjectOfTest(written.subject),
    messageId: `<text-test.${shown.key}.${at}@${hostname.replace(/[[\]]/g, '')}>`,
  })
}

type Written = Pick<Email, 'subject' | 'html' | 'text'> & { attachments: NonNullable<Email['attachments']> }
type To = { origin: string; link: string; words: Words }

async function write(
  { db, config, storage, clock }: Omit<TextDeps, 'mail'>,
  { key, words: typed, orderCode, hidesCustomer }: ShownText,
): Promise<Written | null> {
  const origin = shopOrigin(config)
  const words = wordsFrom({ [key]: typed })
  const { seller, attachments } = await sellerOf(await getSettings(db), storage)
  const short = writeShort(key, { origin, link: origin, words })
  if (short) return { ...(await rendered(short, seller)), attachments }
  const found = await readOrder(db, orderCode, paymentIn(key))
  if (!found) return null
  const order = hidesCustomer ? withoutCustomer(found) : found
  // Never the signed link, which would open the order to every reader.
  const to = { origin, link: `${origin}/siparis/${order.code}`, words }
  if (key.startsWith('order-')) {
    const message = writeOrderEmail(await placedAs(db, key, order), { ...to, seller })
    // Imported on first use, because it would slow down every start.
    const { toHtmlEmail } = await import('../orders/order-email-html')
    const { html } = toHtmlEmail(message)
    return { subject: message.subject, html, text: toPlainEmail(message), attachments }
  }
  const shown = shownNews(key, order, clock())
  const news = shown && writeNews(shown.order, shown.news, shown.of, to)
  return news && { ...(await rendered(news, seller)), attachments }
}

/** The order with this code, or else the newest with this means of payment, or else the newest. */
async function readOrder(
  db: MailDeps['db'],
  code: string | null,
  payment: PaymentType | undefined,
): Promise<FullOrder | null> {
  if (code !== null) return getFullOrder(db, code)
  for (const filter of payment ? [{ payment }, {}] : [{}]) {
    const { orders } = await findOrders(db, { ...filter, length: 1, uncounted: true })
    if (orders[0]) return getFullOrder(db, orders[0].code)
  }
  return null
}

async function rendered(written: ShortEmail, seller: Seller) {
  const message = completeEmail(written, seller)
  const { toHtmlShortEmail } = await import('../email/short-email-html')
  return {
    subject: message.subject,
    html: toHtmlShortEmail(message),
    text: toPlainShortEmail(message),
  }
}

/** The means of payment that a text is about. */
const paymentIn = (key: MailTextKey): PaymentType | undefined =>
  ({
    'order-awaitingPayment': paymentTypes.transfer,
    'order-paid': paymentTypes.card,
    'order-payAtDoor': paymentTypes.cashOnDelivery,
    'order-onAccount': paymentTypes.openAccount,
  })[key as string]

/** The order as if it had been placed with the means of payment that the text is about. */
async function placedAs(db: MailDeps['db'], key: MailTextKey, order: FullOrder): Promise<FullOrder> {
  const type = paymentIn(key) ?? order.payment.type
  const isWaiting = key === 'order-awaitingPayment'
  const status = isWaiting ? orderStatuses.awaitingPayment : orderStatuses.preparing
  if (type === order.payment.type) return { ...order, status }
  const payment = { ...order.payment, type, name: await getPaymentName(db, type) }
  return { ...order, status, payment, bankAccounts: isWaiting ? order.bankAccounts : [] }
}

/** The emails that are about no order, with example values. */
function writeShort(key: MailTextKey, { origin, link, words }: To): ShortEmail | null {
  const { firstName, email } = text.example
  switch (key) {
    case 'account-verify':
    case 'account-known':
    case 'account-reset':
    case 'account-changed':
      return writeAccountEmail(kindIn(key), { name: firstName, link, words })
    case 'membership-received':
    case 'membership-documents_asked':
    case 'membership-approved':
    case 'membership-refused':
    case 'membership-suspended': {
      const event = kindIn(key)
      const says = event !== 'received' && event !== 'approved'
      return writeMembershipEmail(
        {
          event,
          companyName: text.company,
          contactName: firstName,
          owners: [{ id: 0, email }],
          reason: says ? text.reason : '',
        },
        { origin, words },
      )
    }
    case 'stock-returned':
      return writeReturned(
        { productName: text.product, variantName: text.variant, pictureHash: null },
        { product: link, stop: link, origin, words },
      )
    case 'basket-reminder':
      return writeBasketReminder(firstName, [], { origin, stop: link, words })
    case 'drops-one':
    case 'drops-several': {
      const names = key === 'drops-one' ? [text.product] : [text.product, text.otherProduct]
      return writePriceDrops(firstName, names.map(exampleDrop), { origin, stop: link, words })
    }
    default:
      return null
  }
}

/** The part of a key after its subject. */
const kindIn = <Kind extends string>(key: `${string}-${Kind}`) => key.slice(key.indexOf('-') + 1) as Kind

const exampleDrop = (name: string): DroppedFavourite => ({
  name,
  link: '/',
  picture: null,
  shown: 39_990,
  from: 44_990,
  isNet: false,
  kdvRate: 20,
})
