import { sql } from 'drizzle-orm'
import { bigint, check, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '~/db/columns'
import { users } from '~/features/identity/tables.server'
import type { Touch } from './referrers'

const touch = (name: string) => jsonb(name).$type<Touch>().notNull()

/** First and last touch before a member registered, of those who had agreed to measuring. */
export const userReferrers = pgTable('user_referrers', {
  userId: bigint('user_id', { mode: 'number' })
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  firstTouch: touch('first_touch'),
  lastTouch: touch('last_touch'),
  createdAt: moment('created_at').notNull(),
})

/** First and last touch before an order. Orders are a later feature, so the row names their code. */
export const orderReferrers = pgTable('order_referrers', {
  orderCode: text('order_code').primaryKey(),
  firstTouch: touch('first_touch'),
  lastTouch: touch('last_touch'),
})

/** Arrivals from outside by day, without anything about the visitor. Beyond a limit of rows they count as kind `other`. */
export const arrivals = pgTable(
  'arrivals',
  {
    day: date('day').notNull(),
    kind: text('kind').notNull(),
    source: text('source').notNull(),
    medium: text('medium').notNull(),
    campaign: text('campaign').notNull(),
    arrivals: integer('arrivals').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.kind, t.source, t.medium, t.campaign] }),
    check('arrivals_count', sql`${t.arrivals} > 0`),
    check('arrivals_kind', sql`${t.kind} in ('campaign', 'ref', 'search', 'social', 'site', 'other')`),
  ],
)
