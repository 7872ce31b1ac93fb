import { readdir } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { BackupError } from '~/db/backup/contract'
import { walFolder } from '~/db/backup/folder'
import { text } from '~/db/backup/text'
import type { Storage } from '~/features/media/storage.server'
import { keyOf, readForBucket, sizeForBucket } from './sent-log.server'

/** ms between two looks into the folder. A look reads its names. */
const usualMs = 5_000

/** Whether a name is one of a file that the archive command has finished. */
const isArchived = (name: string) => /^[0-9A-F]{8}.*\.gz$/.test(name)

/**
 * Sends files of a folder's archived log that a bucket lacks. Keeps in mind those that it has, so that later calls ask it for nothing.
 * A file never changes under its name, so several processes may send the same; a file of another size is one of another database, and
 * BackupError tells so.
 */
export function logSender(folder: string, bucket: Storage) {
  const wal = walFolder(folder)
  let known: Map<string, number> | null = null
  /** Names whose sizes are known to agree, or that were sent. */
  const done = new Set<string>()
  return { send }

  /** Returns the number of files that were sent. Throws StorageFailure. Ends early when `stopping` is aborted. */
  async function send(stopping?: AbortSignal): Promise<number> {
    known ??= new Map((await Array.fromAsync(bucket.list())).map(({ key, size }) => [key, size]))
    let sent = 0
    for (const name of (await readdir(wal)).filter(isArchived).toSorted()) {
      if (done.has(name)) continue
      if (stopping?.aborted) break
      const there = known.get(keyOf(name))
      if (there === undefined) {
        await bucket.write(keyOf(name), await readForBucket(wal, name))
        sent++
      } else if (there !== (await sizeForBucket(wal, name))) throw new BackupError(text.otherDatabase(name))
      done.add(name)
    }
    return sent
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
