import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { moment } from '~/db/columns'
import type { Audience, CampaignStatus, Delivery, RecipientStatus, RecipientType } from './sms-campaigns'

/** Advertising by text message, written by staff. */
export const smsCampaigns = pgTable(
  'sms_campaigns',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    /** The words without the sentence about refusing, which is added when they are sent. */
    words: text('words').notNull(),
    audience: text('audience').$type<Audience>().notNull(),
    status: text('status').$type<CampaignStatus>().notNull(),
    /** The moment at which a scheduled campaign begins. */
    sendAt: moment('send_at'),
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    check('sms_campaigns_audience', sql`${t.audience} in ('all', 'consumers', 'merchants')`),
    check('sms_campaigns_status', sql`${t.status} in ('draft', 'scheduled', 'sending', 'sent', 'cancelled')`),
    check('sms_campaigns_scheduled', sql`${t.status} <> 'scheduled' or ${t.sendAt} is not null`),
    check('sms_campaigns_started', sql`${t.status} not in ('sending', 'sent') or ${t.startedAt} is not null`),
  ],
)

/** The receivers of a campaign, listed once when it begins. */
export const smsCampaignRecipients = pgTable(
  'sms_campaign_recipients',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => smsCampaigns.id, { onDelete: 'cascade' }),
    /** Null once the person is forgotten. */
    phone: text('phone'),
    recipientType: text('recipient_type').$type<RecipientType>().notNull(),
    status: text('status').$type<RecipientStatus>().notNull().default('waiting'),
    /** Why it was skipped, or the provider's code. */
    reason: text('reason').notNull().default(''),
    /** Number of messages that the provider charges. */
    segments: smallint('segments').notNull().default(0),
    /** True once this message counts for a member who wants advertising once a day or a week. */
    turnTaken: boolean('turn_taken').notNull().default(false),
    /** The provider's number of an accepted message. */
    providerId: text('provider_id'),
    /** The end of an accepted message, as the provider reported it; null: not known yet. */
    delivery: text('delivery').$type<Delivery>(),
    /** The time at which the provider was last asked for the delivery. */
    askedAt: moment('asked_at'),
    endedAt: moment('ended_at'),
  },
  (t) => [
    uniqueIndex('sms_campaign_recipients_once').on(t.campaignId, t.phone),
    index('sms_campaign_recipients_waiting')
      .on(t.campaignId, t.id)
      .where(sql`${t.status} = 'waiting'`),
    index('sms_campaign_recipients_sent')
      .on(t.endedAt)
      .where(sql`${t.status} = 'sent'`),
    index('sms_campaign_recipients_by_phone').on(t.phone),
    index('sms_campaign_recipients_unreported')
      .on(t.providerId)
      .where(sql`${t.status} = 'sent' and ${t.delivery} is null`),
    check('sms_campaign_recipients_status', sql`${t.status} in ('waiting', 'sent', 'failed', 'skipped')`),
    check('sms_campaign_recipients_ended', sql`(${t.status} = 'waiting') = (${t.endedAt} is null)`),
    check('sms_campaign_recipients_delivery', sql`${t.delivery} in ('delivered', 'undelivered')`),
    check('sms_campaign_recipients_reported', sql`${t.delivery} is null or ${t.status} = 'sent'`),
  ],
)
