import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '~/db/columns'
import { orders } from '~/features/orders/tables.server'

export type HandoverState = 'pending' | 'issued' | 'refused'

/** How the handing over of an order to the invoice integrator stands. `reason`: why it made none. */
export const invoiceHandovers = pgTable(
  'invoice_handovers',
  {
    orderId: bigint('order_id', { mode: 'number' })
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    state: text('state').$type<HandoverState>().notNull(),
    reason: text('reason').notNull().default(''),
    /** How often it was handed over. */
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
