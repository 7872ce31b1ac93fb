import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { businessPartners } from '~/features/customers/tables.server'
import type { EntryKind, PaymentMeans, ShopAccount } from './ledger'

/**
 * Entries of the accounts. Triggers refuse changes and deletions, and new lines for entries of earlier transactions;
 * the lines of an entry sum to 0 at commit.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<EntryKind>().notNull(),
    /** Accounting day in Istanbul. */
    postedOn: date('posted_on').notNull(),
    /** Due day of the debt it adds. */
    dueOn: date('due_on').notNull(),
    /** Document number: of the order, the receipt, the cheque. */
    documentNo: text('document_no').notNull().default(''),
    description: text('description').notNull().default(''),
    /** Set for payments only. */
    means: text('means').$type<PaymentMeans>(),
    /** The order whose goods the entry is about. */
    orderCode: text('order_code'),
    /** Idempotency key: one entry per key. */
    key: text('key').notNull().unique(),
    actor: text('actor').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('ledger_entries_by_order')
      .on(t.orderCode)
      .where(sql`${t.orderCode} is not null`),
    check(
      'ledger_entries_kind',
      sql`${t.kind} in ('invoice', 'payment', 'return', 'opening', 'transfer', 'price_difference')`,
    ),
    check('ledger_entries_means', sql`(${t.kind} = 'payment') = (${t.means} is not null)`),
    check(
      'ledger_entries_known_means',
      sql`${t.means} is null or ${t.means} in ('cash', 'transfer', 'card', 'cheque', 'note')`,
    ),
    check('ledger_entries_due', sql`${t.dueOn} >= ${t.postedOn}`),
  ],
)

/** One side of an entry, on a customer's account or on one of the shop's. Kuruş; debit positive, credit negative. */
export const ledgerLines = pgTable(
  'ledger_lines',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    entryId: bigint('entry_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerEntries.id),
    businessPartnerId: integer('business_partner_id').references(() => businessPartners.id),
    shopAccount: text('shop_account').$type<ShopAccount>(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
  },
  (t) => [
    unique('ledger_lines_one_per_account')
      .on(t.entryId, t.businessPartnerId, t.shopAccount)
      .nullsNotDistinct(),
    index('ledger_lines_by_partner')
      .on(t.businessPartnerId, t.id)
      .where(sql`${t.businessPartnerId} is not null`),
    check('ledger_lines_amount', sql`${t.amount} <> 0`),
    check('ledger_lines_account', sql`num_nonnulls(${t.businessPartnerId}, ${t.shopAccount}) = 1`),
    check(
      'ledger_lines_shop_account',
      sql`${t.shopAccount} in ('sales', 'cash', 'bank', 'card', 'cheques', 'notes', 'opening', 'differences')`,
    ),
  ],
)

/**
 * Debts chosen for a credit: a payment of certain orders, the return of one. Unassigned credits settle the oldest
 * debts; that is computed from the lines, not stored.
 */
export const ledgerSettlements = pgTable(
  'ledger_settlements',
  {
    creditLineId: bigint('credit_line_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerLines.id),
    debitLineId: bigint('debit_line_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerLines.id),
    amount: bigint('amount', { mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.creditLineId, t.debitLineId] }),
    index('ledger_settlements_by_debit').on(t.debitLineId),
    check('ledger_settlements_amount', sql`${t.amount} > 0`),
  ],
)
