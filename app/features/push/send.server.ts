import { sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { enqueueAll } from '~/db/jobs/jobs.server'
import { transaction } from '~/db/transaction.server'
import type { AnnouncementTopic } from '~/features/announcements/announcements'
import { wants } from '~/features/announcements/announcements.server'
import type { PushDeliveryJob } from './jobs.server'
import type { PushProviders } from './providers.server'
import type { Fcm } from './fcm/fcm.server'
import type { DeliveryOutcome, PushDelivery, PushMessage, PushOptions } from './push'
import * as store from './store.server'

/** News for the devices of shoppers, on a topic that they follow. */
export type News = { shopperIds: readonly number[]; topic: AnnouncementTopic; message: PushMessage }

const day = 24 * 3_600
const options: PushOptions = { ttl: 2 * day, urgency: 'normal' }

/**
 * Queues news for each device of these shoppers that follows the topic, unless its member switched the topic off. Returns
 * the number of devices. For news that need no consent: advertising has its own call.
 */
export function sendNews(db: Db, { shopperIds, topic, message }: News, now: Date): Promise<number> {
  return transaction(db, async (db) => {
    if (shopperIds.length === 0) return 0
    const { rows } = await db.execute<{ id: number; userId: number | null }>(sql`
      select p.id::int, s.user_id as "userId" from push_subscriptions p join shoppers s on s.id = p.shopper_id
      where p.shopper_id = any(${sql.param([...shopperIds])}::bigint[]) and p.topics @> array[${topic}]
      order by p.id`)
    const users = [...new Set(rows.flatMap(({ userId }) => userId ?? []))]
    const wanting = await wants(db, users, topic, 'push')
    const due = rows.filter(({ userId }) => userId === null || wanting.has(userId))
    const devices = due.map(({ id }) => ({ subscriptionId: id }))
    await handOver(db, devices, message, now)
    return due.length
  })
}

/** Queues a notification for devices. `recipientId`: the row of the campaign that learns what became of it. */
export async function handOver(
  db: Transaction,
  devices: readonly { subscriptionId: number; recipientId?: number }[],
  message: PushMessage,
  now: Date,
): Promise<void> {
  const until = now.getTime() + options.ttl * 1_000
  await enqueueAll(
    db,
    devices.map((device) => ({
      name: 'deliver-push',
      payload: { ...device, message, until, ...options },
      key: `push ${device.subscriptionId} ${message.tag}`,
    })),
  )
}

/**
 * Sends a notification to one device and says what became of it. Deletes the device when its provider no longer knows it.
 * Throws when the provider is busy, so that the job runs again until the message is worth nothing.
 */
export async function deliverPush(
  { db, push, clock }: { db: Db; push: PushProviders; clock: () => Date },
  { subscriptionId, message, until, urgency }: PushDeliveryJob,
): Promise<DeliveryOutcome> {
  const left = Math.floor((until - clock().getTime()) / 1_000)
  if (left <= 0) return 'late'
  const found = await store.findSubscription(db, subscriptionId)
  if (!found) return 'gone'
  const options = { ttl: left, urgency }
  const delivery =
    found.provider === 'webpush'
      ? await push.webpush.send({ token: found.token, keys: keysOf(found) }, message, options)
      : await sendByFcm(db, push.fcm, found, message, options)
  if (delivery === 'gone') await store.dropGone(db, found)
  return delivery
}

type Subscription = NonNullable<Awaited<ReturnType<typeof store.findSubscription>>>

const keysOf = ({ p256dh, auth }: Subscription) => (p256dh && auth ? { p256dh, auth } : null)

async function sendByFcm(
  db: Db,
  fcm: Fcm | null,
  found: Subscription,
  message: PushMessage,
  options: PushOptions,
): Promise<PushDelivery> {
  if (!fcm) return 'refused'
  const token = await registrationOf(db, fcm, found)
  return token === null ? 'gone' : fcm.send({ token, keys: null }, message, options)
}

/** The registration of a device at FCM: an app's own, or that of a browser, which is registered now if it was not. */
async function registrationOf(db: Db, fcm: Fcm, found: Subscription): Promise<string | null> {
  const keys = keysOf(found)
  if (!keys) return found.token
  if (found.registration) return found.registration
  const registration = await fcm.register({ endpoint: found.token, keys })
  if (registration) await store.setRegistration(db, found.id, registration)
  return registration
}

/** Brings the topics of a registration at FCM in line with those of the shop, so that campaigns of the console reach it. */
export async function followPushTopics(
  { db, push: { fcm } }: { db: Db; push: PushProviders },
  { subscriptionId }: { subscriptionId: number },
): Promise<void> {
  const found = await store.findSubscription(db, subscriptionId)
  if (!fcm || found?.provider !== 'fcm') return
  const token = await registrationOf(db, fcm, found)
  if (token === null) return store.dropGone(db, found)
  const wanted = [...found.topics, `group-${found.group}`]
  const there = new Set(found.topicsAtFcm)
  const changes = [
    ...wanted.filter((topic) => !there.has(topic)).map((topic) => ({ topic, follows: true })),
    ...found.topicsAtFcm
      .filter((topic) => !wanted.includes(topic))
      .map((topic) => ({ topic, follows: false })),
  ]
  for (const { topic, follows } of changes) {
    if (!(await fcm.follow(token, topic, follows))) return store.dropGone(db, found)
    if (follows) there.add(topic)
    else there.delete(topic)
    await store.setTopicsAtFcm(db, found.id, [...there])
  }
}
