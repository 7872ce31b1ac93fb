import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { kurus, moment, money } from '~/db/columns'
import { categories, variants } from '~/features/catalogue/tables.server'
import { businessPartners, priceLists } from '~/features/customers/tables.server'
import type { CampaignType } from './campaigns/campaign'
import type { CouponKind } from './coupons/coupon'

/** Discounts that apply without a code. Money in kuruş, `percent` in hundredths of a percent. */
export const campaigns = pgTable(
  'campaigns',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    type: smallint('type').$type<CampaignType>().notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    /** Gross kuruş of the eligible goods. */
    minimum: money('minimum').default(0),
    /** Null for every list. */
    priceListId: integer('price_list_id').references(() => priceLists.id),
    /** Limits the eligible goods to a category and its subcategories; null for all goods. */
    categoryId: integer('category_id').references(() => categories.id),
    percent: integer('percent'),
    amount: kurus('amount'),
    buy: smallint('buy'),
    pay: smallint('pay'),
    giftVariantId: integer('gift_variant_id').references(() => variants.id),
    giftQuantity: smallint('gift_quantity'),
    active: boolean('active').notNull().default(true),
  },
  (t) => [
    index('campaigns_running').on(t.active, t.endsAt),
    check('campaigns_minimum', sql`${t.minimum} >= 0`),
    check('campaigns_dates', sql`${t.startsAt} < ${t.endsAt}`),
    check(
      'campaigns_effect',
      sql`case ${t.type}
        when 1 then ${t.percent} is not null
        when 2 then ${t.amount} is not null
        when 3 then ${t.buy} is not null and ${t.pay} is not null
        when 4 then ${t.giftVariantId} is not null and ${t.giftQuantity} is not null
        when 5 then ${t.percent} is not null and ${t.categoryId} is not null
        when 6 then true
        else false end`,
    ),
    check('campaigns_percent', sql`${t.percent} between 1 and 10000`),
    check('campaigns_amount', sql`${t.amount} > 0`),
    check('campaigns_buy_pay', sql`${t.buy} between 2 and 100 and ${t.pay} between 0 and ${t.buy} - 1`),
    check('campaigns_gift', sql`${t.giftQuantity} between 1 and 100`),
  ],
)

/**
 * Discounts by code. `used` counts the uses that were not returned; the limits are constraints, so that concurrent
 * orders cannot exceed them (promise R29).
 */
export const coupons = pgTable(
  'coupons',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Spelling of the shop. */
    code: text('code').notNull(),
    /** Normalized for comparison, without Turkish casing. */
    codeNormalized: text('code_normalized').notNull().unique(),
    title: text('title').notNull(),
    kind: text('kind').$type<CouponKind>().notNull(),
    percent: integer('percent'),
    amount: kurus('amount'),
    minimum: money('minimum').default(0),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    totalLimit: integer('total_limit'),
    customerLimit: integer('customer_limit'),
    used: integer('used').notNull().default(0),
    priceListId: integer('price_list_id').references(() => priceLists.id),
    categoryId: integer('category_id').references(() => categories.id),
    firstOrderOnly: boolean('first_order_only').notNull().default(false),
    /** The owner; null for anybody who knows the code. */
    businessPartnerId: integer('business_partner_id').references(() => businessPartners.id, {
      onDelete: 'cascade',
    }),
    /** True for coupons listed to every member; the others require the code. */
    listed: boolean('listed').notNull().default(false),
    active: boolean('active').notNull().default(true),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('coupons_by_partner').on(t.businessPartnerId),
    check('coupons_minimum', sql`${t.minimum} >= 0`),
    check('coupons_dates', sql`${t.startsAt} < ${t.endsAt}`),
    check(
      'coupons_effect',
      sql`case ${t.kind}
        when 'percentage' then ${t.percent} between 1 and 10000 and ${t.percent} is not null
        when 'amount' then ${t.amount} > 0 and ${t.amount} is not null
        when 'free_shipping' then true
        else false end`,
    ),
    check('coupons_limits', sql`${t.totalLimit} > 0 and ${t.customerLimit} > 0`),
    check('coupons_used', sql`${t.used} >= 0 and ${t.used} <= ${t.totalLimit}`),
  ],
)

/**
 * The use of a coupon by an order. `customer` is a business partner or the fingerprint of a guest's e-mail; `slot`
 * numbers the uses of a customer while the coupon limits them.
 */
export const couponUses = pgTable(
  'coupon_uses',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    couponId: integer('coupon_id')
      .notNull()
      .references(() => coupons.id),
    orderCode: text('order_code').notNull().unique(),
    customer: text('customer').notNull(),
    slot: integer('slot'),
    slotLimit: integer('slot_limit'),
    discount: money('discount'),
    /** An unpaid guest order. Its e-mail is unverified, so the e-mail's owner takes precedence. */
    provisional: boolean('provisional').notNull().default(false),
    usedAt: moment('used_at').notNull().defaultNow(),
    /** Set when the order was cancelled, which makes the use available again. */
    returnedAt: moment('returned_at'),
  },
  (t) => [
    index('coupon_uses_by_customer').on(t.customer, t.couponId),
    index('coupon_uses_by_coupon').on(t.couponId),
    uniqueIndex('coupon_uses_one_per_slot')
      .on(t.couponId, t.customer, t.slot)
      .where(sql`${t.returnedAt} is null`),
    check('coupon_uses_slot', sql`${t.slot} between 1 and ${t.slotLimit}`),
  ],
)

/** Customers who have ordered, for first-order coupons; cancelled orders are left out. */
export const couponOrders = pgTable(
  'coupon_orders',
  {
    orderCode: text('order_code').primaryKey(),
    customer: text('customer').notNull(),
    /** As in `coupon_uses`. */
    provisional: boolean('provisional').notNull().default(false),
  },
  (t) => [index('coupon_orders_by_customer').on(t.customer)],
)
