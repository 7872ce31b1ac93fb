import path from 'node:path'
import { parseArgs } from 'node:util'
import { BackupError } from '~/db/backup/contract'
import { basesFolder } from '~/db/backup/folder'
import { prune } from '~/db/backup/prune.server'
import { isPlainPath } from '~/db/backup/wal.server'
import { EmbeddedPostgresError } from '~/db/embedded/contract'
import { filesFolder, isStorageFailure } from '~/features/media/storage.server'
import { type Places, readPlaces } from '~/server/config/config.server'
import { openStorage } from '~/server/open-storage.server'
import { Refusal, runCommand, secondsSince } from '../start/operator.mjs'
import { openCluster } from './cluster'
import { copyShopFiles, pruneCopies } from './shop-files'
import { takeBackup } from './take-backup'
import { text } from './text'

type Options = ReturnType<typeof readArguments>

await runCommand(async () => {
  const options = readArguments()
  const places = readPlaces(process.env)
  try {
    if (options.only === 'files') await backUpFiles(places, options)
    else await backUp(places, options)
  } catch (error) {
    throw explain(error, places, options.folder)
  }
})

async function backUpFiles(places: Places, { folder, prunes }: Options): Promise<void> {
  const { names, added } = await copyShopFiles(await openStorage(places), folder)
  console.log(text.filesCopied(added, names.length).trim())
  if (prunes) console.log(text.filesPruned(await pruneCopies(folder, names)))
}

async function backUp(places: Places, { folder, keep, only }: Options): Promise<void> {
  const start = Date.now()
  const storage = only === 'database' ? null : await openStorage(places)
  const cluster = await openCluster(places, folder)
  try {
    console.log(text.copying)
    const made = await takeBackup(cluster, folder, storage)
    const bytes = made.data.reduce((sum, file) => sum + file.bytes, 0)
    console.log(text.copied(made.name, Math.ceil(bytes / 1024 ** 2), secondsSince(start)))
    console.log(text.orders(made.orders.count, made.orders.kurus))
    console.log(made.files ? text.filesCopied(0, made.files.length) : text.filesElsewhere)
    if (keep === null) return
    const gone = await prune(folder, keep, made.files)
    console.log(text.pruned(gone.bases, gone.segments, gone.files))
  } finally {
    await cluster.leave()
  }
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
        'only-database': { type: 'boolean' },
        'only-files': { type: 'boolean' },
        prune: { type: 'boolean' },
      },
    })
    const { 'only-database': onlyDatabase, 'only-files': onlyFiles, prune: prunes = false } = values
    const [given, ...others] = positionals
    const keep = values.keep === undefined ? null : Number(values.keep)
    const isCount = keep === null || (Number.isInteger(keep) && keep > 0)
    const fits = onlyFiles ? keep === null && !onlyDatabase : !prunes
    if (given && others.length === 0 && isCount && fits) {
      const folder = path.resolve(given)
      if (!isPlainPath(folder)) throw new Refusal(text.badPath(folder))
      const only = onlyFiles ? ('files' as const) : onlyDatabase ? ('database' as const) : null
      return { folder, keep, only, prunes }
    }
  } catch (error) {
    if (error instanceof Refusal) throw error
    // An unknown option prints the usage as well.
  }
  throw new Refusal(text.backupUsage)
}
