import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '../../../app/db/connection.server'
import { fillWithStock, openCustomers } from '../../../app/testing/server/customers'
import { watchTraffic } from '../traffic'
import { type Pair, startPair } from './database'
import type { Failover } from './failover'
import { type Processes, startProcesses } from './processes'
import { clusterText } from './text'

const cases = (['synchronous', 'asynchronous'] as const).flatMap((following) =>
  [0, 1_200].map((cutMs) => ({ following, cutMs })),
)
const buyers = 3
/** Orders before the kill and after the promotion. */
const enough = { before: 20, after: 10 }
// ms
const patience = 60_000

/** Prints the figures of the drill. Returns the exit code: 1 when an acknowledged order was lost in synchronous mode. */
export async function drill(place: { folder: string; program: string }): Promise<number> {
  console.log(clusterText.drill.begins)
  const rounds = await runDrill(place, (round) => console.log(clusterText.drill.round(round)))
  const isKept = rounds.every(({ following, lost }) => following === 'asynchronous' || lost === 0)
  console.log(isKept ? clusterText.drill.kept : clusterText.drill.lost)
  return isKept ? 0 : 1
}

/**
 * Failovers of a primary under orders, one after the other: with a synchronous and an asynchronous standby, each with the standby's
 * way open and cut a moment before. After each the old primary becomes the new standby.
 */
export async function runDrill(
  { folder, program }: { folder: string; program: string },
  tell: (round: Failover) => void = () => undefined,
): Promise<Failover[]> {
  const parts = new AsyncDisposableStack()
  try {
    const pair = await startPair({ following: 'synchronous', disks: false })
    parts.defer(pair.stop)
    await pair.untilWhole()
    const line = await fillWithStock(pair.sideUrl)
    const secret = randomBytes(24).toString('hex')
    const processes = await startProcesses({ program, url: pair.url, folder, logs: folder, secret })
    parts.defer(processes.stop)
    const rounds: Failover[] = []
    for (const one of cases) {
      const round = await failOverOnce(one, { pair, processes, line })
      tell(round)
      rounds.push(round)
    }
    return rounds
  } finally {
    await parts.disposeAsync()
  }
}

type Ground = { pair: Pair; processes: Processes; line: object }

async function failOverOnce(
  { following, cutMs }: (typeof cases)[number],
  { pair, processes, line }: Ground,
): Promise<Failover> {
  pair.follow(following)
  await pair.untilWhole()
  const traffic = watchTraffic({ ...processes.doors, tries: 1 })
  const customers = await openCustomers({ url: traffic.origin }, line, traffic.fetch)
  const acknowledged: { code: string; at: number }[] = []
  let isOver = false
  const ordering = Array.from({ length: buyers }, async () => {
    while (!isOver) {
      const { code } = await customers.order().catch(() => ({ code: null }))
      if (code) acknowledged.push({ code, at: performance.now() })
      // While nothing is answered, a customer does not try more often than this.
      else await pause(50)
    }
  })
  try {
    await until(() => acknowledged.length >= enough.before)
    if (cutMs > 0) pair.toPrimary.cut()
    await pause(cutMs)
    const killed = performance.now()
    if (!(await pair.failOver())) throw new Error('The standby could not become the primary')
    const promoted = performance.now()
    const later = () => acknowledged.filter(({ at }) => at > promoted)
    await until(() => later().length >= enough.after)
    isOver = true
    await Promise.all(ordering)
    const kept = await codesIn(pair)
    const before = acknowledged.filter(({ at }) => at <= promoted)
    const missing = (some: typeof acknowledged) => some.filter(({ code }) => !kept.has(code)).length
    if (missing(later()) > 0) throw new Error('The new primary lost an order')
    await pair.rejoin()
    return {
      following,
      cutMs,
      ms: Math.min(...later().map(({ at }) => at)) - killed,
      promotedMs: promoted - killed,
      before: before.length,
      lost: missing(before),
      after: later().length,
    }
  } finally {
    isOver = true
  }
}

async function codesIn(pair: Pair): Promise<ReadonlySet<string>> {
  const { pool, close } = openDatabase(pair.sideUrl, { max: 1 })
  try {
    const { rows } = await pool.query<{ code: string }>('select code from orders')
    return new Set(rows.map(({ code }) => code))
  } finally {
    await close()
  }
}

async function until(isSo: () => boolean): Promise<void> {
  const deadline = performance.now() + patience
  while (!isSo()) {
    if (performance.now() > deadline) throw new Error(`Not within ${patience} ms`)
    await pause(20)
  }
}
