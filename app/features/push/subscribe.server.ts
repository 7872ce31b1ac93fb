import { sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { enqueue } from '~/db/jobs/jobs.server'
import { transaction } from '~/db/transaction.server'
import type { AnnouncementTopic } from '~/features/announcements/announcements'
import { isDealer, type Visitor } from '~/features/identity/identity'
import { findShopper, openShopper } from '~/features/identity/identity.server'
import { recordPushConsent } from './consent.server'
import './jobs.server'
import { chosenProvider } from './providers.server'
import { maxDevices, type PushGroup, type PushKeys, type PushProviderName, usualTopics } from './push'
import * as store from './store.server'
import { areKeys } from './webpush/encrypt.server'
import { isPushService, type PushGuard } from './webpush/web-push.server'

/** A device as its browser or app describes it. `topics`: null for the usual ones. */
export type SubscribeInput = {
  token: string
  keys: PushKeys | null
  topics: readonly AnnouncementTopic[] | null
  agent: string
  hasMobileApp: boolean
  /** Address of the visitor, for the log of consents. */
  ip: string
}

/** A device as the calls answer it. */
export type Registration = {
  provider: PushProviderName
  token: string
  topics: readonly AnnouncementTopic[]
  group: PushGroup
  hasMobileApp: boolean
}

export type SubscribeOutcome =
  | ({ status: 'subscribed'; isNew: boolean } & Registration)
  | { status: 'off' | 'bad_token' | 'dealers_only' }

/** The group of a visitor: never what a client sends. */
export function groupOf(visitor: Visitor): PushGroup {
  if (visitor.kind === 'guest') return 'guest'
  return isDealer(visitor) ? 'dealer' : 'member'
}

/**
 * Registers the visitor's device. A token that another visitor of the same browser registered moves to this one, without
 * its topics.
 */
export async function subscribe(
  db: Db,
  visitor: Visitor,
  input: SubscribeInput,
  now: Date,
  guard?: PushGuard,
): Promise<SubscribeOutcome> {
  const provider = await chosenProvider(db)
  if (!provider) return { status: 'off' }
  const { token, keys, agent, hasMobileApp, ip } = input
  const group = groupOf(visitor)
  const topics = [...new Set(input.topics ?? usualTopics)]
  if (topics.includes('dealers') && group !== 'dealer') return { status: 'dealers_only' }
  // An app has a registration at FCM; a browser has keys, with either provider.
  const isGood = keys ? areKeys(keys) && isPushService(token, guard) : provider === 'fcm'
  if (!isGood) return { status: 'bad_token' }
  return transaction(db, async (db) => {
    const shopperId = await openShopper(db, visitor)
    const owned = { shopperId, sessionId: sessionOf(visitor), group }
    const row = { ...owned, provider, token, keys, agent, hasMobileApp, topics, now }
    const { id, isNew } = await store.saveSubscription(db, row)
    await store.dropBeyond(db, shopperId, maxDevices)
    await recordPushConsent(db, visitor, { token, topics, ip, now })
    if (provider === 'fcm') await followTopics(db, id)
    return { status: 'subscribed', isNew, provider, token, topics, group, hasMobileApp }
  })
}

const sessionOf = (visitor: Visitor) => (visitor.kind === 'guest' ? null : visitor.user.sessionId || null)

/**
 * The registration of a token, marked as seen now; null when the visitor has to register it. A member's visit takes over
 * the device that was registered before the sign-in.
 */
export function validate(
  db: Db,
  visitor: Visitor,
  { token, hasMobileApp, now }: { token: string; hasMobileApp: boolean; now: Date },
): Promise<Registration | null> {
  return transaction(db, async (db) => {
    const found = await store.findByToken(db, token)
    if (!found) return null
    const own = await findShopper(db, visitor)
    if (found.shopperId !== own) {
      // Somebody else's device: their registration stays as it is, and this visitor's browser registers anew.
      if (visitor.kind === 'guest' || !found.isGuests) return null
    }
    const shopperId = own ?? (await openShopper(db, visitor))
    const group = groupOf(visitor)
    await store.markSeen(db, found.id, { shopperId, sessionId: sessionOf(visitor), group, hasMobileApp, now })
    if (found.provider === 'fcm' && found.group !== group) await followTopics(db, found.id)
    return { provider: found.provider, token, topics: found.topics, group, hasMobileApp }
  })
}

export type TopicsOutcome =
  | { status: 'saved'; topics: AnnouncementTopic[] }
  | { status: 'unknown' | 'dealers_only' }

/** Adds topics to the visitor's own device, or takes them out. */
export function changeTopics(
  db: Db,
  visitor: Visitor,
  change: {
    token: string
    topics: readonly AnnouncementTopic[]
    follows: boolean
    ip: string
    now: Date
  },
): Promise<TopicsOutcome> {
  const { token, topics, follows } = change
  return transaction(db, async (db): Promise<TopicsOutcome> => {
    if (follows && topics.includes('dealers') && groupOf(visitor) !== 'dealer')
      return { status: 'dealers_only' }
    const shopperId = await findShopper(db, visitor)
    const found = await store.findByToken(db, token)
    if (!found || found.shopperId !== shopperId) return { status: 'unknown' }
    const kept = found.topics.filter((topic) => !topics.includes(topic))
    const after = follows ? [...kept, ...new Set(topics)] : kept
    await store.setTopics(db, found.id, after)
    if (follows) await recordPushConsent(db, visitor, change)
    if (found.provider === 'fcm') await followTopics(db, found.id)
    return { status: 'saved', topics: after }
  })
}

/** Gives all devices of a member the topics that the member chose for notifications. */
export async function setTopicsOfUser(
  db: Transaction,
  userId: number,
  topics: readonly AnnouncementTopic[],
): Promise<void> {
  const { rows } = await db.execute<{ id: number; provider: string }>(sql`
    update push_subscriptions set topics = ${sql.param([...topics])}::text[]
    where shopper_id = (select id from shoppers where user_id = ${userId})
    returning id::int, provider`)
  for (const { id, provider } of rows) if (provider === 'fcm') await followTopics(db, id)
}

function followTopics(db: Transaction, subscriptionId: number): Promise<void> {
  return enqueue(db, { name: 'follow-push-topics', payload: { subscriptionId } })
}
