import { parseArgs } from 'node:util'
import { readPlaces } from '../../app/server/config/config.server'
import { migrateAs } from '~/db/schema/migrate.server'
import { isStorageFailure } from '~/features/media/storage.server'
import { openShopDatabase } from './connect'
import { fetchDump } from './dump-bucket'
import { filesOf, putFilesBack } from './files'
import { restoreDump } from './restore-dump'
import { text } from './text'
import { Refusal, runCommand } from '../start/operator.mjs'

await runCommand(async () => {
  const { file, force, withoutJobs, withoutFiles, usesBucket } = readArguments()
  const places = readPlaces(process.env)
  if (usesBucket) await fetchDump(places, file)
  const database = await openShopDatabase({ mayBeNew: true })
  try {
    const { databaseUrl, databaseOwnerUrl } = places
    const onUpgrade = () => console.log(text.upgrading)
    const rows = Object.values(await restoreDump(database.url, file, { force, withoutJobs, onUpgrade }))
    console.log(
      text.restored(
        rows.length,
        rows.reduce((sum, count) => sum + count, 0),
      ),
    )
    if (databaseUrl && databaseOwnerUrl) await migrateAs(databaseOwnerUrl, databaseUrl)
    if (withoutFiles) return
    const count = await putFilesBack(file, database.files).catch((error: unknown) => {
      throw isStorageFailure(error) ? new Refusal(text.bucketUnwritten(error.message)) : error
    })
    console.log(count === null ? text.noFiles(filesOf(file)) : text.filesRestored(count))
  } finally {
    await database.leave()
  }
})

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        force: { type: 'boolean' },
        'without-jobs': { type: 'boolean' },
        'without-files': { type: 'boolean' },
        bucket: { type: 'boolean' },
      },
    })
    const [file, ...others] = positionals
    if (file && others.length === 0) {
      return {
        file,
        force: values.force ?? false,
        withoutJobs: values['without-jobs'] ?? false,
        withoutFiles: values['without-files'] ?? false,
        usesBucket: values.bucket ?? false,
      }
    }
  } catch {
    // An unknown option prints the usage as well.
  }
  throw new Refusal(text.restoreUsage)
}
