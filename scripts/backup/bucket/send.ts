import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { backedUpFiles, finishedAt, walFolder } from '~/db/backup/folder'
import { listBaseNames } from '~/db/backup/manifest.server'
import { expectNote, sentNote, writeNote } from '~/db/backup/notes.server'
import type { BackupBucket } from '~/server/backups/bucket.server'
import { wholeNames } from '~/server/backups/parts.server'
import { keepSending, logSender } from '~/server/backups/send-log.server'
import { neverChanges } from '../../db/files'
import { copyFiles, eachFile, listByKey } from '../../files/copy-files'
import { Refusal } from '../../start/operator.mjs'
import { type Copies, copiesIn, pruneCopies } from '../shop-files'
import { text } from '../text'
import { pruneBucket } from './prune-bucket'
import { sendBases } from './send-base'

type Tell = (line: string) => void

/**
 * Sends bases, the log and, when the backup has them, copies of pictures and documents that the bucket lacks. Then keeps so many bases
 * there; null: all. `files`: names of the shop's pictures and documents; null: they are left to a command of their own.
 */
export async function sendBackup(
  bucket: BackupBucket,
  folder: string,
  { files, keep }: { files: readonly string[] | null; keep: number | null },
  tell: Tell,
): Promise<void> {
  const began = new Date()
  const segments = await logSender(folder, bucket).send()
  const sent = await sendBases(folder, bucket.bases)
  await writeNote(sentNote(folder), began)
  tell(text.sent(sent.names.length, Math.ceil(sent.bytes / 1024 ** 2), segments))
  if (files) tell(text.filesSent(await sendFiles(bucket, folder)))
  if (keep === null) return
  const gone = await pruneBucket(bucket, keep)
  tell(text.prunedSent(gone.bases, gone.segments))
  if (files) tell(text.filesPrunedSent(await pruneCopies(await copiesInBucket(bucket), files)))
}

/** Sends copies of pictures and documents that the bucket lacks. Returns their number. It lists all of them. */
export async function sendFiles(bucket: BackupBucket, folder: string): Promise<number> {
  const began = new Date()
  const { copied } = await copyFiles(copiesIn(folder), bucket.files, { isThere: neverChanges })
  await writeNote(comparedNote(folder), began)
  return copied
}

/** When folder and bucket were last compared. Its name cannot be one of a copy. */
const comparedNote = (folder: string) => path.join(backedUpFiles(folder), '.compared')

/** ms after which folder and bucket are compared anew; until then only copies that were added since are sent. */
const compareMs = 24 * 3_600_000

/**
 * The same for a command of every minute, which asks the bucket for its list once a day. Returns the number of copies and whether it
 * did.
 */
export async function sendNewFiles(
  bucket: BackupBucket,
  folder: string,
): Promise<{ sent: number; compared: boolean }> {
  const compared = await stat(comparedNote(folder)).catch(() => null)
  if (!compared || Date.now() - compared.mtimeMs > compareMs)
    return { sent: await sendFiles(bucket, folder), compared: true }
  // A copy gets its time when it is written, and the note has that of the comparison's begin: with one minute for other clocks.
  const since = compared.mtimeMs - 60_000
  const copies = copiesIn(folder)
  let sent = 0
  await eachFile(copies.list(), async ({ key }) => {
    const { mtimeMs } = await stat(path.join(backedUpFiles(folder), key))
    if (mtimeMs < since || (await bucket.files.size(key)) !== null) return
    const bytes = await copies.read(key)
    if (!bytes) return
    await bucket.files.write(key, bytes)
    sent++
  })
  return { sent, compared: false }
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

/**
 * Sends the log and bases as they appear in the folder, until the process is told to stop: both at the same time, since a base takes
 * long. `keep`: as for sendBackup.
 */
export async function sendOn(
  bucket: BackupBucket,
  folder: string,
  keep: number | null,
  tell: Tell,
): Promise<void> {
  if (!existsSync(walFolder(folder))) throw new Refusal(text.noLog(folder))
  // Metrics then tell also of a bucket that was never reached.
  await expectNote(sentNote(folder))
  const stopping = new AbortController()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopping.abort())
  tell(text.following(folder))

  let basesFail = false
  const log = logSender(folder, bucket)
  let isLogSent = false
  const sendLog = async () => {
    const began = new Date()
    await log.send(stopping.signal)
    isLogSent = true
    if (!basesFail && !stopping.signal.aborted) await writeNote(sentNote(folder), began)
  }
  let newest: string | undefined
  const sendNewBases = async () => {
    const present = listBaseNames(folder).at(-1)
    // A base is worth nothing without its log, which also tells whether the bucket is this database's.
    if (present === newest || !isLogSent) return
    const { names, bytes } = await sendBases(folder, bucket.bases)
    if (names.length > 0) tell(text.basesSent(names.join(', '), Math.ceil(bytes / 1024 ** 2)))
    if (keep !== null) {
      const gone = await pruneBucket(bucket, keep)
      tell(text.prunedSent(gone.bases, gone.segments))
    }
    newest = present
  }
  await Promise.race([
    Promise.all([
      keepSending(sendLog, {
        stopping: stopping.signal,
        tell: (failure) =>
          tell(failure === null ? text.sendingAgain : text.notSent((failure as Error).message)),
      }),
      keepSending(sendNewBases, {
        stopping: stopping.signal,
        tell(failure) {
          basesFail = failure !== null
          tell(failure === null ? text.basesSentAgain : text.basesNotSent((failure as Error).message))
        },
      }),
    ]),
    stopped(stopping.signal),
  ])
}

/** Resolves a second after the signal: a part that is on its way is left, and sent again after the next start. */
async function stopped(signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  await pause(1_000)
}
