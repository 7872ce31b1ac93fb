import { sql } from 'drizzle-orm'
import { check, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { moment, money } from '~/db/columns'
import type { DeclineReason } from '../../attempts/attempt'
import type { CardKind } from './cards'

/** Records of the demo's test bank, separate from the shop's. Amounts in kuruş. */
export const testBankPayments = pgTable(
  'test_bank_payments',
  {
    token: text('token').primaryKey(),
    /** The shop's reference of the payment. */
    reference: uuid('reference').notNull().unique(),
    amount: money('amount'),
    currency: text('currency').notNull(),
    installments: smallint('installments').notNull(),
    returnUrl: text('return_url').notNull(),
    state: text('state').$type<'card' | 'code' | 'captured' | 'declined' | 'cancelled'>().notNull(),
    card: text('card').$type<CardKind>(),
    lastFour: text('last_four'),
    wrongCodes: smallint('wrong_codes').notNull().default(0),
    reason: text('reason').$type<DeclineReason>(),
    captured: money('captured').default(0),
    /** The capture is unknown before this time. */
    capturedAt: moment('captured_at'),
    /** The bank answers no query about this payment until then. */
    silentUntil: moment('silent_until'),
    refunded: money('refunded').default(0),
  },
  (t) => [check('test_bank_payments_refunded', sql`${t.refunded} between 0 and ${t.captured}`)],
)

export const testBankRefunds = pgTable('test_bank_refunds', {
  id: uuid('id').primaryKey(),
  token: text('token')
    .notNull()
    .references(() => testBankPayments.token),
  amount: money('amount'),
})
