import type { Transaction } from '~/db/connection.server'
import { enqueue, type Scheduled } from '~/db/jobs/jobs.server'

/** The job that sends the email about a new order; one that waits already is not queued again. */
export function orderMailJob(orderCode: string): Scheduled {
  return { name: 'send-order-mail', payload: { orderCode }, key: `order-mail-${orderCode}` }
}

/** Queues it. */
export function enqueueOrderMail(db: Transaction, orderCode: string): Promise<void> {
  return enqueue(db, orderMailJob(orderCode))
}
