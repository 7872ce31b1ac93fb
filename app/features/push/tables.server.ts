import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '~/db/columns'
import { sessions, shoppers } from '~/features/identity/tables.server'
import type { AnnouncementTopic, PushGroup, PushProviderName } from './push'

/**
 * Devices that receive notifications ("push registration" of the specification). The user is that of the shopper. A
 * member's device goes with its session, so that a device that was signed out hears nothing of the member.
 */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    shopperId: bigint('shopper_id', { mode: 'number' })
      .notNull()
      .references(() => shoppers.id, { onDelete: 'cascade' }),
    /** Null for guests. */
    sessionId: bigint('session_id', { mode: 'number' }).references(() => sessions.id, {
      onDelete: 'cascade',
    }),
    provider: text('provider').$type<PushProviderName>().notNull(),
    /** Opaque: the address of a browser's push service, or an app's registration at FCM. */
    token: text('token').notNull().unique(),
    p256dh: text('p256dh'),
    auth: text('auth'),
    /** The registration of a browser at FCM; null before the job that registers it. */
    registration: text('registration'),
    /** The browser's own, untrusted text. */
    agent: text('agent').notNull(),
    hasMobileApp: boolean('has_mobile_app').notNull().default(false),
    topics: text('topics').array().$type<AnnouncementTopic[]>().notNull(),
    group: text('group').$type<PushGroup>().notNull(),
    /** Topics that FCM has for the registration. */
    topicsAtFcm: text('topics_at_fcm').array().notNull().default([]),
    createdAt: moment('created_at').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (t) => [
    index('push_subscriptions_by_shopper').on(t.shopperId),
    index('push_subscriptions_by_session').on(t.sessionId),
    index('push_subscriptions_by_seen').on(t.seenAt),
    check('push_subscriptions_provider', sql`${t.provider} in ('fcm', 'webpush')`),
    check('push_subscriptions_group', sql`${t.group} in ('guest', 'member', 'dealer')`),
    check(
      'push_subscriptions_keys',
      sql`${t.provider} = 'fcm' or (${t.p256dh} is not null and ${t.auth} is not null)`,
    ),
  ],
)
