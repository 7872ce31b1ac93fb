import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '~/db/columns'
import { users } from '~/features/identity/tables.server'

/** Staff who have a record open: `record` names its table and row, `products 12`. */
export const recordPresence = pgTable(
  'record_presence',
  {
    record: text('record').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    openedAt: moment('opened_at').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.record, t.userId] }),
    index('record_presence_by_user').on(t.userId),
    index('record_presence_by_age').on(t.seenAt),
  ],
)
