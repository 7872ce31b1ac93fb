import { readdir } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { walFolder } from '~/db/backup/folder'
import { noteSent } from '~/db/backup/sent.server'
import type { Storage } from '~/features/media/storage.server'
import { keyOf, writeSent } from './sent-log.server'

/** ms between two looks into the folder. A look reads its names. */
const everyMs = 5_000

/** Whether a name is one of a file that the archive command has finished. */
const isArchived = (name: string) => /^[0-9A-F]{8}.*\.gz$/.test(name)

/**
 * Sends files of a folder's archived log that a bucket lacks. Keeps in mind those that it has, so that later calls ask it for nothing.
 * A file never changes under its name, so several processes may send the same.
 */
export function logSender(folder: string, bucket: Storage): { send: () => Promise<number> } {
  const wal = walFolder(folder)
  let known: Set<string> | null = null
  return {
    /** Returns the number of files that were sent. Throws StorageFailure. */
    async send() {
      const began = new Date()
      known ??= new Set((await Array.fromAsync(bucket.list())).map(({ key }) => key))
      const missing = (await readdir(wal)).filter((name) => isArchived(name) && !known!.has(keyOf(name)))
      for (const name of missing.toSorted()) {
        await writeSent(bucket, wal, name)
        known.add(keyOf(name))
      }
      await noteSent(folder, began)
      return missing.length
    },
  }
}

/**
 * Sends again and again until `stopping` is aborted: a file is in the bucket a few seconds after PostgreSQL archived it. During a
 * failure it waits in its folder. `tell` hears of a failure at its begin, and of its end with null.
 */
export async function keepSending(
  send: () => Promise<unknown>,
  { stopping, tell }: { stopping: AbortSignal; tell: (failure: unknown) => void },
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
