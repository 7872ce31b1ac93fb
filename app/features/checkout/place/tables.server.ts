import { date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * Records that the shop was told today about a customer at the limit of unpaid transfers.
 * `customer`: a shopper, or the fingerprint of an email or IP address; `day` in Istanbul.
 */
export const openOrderAlerts = pgTable(
  'open_order_alerts',
  { customer: text('customer').notNull(), day: date('day', { mode: 'string' }).notNull() },
  (t) => [primaryKey({ columns: [t.customer, t.day] })],
)
