/** The kinds of news that an email about an order can tell. */
export type OrderNews =
  | ('paid' | 'preparing' | 'shipped' | 'delivered' | 'cancelled' | 'return' | 'refunded' | 'edited')
  | ('notice' | 'notice-decided' | 'transfer-due')

/**
 * An email about an order. `of` is the id of the parcel (shipped), return step (return), refund or
 * transfer notice.
 */
export type OrderNewsMail = { orderCode: string; news: OrderNews; of?: number | undefined }

declare module '~/db/jobs/jobs.server' {
  interface Jobs {
    'send-order-mail': { orderCode: string }
    'send-order-news': OrderNewsMail
    /** The text message about a new order, for members who chose it. */
    'send-order-sms': { orderCode: string }
    'expire-order': { orderCode: string }
  }
}
