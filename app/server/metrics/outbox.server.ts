import type { Jobs } from '~/db/jobs/jobs.server'
import type { TaskCounts } from '~/db/jobs/count-jobs.server'

type Channel = 'email' | 'sms' | 'push'
type Sending = Extract<keyof Jobs, `send-${string}` | `deliver-${string}`>

/** The way on which each sending job leaves the shop; null: it sends no message. */
const channels: Record<Sending, Channel | null> = {
  'send-account-mail': 'email',
  'send-basket-reminder': 'email',
  'send-contact-mail': 'email',
  'send-deletion-mail': 'email',
  'send-membership-mail': 'email',
  'send-newsletter': 'email',
  'send-newsletter-confirmation': 'email',
  'send-newsletter-test': 'email',
  'send-notice-mail': 'email',
  'send-open-orders-mail': 'email',
  'send-order-mail': 'email',
  'send-order-news': 'email',
  'send-price-drops': 'email',
  'send-refund-mail': 'email',
  'send-request-mail': 'email',
  'send-stock-alert-mail': 'email',
  'send-text-test': 'email',
  'send-ticket-mail': 'email',
  'send-order-sms': 'sms',
  'send-phone-code': 'sms',
  'send-sms-campaign': 'sms',
  'send-sms-campaign-test': 'sms',
  'deliver-push': 'push',
  'send-push-campaign': 'push',
  'send-refund': null,
}

/** Messages that should have left by now, for each way. */
export function countOutbox(tasks: readonly TaskCounts[]): Record<Channel, number> {
  const waiting = { email: 0, sms: 0, push: 0 }
  for (const { task, waiting: due, retrying } of tasks) {
    const channel = Object.hasOwn(channels, task) ? channels[task as Sending] : null
    if (channel) waiting[channel] += due + retrying
  }
  return waiting
}
