import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { kurus, moment, money } from '~/db/columns'
import { priceLists } from '~/features/customers/tables.server'
import { variants } from '../tables.server'
import type { PriceBatchState, PriceFilter, PriceRule } from './price-batch'

/** Changes of many prices of a list at once. `written` and `kept`: prices that the job wrote, and left because they had changed. */
export const priceBatches = pgTable(
  'price_batches',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    priceListId: integer('price_list_id')
      .notNull()
      .references(() => priceLists.id),
    filter: jsonb('filter').$type<PriceFilter>().notNull(),
    rule: jsonb('rule').$type<PriceRule>().notNull(),
    state: text('state').$type<PriceBatchState>().notNull().default('waiting'),
    total: integer('total').notNull().default(0),
    written: integer('written').notNull().default(0),
    kept: integer('kept').notNull().default(0),
    actor: text('actor').notNull(),
    /** The moment of a scheduled change; null for one at once. */
    startsAt: moment('starts_at'),
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (t) => [
    index('price_batches_by_list').on(t.priceListId),
    check(
      'price_batches_state',
      sql`${t.state} in ('waiting', 'running', 'done', 'stopped', 'undoing', 'undone')`,
    ),
  ],
)

/** The prices of a change. state: `open`, `written`, `kept` (somebody else has changed it meanwhile), `undone`. */
export const priceBatchRows = pgTable(
  'price_batch_rows',
  {
    batchId: integer('batch_id')
      .notNull()
      .references(() => priceBatches.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    before: kurus('before'),
    after: money('after'),
    state: text('state').$type<'open' | 'written' | 'kept' | 'undone'>().notNull().default('open'),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.batchId, t.variantId] }),
    index('price_batch_rows_open')
      .on(t.batchId, t.id)
      .where(sql`${t.state} = 'open'`),
    index('price_batch_rows_written')
      .on(t.batchId, t.id)
      .where(sql`${t.state} = 'written'`),
    index('price_batch_rows_by_variant').on(t.variantId),
    check('price_batch_rows_state', sql`${t.state} in ('open', 'written', 'kept', 'undone')`),
  ],
)
