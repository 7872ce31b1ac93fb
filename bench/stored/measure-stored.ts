import { freePort } from '../../app/testing/server/free-port'
import { openDatabase } from '../../app/db/connection.server'
import { fire } from '../load/fire'
import { startServer } from '../load/server'
import { findPostmaster, secondsOf, secondsOfPostgres } from '../processor'
import type { Table } from '../report/table'
import type { Words } from '../report/words'
import type { Cluster } from '../shop/cluster'
import { guest } from '../shop/visitor'
import { startBare } from './bare'
import { type Captured, capture } from './capture'
import { type Case, isOffered, storedCases } from './cases'
import type { Contest, Round, StoredEffort, Unstored } from './rounds'
import { storedTables } from './tables'
import { volley } from './volley'
import { writes } from './writes'

/** The limit for answers without a body, where the whole answer has one. */
const leastUnchanged = 0.8
const connections = 16
/** Guests who take turns, so that a process without stored answers does not always find the same visitor's rows cached. */
const guests = 200

/**
 * Stored answers beside a bare server that sends the same bytes, and the same answers made for each request, in alternating
 * rounds; then calls that change rows, by the one process that a shop is.
 */
export async function measureStored(cluster: Cluster, effort: StoredEffort): Promise<Table[]> {
  const { products } = effort
  const filled = products > 0 ? await cluster.withProducts(products) : await cluster.demo()
  const url = await cluster.clone(filled, 'bench_stored')
  const database = openDatabase(url, { max: 1 })
  const shop = await startServer(url, cluster.folder)
  const postmaster = await findPostmaster(database.pool)
  const watch = (pid: number) => watched(pid, postmaster)
  try {
    const cases: Case[] = []
    for (const one of await storedCases(database.db, products))
      if (await isOffered(shop.origin, one)) cases.push(one)
    const reads = await measureReads(cases, { url, folder: cluster.folder, shop, watch }, effort)
    const written: Unstored[] = []
    for (const { name, perSecond } of await writes(database.db, shop.origin)) {
      await perSecond(Math.min(2, effort.seconds))
      const rounds: Round[] = []
      for (let round = 0; round < effort.rounds; round++)
        rounds.push(await watch(shop.pid)(() => perSecond(effort.seconds)))
      written.push({ name, rounds, bytes: 0 })
    }
    return storedTables({ ...reads, written, effort })
  } finally {
    await database.close()
    await shop.stop()
  }
}

type Place = {
  url: string
  folder: string
  shop: Awaited<ReturnType<typeof startServer>>
  watch: (pid: number) => ReturnType<typeof watched>
}

async function measureReads(
  cases: readonly Case[],
  { url, folder, shop, watch }: Place,
  { rounds, seconds }: StoredEffort,
): Promise<{ contests: Contest[]; unstored: Unstored[] }> {
  const answers: Captured[] = []
  for (const { path, headers } of cases) answers.push(await capture(shop.origin, path, headers))
  const bare = await startBare(answers)
  const unstored = await startServer(url, folder, {
    STORED_ANSWERS_MB: '0',
    PORT: String(await freePort()),
  })
  const found: { contests: Contest[]; unstored: Unstored[] } = { contests: [], unstored: [] }
  try {
    for (const [at, { name, path, headers, least }] of cases.entries()) {
      const { etag } = answers[at]!
      const ask = (server: { port: number; pid: number }, isKnown: boolean) => {
        const known: Record<string, string> = isKnown ? { 'if-none-match': etag } : {}
        const asked = { path, headers: { ...headers, ...known }, status: isKnown ? 304 : 200 } as const
        return watch(server.pid)(() => volley(server.port, asked, { connections, seconds }))
      }
      const visitors = Array.from({ length: guests }, () => ({ path, headers: { ...headers, ...guest() } }))
      const effort = { connections, seconds, mayRefuse: true }
      const make = () =>
        watch(unstored.pid)(async () => (await fire(unstored.origin, visitors, effort)).perSecond)
      const contest: Contest = { name, least: least ?? 0, shop: [], bare: [] }
      const known: Contest = {
        name: unchangedOf(name),
        least: least ? leastUnchanged : 0,
        shop: [],
        bare: [],
      }
      const made: Round[] = []
      // The first round warms up.
      for (let round = 0; round <= rounds; round++) {
        const turn = [
          await ask(shop, false),
          await ask(bare, false),
          await ask(shop, true),
          await ask(bare, true),
        ]
        const own = await make()
        if (round === 0) continue
        contest.shop.push(turn[0]!)
        contest.bare.push(turn[1]!)
        known.shop.push(turn[2]!)
        known.bare.push(turn[3]!)
        made.push(own)
      }
      found.contests.push(contest, known)
      found.unstored.push({ name, rounds: made, bytes: Buffer.byteLength(answers[at]!.body, 'base64') })
    }
    return found
  } finally {
    await unstored.stop()
    await bare.stop()
  }
}

const unchangedOf = ({ tr, en }: Words): Words => ({ tr: `${tr}, 304`, en: `${en}, 304` })

/** Runs work that returns its pace, and tells the processor time that it took. */
const watched =
  (pid: number, postmaster: number) =>
  async (work: () => Promise<number>): Promise<Round> => {
    const [node, postgres] = [secondsOf(pid), secondsOfPostgres(postmaster)]
    const perSecond = await work()
    return { perSecond, node: secondsOf(pid) - node, postgres: secondsOfPostgres(postmaster) - postgres }
  }
