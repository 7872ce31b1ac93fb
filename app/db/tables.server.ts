import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The audit log. A trigger refuses every change and deletion of its rows (promise L47). */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** `user 12`, or `command line: name` for an operator of the machine. */
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    /** Table and row, for example `business_partners 7`. */
    subject: text('subject').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('audit_log_by_subject').on(t.subject, t.id),
    index('audit_log_by_actor').on(t.actor, t.id),
    index('audit_log_by_kind').on(sql`split_part(${t.subject}, ' ', 1)`, t.id),
    index('audit_log_by_time').on(t.createdAt, t.id),
  ],
)
