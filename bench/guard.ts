// A stage of npm test: a short run of npm run bench's ratios, and a check that statements are few, prepared, and do
// not grow with the number of rows shown. Times of a busy machine prove nothing; these figures hold on any machine.
// With a number, as `npm run bench -- --guard 5` calls it: so many runs, and the floors that follow from them.
import type { Score } from './contest/compete'
import { runCommand } from '../scripts/start/operator.mjs'
import { guardEffort, inEachContest } from './guard/contests'
import { floors, type Guarded, shareOfMedian } from './guard/floors'
import { dealerBesideGuest, mostOfGuest } from './members/measure-members'
import { median } from './numbers'
import { countStatements, inspectHotPaths } from './ratios/count-statements'
import type { OpenShop } from './shop/open-shop'
import { type Cluster, startCluster } from './shop/cluster'
import { text } from './text'

const mostOfDealer = mostOfGuest + 0.3
/** How often a slow result is measured again before it counts as slow. */
const againAtMost = 2

await runCommand(async () => {
  const runs = Number(process.argv[2] ?? 0)
  const cluster = await startCluster(() => undefined)
  try {
    const url = await cluster.clone(await cluster.demo(), 'bench_guard')
    if (runs > 0) await measureFloors(cluster, url, runs)
    else await guardAll(cluster, url)
  } finally {
    await cluster.stop()
  }
})

async function guardAll(cluster: Cluster, url: string): Promise<void> {
  await inEachContest(
    cluster,
    url,
    ({ name, measure }) =>
      guard(measure, (ratio) => ({
        line: text.ratio(text.guarded[name], ratio, floors[name]),
        kept: ratio >= floors[name],
      })),
    guardShop,
  )
}

async function guardShop(shop: OpenShop): Promise<void> {
  for (const { what, few, many } of await countStatements(shop)) {
    report(text.statements(what, few, many), few === many)
  }
  for (const { what, count, most, unprepared } of await inspectHotPaths(shop)) {
    report(text.hotPath(what, count, most, unprepared), count <= most && unprepared === 0)
  }
  await guard(
    () => dealerBesideGuest(shop, guardEffort),
    (ratio) => ({ line: text.dealer(ratio, mostOfDealer), kept: ratio <= mostOfDealer }),
  )
}

/** Runs every contest so many times and prints the median of each with the floor that follows; fails nothing. */
async function measureFloors(cluster: Cluster, url: string, runs: number): Promise<void> {
  const found = new Map<Guarded, number[]>()
  for (let run = 1; run <= runs; run++) {
    await inEachContest(cluster, url, async ({ name, measure }) => {
      const { ratio } = await measure()
      console.log(text.guardRun(run, text.guarded[name], ratio))
      found.set(name, [...(found.get(name) ?? []), ratio])
    })
  }
  for (const [name, ratios] of found) {
    const middle = median(ratios)
    console.log(text.guardFloor(name, text.guarded[name], middle, middle * shareOfMedian, floors[name]))
  }
}

/** Measures again after a miss, which other work of the machine may have caused. A ratio that always misses is slow. */
async function guard(
  measure: () => Promise<Score>,
  judge: (ratio: number) => { line: string; kept: boolean },
): Promise<void> {
  for (let again = 0; ; again++) {
    const { line, kept } = judge((await measure()).ratio)
    if (kept || again === againAtMost) return report(line, kept)
    console.log(text.again(line))
  }
}

function report(line: string, kept: boolean): void {
  console.log(`${kept ? '✓' : '✗'} ${line}`)
  if (!kept) process.exitCode = 1
}
