import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '~/db/columns'
import { variants } from '../tables.server'
import type { StockCountState } from './stock-count'

/** Counts of the stock in a depot or on a shelf. */
export const stockCounts = pgTable(
  'stock_counts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    state: text('state').$type<StockCountState>().notNull().default('open'),
    actor: text('actor').notNull(),
    startedAt: moment('started_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (t) => [check('stock_counts_state', sql`${t.state} in ('open', 'applied', 'dropped')`)],
)

/** Counted pieces of a variant, with the pieces in the books at its first scan. */
export const stockCountLines = pgTable(
  'stock_count_lines',
  {
    countId: integer('count_id')
      .notNull()
      .references(() => stockCounts.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    counted: integer('counted').notNull(),
    expected: integer('expected').notNull(),
    countedAt: moment('counted_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.countId, t.variantId] }),
    index('stock_count_lines_newest').on(t.countId, t.countedAt),
    index('stock_count_lines_by_variant').on(t.variantId),
    check('stock_count_lines_counted', sql`${t.counted} between 0 and 1000000`),
  ],
)
