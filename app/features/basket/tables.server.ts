import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { products, variants } from '~/features/catalogue/tables.server'
import { shoppers } from '~/features/identity/tables.server'
import { campaigns, coupons } from '~/features/promotions/tables.server'
import type { MergeChange } from './merge/merged-line'

/** With neither a campaign nor `withoutCampaign`, the best campaign applies. */
export const baskets = pgTable(
  'baskets',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    shopperId: bigint('shopper_id', { mode: 'number' })
      .unique()
      .references(() => shoppers.id, { onDelete: 'cascade' }),
    campaignId: integer('campaign_id').references(() => campaigns.id, { onDelete: 'set null' }),
    withoutCampaign: boolean('without_campaign').notNull().default(false),
    couponId: integer('coupon_id').references(() => coupons.id, { onDelete: 'set null' }),
    /**
     * The latest order of this basket while it waits for its card payment; its reserved stock counts as this
     * basket's.
     */
    openOrderCode: text('open_order_code').unique(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** The time at which the shop last looked whether to remind of this basket. */
    lookedAt: timestamp('looked_at', { withTimezone: true }),
  },
  (t) => [
    index('baskets_by_age').on(t.updatedAt),
    index('baskets_by_campaign')
      .on(t.campaignId)
      .where(sql`${t.campaignId} is not null`),
    index('baskets_by_coupon')
      .on(t.couponId)
      .where(sql`${t.couponId} is not null`),
    check('baskets_one_choice', sql`not ${t.withoutCampaign} or ${t.campaignId} is null`),
  ],
)

/**
 * quantity in pieces. `seenPrice` is the gross unit price the customer last agreed to; a change is reported as old →
 * new. `seenListId` is the price list it was seen under: a price of another list is never reported (promise P04).
 */
export const basketLines = pgTable(
  'basket_lines',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    basketId: bigint('basket_id', { mode: 'number' })
      .notNull()
      .references(() => baskets.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    seenPrice: bigint('seen_price', { mode: 'number' }),
    seenListId: integer('seen_list_id'),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('basket_lines_one_per_variant').on(t.basketId, t.variantId),
    index('basket_lines_by_variant').on(t.variantId),
    check('basket_lines_quantity', sql`${t.quantity} between 1 and 999999`),
  ],
)

/** Results of merging a guest's lines at sign-in, until the customer acknowledges them. In pieces. */
export const basketMergeNotes = pgTable(
  'basket_merge_notes',
  {
    basketId: bigint('basket_id', { mode: 'number' })
      .notNull()
      .references(() => baskets.id, { onDelete: 'cascade' }),
    productId: integer('product_id').notNull(),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    change: text('change').$type<MergeChange>().notNull(),
    wanted: integer('wanted').notNull(),
    added: integer('added').notNull(),
    quantity: integer('quantity').notNull(),
    repriced: boolean('repriced').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.basketId, t.variantId] }),
    index('basket_merge_notes_by_variant').on(t.variantId),
    check(
      'basket_merge_notes_change',
      sql`${t.change} in ('added', 'insufficient', 'whole_packages', 'unsellable', 'basket_full')`,
    ),
  ],
)
