import { bigint, date, index, jsonb, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from '~/db/columns'
import { baskets } from '~/features/basket/tables.server'
import { shoppers } from '~/features/identity/tables.server'
import type { ToldDrop } from './reminders'

/** Emails that remind a member of a basket: one for each state of it, which the time of its last change names. */
export const basketReminders = pgTable(
  'basket_reminders',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    basketId: bigint('basket_id', { mode: 'number' })
      .notNull()
      .references(() => baskets.id, { onDelete: 'cascade' }),
    touchedAt: moment('touched_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('basket_reminders_once').on(t.basketId, t.touchedAt),
    index('basket_reminders_by_time').on(t.createdAt),
  ],
)

/** Emails about favourites that have become cheaper: at most one for a member and a day. */
export const priceDropMails = pgTable(
  'price_drop_mails',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    shopperId: bigint('shopper_id', { mode: 'number' })
      .notNull()
      .references(() => shoppers.id, { onDelete: 'cascade' }),
    /** The day in Istanbul. */
    day: date('day', { mode: 'string' }).notNull(),
    drops: jsonb('drops').$type<ToldDrop[]>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('price_drop_mails_once').on(t.shopperId, t.day),
    index('price_drop_mails_by_time').on(t.createdAt),
  ],
)
