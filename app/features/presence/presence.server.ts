import { and, asc, eq, gte, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { nameActors } from '~/features/identity/identity.server'
import { type Present, secondsUntilGone } from './presence'
import { recordPresence } from './tables.server'

/**
 * Notes that a member of the staff has a record open, and returns the others who have, earliest first. A person who comes back after
 * having left opened it anew.
 */
export async function markPresent(
  db: Db,
  { record, userId, now }: { record: string; userId: number; now: Date },
): Promise<Present[]> {
  const gone = new Date(now.getTime() - secondsUntilGone * 1_000)
  const { openedAt, seenAt } = recordPresence
  await db
    .insert(recordPresence)
    .values({ record, userId, openedAt: now, seenAt: now })
    .onConflictDoUpdate({
      target: [recordPresence.record, recordPresence.userId],
      set: {
        seenAt: now,
        openedAt: sql`case when ${seenAt} < ${gone.toISOString()} then ${now.toISOString()}::timestamptz else ${openedAt} end`,
      },
    })
  const others = await db
    .select({ userId: recordPresence.userId, since: openedAt })
    .from(recordPresence)
    .where(and(eq(recordPresence.record, record), ne(recordPresence.userId, userId), gte(seenAt, gone)))
    .orderBy(asc(openedAt))
  if (others.length === 0) return []
  const names = await nameActors(
    db,
    others.map((one) => `user ${one.userId}`),
  )
  return others.map((one) => ({ name: names.get(`user ${one.userId}`) ?? '', since: one.since }))
}

/** Deletes the signs of people who left more than a day ago. */
export async function dropOldPresence(db: Db, now: Date): Promise<void> {
  await db.delete(recordPresence).where(lt(recordPresence.seenAt, new Date(now.getTime() - 86_400_000)))
}
