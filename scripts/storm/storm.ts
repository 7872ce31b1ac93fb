// npm run storm -- --seed N: customers, staff and faults against the built shop, then a check of all invariants. Over one process,
// over several machines (--cluster), over an upgrade (--upgrade-from COMMIT), or failovers one after the other (--drill).
// Exit code 0: all hold, 1: one does not, or the storm could not run; 2: not understood.
import { randomBytes } from 'node:crypto'
import { openDatabase } from '../../app/db/connection.server'
import { migrate } from '../../app/db/schema/migrate.server'
import { startEmbeddedPostgres } from '../../app/db/embedded/embedded.server'
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuild } from '../start/build.mjs'
import { findNode } from '../start/node.mjs'
import { Refusal } from '../start/operator.mjs'
import { drill } from './cluster/drill'
import { stormOverCluster } from './cluster/storm'
import { stormOverUpgrade } from './upgrade/storm'
import { copyServer, makeCopyFolder, ruleOf, unguard } from './faults'
import { readStormOptions, type StormOptions } from './options'
import { fingerprintOf, planStorm } from './plan'
import { printReport } from './report'
import { live, rage } from './rage'
import { runServer } from './server'
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
  let code = 1
  try {
    const program = await copyServer(copy, ruleOf(options.broken))
    if (options.drill) code = await drill({ folder, program })
    else if (options.upgradeFrom)
      code = await stormOverUpgrade(options, options.upgradeFrom, { folder, program })
    else if (options.cluster) code = await stormOverCluster(options, { folder, program })
    else code = await stormOverOne(options, { folder, program })
    return code
  } finally {
    if (code !== 0) await keepLogs(folder)
    for (const made of [folder, copy]) await rm(made, { recursive: true, force: true })
  }
}

/** Keeps the logs of the shop's processes and tells where. */
async function keepLogs(folder: string): Promise<void> {
  const kept = await mkdtemp(join(tmpdir(), 'vitrin-storm-logs-'))
  const logs = (await readdir(folder)).filter((name) => name.endsWith('.log'))
  for (const log of logs) await copyFile(join(folder, log), join(kept, log))
  console.log(text.logsKept(kept))
}

async function stormOverOne(options: StormOptions, place: { folder: string; program: string }) {
  const log = { info() {}, warn: console.error, error: console.error }
  const postgres = await startEmbeddedPostgres({ dataDir: join(place.folder, 'postgres'), log })
  try {
    return await storm(options, { ...place, url: postgres.url })
  } finally {
    await postgres.stop()
  }
}

type Place = { folder: string; program: string; url: string }

async function storm(options: StormOptions, { folder, program, url }: Place): Promise<number> {
  const { seed, minutes, broken } = options
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
  const secret = randomBytes(24).toString('hex')
  const port = Number(process.env.STORM_PORT ?? 3198)
  const server = runServer({ program, port, url, folder, secret })
  try {
    const shop = await fillShop(database)
    const rule = ruleOf(broken)
    if (rule) {
      await unguard(database.pool, rule)
      console.log(text.broken(rule))
    }
    await server.start()
    const killed = ({ at }: { at: number }) =>
      server.kill().then((ms) => console.log(text.killed(Math.round(at / 1_000), ms)))
    const report = await rage(plan, {
      database,
      doors: server.doors,
      secret,
      folder,
      minutes,
      ...shop,
      errors: server.errors,
      trouble: async (end) => ({
        faults: await live(
          kills.map((at) => ({ at })),
          end,
          killed,
        ),
        findings: [],
      }),
      mayLose: false,
    })
    return printReport(text.command(options), report)
  } finally {
    await server.stop()
    await database.close()
  }
}

main().then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    console.error(error instanceof Refusal ? error.message : error)
    process.exitCode = 1
  },
)
