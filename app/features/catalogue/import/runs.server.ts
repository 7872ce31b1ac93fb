import { createHash } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import type { ImportFile } from './format'
import { importRuns } from './tables.server'

export type ImportStatus = 'created' | 'updated' | 'unchanged' | 'skipped'
export type Counts = Record<ImportStatus, number>

/** Progress of an import. `id` is null for a dry run, which is not recorded. */
export type Progress = { id: number | null; position: number; counts: Counts; reportBytes: number }

/** The state of an import that has read nothing yet. */
export function newProgress(): Progress {
  return {
    id: null,
    position: 0,
    counts: { created: 0, updated: 0, unchanged: 0, skipped: 0 },
    reportBytes: 0,
  }
}

/** The unfinished import of the same file with the same options, or a new one; `restart` discards the unfinished one. */
export function openRun(
  db: Db,
  run: { fingerprint: string; reference: string; restart: boolean },
): Promise<Progress> {
  const { fingerprint, reference, restart } = run
  return transaction(db, async (db) => {
    const unfinished = and(eq(importRuns.fingerprint, fingerprint), isNull(importRuns.finishedAt))
    if (restart) await db.delete(importRuns).where(unfinished)
    const [found] = await db.select().from(importRuns).where(unfinished)
    if (found) {
      const { id, position, reportBytes, created, updated, unchanged, skipped } = found
      return { id, position, reportBytes, counts: { created, updated, unchanged, skipped } }
    }
    const [added] = await db.insert(importRuns).values({ fingerprint, reference }).returning()
    return { ...newProgress(), id: added!.id }
  })
}

/** Another process imports the same file and has advanced the run first. */
export class OvertakenError extends Error {}

/** Records the progress of a run in the transaction that writes its items. Throws OvertakenError. */
export async function advanceRun(db: Transaction, before: Progress, after: Progress): Promise<void> {
  if (before.id === null) return
  const { position, counts, reportBytes } = after
  const moved = await db
    .update(importRuns)
    .set({ position, reportBytes, ...counts })
    .where(and(eq(importRuns.id, before.id), eq(importRuns.position, before.position)))
    .returning({ id: importRuns.id })
  if (moved.length === 0) throw new OvertakenError(`import run ${before.id}`)
}

/** Marks an import as finished, so that the next one of the same file starts anew. Does nothing in a trial run. */
export async function finishRun(db: Db, { id }: Progress): Promise<void> {
  if (id !== null)
    await db
      .update(importRuns)
      .set({ finishedAt: sql`now()` })
      .where(eq(importRuns.id, id))
}

/** A hash of a file's content and of the options that affect the result. */
export async function fingerprintOf(file: ImportFile, options: object): Promise<string> {
  const digest = createHash('sha256').update(JSON.stringify(options))
  for await (const chunk of file()) digest.update(chunk)
  return digest.digest('hex')
}
