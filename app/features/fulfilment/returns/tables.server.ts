import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment, money } from '~/db/columns'
import type { RefundMeans, ReturnKind, ReturnState } from '../record/fulfilment-record'
import { orderLines, orders } from '~/features/orders/tables.server'

/**
 * Returns of goods. kind: `withdrawal` (the buyer's right), `defective`, `damaged`, `wrong`
 * (differs from the order), `undelivered` (the carrier brings it back). state: asked, accepted,
 * received, refunded, refused.
 */
export const orderReturns = pgTable(
  'order_returns',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ReturnKind>().notNull(),
    state: text('state').$type<ReturnState>().notNull(),
    /** The reason in the buyer's words. */
    note: text('note').notNull().default(''),
    /** The key of the form, so that a form sent twice makes one return. */
    key: text('key').notNull().unique(),
    askedAt: moment('asked_at').notNull(),
  },
  (t) => [
    index('order_returns_by_order').on(t.orderId, t.id),
    index('order_returns_open')
      .on(t.id)
      .where(sql`${t.state} in ('asked', 'accepted', 'received')`),
    check(
      'order_returns_kind',
      sql`${t.kind} in ('withdrawal', 'defective', 'damaged', 'wrong', 'undelivered')`,
    ),
    check('order_returns_state', sql`${t.state} in ('asked', 'accepted', 'received', 'refunded', 'refused')`),
  ],
)

/** Returned pieces of a line. `restocked`: pieces that can be sold again after inspection. */
export const orderReturnLines = pgTable(
  'order_return_lines',
  {
    returnId: bigint('return_id', { mode: 'number' })
      .notNull()
      .references(() => orderReturns.id, { onDelete: 'cascade' }),
    orderLineId: bigint('order_line_id', { mode: 'number' })
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    restocked: integer('restocked').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.returnId, t.orderLineId] }),
    index('order_return_lines_by_line').on(t.orderLineId),
    check(
      'order_return_lines_quantity',
      sql`${t.quantity} > 0 and ${t.restocked} between 0 and ${t.quantity}`,
    ),
  ],
)

/** The dated steps of a return, each with its actor. */
export const orderReturnEvents = pgTable(
  'order_return_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    returnId: bigint('return_id', { mode: 'number' })
      .notNull()
      .references(() => orderReturns.id, { onDelete: 'cascade' }),
    state: text('state').$type<ReturnState>().notNull(),
    actor: text('actor').notNull(),
    /** A message to the buyer. */
    note: text('note').notNull().default(''),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('order_return_events_by_return').on(t.returnId, t.id)],
)

/** Pictures that a buyer sent with a return; the files are private. */
export const orderReturnPhotos = pgTable(
  'order_return_photos',
  {
    id: uuid('id').primaryKey(),
    returnId: bigint('return_id', { mode: 'number' })
      .notNull()
      .references(() => orderReturns.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
  },
  (t) => [index('order_return_photos_by_return').on(t.returnId)],
)

/**
 * Refunds of an order, in kuruş. means: `card` (carried out by the gateway, `paymentRefundId`),
 * `transfer` (a member of staff sends it to an IBAN), `account` (an entry in the current account).
 * state: due, paid.
 */
export const orderRefunds = pgTable(
  'order_refunds',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    returnId: bigint('return_id', { mode: 'number' }).references(() => orderReturns.id),
    /** The total of the order no longer holds this amount: an edit took it off. */
    offTotal: boolean('off_total').notNull().default(false),
    means: text('means').$type<RefundMeans>().notNull(),
    state: text('state').$type<'due' | 'paid'>().notNull(),
    amount: money('amount'),
    reason: text('reason').notNull(),
    /** The key of the caller, so that the same request sent twice makes one refund. */
    key: text('key').notNull().unique(),
    paymentRefundId: text('payment_refund_id'),
    dueAt: moment('due_at').notNull(),
    paidAt: moment('paid_at'),
  },
  (t) => [
    index('order_refunds_by_order').on(t.orderId, t.id),
    index('order_refunds_due')
      .on(t.dueAt)
      .where(sql`${t.state} = 'due'`),
    check('order_refunds_amount', sql`${t.amount} > 0`),
    check('order_refunds_means', sql`${t.means} in ('card', 'transfer', 'account')`),
    check('order_refunds_state', sql`${t.state} in ('due', 'paid')`),
  ],
)

/** The buyer's own account, for a refund that cannot use the original means of payment. */
export const orderRefundAccounts = pgTable('order_refund_accounts', {
  orderId: bigint('order_id', { mode: 'number' })
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  holder: text('holder').notNull(),
  iban: text('iban').notNull(),
})
