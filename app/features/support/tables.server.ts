import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '~/db/columns'
import { users } from '~/features/identity/tables.server'
import { orders } from '~/features/orders/tables.server'
import type { TicketSide, TicketStatus } from './support'

/** Tickets of members ("tasks" of the API); `updatedAt` is the time of the last message or of closing. */
export const tickets = pgTable(
  'tickets',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Null once the user is forgotten; tickets about an order are kept for the legal period. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The order the ticket is about. */
    orderCode: text('order_code').references(() => orders.code, { onDelete: 'set null' }),
    subject: text('subject').notNull(),
    status: text('status').$type<TicketStatus>().notNull().default('open'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('tickets_by_user').on(t.userId, t.updatedAt),
    index('tickets_by_status').on(t.status, t.updatedAt),
    index('tickets_by_order').on(t.orderCode),
    check('tickets_status', sql`${t.status} in ('open', 'answered', 'closed')`),
    check('tickets_subject', sql`char_length(${t.subject}) between 3 and 120`),
  ],
)

/** Messages in order ("task-lines" of the API). */
export const ticketMessages = pgTable(
  'ticket_messages',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ticketId: integer('ticket_id')
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    side: text('side').$type<TicketSide>().notNull(),
    /** The author. Members see no names of the staff. */
    actor: text('actor').notNull(),
    message: text('message').notNull(),
    sentAt: moment('sent_at').notNull().defaultNow(),
  },
  (t) => [
    index('ticket_messages_by_ticket').on(t.ticketId, t.id),
    check('ticket_messages_side', sql`${t.side} in ('customer', 'shop')`),
    check('ticket_messages_length', sql`char_length(${t.message}) between 3 and 2000`),
  ],
)
