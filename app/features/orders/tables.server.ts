// Longer than 250 lines: migrations are generated from all tables of a feature in one file.
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
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { moment, money } from '~/db/columns'
import { businessPartnerAddresses, businessPartners, priceLists } from '~/features/customers/tables.server'
import { shoppers } from '~/features/identity/tables.server'
import type { CarrierKind } from './carriers/carriers'
import type { ContractClause } from './contracts/contract'
import type { KeptSections } from './contracts/kept.server'
import type { Address, Invoice } from './record/order'
import type { PaymentState } from './status/payment-state'

/** Carriers ("cargos" of the API). Prices in kuruş, KDV included; carriers.ts explains `kind`. */
export const carriers = pgTable(
  'carriers',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    name: text('name').notNull().unique(),
    vkn: text('vkn').notNull(),
    kind: text('kind').$type<CarrierKind>().notNull().default('parcel'),
    trackingUrl: text('tracking_url').notNull().default(''),
    price: money('price'),
    kdvRate: smallint('kdv_rate').notNull().default(20),
    minDays: smallint('min_days').notNull(),
    maxDays: smallint('max_days').notNull(),
    cashOnDelivery: boolean('cash_on_delivery').notNull().default(false),
    active: boolean('active').notNull().default(true),
    position: integer('position').notNull().default(0),
  },
  (t) => [
    check('carriers_kind', sql`${t.kind} in ('parcel', 'receiver_pays', 'ambar')`),
    check(
      'carriers_receiver_pays',
      sql`${t.kind} = 'parcel' or (${t.price} = 0 and not ${t.cashOnDelivery})`,
    ),
  ],
)

/** Orders. All amounts in kuruş, gross. `goods` − discounts + `shipping` + `fee` = `grandTotal`. */
export const orders = pgTable(
  'orders',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    code: text('code').notNull().unique(),
    shopperId: bigint('shopper_id', { mode: 'number' }).references(() => shoppers.id, {
      onDelete: 'set null',
    }),
    /** Null: a guest's order. */
    businessPartnerId: integer('business_partner_id').references(() => businessPartners.id),
    priceListId: integer('price_list_id')
      .notNull()
      .references(() => priceLists.id),
    status: smallint('status').notNull(),
    email: text('email').notNull(),
    address: jsonb('address').$type<Address>().notNull(),
    /** The saved address that delivery and invoice were taken from; it may have changed since. */
    addressId: integer('address_id').references(() => businessPartnerAddresses.id, {
      onDelete: 'set null',
    }),
    invoice: jsonb('invoice').$type<Invoice>().notNull(),
    carrierId: integer('carrier_id')
      .notNull()
      .references(() => carriers.id),
    /** Freight depot and branch that receive the goods; empty: the goods go to the address. */
    depot: text('depot').notNull().default(''),
    /** The buyer pays the carrier; the shop charges 0 for transport. */
    receiverPays: boolean('receiver_pays').notNull().default(false),
    paymentType: smallint('payment_type').notNull(),
    installments: smallint('installments').notNull().default(1),
    note: text('note').notNull().default(''),
    goods: money('goods'),
    campaignDiscount: money('campaign_discount').default(0),
    couponDiscount: money('coupon_discount').default(0),
    /** The names at the time of the order; null: there was none. */
    campaignTitle: text('campaign_title'),
    couponCode: text('coupon_code'),
    shipping: money('shipping'),
    shippingKdvRate: smallint('shipping_kdv_rate').notNull().default(20),
    fee: money('fee').default(0),
    feeKdvRate: smallint('fee_kdv_rate').notNull().default(20),
    grandTotal: money('grand_total'),
    /** The part of the total that an edit added after the payment and that is not paid yet. */
    due: money('due').default(0),
    ip: text('ip').notNull().default(''),
    placedAt: moment('placed_at').notNull().defaultNow(),
    /** Time at which an unpaid order releases its stock. */
    expiresAt: moment('expires_at'),
    /** Time at which the buyer was reminded of the bank transfer; once for each order. */
    transferRemindedAt: moment('transfer_reminded_at'),
    /** Time of payment of an order that is paid ahead. */
    settledAt: moment('settled_at'),
    /** Time at which the last parcel was handed over: the withdrawal period begins. */
    deliveredAt: moment('delivered_at'),
    /** Folded words by which staff find the order: code, email, name, telephone, company, tax number. */
    searched: text('searched').generatedAlwaysAs(
      sql`tr_fold(code || ' ' || email || ' ' || coalesce(address->>'firstName', '') || ' ' || coalesce(address->>'lastName', '') || ' ' || coalesce(address->>'phone', '') || ' ' || coalesce(invoice->>'unvan', '') || ' ' || coalesce(invoice->>'vkn', ''))`,
    ),
    /** Folded name of the buyer, the company before the person, by which lists of staff are sorted. */
    buyerFolded: text('buyer_folded').generatedAlwaysAs(
      sql`tr_fold(coalesce(nullif(invoice->>'unvan', ''), coalesce(address->>'firstName', '') || ' ' || coalesce(address->>'lastName', '')))`,
    ),
    /** A value of `paymentStates`. */
    paymentState: smallint('payment_state')
      .$type<PaymentState>()
      .generatedAlwaysAs(
        sql`case when status = 99 then 5 when status = 90 then 1 when due > 0 then 2 when settled_at is not null then 4 else 3 end`,
      ),
  },
  (t) => [
    index('orders_by_shopper').on(t.shopperId, t.placedAt),
    index('orders_by_partner').on(t.businessPartnerId, t.placedAt),
    index('orders_by_address').on(t.addressId),
    // The lists of the back office.
    index('orders_by_time').on(t.placedAt, t.id),
    // The last columns are filters: a deep page of a filtered list is found in the index alone.
    index('orders_by_status').on(t.status, t.placedAt, t.id, t.paymentType),
    index('orders_by_total').on(t.grandTotal, t.placedAt, t.id, t.status, t.paymentType),
    index('orders_by_buyer').on(sql`${t.buyerFolded} collate "C"`, t.placedAt, t.id, t.status, t.paymentType),
    index('orders_by_payment_state').on(t.paymentState, t.placedAt, t.id, t.status, t.paymentType),
    index('orders_searched').using('gin', t.searched.op('gin_trgm_ops')),
    index('orders_expiring')
      .on(t.expiresAt)
      .where(sql`${t.status} = 90`),
    index('orders_with_due')
      .on(t.placedAt, t.id)
      .where(sql`${t.due} > 0`),
    index('orders_delivered')
      .on(t.deliveredAt)
      .where(sql`${t.status} = 97`),
    check('orders_due', sql`${t.due} between 0 and ${t.grandTotal}`),
    check('orders_receiver_pays', sql`not ${t.receiverPays} or ${t.shipping} = 0`),
    check('orders_status', sql`${t.status} in (1, 2, 90, 96, 97, 98, 99)`),
    check(
      'orders_total',
      sql`${t.grandTotal} = greatest(${t.goods} - ${t.campaignDiscount} - ${t.couponDiscount}, 0) + ${t.shipping} + ${t.fee}`,
    ),
  ],
)

/**
 * The lines of orders, a snapshot: later changes of product or price leave it unchanged. Money in
 * kuruş. `net`, `kdv` and `gross` are before discounts; the buyer is charged `chargedNet` +
 * `chargedKdv` = `gross` − both discounts for the line.
 */
export const orderLines = pgTable(
  'order_lines',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    productId: integer('product_id').notNull(),
    variantId: integer('variant_id').notNull(),
    productCode: text('product_code').notNull(),
    productName: text('product_name').notNull(),
    variantName: text('variant_name').notNull(),
    productLink: text('product_link').notNull(),
    pictureHash: text('picture_hash'),
    isPromo: boolean('is_promo').notNull().default(false),
    /** Pieces. */
    quantity: integer('quantity').notNull(),
    /** Pieces that will never be shipped: the rest of a partly ended order. */
    cancelled: integer('cancelled').notNull().default(0),
    packageSize: integer('package_size').notNull(),
    /** Per piece, gross. */
    unitPrice: money('unit_price'),
    kdvRate: smallint('kdv_rate').notNull(),
    net: money('net'),
    kdv: money('kdv'),
    gross: money('gross'),
    campaignDiscount: money('campaign_discount').default(0),
    couponDiscount: money('coupon_discount').default(0),
    chargedNet: money('charged_net'),
    chargedKdv: money('charged_kdv'),
  },
  (t) => [
    uniqueIndex('order_lines_by_order').on(t.orderId, t.position),
    index('order_lines_by_code').on(t.productCode),
    check('order_lines_quantity', sql`${t.quantity} > 0`),
    check('order_lines_cancelled', sql`${t.cancelled} between 0 and ${t.quantity}`),
    check('order_lines_sum', sql`${t.net} + ${t.kdv} = ${t.gross}`),
    check('order_lines_discounts', sql`${t.campaignDiscount} >= 0 and ${t.couponDiscount} >= 0`),
    check(
      'order_lines_charged',
      sql`${t.chargedNet} + ${t.chargedKdv} = ${t.gross} - ${t.campaignDiscount} - ${t.couponDiscount}
        and ${t.chargedNet} >= 0 and ${t.chargedKdv} >= 0`,
    ),
  ],
)

/** Every change of status with date, actor and reason. */
export const orderStatusHistory = pgTable(
  'order_status_history',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    fromStatus: smallint('from_status'),
    status: smallint('status').notNull(),
    actor: text('actor').notNull(),
    reason: text('reason').notNull().default(''),
    /** The staff's message to the buyer about the change. */
    note: text('note').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('order_status_history_by_order').on(t.orderId, t.id)],
)

/** Notes of the staff about an order, for the staff alone. They are added and never changed. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    actor: text('actor').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('order_notes_by_order').on(t.orderId, t.id)],
)

/**
 * The clauses that all orders share, stored once: see `contracts/kept.server.ts`. `fingerprint` is
 * that of the text. Rows are never changed.
 */
export const contractClauses = pgTable('contract_clauses', {
  fingerprint: text('fingerprint').primaryKey(),
  clause: jsonb('clause').$type<ContractClause>().notNull(),
})

/**
 * The exact texts the customer accepted: the seller bears the burden of proof (Mesafeli Sözleşmeler
 * Yönetmeliği).
 */
export const orderContracts = pgTable(
  'order_contracts',
  {
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    contractId: text('contract_id').notNull(),
    version: text('version').notNull(),
    title: text('title').notNull(),
    sections: jsonb('sections').$type<KeptSections>(),
    /** Fingerprints of the clauses that the sections reference by number. */
    clauses: text('clauses').array(),
    /** The accepted text of an order placed before clauses were stored once. */
    html: text('html'),
    plainText: text('plain_text'),
    acceptedAt: moment('accepted_at').notNull(),
    ip: text('ip').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.contractId] }),
    check(
      'order_contract_whole',
      sql`(${t.sections} is not null and ${t.clauses} is not null) or (${t.html} is not null and ${t.plainText} is not null)`,
    ),
  ],
)
