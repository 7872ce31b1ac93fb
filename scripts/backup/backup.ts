import path from 'node:path'
import { parseArgs } from 'node:util'
import { BackupError } from '~/db/backup/contract'
import { prune } from '~/db/backup/prune.server'
import { isPlainPath } from '~/db/backup/wal.server'
import { EmbeddedPostgresError } from '~/db/embedded/contract'
import { readPlaces } from '~/server/config/config.server'
import { Refusal, runCommand, secondsSince } from '../start/operator.mjs'
import { openCluster } from './cluster'
import { copyShopFiles, takeBackup } from './take-backup'
import { text } from './text'

await runCommand(async () => {
  const { folder, keep, onlyFiles } = readArguments()
  try {
    if (onlyFiles) await backUpFiles(folder)
    else await backUp(folder, keep)
  } catch (error) {
    if (error instanceof BackupError || error instanceof EmbeddedPostgresError)
      throw new Refusal(error.message)
    const { code, syscall, dest, path: file } = error as NodeJS.ErrnoException & { dest?: string }
    throw syscall && code && code !== 'ECONNREFUSED'
      ? new Refusal(text.otherDisk(dest ?? file ?? folder, code))
      : error
  }
})

async function backUpFiles(folder: string): Promise<void> {
  const { dataFolder } = readPlaces(process.env)
  const { names, added } = await copyShopFiles(dataFolder, folder)
  console.log(text.filesCopied(added, names.length).trim())
}

async function backUp(folder: string, keep: number | null): Promise<void> {
  const start = Date.now()
  const cluster = await openCluster(folder)
  try {
    console.log(text.copying)
    const made = await takeBackup(cluster, folder)
    const bytes = made.data.reduce((sum, file) => sum + file.bytes, 0)
    console.log(text.copied(made.name, Math.ceil(bytes / 1024 ** 2), secondsSince(start)))
    console.log(text.orders(made.orders.count, made.orders.kurus))
    console.log(text.filesCopied(0, made.files.length))
    if (keep === null) return
    const gone = await prune(folder, keep, made.files)
    console.log(text.pruned(gone.bases, gone.segments, gone.files))
  } finally {
    await cluster.leave()
  }
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { keep: { type: 'string' }, 'only-files': { type: 'boolean' } },
    })
    const [given, ...others] = positionals
    const keep = values.keep === undefined ? null : Number(values.keep)
    if (given && others.length === 0 && (keep === null || (Number.isInteger(keep) && keep > 0))) {
      const folder = path.resolve(given)
      if (!isPlainPath(folder)) throw new Refusal(text.badPath(folder))
      return { folder, keep, onlyFiles: values['only-files'] ?? false }
    }
  } catch (error) {
    if (error instanceof Refusal) throw error
    // An unknown option prints the usage as well.
  }
  throw new Refusal(text.backupUsage)
}
