import { existsSync } from 'node:fs'
import { finishedAt, walFolder } from '~/db/backup/folder'
import { listBaseNames } from '~/db/backup/manifest.server'
import { isStorageFailure } from '~/features/media/storage.server'
import type { S3Place } from '~/features/media/s3-storage.server'
import { type BackupBucket, openBackupBucket } from '~/server/backups/bucket.server'
import { keepSending, logSender } from '~/server/backups/send-log.server'
import { wholeNames } from '~/server/backups/parts.server'
import { neverChanges } from '../../db/files'
import { copyFiles, listByKey } from '../../files/copy-files'
import { Refusal } from '../../start/operator.mjs'
import { type Copies, copiesIn } from '../shop-files'
import { text } from '../text'
import { pruneBucket } from './prune-bucket'
import { sendBases } from './send-base'

type Tell = (line: string) => void

/** Does some work with a bucket of backups. Its failure is a refusal that tells the operator what to do. */
export async function withBucket<T>(place: S3Place, work: (bucket: BackupBucket) => Promise<T>): Promise<T> {
  try {
    return await work(await openBackupBucket(place))
  } catch (error) {
    throw isStorageFailure(error) ? new Refusal(text.backupBucketFailed(place.bucket, error.message)) : error
  }
}

/**
 * Sends bases and the log that the bucket lacks. `files`: names of the shop's pictures and documents, whose copies are sent too; null:
 * they are left to a command of their own. Then keeps so many bases there; null: all.
 */
export async function sendBackup(
  bucket: BackupBucket,
  folder: string,
  { files, keep }: { files: readonly string[] | null; keep: number | null },
  tell: Tell,
): Promise<void> {
  const sent = await sendBases(folder, bucket.bases)
  const segments = await logSender(folder, bucket.wal).send()
  tell(text.sent(sent.names.length, Math.ceil(sent.bytes / 1024 ** 2), segments))
  if (files) await sendFiles(bucket, folder, tell)
  if (keep === null) return
  const gone = await pruneBucket(bucket, keep, files)
  tell(text.prunedSent(gone.bases, gone.segments, gone.files))
}

/** Sends copies of pictures and documents that the bucket lacks. */
export async function sendFiles(bucket: BackupBucket, folder: string, tell: Tell): Promise<void> {
  const { copied } = await copyFiles(copiesIn(folder), bucket.files, { isThere: neverChanges })
  tell(text.filesSent(copied))
}

/** The copies of a bucket, for pruneCopies. */
export async function copiesInBucket({ bases, files, notes }: BackupBucket): Promise<Copies> {
  const key = 'missed.json'
  return {
    storage: files,
    oldest: finishedAt(wholeNames((await listByKey(bases)).keys())[0]),
    read: async () => (await notes.read(key))?.toString() ?? null,
    write: (note) => notes.write(key, Buffer.from(note)),
  }
}

/** Sends the log and bases as they appear in the folder, until the process is told to stop. `keep`: as for sendBackup. */
export async function sendOn(
  bucket: BackupBucket,
  folder: string,
  keep: number | null,
  tell: Tell,
): Promise<void> {
  if (!existsSync(walFolder(folder))) throw new Refusal(text.noLog(folder))
  const stopping = new AbortController()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopping.abort())
  const log = logSender(folder, bucket.wal)
  let newest: string | undefined
  const send = async () => {
    await log.send()
    if (listBaseNames(folder).at(-1) === newest) return
    await sendBackup(bucket, folder, { files: null, keep }, tell)
    newest = listBaseNames(folder).at(-1)
  }
  tell(text.following(folder))
  await keepSending(send, {
    stopping: stopping.signal,
    tell: (failure) => tell(failure === null ? text.sendingAgain : text.notSent((failure as Error).message)),
  })
}
