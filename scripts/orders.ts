// npm run orders -- COMMAND …: orders from the command line; scripts/orders/text.ts has its words.
// Exit code 0: done, 1: refused or not understood, and nothing was changed.
import { join } from 'node:path'
import { userInfo } from 'node:os'
import { readConfig } from '../app/server/config/config.server'
import { folderStorage } from '../app/features/media/storage.server'
import { readOrderArguments } from './orders/arguments'
import { runOrderCommand } from './orders/commands'
import { text } from './orders/text'
import { withShopDatabase } from './shop-database'

async function main(): Promise<number> {
  const asked = readOrderArguments(process.argv.slice(2))
  if ('error' in asked) return fail(asked.error)
  const config = readConfig(process.env)
  const storage = folderStorage(join(config.dataFolder, 'files'))
  const staff = { actor: `command line: ${userInfo().username}`, now: new Date() }
  const answer = await withShopDatabase(config, ({ db }) => runOrderCommand({ db, storage }, asked, staff))
  if ('error' in answer) return fail(answer.error)
  console.log(answer.lines.join('\n'))
  return 0
}

function fail(message: string): number {
  console.error(message)
  return 1
}

main().then(
  (code) => (process.exitCode = code),
  (error: unknown) =>
    (process.exitCode = fail(text.failed(error instanceof Error ? error.message : String(error)))),
)
