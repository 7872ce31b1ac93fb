import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from '~/db/columns'
import { pushSubscriptions } from '~/features/push/tables.server'
import type { Audience, CampaignStatus, CampaignTopic, RecipientStatus } from './push-campaigns'

/** Advertising by notification, written by staff. */
export const pushCampaigns = pgTable(
  'push_campaigns',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    title: text('title').notNull(),
    words: text('words').notNull(),
    /** The page of the shop that the notification opens. */
    path: text('path').notNull(),
    topic: text('topic').$type<CampaignTopic>().notNull(),
    audience: text('audience').$type<Audience>().notNull(),
    status: text('status').$type<CampaignStatus>().notNull(),
    /** The moment at which a scheduled campaign begins. */
    sendAt: moment('send_at'),
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    check('push_campaigns_topic', sql`${t.topic} in ('campaigns', 'new-products', 'dealers')`),
    check('push_campaigns_audience', sql`${t.audience} in ('all', 'members', 'dealers')`),
    check(
      'push_campaigns_status',
      sql`${t.status} in ('draft', 'scheduled', 'sending', 'sent', 'cancelled')`,
    ),
    check('push_campaigns_scheduled', sql`${t.status} <> 'scheduled' or ${t.sendAt} is not null`),
    check(
      'push_campaigns_started',
      sql`${t.status} not in ('sending', 'sent') or ${t.startedAt} is not null`,
    ),
  ],
)

/** The devices of a campaign, listed once when it begins. They name no person: a device that is forgotten leaves its count. */
export const pushCampaignRecipients = pgTable(
  'push_campaign_recipients',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => pushCampaigns.id, { onDelete: 'cascade' }),
    subscriptionId: bigint('subscription_id', { mode: 'number' }).references(() => pushSubscriptions.id, {
      onDelete: 'set null',
    }),
    status: text('status').$type<RecipientStatus>().notNull().default('waiting'),
    /** Why it was skipped or failed. */
    reason: text('reason').notNull().default(''),
  },
  (t) => [
    uniqueIndex('push_campaign_recipients_once').on(t.campaignId, t.subscriptionId),
    index('push_campaign_recipients_waiting')
      .on(t.campaignId)
      .where(sql`${t.status} = 'waiting'`),
    index('push_campaign_recipients_by_subscription').on(t.subscriptionId),
    check(
      'push_campaign_recipients_status',
      sql`${t.status} in ('waiting', 'queued', 'sent', 'gone', 'failed', 'skipped')`,
    ),
  ],
)
