import type { Transaction } from '~/db/connection.server'
import { enqueue, type Scheduled } from '~/db/jobs/jobs.server'

/** Returns the job that sends the email about a new order; a waiting job is not queued twice. */
export function orderMailJob(orderCode: string): Scheduled {
  return { name: 'send-order-mail', payload: { orderCode }, key: `order-mail-${orderCode}` }
}

/** Queues the email about a new order. */
export function enqueueOrderMail(db: Transaction, orderCode: string): Promise<void> {
  return enqueue(db, orderMailJob(orderCode))
}
