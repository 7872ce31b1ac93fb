/** News in an email about an order. */
export type OrderNews =
  | ('paid' | 'preparing' | 'shipped' | 'delivered' | 'cancelled' | 'return' | 'refunded')
  | ('notice' | 'notice-decided')

/** An email about an order. `of` is the id of its parcel (shipped), return step (return), refund or transfer notice. */
export type OrderNewsMail = { orderCode: string; news: OrderNews; of?: number | undefined }

/**
 * An email to a company's owners about a new request, or with `decided` to the requester. Without `owner` the job queues
 * one job for each owner.
 */
export type RequestMail = { requestId: number; event: 'asked' | 'decided'; owner?: number }

/** An email to the shop: these unpaid transfer orders reach the limit of one guest, member or address. */
export type OpenOrdersMail = { codes: string[]; by: 'guest' | 'member' | 'address' }

declare module '~/db/jobs.server' {
  interface Jobs {
    'send-order-mail': { orderCode: string }
    'send-order-news': OrderNewsMail
    'send-notice-mail': { noticeId: number }
    'send-request-mail': RequestMail
    'send-open-orders-mail': OpenOrdersMail
    'expire-order': { orderCode: string }
    'hand-over-invoice': { orderCode: string }
  }
}
