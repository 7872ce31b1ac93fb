import { sql } from 'drizzle-orm'
import { bigint, check, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, money } from '~/db/columns'
import { orders } from '~/features/orders/tables.server'
import type { NoticeState } from './notices'

/**
 * Buyers' notices of Havale or EFT transfers. state: waiting, confirmed (the money has arrived),
 * refused. Amounts in kuruş; the account keeps its name at that time, the receipt is a private
 * file.
 */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    state: text('state').$type<NoticeState>().notNull().default('waiting'),
    bank: text('bank').notNull(),
    iban: text('iban').notNull(),
    amount: money('amount'),
    /** The day of the transfer according to the buyer. */
    paidOn: date('paid_on', { mode: 'string' }).notNull(),
    sender: text('sender').notNull(),
    note: text('note').notNull().default(''),
    /** The key of the form, so that a form sent twice makes one notice. */
    key: text('key').notNull().unique(),
    fileId: uuid('file_id').unique(),
    fileName: text('file_name').notNull().default(''),
    mediaType: text('media_type').notNull().default(''),
    sentAt: moment('sent_at').notNull(),
    decidedAt: moment('decided_at'),
    /** The amount that arrived, once it is known. */
    received: bigint('received', { mode: 'number' }),
    /** Why it was refused; shown to the buyer. */
    reason: text('reason').notNull().default(''),
  },
  (t) => [
    index('payment_notices_by_order').on(t.orderId, t.id),
    index('payment_notices_waiting')
      .on(t.sentAt)
      .where(sql`${t.state} = 'waiting'`),
    check('payment_notices_state', sql`${t.state} in ('waiting', 'confirmed', 'refused')`),
    check('payment_notices_amount', sql`${t.amount} > 0 and (${t.received} is null or ${t.received} > 0)`),
    check('payment_notices_decided', sql`(${t.state} = 'waiting') = (${t.decidedAt} is null)`),
  ],
)
