import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '~/db/columns'
import { products } from '../tables.server'
import type { ProductBatchState, ProductChange, ProductFilter } from './product-batch'

/** Changes of one field of many products. `written` and `kept`: products that the job changed, and left because they had changed. */
export const productBatches = pgTable(
  'product_batches',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    filter: jsonb('filter').$type<ProductFilter>().notNull(),
    change: jsonb('change').$type<ProductChange>().notNull(),
    state: text('state').$type<ProductBatchState>().notNull().default('waiting'),
    total: integer('total').notNull().default(0),
    written: integer('written').notNull().default(0),
    kept: integer('kept').notNull().default(0),
    actor: text('actor').notNull(),
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (t) => [
    check(
      'product_batches_state',
      sql`${t.state} in ('waiting', 'running', 'done', 'stopped', 'undoing', 'undone')`,
    ),
  ],
)

/** The products of a change with the value before. state: `open`, `written`, `kept` (somebody else has changed it meanwhile), `undone`. */
export const productBatchRows = pgTable(
  'product_batch_rows',
  {
    batchId: integer('batch_id')
      .notNull()
      .references(() => productBatches.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** As text; null where a brand was missing. */
    before: text('before'),
    state: text('state').$type<'open' | 'written' | 'kept' | 'undone'>().notNull().default('open'),
  },
  (t) => [
    primaryKey({ columns: [t.batchId, t.productId] }),
    index('product_batch_rows_by_state').on(t.batchId, t.state, t.productId),
    index('product_batch_rows_by_product').on(t.productId),
    check('product_batch_rows_state', sql`${t.state} in ('open', 'written', 'kept', 'undone')`),
  ],
)
