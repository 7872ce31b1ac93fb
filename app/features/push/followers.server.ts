import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import type { AnnouncementTopic } from '~/features/announcements/announcements'
import type { Visitor } from '~/features/identity/identity'
import { findShopper } from '~/features/identity/identity.server'
import { recipientOf } from './consent.server'
import type { PushGroup } from './push'
import { pushSubscriptions } from './tables.server'

/** A device that may follow topics, with its recipient in the log of consents. `userId`: null for guests. */
export type Follower = {
  id: number
  userId: number | null
  topics: readonly AnnouncementTopic[]
  recipient: string
}

/** The devices of some groups that follow a topic. */
export function listFollowers(
  db: Db,
  topic: AnnouncementTopic,
  groups: readonly PushGroup[],
): Promise<Follower[]> {
  return read(db, sql`p.topics @> array[${topic}] and p."group" = any(${sql.param([...groups])}::text[])`)
}

/** Some devices; those that are gone are left out. */
export async function readFollowers(db: Db, ids: readonly number[]): Promise<Follower[]> {
  return ids.length === 0 ? [] : read(db, sql`p.id = any(${sql.param([...ids])}::bigint[])`)
}

/** The ids of the visitor's own devices. */
export async function listOwnDevices(db: Db, visitor: Visitor): Promise<number[]> {
  const shopper = await findShopper(db, visitor)
  if (shopper === null) return []
  const { id, shopperId } = pushSubscriptions
  const rows = await db.select({ id }).from(pushSubscriptions).where(eq(shopperId, shopper))
  return rows.map((row) => row.id)
}

async function read(db: Db, which: SQL): Promise<Follower[]> {
  const { rows } = await db.execute<Omit<Follower, 'recipient'> & { token: string }>(sql`
    select p.id::int, s.user_id as "userId", p.topics, p.token
    from push_subscriptions p join shoppers s on s.id = p.shopper_id
    where ${which} order by p.id`)
  return rows.map(({ token, ...row }) => ({ ...row, recipient: recipientOf(row.userId, token) }))
}
