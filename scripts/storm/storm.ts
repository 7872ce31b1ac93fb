// npm run storm -- --seed N: customers, staff and kill -9 against the built shop, then a check of all invariants.
// Exit code 0: all hold, 1: one does not, or the storm could not run; 2: not understood.
import { openDatabase } from '../../app/db/connection.server'
import { migrate } from '../../app/db/schema/migrate.server'
import { startEmbeddedPostgres } from '../../app/db/embedded/embedded.server'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuild } from '../start/build.mjs'
import { findNode } from '../start/node.mjs'
import { copyServer, makeCopyFolder, unguard } from './faults'
import { readStormOptions, type StormOptions } from './options'
import { fingerprintOf, planStorm } from './plan'
import { printReport } from './report'
import { rage } from './rage'
import { fillShop } from './shop'
import { text } from './text'

async function main(): Promise<number> {
  const options = readStormOptions(process.argv.slice(2))
  if ('error' in options) {
    console.error(options.error)
    return 2
  }
  await ensureBuild(findNode(), '')
  const folder = await mkdtemp(join(tmpdir(), 'vitrin-storm-'))
  const copy = await makeCopyFolder()
  const log = { info() {}, warn: console.error, error: console.error }
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log })
  try {
    return await storm(options, { folder, copy, url: postgres.url })
  } finally {
    await postgres.stop()
    for (const made of [folder, copy]) await rm(made, { recursive: true, force: true })
  }
}

type Place = { folder: string; copy: string; url: string }

async function storm(options: StormOptions, { folder, copy, url }: Place): Promise<number> {
  const { seed, minutes, fault } = options
  const plan = planStorm(seed, options)
  const { kills, leaps, rushes, customers } = plan
  const counts = {
    kills: kills.length,
    leaps: leaps.length,
    rushes: rushes.length,
    customers: customers.length,
  }
  console.log(text.begins({ seed, minutes, ...counts }))
  console.log(text.plan(fingerprintOf(plan)))
  console.log(text.filling)
  await migrate(url)
  const database = openDatabase(url, { max: 6, statementTimeout: 60_000 })
  try {
    const shop = await fillShop(database)
    const program = await copyServer(copy, fault)
    if (fault) {
      await unguard(database.pool, fault)
      console.log(text.broken(fault))
    }
    const place = { program, port: Number(process.env.STORM_PORT ?? 3198), url, folder }
    const report = await rage(plan, { database, place, minutes, ...shop })
    return printReport(seed, report)
  } finally {
    await database.close()
  }
}

main().then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    console.error(error)
    process.exitCode = 1
  },
)
