import { and, asc, eq, or } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { most, type SavedView } from './saved-views'
import { savedViews } from './tables.server'

/** The person's own views of a list and those that others share, by name. */
export async function listSavedViews(db: Db, userId: number, list: string): Promise<SavedView[]> {
  const rows = await db
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.list, list), or(eq(savedViews.userId, userId), eq(savedViews.shared, true))))
    .orderBy(asc(savedViews.name), asc(savedViews.id))
    .limit(100)
  return rows.map(({ id, name, query, shared, userId: by }) => ({
    id,
    name,
    query,
    shared,
    own: by === userId,
  }))
}

/** Saves a view; one of the same name is replaced. Refused when the person has too many of the list. */
export async function saveView(
  db: Db,
  userId: number,
  { list, name, query, shared }: { list: string; name: string; query: string; shared: boolean },
): Promise<'saved' | 'too_many'> {
  const own = and(eq(savedViews.userId, userId), eq(savedViews.list, list))
  const [isKnown, count] = [
    await db.$count(savedViews, and(own, eq(savedViews.name, name))),
    await db.$count(savedViews, own),
  ]
  if (isKnown === 0 && count >= most.views) return 'too_many'
  await db
    .insert(savedViews)
    .values({ userId, list, name, query, shared })
    .onConflictDoUpdate({
      target: [savedViews.userId, savedViews.list, savedViews.name],
      set: { query, shared },
    })
  return 'saved'
}

/** Deletes one of the person's own views; does nothing for others. */
export async function removeView(db: Db, userId: number, id: number): Promise<void> {
  await db.delete(savedViews).where(and(eq(savedViews.userId, userId), eq(savedViews.id, id)))
}
