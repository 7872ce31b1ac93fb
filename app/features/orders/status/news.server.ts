import type { Transaction } from '~/db/connection.server'
import { enqueue } from '~/db/jobs/jobs.server'
import type { OrderNews } from '../jobs.server'
import { type PaymentType, paymentTypes } from '~/features/payments/payments'
import { orderStatuses, type OrderStatus } from './status'

/** Returns the email that tells the buyer of a change of status; null when there is none. */
export function newsOf(
  { status, paymentType }: { status: OrderStatus; paymentType: PaymentType },
  to: OrderStatus,
  reason: string,
): OrderNews | null {
  switch (to) {
    case orderStatuses.placed:
      // A buyer who pays by card sees the result while paying.
      return paymentType === paymentTypes.transfer && reason !== 'nothing_due' ? 'paid' : null
    case orderStatuses.preparing:
      return 'preparing'
    case orderStatuses.delivered:
      return 'delivered'
    case orderStatuses.cancelled: {
      const abandoned = paymentType === paymentTypes.card && status === orderStatuses.awaitingPayment
      // Each return has its own emails.
      return abandoned || reason === 'returned' ? null : 'cancelled'
    }
    case orderStatuses.shipped: // Each parcel has its own email.
    case orderStatuses.awaitingPayment:
    case orderStatuses.completed:
      return null
  }
}

/**
 * Queues an email, once for each piece of news. `of`: id of the parcel, return step or refund that
 * it is about.
 */
export function enqueueNews(db: Transaction, orderCode: string, news: OrderNews, of?: number): Promise<void> {
  const job = { name: 'send-order-news', payload: { orderCode, news, of } } as const
  return enqueue(db, job, { key: `order-news-${orderCode}-${news}-${of ?? ''}` })
}
