import type { Jobs } from '~/db/jobs/jobs.server'
import type { DeletionMail } from '~/features/customers/customers.server'
import type { FullOrder } from '~/features/fulfilment/fulfilment'
import type { AccountMail } from '~/features/identity/identity.server'
import type { OrderNews } from '~/features/orders/orders.server'
import type { OpenRefund } from '~/features/payments/payments'
import { writeAccountEmail } from '../account/account-email'
import { writeDeletionEmail, writeForgottenEmail } from '../account/deletion-email'
import { writeMembershipEmail } from '../account/membership-email'
import { text as membership } from '../account/membership-email.text'
import { writeNoticeEmail } from '../orders/notice-email'
import { writeOpenOrdersEmail } from '../orders/open-orders-email'
import { writeOrderEmail } from '../orders/order-email'
import { toHtmlEmail } from '../orders/order-email-html'
import { toPlainEmail } from '../orders/order-email-plain'
import { writeNews } from '../orders/order-news'
import { writeRefundEmail } from '../orders/refund-email'
import { writeAskedEmail, writeDecidedEmail } from '../orders/request-email'
import { completeEmail, type ShortEmail, toPlainShortEmail } from '../email/short-email'
import { toHtmlShortEmail } from '../email/short-email-html'
import { writeConfirmation, writeReturned } from '../stock/stock-alert-email'
import { writeNewsletterConfirmation } from '../newsletter/confirmation-email'
import { toHtmlNewsletter } from '../newsletter/newsletter-html'
import { toPlainNewsletter } from '../newsletter/newsletter-plain'
import { writeBasketReminder, writePriceDrops } from '../reminders/reminder-emails'
import { sampleBaskets, sampleDrops } from './reminders'
import { sampleNewsletter } from './sample-newsletter'
import { writeTicketEmail } from '../account/ticket-email'
import { writeContactEmail } from '../contact/contact-email'
import { ordersPlaced, ordersWithNews, sampleNotice } from './orders'

/** A rendered email. `html` and `plain` have the same words. */
export type SampleEmail = { name: string; subject: string; html: string; plain: string }

type MailJob = Exclude<
  Extract<keyof Jobs, `send-${string}`>,
  | 'send-refund'
  | 'send-phone-code'
  | 'send-order-sms'
  | 'send-push-campaign'
  | 'send-text-test'
  | `send-sms-${string}`
>
type Written = { subject: string; html: string; plain: string }
type Samples = Record<string, () => Promise<Written>>

const origin = 'https://ornek.example'
const link = `${origin}/siparis/K7RM2XQ9TBC?imza=Qm9yZGVyLWxpbmstdGhhdC1pcy1sb25n_4fT2yR-8sVw1kLp0ZxN7uE3cJ`
const seller = {
  name: 'Örnek Kordon',
  lines: [
    'Örnek Kordon ve Saat Aksesuarları Sanayi ve Ticaret Ltd. Şti.',
    'Hobyar Mah. Kordoncular Sok. No: 14 Kat: 2, 34112 Fatih/İstanbul',
    '0212 000 00 12',
    'merhaba@ornek.example',
  ],
}
const company = 'Güneşlioğulları Saatçilik Kuyumculuk İthalat İhracat San. ve Tic. A.Ş.'

const goods = {
  productName: 'Kapadokya deri kordon',
  variantName: '22 mm, taba',
  pictureHash: 'a1'.repeat(16),
}

const ticket = {
  ticketId: 318,
  subject: 'Kordonun kopçası eksik geldi',
  name: 'Gülsüm Şükriye Çağlayanoğlu',
  email: 'gulsum@alici.example',
  message: 'Üç kordondan birinin kopçası çıkmadı.\nGönderebilir misiniz?',
}

const contact = { id: 12, phone: '+905321234567', ...ticket }

const refund = {
  id: '8c1f7a52-3f0d-4f0e-9a35-2d0f4c1b7e66',
  amount: 18_734_560,
  failure: '5093 REFUND_EXCEEDS',
  wantedAt: new Date('2026-11-20T09:00:00Z'),
  gateway: 'iyzico',
  providerPaymentId: '25236546',
  orderCode: 'K7RM2XQ9TBC',
} satisfies OpenRefund
const leaving = { name: ticket.name, email: ticket.email, requestedAt: new Date('2026-11-20T09:00:00Z') }

/** Samples of every email by its job. A new job, kind or event without a sample fails to compile. */
const samples: Record<MailJob, Samples> = {
  'send-order-mail': mapped(ordersPlaced, (order) => async () => {
    const message = writeOrderEmail(order, { link, origin, seller })
    const { html } = toHtmlEmail(message)
    return { subject: message.subject, html, plain: toPlainEmail(message) }
  }),
  'send-order-news': newsSamples(ordersWithNews),
  'send-account-mail': mapped(
    { verify: 'Gülsüm Şükriye Çağlayanoğlu', known: 'Şükrü', reset: 'Gülsüm', changed: '' } satisfies Record<
      AccountMail['kind'],
      string
    >,
    (name, kind) => () =>
      short(writeAccountEmail(kind, { name, link: `${origin}/user/dogrula?kod=${'k7'.repeat(16)}` })),
  ),
  'send-membership-mail': mapped(
    membership.events,
    ({ quote }, event) =>
      () =>
        short(
          writeMembershipEmail(
            {
              event,
              companyName: company,
              contactName: 'İbrahim Güneşlioğlu',
              owners: [],
              // Staff give a reason only where the email has a place for it.
              reason:
                quote && 'Vergi levhanızın güncel (2026) sureti\nİmza sirküleri – okunaklı, bütün sayfalar',
            },
            { origin },
          )!,
        ),
  ),
  'send-request-mail': requestSamples(),
  'send-stock-alert-mail': {
    confirm: () => short(writeConfirmation(goods, link, origin)),
    returned: () =>
      short(writeReturned(goods, { product: `${origin}/kapadokya-deri-kordon`, stop: link, origin })),
  },
  'send-basket-reminder': mapped(
    sampleBaskets,
    (lines) => () => short(writeBasketReminder('Gülsüm', lines, { origin, stop: link })),
  ),
  'send-price-drops': mapped(
    sampleDrops,
    (drops) => () => short(writePriceDrops('Gülsüm', drops, { origin, stop: link })),
  ),
  'send-newsletter-confirmation': { ask: () => short(writeNewsletterConfirmation(link)) },
  'send-newsletter': mapped({ member: true, guest: false }, (sees) => () => newsletter(sees)),
  'send-newsletter-test': { staff: () => newsletter(true) },
  'send-contact-mail': {
    'to-shop': () => short(writeContactEmail('shop', contact)),
    'to-sender': () => short(writeContactEmail('sender', contact)),
  },
  'send-ticket-mail': {
    'to-shop': () => short(writeTicketEmail({ ...ticket, side: 'customer' }, origin)),
    'to-member': () => short(writeTicketEmail({ ...ticket, side: 'shop' }, origin)),
  },
  'send-open-orders-mail': mapped({ guest: 3, member: 10, address: 10 }, (count, by) => () => {
    const codes = Array.from({ length: count }, (_, i) => `K7RM2XQ9T${'BCDFGHJKLM'[i]}C`)
    return short(writeOpenOrdersEmail({ codes, by }))
  }),
  'send-refund-mail': {
    refused: () => short(writeRefundEmail(refund)),
    silent: () => short(writeRefundEmail({ ...refund, failure: '', orderCode: null })),
    unknown: () => short(writeRefundEmail({ ...refund, gateway: null, providerPaymentId: null })),
  },
  'send-deletion-mail': {
    shop: () => short(writeDeletionEmail('shop', leaving, origin)),
    member: () => short(writeDeletionEmail('member', leaving, origin)),
    forgotten: () => short(writeForgottenEmail(leaving.name)),
  } satisfies Record<DeletionMail['to'], unknown>,
  'send-notice-mail': {
    'with-receipt': () => short(writeNoticeEmail({ ...sampleNotice, receiptId: 'dekont' }, 'K7RM2XQ9TBC')),
    plain: () => short(writeNoticeEmail(sampleNotice, 'K7RM2XQ9TBC')),
  },
}

export const emailNames = Object.entries(samples).flatMap(([job, emails]) =>
  Object.keys(emails).map((name) => `${job.replace(/^send-/, '')}-${name}`),
)

/** All samples, rendered. */
export function renderEmails(): Promise<SampleEmail[]> {
  const makers = Object.values(samples).flatMap((emails) => Object.values(emails))
  return Promise.all(makers.map(async (make, i) => ({ name: emailNames[i]!, ...(await make()) })))
}

function newsSamples(orders: Record<OrderNews, Record<string, { order: FullOrder; of?: number }>>): Samples {
  const all = Object.entries(orders) as [OrderNews, Record<string, { order: FullOrder; of?: number }>][]
  return Object.fromEntries(
    all.flatMap(([news, cases]) =>
      Object.entries(cases).map(([name, { order, of }]) => [
        `${news}-${name}`,
        () => short(writeNews(order, news, of, { link, origin })!),
      ]),
    ),
  )
}

function requestSamples(): Samples {
  const request = {
    requesterName: 'Ümit Çığırtkan',
    grandTotal: 18_734_560,
    orderLimit: 5_000_000,
    deciderName: 'İbrahim Güneşlioğlu',
    orderCode: 'K7RM2XQ9TBC',
    reason: 'Bu ayın bütçesi doldu; gümüş renklerden yarısını çıkarıp aralıkta yeniden isteyin lütfen.',
  }
  const at = `${origin}/User/requests/4711`
  return {
    asked: () => short(writeAskedEmail(request, 'İbrahim Güneşlioğlu', at)),
    approved: () => short(writeDecidedEmail({ ...request, decision: 'approved' }, at)!),
    refused: () => short(writeDecidedEmail({ ...request, decision: 'refused' }, at)!),
  }
}

async function short(written: ShortEmail): Promise<Written> {
  const message = completeEmail(written, seller)
  return {
    subject: message.subject,
    html: toHtmlShortEmail(message),
    plain: toPlainShortEmail(message),
  }
}

function mapped<K extends string, V>(
  from: Record<K, V>,
  make: (value: V, key: K) => () => Promise<Written>,
): Samples {
  const entries = Object.entries(from) as [K, V][]
  return Object.fromEntries(entries.map(([key, value]) => [key, make(value, key)]))
}

async function newsletter(seesPrices: boolean): Promise<Written> {
  const written = sampleNewsletter(origin, seller, seesPrices)
  return {
    subject: written.subject,
    html: toHtmlNewsletter(written),
    plain: toPlainNewsletter(written),
  }
}
