import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { moment, money } from '~/db/columns'
import { businessPartners, priceLists } from '~/features/customers/tables.server'
import { campaigns, coupons } from '~/features/promotions/tables.server'
import { users } from '~/features/identity/tables.server'
import type { Address, Invoice } from '~/features/orders/orders'
import { carriers, orders } from '~/features/orders/tables.server'
import type { RequestDecision } from './requests'

/**
 * A basket over its buyer's limit. It waits for an owner of the company, reserves no stock and is
 * not an order. Money in kuruş, gross, as shown to the buyer.
 */
export const orderRequests = pgTable(
  'order_requests',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    businessPartnerId: integer('business_partner_id')
      .notNull()
      .references(() => businessPartners.id, { onDelete: 'cascade' }),
    requesterId: integer('requester_id').references(() => users.id, { onDelete: 'set null' }),
    requesterName: text('requester_name').notNull(),
    requesterEmail: text('requester_email').notNull(),
    /** Prices from another price list stay hidden. */
    priceListId: integer('price_list_id')
      .notNull()
      .references(() => priceLists.id),
    address: jsonb('address').$type<Address>().notNull(),
    invoice: jsonb('invoice').$type<Invoice>().notNull(),
    carrierId: integer('carrier_id')
      .notNull()
      .references(() => carriers.id),
    depot: text('depot').notNull().default(''),
    paymentType: smallint('payment_type').notNull(),
    note: text('note').notNull().default(''),
    orderLimit: money('order_limit'),
    grandTotal: money('grand_total'),
    /** Copied from the basket: see `baskets`. */
    campaignId: integer('campaign_id').references(() => campaigns.id, { onDelete: 'set null' }),
    withoutCampaign: boolean('without_campaign').notNull().default(false),
    couponId: integer('coupon_id').references(() => coupons.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Time at which the buyer put the goods back into the basket; possible once. */
    takenBackAt: moment('taken_back_at'),
  },
  (t) => [
    index('order_requests_by_partner').on(t.businessPartnerId, t.id),
    index('order_requests_by_requester').on(t.requesterId, t.id),
  ],
)

export const orderRequestLines = pgTable(
  'order_request_lines',
  {
    requestId: bigint('request_id', { mode: 'number' })
      .notNull()
      .references(() => orderRequests.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    productId: integer('product_id').notNull(),
    variantId: integer('variant_id').notNull(),
    productCode: text('product_code').notNull(),
    productName: text('product_name').notNull(),
    variantName: text('variant_name').notNull(),
    /** Pieces. */
    quantity: integer('quantity').notNull(),
    /** Per piece, gross. */
    unitPrice: money('unit_price'),
  },
  (t) => [
    primaryKey({ columns: [t.requestId, t.position] }),
    check('order_request_lines_quantity', sql`${t.quantity} between 1 and 999999`),
  ],
)

/**
 * The dated end of a request, with actor and reason. The primary key allows one end per request.
 */
export const orderRequestDecisions = pgTable(
  'order_request_decisions',
  {
    requestId: bigint('request_id', { mode: 'number' })
      .primaryKey()
      .references(() => orderRequests.id, { onDelete: 'cascade' }),
    decision: text('decision').$type<RequestDecision>().notNull(),
    deciderId: integer('decider_id').references(() => users.id, { onDelete: 'set null' }),
    deciderName: text('decider_name').notNull(),
    reason: text('reason').notNull().default(''),
    orderId: bigint('order_id', { mode: 'number' })
      .unique()
      .references(() => orders.id),
    decidedAt: moment('decided_at').notNull().defaultNow(),
  },
  (t) => [
    check('order_request_decisions_kind', sql`${t.decision} in ('approved', 'refused', 'withdrawn')`),
    check('order_request_decisions_order', sql`(${t.decision} = 'approved') = (${t.orderId} is not null)`),
  ],
)
