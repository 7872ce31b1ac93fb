import { desc, eq } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { readStored } from '../blocks/read-blocks.server'
import type { ContentState } from '../content'
import { readVersion } from '../store.server'
import { contentVersions } from '../tables.server'
import { type Difference, differenceOf } from './difference'
import { stateOf } from './state'

/** A version as the list of versions shows it. `isShown`: visitors see this one now. */
export type VersionLine = {
  number: number
  title: string
  version: string
  state: ContentState
  publishAt: Date | null
  isShown: boolean
  savedBy: string
  savedAt: Date
}

/** All versions of a content, the newest first; empty for an unknown content. */
export async function listVersions(db: Db, contentId: number, now: Date): Promise<VersionLine[]> {
  const rows = await db
    .select({
      number: contentVersions.number,
      title: contentVersions.title,
      version: contentVersions.version,
      status: contentVersions.status,
      publishAt: contentVersions.publishAt,
      savedBy: contentVersions.savedBy,
      savedAt: contentVersions.savedAt,
    })
    .from(contentVersions)
    .where(eq(contentVersions.contentId, contentId))
    .orderBy(desc(contentVersions.number))
  const newest = rows.find(({ publishAt }) => publishAt !== null && publishAt <= now)
  return rows.map(({ status, ...row }) => ({
    ...row,
    state: stateOf({ status, publishAt: row.publishAt }, now),
    isShown: newest?.number === row.number && status === 'published',
  }))
}

/**
 * The difference of two versions of a content, by default of the newest one and the one before it; null when one of them
 * does not exist.
 */
export async function compareVersions(
  db: Db,
  contentId: number,
  { from, to }: { from?: number; to?: number },
): Promise<Difference | null> {
  const after = await readVersion(db, contentId, to)
  const before = after && (await readVersion(db, contentId, from ?? Math.max(1, after.number - 1)))
  if (!before || !after) return null
  return differenceOf(
    { ...before, blocks: readStored(before.blocks) },
    { ...after, blocks: readStored(after.blocks) },
  )
}
