import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Database, openDatabase } from '../../../app/db/connection.server'
import { migrate } from '../../../app/db/schema/migrate.server'
import { clockSetting, settableClock } from '../../../app/testing/faults/false-clock'
import { findFaketime } from '../../test/faketime.mjs'
import { ruleOf, unguard } from '../faults'
import type { Finding } from '../invariants/check'
import { finding } from '../invariants/finding'
import type { StormOptions } from '../options'
import { planStorm } from '../plan'
import { rage } from '../rage'
import { printReport } from '../report'
import { fillShop, type Good } from '../shop'
import { text } from '../text'
import { startPair } from './database'
import { canMount, mountDisk } from './disk'
import { type Ground, happen } from './happen'
import type { Following } from './operator'
import { clusterEvents, type ClusterFault } from './plan'
import { startProcesses } from './processes'
import { compareAll, readOn, storedPaths } from './readers'
import { clusterText } from './text'

/** MB of the disk of pictures, documents and emails. */
const filesSize = 256

/** Runs the storm over two processes for pages, one for jobs, a primary and its standby. Returns the exit code. */
export async function stormOverCluster(
  options: StormOptions,
  { folder, program }: { folder: string; program: string },
): Promise<number> {
  const { seed, minutes, broken } = options
  const following = followingOf(options)
  const plan = { ...planStorm(seed, options), kills: [] }
  console.log(
    clusterText.begins({
      seed,
      minutes,
      customers: plan.customers.length,
      following: clusterText.following[following],
    }),
  )
  const leftOut = tellLeftOut()
  console.log(clusterText.filling)
  const parts = new AsyncDisposableStack()
  // Disks stay mounted and servers go on when their owner ends without them.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void parts.disposeAsync().finally(() => process.exit(1)))
  try {
    const data = join(folder, 'data')
    mkdirSync(data)
    const files = leftOut.has('full-files') ? null : mountDisk(data, filesSize)
    if (files) parts.defer(files.remove)
    const pair = await startPair({ following, disks: !leftOut.has('full-database') })
    parts.defer(pair.stop)
    await pair.untilWhole()
    await migrate(pair.sideUrl)
    const database = openDatabase(pair.sideUrl, { max: 6, statementTimeout: 60_000 })
    parts.defer(() => database.close())
    const shop = await fillShop(database)
    // As in a shop that has been open for a while: without statistics the first questions of all lists take seconds.
    await database.pool.query('analyze')
    const rule = ruleOf(broken)
    if (rule) await unguard(database.pool, rule)
    if (broken) console.log(text.broken(broken))

    const secret = randomBytes(24).toString('hex')
    const clockFile = leftOut.has('clock') ? null : join(folder, 'clock')
    if (clockFile) writeFileSync(clockFile, clockSetting(new Date()))
    const secondWeb = clockFile ? settableClock(clockFile) : {}
    const place = { program, url: pair.url, folder: data, logs: folder, secret, secondWeb }
    const processes = await startProcesses(place)
    parts.defer(processes.stop)
    const ground = { pair, processes, files, clockFile }
    const report = await rage(plan, {
      database,
      doors: processes.doors,
      secret,
      folder: data,
      minutes,
      ...shop,
      errors: processes.errors,
      trouble: (end, { goods, gather }) =>
        trouble(options, { ground: { ...ground, gather }, database, leftOut, goods, end }),
      mayLose: following === 'asynchronous',
    })
    return printReport(text.command(options), report)
  } finally {
    await parts.disposeAsync()
  }
}

function followingOf({ asynchronous, broken }: StormOptions): Following {
  if (asynchronous) return 'asynchronous'
  return broken === 'asynchronous' ? 'claimed' : 'synchronous'
}

/** Faults that this machine cannot make, each told with its reason. */
function tellLeftOut(): ReadonlySet<ClusterFault> {
  const leftOut = new Map<ClusterFault, string>()
  if (!canMount())
    for (const fault of ['full-files', 'full-database'] as const) leftOut.set(fault, clusterText.noMount)
  if (!findFaketime()) leftOut.set('clock', clusterText.noFaketime)
  for (const [fault, why] of leftOut) console.log(clusterText.leftOut(fault, why))
  return new Set(leftOut.keys())
}

/** Addresses that are compared between two faults; at the end all are. */
const sampled = 16
const sampleOf = (paths: readonly string[], turn: number) =>
  Array.from(
    { length: Math.min(sampled, paths.length) },
    (_, i) => paths[(turn * sampled + i * 3) % paths.length]!,
  )

type Weather = {
  ground: Ground
  database: Database
  leftOut: ReadonlySet<ClusterFault>
  goods: readonly Good[]
  end: number
}

/** One fault after the other until the end, each after everything works again. Compares stored pages in between and at the end. */
async function trouble(
  { seed, only }: StormOptions,
  { ground, database, leftOut, goods, end }: Weather,
): Promise<{ faults: number; findings: Finding[] }> {
  const { pair, processes } = ground
  const from = Date.now()
  const paths = await storedPaths(database.pool, goods)
  const isOver = () => Date.now() >= end
  const stale: string[] = []
  let [faults, compared] = [0, 0]
  const reading = readOn(processes, paths, isOver)
  for (const event of clusterEvents(seed, only)) {
    await pause(event.quiet)
    if (isOver()) break
    if (leftOut.has(event.fault)) continue
    if (event.compares) await compare(sampleOf(paths, faults))
    const began = performance.now()
    const second = Math.round((Date.now() - from) / 1_000)
    const detail = await happen(event, ground)
    await pair.untilWhole()
    await processes.untilReady()
    faults += 1
    console.log(clusterText.happened(second, event.fault, Math.round(performance.now() - began), detail))
  }
  await reading
  await compare(paths)
  return { faults, findings: [finding(clusterText.fresh, compared, stale)] }

  async function compare(paths: readonly string[]): Promise<void> {
    const began = performance.now()
    const found = await compareAll(processes, paths)
    compared += found.compared
    stale.push(...found.stale)
    const ms = Math.round(performance.now() - began)
    console.log(clusterText.compared(found.compared, found.stale.length, ms))
  }
}
