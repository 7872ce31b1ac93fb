import path from 'node:path'
import { parseArgs } from 'node:util'
import { BackupError } from '~/db/backup/contract'
import { basesFolder } from '~/db/backup/folder'
import { prune } from '~/db/backup/prune.server'
import { isPlainPath } from '~/db/backup/wal.server'
import { EmbeddedPostgresError } from '~/db/embedded/contract'
import type { S3Place } from '~/features/media/s3-storage.server'
import { filesFolder, isStorageFailure } from '~/features/media/storage.server'
import type { BackupBucket } from '~/server/backups/bucket.server'
import { type Places, readPlaces } from '~/server/config/config.server'
import { openStorage } from '~/server/open-storage.server'
import { Refusal, runCommand, secondsSince } from '../start/operator.mjs'
import { copiesInBucket, sendBackup, sendNewFiles, sendOn } from './bucket/send'
import { requireBucket, withBucket } from './bucket/with-bucket'
import { openCluster } from './cluster'
import { copiesOf, copyShopFiles, pruneCopies } from './shop-files'
import { takeBackup } from './take-backup'
import { text } from './text'

type Options = ReturnType<typeof readArguments>

await runCommand(async () => {
  const options = readArguments()
  const places = readPlaces(process.env)
  if (options.keepSent !== null) requireBucket(places)
  try {
    const { folder, keepSent } = options
    if (options.follows) {
      await sendingTo(requireBucket(places), (bucket) => sendOn(bucket, folder, keepSent, tell))
      // A part may still be on its way.
      process.exit()
    }
    if (options.only === 'files') await backUpFiles(places, options)
    else await backUp(places, options)
  } catch (error) {
    throw explain(error, places, options.folder)
  }
})

async function backUpFiles(places: Places, { folder, prunes }: Options): Promise<void> {
  const { names, added } = await copyShopFiles(await openStorage(places), folder)
  tell(text.filesCopied(added, names.length).trim())
  if (places.backupS3)
    await sendingTo(places.backupS3, async (bucket) => {
      const { sent, compared } = await sendNewFiles(bucket, folder)
      tell(text.filesSent(sent))
      if (prunes && compared)
        tell(text.filesPrunedSent(await pruneCopies(await copiesInBucket(bucket), names)))
    })
  if (prunes) tell(text.filesPruned(await pruneCopies(copiesOf(folder), names)))
}

async function backUp(places: Places, { folder, keep, keepSent, only }: Options): Promise<void> {
  const start = Date.now()
  const storage = only === 'database' ? null : await openStorage(places)
  const cluster = await openCluster(places, folder)
  try {
    tell(text.copying)
    const { name, data, orders, files } = await takeBackup(cluster, folder, storage)
    const bytes = data.reduce((sum, file) => sum + file.bytes, 0)
    tell(text.copied(name, Math.ceil(bytes / 1024 ** 2), secondsSince(start)))
    tell(text.orders(orders.count, orders.kurus))
    tell(files ? text.filesCopied(0, files.length) : text.filesElsewhere)
    // A bucket that is away must not fill the folder's disk.
    const sending = places.backupS3
      ? sendingTo(places.backupS3, (bucket) => sendBackup(bucket, folder, { files, keep: keepSent }, tell))
      : Promise.resolve()
    const failure = await sending.then(
      () => null,
      (error: unknown) => error,
    )
    if (keep !== null) {
      const gone = await prune(folder, keep, files)
      tell(text.pruned(gone.bases, gone.segments, gone.files))
    }
    if (failure !== null) throw failure
  } finally {
    await cluster.leave()
  }
}

function sendingTo(place: S3Place, send: (bucket: BackupBucket) => Promise<void>): Promise<void> {
  return withBucket(place, text.backupBucketFailed, send)
}

function tell(line: string): void {
  console.log(line)
}

/** A failure that the operator can mend, as a refusal; any other as it is. */
function explain(error: unknown, { dataFolder, s3 }: Places, folder: string): unknown {
  if (error instanceof BackupError || error instanceof EmbeddedPostgresError)
    return new Refusal(error.message)
  if (isStorageFailure(error)) return new Refusal(text.bucketUnread(s3?.bucket ?? '', error.message))
  const { code, syscall, dest, path: file } = error as NodeJS.ErrnoException & { dest?: string }
  if (!syscall || !code || code === 'ECONNREFUSED') return error
  if (code === 'EACCES' && file?.startsWith(filesFolder(dataFolder)))
    return new Refusal(text.filesUnreadable(file))
  if (code === 'EACCES' && syscall === 'scandir' && file === basesFolder(folder))
    return new Refusal(text.basesUnreadable(file))
  return new Refusal(text.otherDisk(dest ?? file ?? folder, code))
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        keep: { type: 'string' },
        'keep-sent': { type: 'string' },
        follow: { type: 'boolean' },
        'only-database': { type: 'boolean' },
        'only-files': { type: 'boolean' },
        prune: { type: 'boolean' },
      },
    })
    const { 'only-database': onlyDatabase, 'only-files': onlyFiles, prune: prunes = false } = values
    const { follow: follows = false } = values
    const [given, ...others] = positionals
    const [keep, keepSent] = [values.keep, values['keep-sent']].map(readCount)
    const isPart = Boolean(onlyFiles) || Boolean(onlyDatabase)
    const fits = follows
      ? !values.keep && !isPart && !prunes
      : onlyFiles
        ? !values.keep && !values['keep-sent'] && !onlyDatabase
        : !prunes
    if (given && others.length === 0 && keep !== undefined && keepSent !== undefined && fits) {
      const folder = path.resolve(given)
      if (!isPlainPath(folder)) throw new Refusal(text.badPath(folder))
      const only = onlyFiles ? ('files' as const) : onlyDatabase ? ('database' as const) : null
      return { folder, keep, keepSent, only, prunes, follows }
    }
  } catch (error) {
    if (error instanceof Refusal) throw error
    // An unknown option prints the usage as well.
  }
  throw new Refusal(text.backupUsage)
}

/** A number of bases that are kept; null: none was given; undefined: it is none. */
function readCount(given: string | undefined): number | null | undefined {
  if (given === undefined) return null
  const count = Number(given)
  return Number.isInteger(count) && count > 0 ? count : undefined
}
