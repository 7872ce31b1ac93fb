import { statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { filesFolder, isStorageFailure } from '~/features/media/storage.server'
import { readPlaces } from '~/server/config/config.server'
import { openStorage } from '~/server/open-storage.server'
import { openShopDatabase } from './connect'
import { requireBucket } from '../backup/bucket/with-bucket'
import { sendDump } from './dump-bucket'
import { copyFilesAround, filesOf } from './files'
import { text } from './text'
import { writeDump } from './write-dump'
import { Refusal, runCommand } from '../start/operator.mjs'

await runCommand(async () => {
  const { file, withoutFiles, isSent } = readArguments()
  const places = readPlaces(process.env)
  const bucket = isSent ? requireBucket(places) : null
  const database = await openShopDatabase({ mayBeNew: false })
  try {
    const dump = async () => {
      const rows = Object.values(await writeDump(database.url, file))
      const total = rows.reduce((sum, count) => sum + count, 0)
      console.log(text.dumped(file, rows.length, total, Math.ceil(statSync(file).size / 1024)))
    }
    if (withoutFiles) {
      await dump()
      const { s3, dataFolder } = database.files
      console.log(s3 ? text.bucketLeftOut(s3.bucket) : text.filesLeftOut(filesFolder(dataFolder)))
    } else {
      const count = await copyFilesAround(await openStorage(database.files), file, dump)
      console.log(text.filesDumped(filesOf(file), count))
    }
    if (!bucket) return
    const { bytes, files } = await sendDump(places, file, { withoutFiles })
    console.log(text.dumpSent(bucket.bucket, Math.ceil(bytes / 1024), files))
  } catch (error) {
    if (isStorageFailure(error)) throw new Refusal(text.bucketUnread(error.message))
    const { code, syscall, dest, path = file } = error as NodeJS.ErrnoException & { dest?: string }
    throw syscall && code ? new Refusal(text.cannotWrite(dest ?? path, code)) : error
  } finally {
    await database.leave()
  }
})

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { 'without-files': { type: 'boolean' }, bucket: { type: 'boolean' } },
    })
    const [file, ...others] = positionals
    if (file && others.length === 0)
      return { file, withoutFiles: values['without-files'] ?? false, isSent: values.bucket ?? false }
  } catch {
    // An unknown option prints the usage as well.
  }
  throw new Refusal(text.dumpUsage)
}
