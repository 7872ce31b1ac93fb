import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '~/db/columns'
import { users } from '~/features/identity/tables.server'
import type { ConsentChannel, IysChannel, RecipientType } from './channels'
import type { IysOutcome } from './iys/iys'

/**
 * Consents and refusals, one row per answer: the newest row of a recipient and channel counts (6563, İYS). A trigger keeps
 * rows from being changed (`migrations/functions/consents_stay.sql`).
 */
export const consents = pgTable(
  'consents',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The member who answered; null for others, and once the member is forgotten. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    channel: text('channel').$type<ConsentChannel>().notNull(),
    /** E-mail address, phone in E.164 or push device; '' for a phone that the member has not entered yet. */
    recipient: text('recipient').notNull(),
    recipientType: text('recipient_type').$type<RecipientType>().notNull(),
    given: boolean('given').notNull(),
    /** A source of İYS, as `HS_WEB`. */
    source: text('source').notNull(),
    /** The form that asked, as `uyelik`. */
    form: text('form').notNull(),
    /** Version of the sentence shown, and the sentence; '' in rows older than this column. */
    textVersion: text('text_version').notNull(),
    wording: text('wording').notNull(),
    ip: text('ip').notNull(),
    /** When the person answered. Differs from `createdAt` for changes made at İYS only. */
    statedAt: moment('stated_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('consents_by_recipient').on(t.recipient, t.channel, t.id),
    index('consents_by_user').on(t.userId),
    check('consents_channel', sql`${t.channel} in ('email', 'sms', 'call', 'push')`),
    check('consents_recipient_type', sql`${t.recipientType} in ('BIREYSEL', 'TACIR')`),
    check('consents_source', sql`${t.source} ~ '^(HS|IYS)_[A-Z0-9_]{1,30}$'`),
  ],
)

/** One file or answer of changes for İYS, so that it can be fetched again. */
export const iysExports = pgTable('iys_exports', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  actor: text('actor').notNull(),
  createdAt: moment('created_at').notNull(),
})

/** The last status that İYS has of a recipient: what an export sent, or an import read. */
export const iysKnown = pgTable(
  'iys_known',
  {
    recipient: text('recipient').notNull(),
    channel: text('channel').$type<IysChannel>().notNull(),
    recipientType: text('recipient_type').$type<RecipientType>().notNull(),
    given: boolean('given').notNull(),
    statedAt: moment('stated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.recipient, t.channel, t.recipientType] })],
)

/** The rows of `consents` that İYS needs no more: sent, known there already, or skipped. */
export const iysReports = pgTable(
  'iys_reports',
  {
    consentId: bigint('consent_id', { mode: 'number' })
      .primaryKey()
      .references(() => consents.id, { onDelete: 'cascade' }),
    outcome: text('outcome').$type<IysOutcome>().notNull(),
    exportId: integer('export_id').references(() => iysExports.id),
  },
  (t) => [
    index('iys_reports_by_export').on(t.exportId),
    check('iys_reports_outcome', sql`${t.outcome} in ('sent', 'known', 'skipped')`),
  ],
)
