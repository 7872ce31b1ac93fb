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
} from 'drizzle-orm/pg-core'
import { moment } from '~/db/columns'
import type { NewsletterStatus, RecipientStatus, RecipientType, Segment } from './newsletters'

/** Addresses that asked for the newsletter; the consent itself is recorded by `consents` at the confirmation. */
export const newsletterSignups = pgTable(
  'newsletter_signups',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    email: text('email').notNull().unique(),
    /** The sentence that stood beside the form. */
    wording: text('wording').notNull(),
    ip: text('ip').notNull(),
    linkSentAt: moment('link_sent_at').notNull(),
    confirmedAt: moment('confirmed_at'),
  },
  (t) => [index('newsletter_signups_by_age').on(t.linkSentAt)],
)

/** Newsletters with their blocks. */
export const newsletters = pgTable(
  'newsletters',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    subject: text('subject').notNull(),
    preheader: text('preheader').notNull(),
    blocks: jsonb('blocks').$type<unknown[]>().notNull(),
    segment: jsonb('segment').$type<Segment>().notNull(),
    status: text('status').$type<NewsletterStatus>().notNull(),
    /** The moment at which a scheduled newsletter begins. */
    sendAt: moment('send_at'),
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('newsletters_by_status').on(t.status, t.id),
    check('newsletters_status', sql`${t.status} in ('draft', 'scheduled', 'sending', 'sent', 'cancelled')`),
    check('newsletters_scheduled', sql`${t.status} <> 'scheduled' or ${t.sendAt} is not null`),
    check('newsletters_started', sql`${t.status} not in ('sending', 'sent') or ${t.startedAt} is not null`),
  ],
)

/** The receivers of a newsletter, listed once when it begins. */
export const newsletterRecipients = pgTable(
  'newsletter_recipients',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    newsletterId: integer('newsletter_id')
      .notNull()
      .references(() => newsletters.id, { onDelete: 'cascade' }),
    /** Null once the person is forgotten. */
    email: text('email'),
    recipientType: text('recipient_type').$type<RecipientType>().notNull(),
    status: text('status').$type<RecipientStatus>().notNull().default('waiting'),
    /** Why it was skipped, or the answer of the mail server. */
    reason: text('reason').notNull().default(''),
    tries: smallint('tries').notNull().default(0),
    /** The time before which it is not tried again. */
    notBefore: moment('not_before'),
    /** True once this email counts for a member who wants advertising once a day or a week. */
    turnTaken: boolean('turn_taken').notNull().default(false),
    endedAt: moment('ended_at'),
    unsubscribedAt: moment('unsubscribed_at'),
  },
  (t) => [
    uniqueIndex('newsletter_recipients_once').on(t.newsletterId, t.email),
    index('newsletter_recipients_waiting')
      .on(t.newsletterId, t.id)
      .where(sql`${t.status} = 'waiting'`),
    index('newsletter_recipients_sent')
      .on(t.endedAt)
      .where(sql`${t.status} = 'sent'`),
    index('newsletter_recipients_by_email').on(t.email),
    check(
      'newsletter_recipients_status',
      sql`${t.status} in ('waiting', 'sent', 'bounced', 'failed', 'skipped')`,
    ),
    check('newsletter_recipients_ended', sql`(${t.status} = 'waiting') = (${t.endedAt} is null)`),
  ],
)

/** Addresses that do not exist, as a mail server said; no newsletter goes there again. */
export const bouncedAddresses = pgTable('bounced_addresses', {
  email: text('email').primaryKey(),
  /** The answer of the mail server. */
  answer: text('answer').notNull(),
  createdAt: moment('created_at').notNull(),
})
