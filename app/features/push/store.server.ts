import { and, eq, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import type { AnnouncementTopic } from '~/features/announcements/announcements'
import type { PushGroup, PushKeys, PushProviderName } from './push'
import { pushSubscriptions } from './tables.server'

type NewSubscription = {
  shopperId: number
  sessionId: number | null
  provider: PushProviderName
  token: string
  keys: PushKeys | null
  agent: string
  hasMobileApp: boolean
  topics: AnnouncementTopic[]
  group: PushGroup
  now: Date
}

/** Adds a device, or renews the row of its token. */
export async function saveSubscription(
  db: Transaction,
  { keys, now, ...input }: NewSubscription,
): Promise<{ id: number; isNew: boolean }> {
  const row = { ...input, p256dh: keys?.p256dh ?? null, auth: keys?.auth ?? null, seenAt: now }
  const [saved] = await db
    .insert(pushSubscriptions)
    .values({ ...row, createdAt: now })
    .onConflictDoUpdate({ target: pushSubscriptions.token, set: row })
    .returning({ id: pushSubscriptions.id, isNew: sql<boolean>`xmax = 0` })
  return saved!
}

/** A registered device with its owner; null for an unknown token. */
export async function findByToken(db: Db, token: string) {
  const [found] = await db
    .select({
      id: pushSubscriptions.id,
      shopperId: pushSubscriptions.shopperId,
      provider: pushSubscriptions.provider,
      topics: pushSubscriptions.topics,
      group: pushSubscriptions.group,
      isGuests: sql<boolean>`(select user_id is null from shoppers where id = ${pushSubscriptions.shopperId})`,
    })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.token, token))
  return found ?? null
}

/** Writes that a device was seen, with the owner and the group of this visit. */
export async function markSeen(
  db: Transaction,
  id: number,
  { now, ...seen }: Pick<NewSubscription, 'shopperId' | 'sessionId' | 'group' | 'hasMobileApp' | 'now'>,
): Promise<void> {
  await db
    .update(pushSubscriptions)
    .set({ ...seen, seenAt: now })
    .where(eq(pushSubscriptions.id, id))
}

export async function setTopics(db: Transaction, id: number, topics: AnnouncementTopic[]): Promise<void> {
  await db.update(pushSubscriptions).set({ topics }).where(eq(pushSubscriptions.id, id))
}

/** Deletes the devices of a shopper beyond a number, those first that were not seen for the longest time. */
export async function dropBeyond(db: Transaction, shopperId: number, most: number): Promise<void> {
  await db.execute(sql`
    delete from push_subscriptions where id in (
      select id from push_subscriptions where shopper_id = ${shopperId} order by seen_at desc, id desc offset ${most})`)
}

/** A device for a delivery; null when it is gone. */
export async function findSubscription(db: Db, id: number) {
  const [found] = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, id))
  return found ?? null
}

/** Deletes a device that its provider no longer knows, unless it was registered again meanwhile. */
export async function dropGone(db: Db, { id, token }: { id: number; token: string }): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.token, token)))
}

export async function setRegistration(db: Db, id: number, registration: string): Promise<void> {
  await db.update(pushSubscriptions).set({ registration }).where(eq(pushSubscriptions.id, id))
}

export async function setTopicsAtFcm(db: Db, id: number, topics: string[]): Promise<void> {
  await db.update(pushSubscriptions).set({ topicsAtFcm: topics }).where(eq(pushSubscriptions.id, id))
}
