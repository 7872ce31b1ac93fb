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
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { products, variants } from '~/features/catalogue/tables.server'
import { shoppers } from '~/features/identity/tables.server'

/**
 * Requests for one email when a sold-out variant can be bought again: `bp-relation-products` type 3. Its ids come from the
 * sequence of the other types, since one call deletes any of them by its id.
 */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    id: bigint('id', { mode: 'number' })
      .primaryKey()
      .default(sql`nextval('kept_products_id_seq')`),
    shopperId: bigint('shopper_id', { mode: 'number' })
      .notNull()
      .references(() => shoppers.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    /** Pieces of one package for the visitor who asked: fewer cannot be bought. */
    packageSize: integer('package_size').notNull(),
    /** Varieties that the visitor sees: goods hidden from them meanwhile are not written about. */
    sees: smallint('sees').notNull(),
    /** Version of the sentence that the visitor agreed to. */
    consent: text('consent').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the email with the link to confirm was queued last. */
    linkSentAt: timestamp('link_sent_at', { withTimezone: true }),
    /** Null: waits for the confirmation. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    notifiedAt: timestamp('notified_at', { withTimezone: true }),
  },
  (t) => [
    uniqueIndex('stock_alerts_open')
      .on(t.email, t.variantId)
      .where(sql`notified_at is null`),
    index('stock_alerts_due').on(t.variantId, t.createdAt, t.id),
    index('stock_alerts_by_shopper').on(t.shopperId),
    check('stock_alerts_package', sql`${t.packageSize} > 0`),
    check('stock_alerts_sent', sql`${t.notifiedAt} is null or ${t.confirmedAt} is not null`),
  ],
)
