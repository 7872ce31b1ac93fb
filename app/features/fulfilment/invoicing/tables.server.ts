import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '~/db/columns'
import { orders } from '~/features/orders/tables.server'

export type HandoverState = 'pending' | 'issued' | 'refused'

/**
 * The state of an order's handover to the invoice integrator. `reason`: why the integrator made no
 * invoice.
 */
export const invoiceHandovers = pgTable(
  'invoice_handovers',
  {
    orderId: bigint('order_id', { mode: 'number' })
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    state: text('state').$type<HandoverState>().notNull(),
    reason: text('reason').notNull().default(''),
    /** Number of tries so far. */
    tries: integer('tries').notNull().default(1),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('invoice_handovers_open')
      .on(t.updatedAt)
      .where(sql`${t.state} <> 'issued'`),
    check('invoice_handovers_state', sql`${t.state} in ('pending', 'issued', 'refused')`),
  ],
)

/** The invoice that the tax office's system issued for an order; the PDF is a private file. */
export const orderInvoices = pgTable('order_invoices', {
  orderId: bigint('order_id', { mode: 'number' })
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  number: text('number').notNull().unique(),
  uuid: uuid('uuid').notNull().unique(),
  issuedOn: date('issued_on', { mode: 'string' }).notNull(),
  /** An e-arşiv invoice of an internet sale names its carrier. */
  carrierName: text('carrier_name').notNull().default(''),
  carrierVkn: text('carrier_vkn').notNull().default(''),
  shippedOn: date('shipped_on', { mode: 'string' }),
  /** Id of the private file; null: the PDF has not arrived yet. */
  fileId: uuid('file_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
})
