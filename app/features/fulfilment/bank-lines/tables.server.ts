import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, money } from '~/db/columns'
import { ledgerEntries } from '~/features/ledger/tables.server'
import { orders } from '~/features/orders/tables.server'
import type { BankFileFormat, LineState } from './bank-lines'

/** Uploads of account movements, also those that brought nothing new. */
export const bankFiles = pgTable(
  'bank_files',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    format: text('format').$type<BankFileFormat>().notNull(),
    /** IBAN of the shop's account. */
    account: text('account').notNull(),
    bank: text('bank').notNull(),
    /** Incoming payments in the file, those of them that were new, and outgoing payments, which are not kept. */
    credits: integer('credits').notNull(),
    added: integer('added').notNull(),
    debits: integer('debits').notNull(),
    actor: text('actor').notNull(),
    uploadedAt: moment('uploaded_at').notNull(),
  },
  (t) => [
    check('bank_files_format', sql`${t.format} in ('csv', 'xlsx', 'mt940')`),
    check('bank_files_counts', sql`${t.added} between 0 and ${t.credits} and ${t.debits} >= 0`),
  ],
)

/**
 * Incoming payments of the shop's bank accounts, each once. state: open, order (it paid an order), ledger (it was posted onto an
 * account), aside (it is about no order). Kuruş.
 */
export const bankLines = pgTable(
  'bank_lines',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    fileId: bigint('file_id', { mode: 'number' })
      .notNull()
      .references(() => bankFiles.id),
    line: integer('line').notNull(),
    bookedOn: date('booked_on', { mode: 'string' }).notNull(),
    amount: money('amount'),
    description: text('description').notNull(),
    sender: text('sender').notNull(),
    reference: text('reference').notNull(),
    fingerprint: text('fingerprint').notNull().unique(),
    state: text('state').$type<LineState>().notNull().default('open'),
    orderId: bigint('order_id', { mode: 'number' }).references(() => orders.id),
    ledgerEntryId: bigint('ledger_entry_id', { mode: 'number' }).references(() => ledgerEntries.id),
    /** Money beyond the total of the order, at the last of its lines. */
    excess: money('excess').default(0),
    /** Why it was set aside. */
    reason: text('reason').notNull().default(''),
    actor: text('actor'),
    decidedAt: moment('decided_at'),
  },
  (t) => [
    index('bank_lines_open')
      .on(t.bookedOn, t.id)
      .where(sql`${t.state} = 'open'`),
    index('bank_lines_decided')
      .on(t.decidedAt, t.id)
      .where(sql`${t.state} <> 'open'`),
    index('bank_lines_by_file').on(t.fileId),
    index('bank_lines_by_order').on(t.orderId),
    index('bank_lines_by_entry').on(t.ledgerEntryId),
    check('bank_lines_state', sql`${t.state} in ('open', 'order', 'ledger', 'aside')`),
    check('bank_lines_amount', sql`${t.amount} > 0 and ${t.excess} between 0 and ${t.amount}`),
    check('bank_lines_order', sql`(${t.state} = 'order') = (${t.orderId} is not null)`),
    check('bank_lines_ledger', sql`(${t.state} = 'ledger') = (${t.ledgerEntryId} is not null)`),
    check(
      'bank_lines_decided_by',
      sql`(${t.state} = 'open') = (${t.decidedAt} is null) and (${t.decidedAt} is null) = (${t.actor} is null)`,
    ),
  ],
)
