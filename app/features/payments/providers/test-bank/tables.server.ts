import { sql } from 'drizzle-orm'
import { check, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { moment, money } from '~/db/columns'
import type { DeclineReason } from '../../attempts/attempt'
import type { CardKind } from './cards'

/** What the test bank of the demo knows: a record of its own, as a real bank's would be. Amounts in kuruş. */
export const testBankPayments = pgTable(
  'test_bank_payments',
  {
    token: text('token').primaryKey(),
    /** The shop's name of the payment. */
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
    /** Before that moment a capture is not known yet. */
    capturedAt: moment('captured_at'),
    /** Until then the bank answers no question about this payment. */
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
