import { sql } from 'drizzle-orm'
import { check, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '~/db/columns'
import type { PurchaseState } from './purchase'

/**
 * Orders whose buyer had agreed to measuring: each is reported once as a purchase. Orders are a later feature, so the row
 * names their code. `clientId` is made for the event and belongs to no person.
 */
export const purchaseEvents = pgTable(
  'purchase_events',
  {
    orderCode: text('order_code').primaryKey(),
    clientId: uuid('client_id').notNull().defaultRandom(),
    agreedAt: moment('agreed_at').notNull(),
    state: text('state').$type<PurchaseState>().notNull().default('waiting'),
  },
  (t) => [check('purchase_events_state', sql`${t.state} in ('waiting', 'sent', 'refused', 'cancelled')`)],
)
