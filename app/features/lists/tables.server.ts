import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { products, variants } from '~/features/catalogue/tables.server'
import { shoppers, users } from '~/features/identity/tables.server'

/**
 * Products a visitor keeps ("bp-relation-products"). type: 1 favourite, 2 last seen, 5 saved for later; 3, the stock
 * alert, has a table of its own that takes its ids from the same sequence. Saved items name a variant and pieces; the others name a product.
 */
export const keptProducts = pgTable(
  'kept_products',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    shopperId: bigint('shopper_id', { mode: 'number' })
      .notNull()
      .references(() => shoppers.id, { onDelete: 'cascade' }),
    type: smallint('type').notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id').references(() => variants.id, { onDelete: 'cascade' }),
    quantity: integer('quantity'),
    keptAt: timestamp('kept_at', { withTimezone: true }).notNull().defaultNow(),
    /** A favourite's gross price per piece when it was kept, or when a drop of it was last told. */
    seenPrice: bigint('seen_price', { mode: 'number' }),
    /** The visitor's price list at that time: a price of another list is never compared (promise P04). */
    seenListId: integer('seen_list_id'),
  },
  (t) => [
    unique('kept_products_once').on(t.shopperId, t.type, t.productId, t.variantId).nullsNotDistinct(),
    check('kept_products_type', sql`${t.type} in (1, 2, 3, 5)`),
    check('kept_products_quantity', sql`${t.quantity} between 1 and 999999`),
  ],
)

/** The time at which the shop last looked at the prices of a member's favourites. */
export const favouriteWatches = pgTable(
  'favourite_watches',
  {
    shopperId: bigint('shopper_id', { mode: 'number' })
      .primaryKey()
      .references(() => shoppers.id, { onDelete: 'cascade' }),
    lookedAt: timestamp('looked_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('favourite_watches_by_time').on(t.lookedAt)],
)

/** A named list of goods that a member orders regularly. */
export const orderLists = pgTable(
  'order_lists',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    unique('order_lists_by_name').on(t.userId, t.name),
    check('order_lists_name', sql`char_length(${t.name}) between 1 and 60`),
  ],
)

/** Quantity in pieces. Names are copied for goods that are no longer sold. */
export const orderListLines = pgTable(
  'order_list_lines',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    listId: integer('list_id')
      .notNull()
      .references(() => orderLists.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    productId: integer('product_id').notNull(),
    variantId: integer('variant_id').notNull(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    variantName: text('variant_name').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (t) => [
    unique('order_list_lines_once').on(t.listId, t.variantId),
    index('order_list_lines_by_list').on(t.listId, t.position),
    check('order_list_lines_quantity', sql`${t.quantity} between 1 and 999999`),
  ],
)
