import { integer, pgTable } from 'drizzle-orm/pg-core'
import { moment } from '~/db/columns'
import { users } from '~/features/identity/tables.server'

/** The time up to which a member has read the news. The news themselves stay in the tables of their features. */
export const newsReadings = pgTable('news_readings', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  readUntil: moment('read_until').notNull(),
})
