// npm run admin -- COMMAND …: manages customers and staff from the command line; scripts/admin/text.ts has its words.
// Exit code 0: done, 1: refused or not understood, and nothing was changed.
import { userInfo } from 'node:os'
import { readConfig } from '../../app/server/config/config.server'
import { readAdminArguments } from './arguments'
import { runAdminCommand } from './commands'
import { text } from './text'
import { withShopDatabase } from '../db/shop-database'

async function main(): Promise<number> {
  const asked = readAdminArguments(process.argv.slice(2))
  if ('error' in asked) return fail(asked.error)
  const config = readConfig(process.env)
  const answer = await withShopDatabase(config, ({ db }) => runAdminCommand(db, asked, actor()))
  if ('error' in answer) return fail(answer.error)
  console.log(answer.lines.join('\n'))
  return 0
}

/** The actor of the audit log: the name under which the operator is signed in on this machine. */
const actor = () => `command line: ${userInfo().username}`

function fail(message: string): number {
  console.error(message)
  return 1
}

main().then(
  (code) => (process.exitCode = code),
  (error: unknown) =>
    (process.exitCode = fail(text.failed(error instanceof Error ? error.message : String(error)))),
)
