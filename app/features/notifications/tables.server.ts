import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { moment } from '~/db/columns'
import { users } from '~/features/identity/tables.server'

/** The time up to which a member has read the news. The news themselves stay in the tables of their features. */
export const newsReadings = pgTable('news_readings', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  readUntil: moment('read_until').notNull(),
})

/**
 * Text messages that a provider has accepted or refused, by the id of their cause, so that none is sent twice. Neither
 * number nor words are kept.
 */
export const smsMessages = pgTable(
  'sms_messages',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    /** Number of messages that the provider charges. */
    segments: smallint('segments').notNull(),
    /** The provider's number of the message; null: refused. */
    providerId: text('provider_id'),
    /** The provider's code; null: accepted. */
    refusal: text('refusal'),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [
    index('sms_messages_by_time').on(t.at),
    check('sms_messages_kind', sql`${t.kind} in ('code', 'information', 'consumers', 'merchants')`),
    check('sms_messages_answered', sql`(${t.providerId} is null) <> (${t.refusal} is null)`),
  ],
)
