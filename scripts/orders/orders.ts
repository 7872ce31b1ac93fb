// npm run orders -- COMMAND …: works through orders from the command line; scripts/orders/text.ts has its words.
// Exit code 0: done, 1: refused or not understood, and nothing was changed.
import { userInfo } from 'node:os'
import { readConfig } from '../../app/server/config/config.server'
import { openStorage } from '../../app/server/open-storage.server'
import { readClock } from '../../app/db/clock.server'
import { readOrderArguments } from './arguments'
import { runOrderCommand } from './commands'
import { text } from './text'
import { withShopDatabase } from '../db/shop-database'

async function main(): Promise<number> {
  const asked = readOrderArguments(process.argv.slice(2))
  if ('error' in asked) return fail(asked.error)
  const config = readConfig(process.env)
  const storage = await openStorage(config)
  const actor = `command line: ${userInfo().username}`
  const answer = await withShopDatabase(config, async ({ db }) =>
    runOrderCommand({ db, storage }, asked, { actor, now: await readClock(db) }),
  )
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
