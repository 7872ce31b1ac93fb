import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import type { Setting } from './settings'
import { settings } from './tables.server'

/** All rows of the settings, by group and key. */
export function readSettings(db: Db) {
  return db.select().from(settings).orderBy(asc(settings.group), asc(settings.key))
}

/** Deletes settings, so that their usual values hold. */
export async function removeSettings(
  db: Transaction,
  rows: readonly Pick<Setting, 'group' | 'key'>[],
): Promise<void> {
  if (rows.length === 0) return
  const own = rows.map(({ group, key }) => and(eq(settings.group, group), eq(settings.key, key)))
  await db.delete(settings).where(or(...own))
}

/** Inserts or replaces settings by group and key; public unless stated otherwise. */
export async function writeSettings(
  db: Transaction,
  rows: readonly (Setting & { isPublic?: boolean })[],
): Promise<void> {
  if (rows.length === 0) return
  await db
    .insert(settings)
    .values(rows.map(({ isPublic = true, ...row }) => ({ ...row, isPublic: isPublic ? 1 : 0 })))
    .onConflictDoUpdate({
      target: [settings.group, settings.key],
      set: { value: sql`excluded.value`, isPublic: sql`excluded.is_public`, updatedAt: sql`now()` },
    })
}
