import { EventEmitter } from 'node:events'
import { Logger, run, runOnce, type WorkerEvents } from 'graphile-worker'
import type { Pool } from 'pg'
import { dropGivenUpMail, type Job } from '../db/jobs.server'
import { keepSigns, releaseJobsOfDead } from '../db/live-workers.server'
import { askForPayments } from './payments/card-payments.server'
import { dropEnded } from '../features/identity/identity.server'
import { dropOldAnswers } from '../http/calls/idempotency.server'
import { refreshDuePrices } from '../features/catalogue/catalogue.server'
import { dropOldDrafts } from '../features/customers/customers.server'
import {
  sendAccountMail,
  sendDeletionMail,
  sendMembershipMail,
  sendNoticeMail,
  sendOrderMail,
  sendOrderNews,
  sendRefundMail,
  sendRequestMail,
  sendTicketMail,
} from '../features/notifications/notifications.server'
import { sendRefund } from '../features/payments/payments.server'
import {
  completeDelivered,
  dropOldCheckouts,
  expireOrder,
  followCardRefunds,
  handOverInvoice,
} from '../features/orders/orders.server'
import type { Log } from './log.server'
import type { Deps } from './shop.server'

type Handlers = { [J in Job as J['name']]: (deps: Deps, payload: J['payload']) => Promise<void> }

/** Job name → what it does. */
const handlers: Handlers = {
  'send-order-mail': (deps, { orderCode }) => sendOrderMail(deps, orderCode),
  'send-account-mail': sendAccountMail,
  'send-membership-mail': sendMembershipMail,
  'send-notice-mail': (deps, { noticeId }) => sendNoticeMail(deps, noticeId),
  'send-request-mail': sendRequestMail,
  'send-ticket-mail': (deps, { messageId }) => sendTicketMail(deps, messageId),
  'send-deletion-mail': sendDeletionMail,
  'forget-at-provider': ({ identity }, { uid }) => identity.forget(uid),
  'send-refund': ({ db, gateways, clock }, { refundId }) =>
    sendRefund(db, { gateways, refundId, now: clock() }),
  'send-refund-mail': (deps, { refundId }) => sendRefundMail(deps, refundId),
  'send-order-news': sendOrderNews,
  'hand-over-invoice': ({ db, storage, integrator, clock }, { orderCode }) =>
    handOverInvoice({ db, storage, integrator, now: clock() }, orderCode),
  'expire-order': async (deps, { orderCode }) => {
    await expireOrder(deps.db, { code: orderCode, now: deps.clock() })
  },
}

/** What is due by the clock alone: minute, hour, day, month, weekday, then the job's name. */
const crontab = [
  '* * * * * release-jobs-of-dead ?max=1',
  '* * * * * follow-dated-prices ?max=1',
  '* * * * * ask-about-payments ?max=1',
  '* * * * * follow-refunds ?max=1',
  '7 * * * * complete-orders ?max=5',
  '17 3 * * * drop-ended ?fill=1d&max=5',
  '37 3 * * * drop-old-drafts ?fill=1d&max=5',
].join('\n')
const clockWork = {
  'release-jobs-of-dead': (deps: Deps) => releaseJobsOfDead(deps.db),
  'follow-dated-prices': async (deps: Deps) => void (await refreshDuePrices(deps.db)),
  'ask-about-payments': askForPayments,
  'follow-refunds': (deps: Deps) => followCardRefunds(deps.db, deps.clock()),
  'complete-orders': (deps: Deps) => completeDelivered(deps.db, deps.clock()),
  'drop-ended': async (deps: Deps) => {
    await dropEnded(deps.db, deps.clock())
    await dropOldAnswers(deps.db, deps.clock())
    await dropGivenUpMail(deps.db)
  },
  'drop-old-drafts': async (deps: Deps) => {
    await dropOldDrafts(deps, deps.clock())
    await dropOldCheckouts(deps.db, deps.clock())
  },
}

/** Works through the queue in this process until `stop`. */
export async function startJobs(deps: Deps, pgPool: Pool): Promise<{ stop(): Promise<void> }> {
  const signs = await keepSigns(pgPool)
  const events: WorkerEvents = new EventEmitter()
  // The queue writes the pool's name on what any of its workers takes.
  events.on('pool:create', ({ workerPool }) => {
    signs.add(workerPool.id).catch((err: unknown) => deps.log.warn({ err }, 'the workers could not sign'))
  })
  const runner = await run({ ...workerOf(deps, pgPool), crontab, events, pollInterval: 2_000 })
  return {
    async stop() {
      await runner.stop()
      signs.stop()
    },
  }
}

/** Does what is due now and returns; what failed waits for its next try. */
export function runJobs(deps: Deps, pgPool: Pool): Promise<void> {
  return runOnce(workerOf(deps, pgPool))
}

function workerOf(deps: Deps, pgPool: Pool) {
  const entries = Object.entries({ ...handlers, ...clockWork }) as [
    string,
    (deps: Deps, payload: never) => Promise<void>,
  ][]
  const taskList = Object.fromEntries(
    entries.map(([name, work]) => [name, (payload: unknown) => work(deps, payload as never)]),
  )
  return { pgPool, taskList, concurrency: 2, noHandleSignals: true, logger: workerLog(deps.log) }
}

/** The queue's own lines in the shop's log. A failed job is told with its error, which the log cleans of what was typed. */
export function workerLog(log: Log): Logger {
  const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const
  return new Logger(() => (level, message, meta) => {
    const err: unknown = meta?.['error']
    log[levels[level]](err ? { err } : {}, err ? message.split(' with error ', 1)[0] : message)
  })
}
