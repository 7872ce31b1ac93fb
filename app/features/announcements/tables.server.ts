import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '~/db/columns'
import { users } from '~/features/identity/tables.server'
import type { AnnouncementChannel, Choice, Frequency } from './announcements'

/** Choices of members who changed some. A member without a row has refused nothing. */
export const announcementPreferences = pgTable(
  'announcement_preferences',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Topic and channel of what was switched off, like "campaigns:email". */
    refused: text('refused').array().$type<Choice[]>().notNull().default([]),
    frequency: text('frequency').$type<Frequency>().notNull().default('instant'),
    changedAt: moment('changed_at').notNull(),
  },
  (t) => [check('announcement_preferences_frequency', sql`${t.frequency} in ('instant', 'daily', 'weekly')`)],
)

/** When advertising last went to a member on a channel, for those who want it once a day or a week. */
export const announcementTurns = pgTable(
  'announcement_turns',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    channel: text('channel').$type<AnnouncementChannel>().notNull(),
    takenAt: moment('taken_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.channel] })],
)
