import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { openDatabase } from '../../../app/db/connection.server'
import { startEmbeddedPostgres } from '../../../app/db/embedded/embedded.server'
import { countAppliedMigrations, migrate } from '../../../app/db/schema/migrate.server'
import { openMember, openStaff } from '../../../app/testing/members'
import type { StormOptions } from '../options'
import { planStorm } from '../plan'
import { type Besieged, rage } from '../rage'
import { printReport } from '../report'
import { fillShop } from '../shop'
import { text } from '../text'
import { runFleet } from './fleet'
import { lookAround } from './look-around'
import { buildOlder } from './older-build'

/**
 * Runs the storm while the build of an older commit is replaced by the present one, comes back, and is replaced again. Nothing is
 * killed, so every request must be served (promise L45). Returns the exit code.
 */
export async function stormOverUpgrade(
  options: StormOptions,
  commit: string,
  { folder, program }: { folder: string; program: string },
): Promise<number> {
  const { seed, minutes } = options
  const plan = { ...planStorm(seed, options), kills: [] }
  const { leaps, rushes, customers } = plan
  const counts = { kills: 0, leaps: leaps.length, rushes: rushes.length, customers: customers.length }
  console.log(text.begins({ seed, minutes, ...counts }))
  console.log(text.upgrade.building(commit))
  const older = await buildOlder(commit, join(folder, 'older'))
  const log = { info() {}, warn: console.error, error: console.error }
  const parts = new AsyncDisposableStack()
  try {
    const { url, stop } = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log })
    parts.defer(async () => void (await stop()))
    console.log(text.filling)
    await migrate(url, older.migrations)
    const database = openDatabase(url, { max: 6, statementTimeout: 60_000 })
    parts.defer(() => database.close())
    const before = await countAppliedMigrations(database.db)
    const shop = await fillShop(database)
    const secret = randomBytes(24).toString('hex')
    const port = Number(process.env.STORM_PORT ?? 3198)
    const fleet = runFleet({ program, older: older.program, port, url, folder, secret })
    parts.defer(fleet.stop)
    await fleet.start()
    const report = await rage(plan, {
      database,
      doors: fleet.doors,
      secret,
      folder,
      minutes,
      ...shop,
      errors: fleet.errors,
      trouble: async (end, besieged) => {
        await Promise.all([fleet.changeOver(minutes * 60_000), lookUntil(end, besieged)])
        return { faults: 0, findings: [] }
      },
      mayLose: false,
    })
    console.log(text.upgrade.schema(before, await countAppliedMigrations(database.db)))
    return printReport(text.command(options), report)
  } finally {
    await parts.disposeAsync()
  }
}

/** Two guests, a member and one of the staff look at pages. */
async function lookUntil(end: number, { shop, goods, book }: Besieged): Promise<void> {
  const guests = [shop.browser(), shop.browser(), (await openMember(shop)).browser]
  const { browser: staff } = await openStaff(shop, 'admin')
  const lookers = [
    ...guests.map((browser) => ({ browser, isStaff: false })),
    { browser: staff, isStaff: true },
  ]
  const isOver = () => Date.now() >= end
  await Promise.all(lookers.map((looker) => lookAround({ ...looker, goods, book }, isOver)))
}
