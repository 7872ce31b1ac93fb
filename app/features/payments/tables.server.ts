import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment, money } from '~/db/columns'
import type { AccountGateway } from './accounts/account'
import { businessPartners } from '~/features/customers/tables.server'
import type {
  AttemptState,
  DeclineReason,
  GatewayName,
  PaidItem,
  Payer,
  RefundState,
} from './attempts/attempt'

/** type: 1 card, 2 Havale/EFT, 3 open account, 4 cash on delivery. Amounts in kuruş. */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    type: smallint('type').primaryKey(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    active: boolean('active').notNull().default(true),
    fee: bigint('fee', { mode: 'number' }).notNull().default(0),
    feeKdvRate: smallint('fee_kdv_rate').notNull().default(20),
    /** Highest allowed grand total; null for no limit. */
    limit: bigint('limit_amount', { mode: 'number' }),
    position: integer('position').notNull().default(0),
  },
  (t) => [check('payment_methods_type', sql`${t.type} between 1 and 4`)],
)

/** Instalment counts on offer. `percentHundredths`: 299 is 2,99 %; amounts in kuruş. */
export const installmentPlans = pgTable(
  'installment_plans',
  {
    count: smallint('count').primaryKey(),
    percentHundredths: integer('percent_hundredths').notNull().default(0),
    minimum: bigint('minimum', { mode: 'number' }).notNull().default(0),
  },
  (t) => [
    check('installment_plans_count', sql`${t.count} between 2 and 12`),
    check('installment_plans_percent', sql`${t.percentHundredths} between 0 and 10000`),
  ],
)

export const bankAccounts = pgTable('bank_accounts', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  bank: text('bank').notNull(),
  branch: text('branch').notNull().default(''),
  holder: text('holder').notNull(),
  iban: text('iban').notNull().unique(),
  currency: text('currency').notNull().default('TRY'),
  position: integer('position').notNull().default(0),
})

/** The shop's accounts at card providers, as staff entered them. The keys are encrypted with the shop's secret. */
export const gatewayAccounts = pgTable(
  'gateway_accounts',
  {
    gateway: text('gateway').$type<AccountGateway>().primaryKey(),
    /** PayTR's number of the shop; empty at iyzico. */
    merchantId: text('merchant_id').notNull().default(''),
    /** No money is taken: iyzico's sandbox, or PayTR's test mode. */
    testMode: boolean('test_mode').notNull().default(false),
    sealedKeys: text('sealed_keys').notNull(),
    /** New payments go to this provider. */
    chosen: boolean('chosen').notNull().default(false),
    changedAt: moment('changed_at').notNull(),
  },
  (t) => [
    uniqueIndex('gateway_accounts_chosen')
      .on(t.chosen)
      .where(sql`${t.chosen}`),
    check('gateway_accounts_gateway', sql`${t.gateway} in ('iyzico', 'paytr')`),
  ],
)

/** Tries to pay by card. Amounts in kuruş; never a card's number or CVV. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    purpose: text('purpose').$type<'order' | 'account'>().notNull(),
    orderCode: text('order_code'),
    businessPartnerId: integer('business_partner_id').references(() => businessPartners.id),
    /** Set with the first call to the provider. */
    gateway: text('gateway').$type<GatewayName>(),
    amount: money('amount'),
    currency: text('currency').notNull().default('TRY'),
    installments: smallint('installments').notNull().default(1),
    installmentFee: money('installment_fee').default(0),
    /** Payer and items as sent to the provider. */
    payer: jsonb('payer').$type<Payer>().notNull(),
    items: jsonb('items').$type<PaidItem[]>().notNull(),
    state: text('state').$type<AttemptState>().notNull().default('created'),
    reason: text('reason').$type<DeclineReason>(),
    pageUrl: text('page_url'),
    token: text('token'),
    providerPaymentId: text('provider_payment_id'),
    /** Other data that the provider requires for a refund. */
    providerData: jsonb('provider_data').$type<Record<string, unknown>>().notNull().default({}),
    captured: money('captured').default(0),
    /** Sum of all refunds that have not failed. */
    refunded: money('refunded').default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** The end of the time to pay. */
    expiresAt: moment('expires_at').notNull(),
    /** Time of the next status query. */
    askAt: moment('ask_at'),
  },
  (t) => [
    index('payment_attempts_by_order').on(t.orderCode),
    index('payment_attempts_by_partner').on(t.businessPartnerId),
    uniqueIndex('payment_attempts_by_token').on(t.gateway, t.token),
    index('payment_attempts_to_ask')
      .on(t.askAt)
      .where(sql`${t.askAt} is not null`),
    check(
      'payment_attempts_purpose',
      sql`(${t.purpose} = 'order' and ${t.orderCode} is not null) or (${t.purpose} = 'account' and ${t.businessPartnerId} is not null)`,
    ),
    check('payment_attempts_amount', sql`${t.amount} > 0 and ${t.installmentFee} between 0 and ${t.amount}`),
    check('payment_attempts_installments', sql`${t.installments} between 1 and 12`),
    check(
      'payment_attempts_state',
      sql`${t.state} in ('created', 'started', 'failed', 'expired', 'captured', 'settled', 'returned')`,
    ),
    check(
      'payment_attempts_captured',
      sql`(${t.captured} > 0) = (${t.state} in ('captured', 'settled', 'returned'))`,
    ),
    // Promise P26.
    check('payment_attempts_refunded', sql`${t.refunded} between 0 and ${t.captured}`),
  ],
)

/** Every change of an attempt's state with its time. */
export const paymentAttemptHistory = pgTable(
  'payment_attempt_history',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => paymentAttempts.id),
    fromState: text('from_state').$type<AttemptState>(),
    state: text('state').$type<AttemptState>().notNull(),
    reason: text('reason').notNull().default(''),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('payment_attempt_history_by_attempt').on(t.attemptId, t.id)],
)

/** Refunds to cards. Rows are never deleted and hold the time of each state. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => paymentAttempts.id),
    /** The caller's idempotency key: one refund per key. */
    key: text('key').notNull().unique(),
    amount: money('amount'),
    reason: text('reason').notNull(),
    state: text('state').$type<RefundState>().notNull().default('wanted'),
    providerReference: text('provider_reference'),
    failure: text('failure').notNull().default(''),
    wantedAt: moment('wanted_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
    endedAt: moment('ended_at'),
  },
  (t) => [
    index('refunds_by_attempt').on(t.attemptId),
    check('refunds_amount', sql`${t.amount} > 0`),
    check('refunds_state', sql`${t.state} in ('wanted', 'sent', 'done', 'failed')`),
  ],
)
