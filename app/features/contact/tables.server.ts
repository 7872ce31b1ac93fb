import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '~/db/columns'
import { users } from '~/features/identity/tables.server'
import type { ContactStatus } from './contact'

/** Messages of the contact form. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Number of the form that sent it: sending a form twice stores one message. */
    nonce: text('nonce').notNull().unique(),
    /** The signed-in sender. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    /** Version of the notice (KVKK art. 10) below the form. */
    notice: text('notice').notNull(),
    /** Looks like spam: nobody was emailed. */
    suspect: boolean('suspect').notNull(),
    /** The sender got a copy. */
    copied: boolean('copied').notNull(),
    status: text('status').$type<ContactStatus>().notNull().default('open'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('contact_messages_by_time').on(t.createdAt, t.id),
    index('contact_messages_by_email').on(t.email, t.createdAt),
    index('contact_messages_by_user').on(t.userId),
    check('contact_messages_status', sql`${t.status} in ('open', 'closed')`),
    check('contact_messages_copied', sql`not (${t.suspect} and ${t.copied})`),
  ],
)
