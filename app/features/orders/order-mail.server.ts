import type { Transaction } from '~/db/connection.server'
import { enqueue } from '~/db/jobs.server'

/** Queues the letter about a new order; one that waits already is not queued again. */
export function enqueueOrderMail(db: Transaction, orderCode: string): Promise<void> {
  const job = { name: 'send-order-mail', payload: { orderCode } } as const
  return enqueue(db, job, { key: `order-mail-${orderCode}` })
}
