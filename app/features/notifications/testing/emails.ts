import type { Jobs } from '~/db/jobs/jobs.server'
import type { DeletionMail } from '~/features/customers/customers.server'
import type { FullOrder } from '~/features/fulfilment/fulfilment'
import type { AccountMail } from '~/features/identity/identity.server'
import type { OrderNews } from '~/features/orders/orders.server'
import type { OpenRefund } from '~/features/payments/payments'
import { writeAccountLetter } from '../account/account-email'
import { writeDeletionLetter, writeForgottenLetter } from '../account/deletion-email'
import { writeMembershipLetter } from '../account/membership-email'
import { text as membership } from '../account/membership-email.text'
import { writeNoticeLetter } from '../orders/notice-email'
import { writeOpenOrdersLetter } from '../orders/open-orders-email'
import { writeOrderLetter } from '../orders/order-email'
import { toHtmlLetter } from '../orders/order-email-html'
import { toPlainLetter } from '../orders/order-email-plain'
import { writeNews } from '../orders/order-news'
import { writeRefundLetter } from '../orders/refund-email'
import { writeAskedLetter, writeDecidedLetter } from '../orders/request-email'
import { completeLetter, type ShortMail, toPlainShortLetter } from '../email/short-email'
import { toHtmlShortLetter } from '../email/short-email-html'
import { writeConfirmation, writeReturned } from '../stock/stock-alert-email'
import { writeTicketLetter } from '../account/ticket-email'
import { ordersPlaced, ordersWithNews, sampleNotice } from './orders'

/** A rendered email. `html` and `plain` have the same words. */
export type SampleLetter = { name: string; subject: string; html: string; plain: string }

type MailJob = Exclude<Extract<keyof Jobs, `send-${string}`>, 'send-refund'>
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

const goods = { productName: 'Kapadokya deri kordon', variantName: '22 mm, taba' }

const ticket = {
  ticketId: 318,
  subject: 'Kordonun kopçası eksik geldi',
  name: 'Gülsüm Şükriye Çağlayanoğlu',
  email: 'gulsum@alici.example',
  message: 'Üç kordondan birinin kopçası çıkmadı.\nGönderebilir misiniz?',
}

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
    const letter = writeOrderLetter(order, { link, seller })
    const { html } = await toHtmlLetter(letter)
    return { subject: letter.subject, html, plain: toPlainLetter(letter) }
  }),
  'send-order-news': newsSamples(ordersWithNews),
  'send-account-mail': mapped(
    { verify: 'Gülsüm Şükriye Çağlayanoğlu', known: 'Şükrü', reset: 'Gülsüm', changed: '' } satisfies Record<
      AccountMail['kind'],
      string
    >,
    (name, kind) => () =>
      short(writeAccountLetter(kind, { name, link: `${origin}/user/dogrula?kod=${'k7'.repeat(16)}` })),
  ),
  'send-membership-mail': mapped(
    membership.events,
    (_, event) => () =>
      short(
        writeMembershipLetter(
          {
            event,
            companyName: company,
            contactName: 'İbrahim Güneşlioğlu',
            owners: [],
            reason: 'Vergi levhanızın güncel (2026) sureti\nİmza sirküleri – okunaklı, bütün sayfalar',
          },
          origin,
        )!,
      ),
  ),
  'send-request-mail': requestSamples(),
  'send-stock-alert-mail': {
    confirm: () => short(writeConfirmation(goods, link)),
    returned: () => short(writeReturned(goods, { product: `${origin}/kapadokya-deri-kordon`, stop: link })),
  },
  'send-ticket-mail': {
    'to-shop': () => short(writeTicketLetter({ ...ticket, side: 'customer' }, origin)),
    'to-member': () => short(writeTicketLetter({ ...ticket, side: 'shop' }, origin)),
  },
  'send-open-orders-mail': mapped({ guest: 3, member: 10, address: 10 }, (count, by) => () => {
    const codes = Array.from({ length: count }, (_, i) => `K7RM2XQ9T${'BCDFGHJKLM'[i]}C`)
    return short(writeOpenOrdersLetter({ codes, by }))
  }),
  'send-refund-mail': {
    refused: () => short(writeRefundLetter(refund)),
    silent: () => short(writeRefundLetter({ ...refund, failure: '', orderCode: null })),
    unknown: () => short(writeRefundLetter({ ...refund, gateway: null, providerPaymentId: null })),
  },
  'send-deletion-mail': {
    shop: () => short(writeDeletionLetter('shop', leaving, origin)),
    member: () => short(writeDeletionLetter('member', leaving, origin)),
    forgotten: () => short(writeForgottenLetter(leaving.name)),
  } satisfies Record<DeletionMail['to'], unknown>,
  'send-notice-mail': {
    'with-receipt': () => short(writeNoticeLetter({ ...sampleNotice, receiptId: 'dekont' }, 'K7RM2XQ9TBC')),
    plain: () => short(writeNoticeLetter(sampleNotice, 'K7RM2XQ9TBC')),
  },
}

export const letterNames = Object.entries(samples).flatMap(([job, letters]) =>
  Object.keys(letters).map((name) => `${job.replace(/^send-/, '')}-${name}`),
)

/** All samples, rendered. */
export function renderLetters(): Promise<SampleLetter[]> {
  const makers = Object.values(samples).flatMap((letters) => Object.values(letters))
  return Promise.all(makers.map(async (make, i) => ({ name: letterNames[i]!, ...(await make()) })))
}

function newsSamples(orders: Record<OrderNews, Record<string, { order: FullOrder; of?: number }>>): Samples {
  const all = Object.entries(orders) as [OrderNews, Record<string, { order: FullOrder; of?: number }>][]
  return Object.fromEntries(
    all.flatMap(([news, cases]) =>
      Object.entries(cases).map(([name, { order, of }]) => [
        `${news}-${name}`,
        () => short(writeNews(order, news, of, link)!),
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
    asked: () => short(writeAskedLetter(request, 'İbrahim Güneşlioğlu', at)),
    approved: () => short(writeDecidedLetter({ ...request, decision: 'approved' }, at)!),
    refused: () => short(writeDecidedLetter({ ...request, decision: 'refused' }, at)!),
  }
}

async function short(written: ShortMail): Promise<Written> {
  const letter = completeLetter(written, seller)
  return {
    subject: letter.subject,
    html: await toHtmlShortLetter(letter),
    plain: toPlainShortLetter(letter),
  }
}

function mapped<K extends string, V>(
  from: Record<K, V>,
  make: (value: V, key: K) => () => Promise<Written>,
): Samples {
  const entries = Object.entries(from) as [K, V][]
  return Object.fromEntries(entries.map(([key, value]) => [key, make(value, key)]))
}
