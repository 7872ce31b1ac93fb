import { readdir } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { BackupError } from '~/db/backup/contract'
import { walFolder } from '~/db/backup/folder'
import { text } from '~/db/backup/text'
import type { BackupBucket } from './bucket.server'
import { requireSameDatabase } from './same-database.server'
import { keyOf, readForBucket, sizeForBucket } from './sent-log.server'

/** ms between two looks into the folder. A look reads its names. */
const usualMs = 5_000

/** Whether a name is one of a file that the archive command has finished. */
const isArchived = (name: string) => /^[0-9A-F]{8}.*\.gz$/.test(name)

/**
 * Sends files of a folder's archived log that a bucket lacks. Keeps in mind those that it has, so that later calls ask it for nothing.
 * A file never changes under its name, so several processes may send the same. Another database is told by BackupError, and so is a copy
 * of this one that went its own way, by the length of its files.
 */
export function logSender(folder: string, { wal: bucket, notes }: Pick<BackupBucket, 'wal' | 'notes'>) {
  const wal = walFolder(folder)
  let known: Map<string, number> | null = null
  /** Names whose sizes are known to agree, or that were sent. */
  const done = new Set<string>()
  return { send }

  /** Returns the number of files that were sent. Throws StorageFailure. Ends early when `stopping` is aborted. */
  async function send(stopping?: AbortSignal): Promise<number> {
    const names = (await readdir(wal)).filter(isArchived).toSorted()
    known ??= await readKnown(names)
    let sent = 0
    for (const name of names) {
      if (done.has(name)) continue
      if (stopping?.aborted) break
      const there = known.get(keyOf(name))
      if (there === undefined) {
        await bucket.write(keyOf(name), await readForBucket(wal, name))
        sent++
      } else if (there !== (await sizeForBucket(wal, name))) throw new BackupError(text.otherLog(name))
      done.add(name)
    }
    return sent
  }

  async function readKnown(names: readonly string[]): Promise<Map<string, number>> {
    await requireSameDatabase(notes, wal, names)
    return new Map((await Array.fromAsync(bucket.list())).map(({ key, size }) => [key, size]))
  }
}

/**
 * Does some sending again and again until `stopping` is aborted. During a failure what is to be sent waits in its folder. `tell` hears of
 * a failure at its begin, and of its end with null.
 */
export async function keepSending(
  send: () => Promise<unknown>,
  {
    stopping,
    tell,
    everyMs = usualMs,
  }: { stopping: AbortSignal; tell: (failure: unknown) => void; everyMs?: number },
): Promise<void> {
  let isFailing = false
  while (!stopping.aborted) {
    const failure: unknown = await send().then(
      () => null,
      (error: unknown) => error,
    )
    if (failure !== null && !isFailing) tell(failure)
    if (failure === null && isFailing) tell(null)
    isFailing = failure !== null
    await pause(everyMs, undefined, { signal: stopping }).catch(() => undefined)
  }
}
