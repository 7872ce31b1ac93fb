// npm run soak -- MINUTES: a shop of one process under a moderate mix of guests, members, orders and edits, by default for half an
// hour. Prints how its memory grows, and compares what it has stored with what a new process makes.
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '../../app/db/connection.server'
import { freePort } from '../../app/testing/server/free-port'
import { Refusal, runCommand } from '../../scripts/start/operator.mjs'
import { ensureBuild } from '../../scripts/start/build.mjs'
import { findNode } from '../../scripts/start/node.mjs'
import { startServer } from '../load/server'
import { startCluster } from '../shop/cluster'
import { compareStored } from './compare-stored'
import { type Sample, settlingOf, slopeOf } from './slope'
import { soakText as text } from './text'
import { openTraffic, type Traffic } from './traffic'

/** MB a minute, and MB. */
const mostSlope = 0.1
const mostMemory = 350
/** Share of what was tried that may fail; a busy machine refuses some. */
const mostFailed = 0.01
/** ms */
const between = 2_000

await runCommand(async () => {
  const minutes = Number(process.argv[2] ?? 30)
  if (!(minutes > 0)) throw new Refusal(text.usage)
  await ensureBuild(findNode(), '')
  const cluster = await startCluster(console.log)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void cluster.stop().finally(() => process.exit(1)))
  try {
    const url = await cluster.clone(await cluster.demo(), 'bench_soak')
    const database = openDatabase(url, { max: 4 })
    const server = await startServer(url, cluster.folder)
    try {
      const traffic = await openTraffic(database, server.origin)
      console.log(text.begins(minutes))
      const samples = await watch(server, traffic, minutes)
      const fresh = await startServer(url, cluster.folder, { PORT: String(await freePort()) })
      const differing = await compareStored(server, fresh, traffic.paths).finally(() => fresh.stop())
      report(samples, traffic, differing, minutes)
    } finally {
      await database.close()
      await server.stop()
    }
  } finally {
    await cluster.stop()
  }
})

/** Runs the traffic and samples the server's memory. */
async function watch(
  server: Awaited<ReturnType<typeof startServer>>,
  traffic: Traffic,
  minutes: number,
): Promise<Sample[]> {
  const from = performance.now()
  const until = from + minutes * 60_000
  const running = traffic.run(until)
  const samples: Sample[] = []
  while (performance.now() < until) {
    const { memory } = await server.feelings()
    const sample = { minute: (performance.now() - from) / 60_000, mb: memory.rss / 1024 ** 2 }
    if (Math.floor(sample.minute) > Math.floor(samples.at(-1)?.minute ?? -1))
      console.log(text.now(Math.floor(sample.minute), sample.mb, memory.heapUsed / 1024 ** 2, traffic.counts))
    samples.push(sample)
    await pause(between)
  }
  await running
  return samples
}

function report(
  samples: readonly Sample[],
  { counts, faults, paths }: Traffic,
  differing: readonly string[],
  minutes: number,
): void {
  const slope = slopeOf(samples.filter(({ minute }) => minute >= settlingOf(minutes)))
  const most = Math.max(...samples.map(({ mb }) => mb))
  const sum = (values: Iterable<number>) => Array.from(values).reduce((all, value) => all + value, 0)
  const [done, failed] = [sum(Object.values(counts)), sum(faults.values())]
  const results = [
    { told: text.slope(slope, settlingOf(minutes), mostSlope), kept: slope <= mostSlope },
    { told: text.most(most, mostMemory), kept: most <= mostMemory },
    { told: text.compared(paths.length, differing.length), kept: differing.length === 0 },
    { told: text.answered(done, failed), kept: failed <= (done + failed) * mostFailed },
  ]
  for (const { told, kept } of results) console.log(`${kept ? '✓' : '✗'} ${told}`)
  for (const path of differing.slice(0, 10)) console.log(`  ${path}`)
  for (const [fault, count] of faults) console.log(`  ${count} × ${fault}`)
  process.exitCode = results.every(({ kept }) => kept) ? 0 : 1
}
