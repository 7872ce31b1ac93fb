import { dropOldPresence } from '~/features/presence/presence.server'
import { type JobHelpers, Logger, runOnce } from 'graphile-worker'
import type { Database } from '~/db/connection.server'
import { dropGivenUpJobs, type Jobs, traceOf } from '~/db/jobs/jobs.server'
import { tracedJob } from '~/db/tracing/trace.server'
import { unhurriedly } from '~/db/connection/patience.server'
import { keepQueueRunning } from '~/db/jobs/queue.server'
import { keepSchedule, type Recurring } from '~/db/jobs/schedule.server'
import { askForPayments } from './payments/card-payments.server'
import { dropOldConsents } from '~/features/consents/consents.server'
import { dropEnded } from '~/features/identity/identity.server'
import { dropOldAnswers } from '~/http/calls/idempotency-store.server'
import {
  dropOldMissed,
  dropOldUploads,
  followMovedList,
  refreshDuePrices,
  runPriceBatch,
  runProductBatch,
  runUpload,
} from '~/features/catalogue/catalogue.server'
import { dropOldDrafts } from '~/features/customers/customers.server'
import {
  dropOldSms,
  followSmsDeliveries,
  sendAccountMail,
  sendBasketReminder,
  sendContactMail,
  sendDeletionMail,
  sendMembershipMail,
  sendNewsletter,
  sendNewsletterConfirmation,
  sendNewsletterTest,
  sendTextTest,
  sendNoticeMail,
  sendOpenOrdersMail,
  sendOrderMail,
  sendOrderNews,
  sendOrderSms,
  sendPhoneCode,
  sendPriceDrops,
  sendRefundMail,
  sendRequestMail,
  sendSmsCampaign,
  sendSmsCampaignTest,
  sendStockAlertMail,
  sendTicketMail,
} from '~/features/notifications/notifications.server'
import { dropOldContacts } from '~/features/contact/contact.server'
import { sendRefund } from '~/features/payments/payments.server'
import {
  completeDelivered,
  followCardRefunds,
  handOverInvoice,
} from '~/features/fulfilment/fulfilment.server'
import { dropOldPurchases, sendPurchase } from '~/features/measurement/measurement.server'
import { dropOldArrivals } from '~/features/referrers/referrers.server'
import { dropOldNewsletterData } from '~/features/newsletters/newsletters.server'
import { dropOldAlerts, dropOldCheckouts, dropOldPhoneCodes } from '~/features/checkout/checkout.server'
import { dropOldStockAlerts, notifyReturned } from '~/features/stock-alerts/stock-alerts.server'
import { dropOldReminders, remindOfBaskets, tellPriceDrops } from '~/features/reminders/reminders.server'
import { sendPushCampaign, settle } from '~/features/push-campaigns/push-campaigns.server'
import { deliverPush, dropUnseenDevices, followPushTopics } from '~/features/push/push.server'
import { dropOldSmsRecipients } from '~/features/sms-campaigns/sms-campaigns.server'
import { expireOrder, findPurchase, remindOfTransfers } from '~/features/orders/orders.server'
import type { Log } from './log.server'
import type { Deps } from './shop.server'

type Handlers = { [Name in keyof Jobs]: (deps: Deps, payload: Jobs[Name]) => Promise<void> }

/** Job name → handler. */
const handlers: Handlers = {
  'send-order-mail': (deps, { orderCode }) => sendOrderMail(deps, orderCode),
  'send-account-mail': sendAccountMail,
  'send-membership-mail': sendMembershipMail,
  'send-notice-mail': (deps, { noticeId }) => sendNoticeMail(deps, noticeId),
  'send-request-mail': sendRequestMail,
  'send-contact-mail': sendContactMail,
  'send-ticket-mail': (deps, { messageId }) => sendTicketMail(deps, messageId),
  'send-deletion-mail': sendDeletionMail,
  'forget-at-provider': ({ identity }, { uid }) => identity.forget(uid),
  'send-refund': async ({ db, gateways, clock }, { refundId }) =>
    sendRefund(db, { gateways: await gateways(), refundId, now: clock() }),
  'send-refund-mail': (deps, { refundId }) => sendRefundMail(deps, refundId),
  'send-open-orders-mail': sendOpenOrdersMail,
  'send-order-news': sendOrderNews,
  'send-order-sms': (deps, { orderCode }) => sendOrderSms(deps, orderCode),
  'send-phone-code': sendPhoneCode,
  'send-sms-campaign': sendSmsCampaign,
  'send-sms-campaign-test': sendSmsCampaignTest,
  'hand-over-invoice': ({ db, storage, integrator, clock }, { orderCode }) =>
    handOverInvoice({ db, storage, integrator, now: clock() }, orderCode),
  'import-products': ({ db, storage, clock }, { uploadId }) =>
    runUpload({ db, storage, now: clock }, uploadId),
  'change-products': ({ db, clock }, { batchId }) => runProductBatch(db, batchId, clock),
  'change-prices': ({ db, clock }, { batchId }) => runPriceBatch(db, batchId, clock),
  'price-list-moved': ({ db }, { listId }) => followMovedList(db, listId),
  'stock-returned': ({ db, clock }, { variantIds }) => notifyReturned(db, variantIds, clock()),
  'send-stock-alert-mail': sendStockAlertMail,
  'send-basket-reminder': sendBasketReminder,
  'send-price-drops': sendPriceDrops,
  'send-newsletter': sendNewsletter,
  'send-newsletter-confirmation': sendNewsletterConfirmation,
  'send-newsletter-test': sendNewsletterTest,
  'send-text-test': sendTextTest,
  'deliver-push': async (deps, job) => {
    const outcome = await deliverPush(deps, job)
    if (job.recipientId !== undefined) await settle(deps.db, job.recipientId, outcome)
  },
  'send-push-campaign': sendPushCampaign,
  'follow-push-topics': followPushTopics,
  'report-purchase': ({ db, config }, { orderCode }) =>
    sendPurchase({ db, service: config.measurement }, orderCode, findPurchase),
  'expire-order': async (deps, { orderCode }) => {
    await expireOrder(deps.db, { code: orderCode, now: deps.clock() })
  },
}

/** Jobs that run on a schedule. */
const recurring: readonly Recurring[] = [
  everyMinute('follow-dated-prices'),
  everyMinute('ask-about-payments'),
  everyMinute('follow-refunds'),
  { name: 'follow-sms', period: '5 minutes', offset: '3 minutes', tries: 1 },
  { name: 'send-reminders', period: '5 minutes', offset: '2 minutes', tries: 1 },
  { name: 'complete-orders', period: '1 hour', offset: '7 minutes', tries: 5 },
  { name: 'drop-ended', period: '1 day', offset: '3 hours 17 minutes', tries: 5 },
  { name: 'drop-old-drafts', period: '1 day', offset: '3 hours 37 minutes', tries: 5 },
]

function everyMinute(name: keyof typeof clockWork): Recurring {
  return { name, period: '1 minute', offset: '0', tries: 1 }
}

const clockWork = {
  'follow-dated-prices': async (deps: Deps) => void (await refreshDuePrices(deps.db)),
  'ask-about-payments': askForPayments,
  'follow-refunds': (deps: Deps) => followCardRefunds(deps.db, deps.clock()),
  'follow-sms': followSmsDeliveries,
  'send-reminders': async ({ db, clock }: Deps) => {
    await remindOfTransfers(db, clock())
    await remindOfBaskets(db, clock())
    await tellPriceDrops(db, clock())
  },
  'complete-orders': (deps: Deps) => completeDelivered(deps.db, deps.clock()),
  'drop-ended': async (deps: Deps) => {
    await dropEnded(deps.db, deps.clock())
    await dropOldAnswers(deps.db, deps.clock())
    await dropOldConsents(deps.db, deps.clock())
    await dropGivenUpJobs(deps.db, [
      'send-account-mail',
      'send-deletion-mail',
      'send-newsletter-test',
      'send-text-test',
      'send-sms-campaign-test',
    ])
    await dropOldMissed(deps.db)
    await dropOldArrivals(deps.db)
    await dropOldPresence(deps.db, deps.clock())
    await dropOldPurchases(deps.db, deps.clock())
  },
  'drop-old-drafts': async (deps: Deps) => {
    await dropOldDrafts(deps, deps.clock())
    await dropOldUploads(deps, deps.clock())
    await dropOldCheckouts(deps.db, deps.clock())
    await dropOldAlerts(deps.db, deps.clock())
    await dropOldPhoneCodes(deps.db, deps.clock())
    await dropOldSmsRecipients(deps.db, deps.clock())
    await dropOldSms(deps.db, deps.clock())
    await dropOldStockAlerts(deps.db, deps.clock())
    await dropOldReminders(deps.db, deps.clock())
    await dropOldNewsletterData(deps.db, deps.clock())
    await dropOldContacts(deps.db, deps.clock())
    await dropUnseenDevices(deps.db, deps.clock())
  },
}

/** Runs the jobs of the queue in this process until `stop`, also after an outage of the database. */
export function startJobs(deps: Deps, pgPool: Database['pool']): { stop(): Promise<void> } {
  const queue = keepQueueRunning({ ...workerOf(deps), pollInterval: 2_000 }, pgPool, deps.log)
  const schedule = keepSchedule(deps.db, recurring, (err) =>
    deps.log.warn({ err }, 'recurring jobs could not be queued'),
  )
  return {
    stop() {
      schedule.stop()
      return queue.stop()
    },
  }
}

/** Runs all jobs that are due now; a failed job waits for its next attempt. */
export function runJobs(deps: Deps, pgPool: Database['pool']): Promise<void> {
  return runOnce({ ...workerOf(deps), pgPool })
}

function workerOf(deps: Deps) {
  const entries = Object.entries({ ...handlers, ...clockWork }) as [
    string,
    (deps: Deps, payload: never) => Promise<void>,
  ][]
  const taskList = Object.fromEntries(
    entries.map(([name, work]) => [
      name,
      (payload: unknown, { job }: JobHelpers) =>
        unhurriedly(() => tracedJob(name, traceOf(job.flags), () => work(deps, payload as never))),
    ]),
  )
  return { taskList, concurrency: 2, noHandleSignals: true, logger: workerLog(deps.log) }
}

/** Writes the queue's messages into the shop's log. A failed job is logged with its error, from which the log removes input. */
export function workerLog(log: Log): Logger {
  const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const
  return new Logger(() => (level, message, meta) => {
    const err: unknown = meta?.['error']
    log[levels[level]](err ? { err } : {}, err ? message.split(' with error ', 1)[0] : message)
  })
}
