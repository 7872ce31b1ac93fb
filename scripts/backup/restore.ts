import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { BackupError } from '~/db/backup/contract'
import { walFolder } from '~/db/backup/folder'
import { isPlainPath } from '~/db/backup/wal.server'
import { chooseAccount } from '~/db/embedded/account.server'
import { EmbeddedPostgresError } from '~/db/embedded/contract'
import type { S3Place } from '~/features/media/s3-storage.server'
import { isStorageFailure } from '~/features/media/storage.server'
import { type BackupBucket, openBackupBucket } from '~/server/backups/bucket.server'
import { logSender } from '~/server/backups/send-log.server'
import { readPlaces } from '~/server/config/config.server'
import { openStorage } from '~/server/open-storage.server'
import { Refusal, runCommand } from '../start/operator.mjs'
import { fetchBackup, fetchFiles } from './bucket/fetch'
import { requireBucket, withBucket } from './bucket/with-bucket'
import { readMoment } from './moment'
import { restoreTo } from './restore-to'
import { putFilesBack, requireCopies } from './shop-files'
import { text } from './text'

type Only = 'files' | 'database' | null

await runCommand(async () => {
  const { from, to, into, replace, only, usesBucket } = readArguments()
  const folder = path.resolve(from)
  if (!isPlainPath(folder)) throw new Refusal(text.badPath(folder))
  const places = readPlaces(process.env)
  const dataFolder = into ? path.resolve(into) : places.dataFolder
  // A look at another folder leaves the shop's bucket alone.
  const storage = await openStorage({ dataFolder, s3: into ? null : places.s3 })
  const bucket = usesBucket ? requireBucket(places) : null
  try {
    if (bucket)
      await withBucket(bucket, text.backupBucketUnread, (opened) =>
        fetchMissing(opened, { folder, to, only, dataFolder }),
      )
    if (only === 'files') {
      await requireCopies(folder)
      console.log(text.onlyFilesBack(await putFilesBack(folder, storage)))
      return
    }
    const files = only === 'database' ? null : storage
    const isWhole = await restoreTo({ folder, to: readMoment(to), dataFolder, files, replace }, console.log)
    if (bucket && !into) await sendHistory(bucket, folder)
    if (!isWhole) process.exitCode = 1
  } catch (error) {
    throw explain(error, folder)
  }
})

/** Brings into the folder of backups what it lacks. */
async function fetchMissing(
  bucket: BackupBucket,
  { folder, to, only, dataFolder }: { folder: string; to: string; only: Only; dataFolder: string },
): Promise<void> {
  console.log(text.fetching)
  if (only !== 'files') {
    // A folder that PostgreSQL archives into stays its own.
    const wal = walFolder(folder)
    const account = chooseAccount(existsSync(wal) ? wal : path.join(dataFolder, 'postgres'))
    const { base, segments } = await fetchBackup(bucket, folder, readMoment(to) ?? new Date(), account)
    console.log(text.fetched(base, segments))
  }
  if (only !== 'database') await fetchFiles(bucket, folder)
}

/** Sends the history of the log that the restore began, which the next one from the bucket needs. A failure is no failed restore. */
async function sendHistory(place: S3Place, folder: string): Promise<void> {
  try {
    await logSender(folder, await openBackupBucket(place)).send()
  } catch (error) {
    console.log(text.historyNotSent(place.bucket, (error as Error).message))
  }
}

/** A failure that the operator can mend, as a refusal; any other as it is. */
function explain(error: unknown, folder: string): unknown {
  if (error instanceof BackupError || error instanceof EmbeddedPostgresError)
    return new Refusal(error.message)
  if (isStorageFailure(error)) return new Refusal(text.bucketUnwritten(error.message))
  const { code, syscall, path: file } = error as NodeJS.ErrnoException
  if (!syscall || !code || !file) return error
  const isBackup = code === 'EACCES' && file.startsWith(`${folder}${path.sep}`)
  return new Refusal(isBackup ? text.backupUnreadable(file) : text.cannotWrite(file, code))
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        from: { type: 'string' },
        to: { type: 'string' },
        into: { type: 'string' },
        replace: { type: 'boolean' },
        bucket: { type: 'boolean' },
        'only-database': { type: 'boolean' },
        'only-files': { type: 'boolean' },
      },
    })
    const { from, to = '', into, replace = false, bucket: usesBucket = false } = values
    const { 'only-database': onlyDatabase, 'only-files': onlyFiles } = values
    const only: Only = onlyFiles ? 'files' : onlyDatabase ? 'database' : null
    const fits = onlyFiles ? !to && !replace && !onlyDatabase : to
    if (from && fits) return { from, to, into, replace, only, usesBucket }
  } catch {
    // An unknown option prints the usage as well.
  }
  throw new Refusal(text.restoreUsage)
}
