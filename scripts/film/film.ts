// npm run film -- FILE [--intro PICTURE]: stores an MP4 film; scripts/film/text.ts has its words.
// Exit code 0: stored, 1: not.
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { transaction } from '../../app/db/transaction.server'
import { findPictures, keepVideo } from '../../app/features/media/media.server'
import { saveSettings } from '../../app/features/settings/settings.server'
import { readConfig } from '../../app/server/config/config.server'
import { openStorage } from '../../app/server/open-storage.server'
import { withShopDatabase } from '../db/shop-database'
import { text } from './text'

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: { intro: { type: 'string' } },
  })
  const [file] = positionals
  if (!file || positionals.length > 1) return fail(text.usage)
  const bytes = await readFile(resolve(process.env.INIT_CWD ?? '.', file)).catch(() => null)
  if (!bytes) return fail(text.unreadable(file))
  const config = readConfig(process.env)
  const outcome = await keepVideo({ storage: await openStorage(config) }, bytes)
  if (outcome.status === 'refused') return fail(text.refused[outcome.reason])
  console.log(text.kept(outcome.hash))
  const { intro } = values
  if (intro === undefined) return 0
  return withShopDatabase(config, async ({ db }) => {
    if (!(await findPictures(db, [intro])).has(intro)) return fail(text.unknownPicture(intro))
    const setting = (key: string, value: string) => ({ group: 'site_design', key, value })
    await transaction(db, (db) =>
      saveSettings(db, [setting('intro_video', outcome.hash), setting('intro_poster', intro)]),
    )
    console.log(text.intro)
    return 0
  })
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
