import path from 'node:path'
import { parseArgs } from 'node:util'
import { BackupError } from '~/db/backup/contract'
import { isPlainPath } from '~/db/backup/wal.server'
import { EmbeddedPostgresError } from '~/db/embedded/contract'
import { readPlaces } from '~/server/config/config.server'
import { Refusal, runCommand } from '../start/operator.mjs'
import { readMoment } from './moment'
import { restoreTo } from './restore-to'
import { text } from './text'

await runCommand(async () => {
  try {
    const isWhole = await restoreTo(readArguments(), console.log)
    if (!isWhole) process.exitCode = 1
  } catch (error) {
    throw error instanceof BackupError || error instanceof EmbeddedPostgresError
      ? new Refusal(error.message)
      : error
  }
})

function readArguments() {
  const { from, to, into, replace } = parse()
  const folder = path.resolve(from)
  if (!isPlainPath(folder)) throw new Refusal(text.badPath(folder))
  const { dataFolder } = readPlaces(process.env)
  return { folder, to: readMoment(to), dataFolder: into ? path.resolve(into) : dataFolder, replace }
}

function parse() {
  try {
    const { values } = parseArgs({
      options: {
        from: { type: 'string' },
        to: { type: 'string' },
        into: { type: 'string' },
        replace: { type: 'boolean' },
      },
    })
    const { from, to, into, replace = false } = values
    if (from && to) return { from, to, into, replace }
  } catch {
    // An unknown option prints the usage as well.
  }
  throw new Refusal(text.restoreUsage)
}
