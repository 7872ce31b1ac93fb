import { setTimeout as pause } from 'node:timers/promises'
import { sentNote, writeNote } from '~/db/backup/notes.server'
import type { S3Place } from '~/features/media/s3-storage.server'
import type { Log } from '../log.server'
import { openBackupBucket } from './bucket.server'
import { keepSending, logSender } from './send-log.server'

/** Sends the embedded PostgreSQL's archived log to the bucket of backups. Returns a function that ends it, within a second. */
export async function sendArchive(folder: string, place: S3Place, log: Log): Promise<() => Promise<void>> {
  const sender = logSender(folder, await openBackupBucket(place))
  const stopping = new AbortController()
  const send = async () => {
    const began = new Date()
    await sender.send(stopping.signal)
    if (!stopping.signal.aborted) await writeNote(sentNote(folder), began)
  }
  const sending = keepSending(send, {
    stopping: stopping.signal,
    tell: (err) =>
      err === null
        ? log.info('the log reaches the bucket of backups again')
        : log.warn({ err }, 'the log does not reach the bucket of backups'),
  })
  return async () => {
    stopping.abort()
    // A bucket that is silent must not hold up the stop; the log waits in its folder.
    await Promise.race([sending, pause(1_000)])
  }
}
