import { integer, pgTable } from 'drizzle-orm/pg-core'
import { moment } from '~/db/columns'
import { users } from '~/features/identity/tables.server'

/** Up to when a member has read what is new. The news themselves are kept where they happened. */
export const newsReadings = pgTable('news_readings', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  readUntil: moment('read_until').notNull(),
})
