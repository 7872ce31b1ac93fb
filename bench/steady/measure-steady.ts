import { openDatabase } from '../../app/db/connection.server'
import { sendCrowd } from '../../app/testing/server/crowd'
import type { Shot } from '../../app/testing/server/open-loop'
import { fire } from '../load/fire'
import { startServer } from '../load/server'
import { median, percentile } from '../numbers'
import type { Table } from '../report/table'
import { amount, mark, ms, plain, type Words, words } from '../report/words'
import type { Cluster } from '../shop/cluster'
import { closedLoop, type Kind, mixOf, openLoop } from './mix'

/** Share of the capacity that visitors use, and how many times its median the slowest hundredth may take. */
const used = 0.7
const mostSpread = 5
const rounds = 3
const connections = 16
/** How many times longer a steady load lasts than the others. */
const longer = 3

type Round = { capacity: number; shots: Shot[] }

/** How late answers come when the shop is used by 70 % of what it can give, whenever they come. */
export async function measureSteady(cluster: Cluster, seconds: number): Promise<Table[]> {
  const url = await cluster.clone(await cluster.demo(), 'bench_steady')
  const database = openDatabase(url, { max: 1 })
  const server = await startServer(url, cluster.folder)
  try {
    const mix = await mixOf(database.db)
    const targets = closedLoop(mix, server.origin)
    await fire(server.origin, targets, { connections, seconds })
    const found: Round[] = []
    for (let round = 0; round < rounds; round++) {
      const { perSecond: capacity } = await fire(server.origin, targets, { connections, seconds })
      const streams = openLoop(mix, server.origin, {
        perSecond: capacity * used,
        seconds: seconds * longer,
      })
      found.push({ capacity, shots: answered(await sendCrowd(server.origin, streams)) })
    }
    return [toTable(mix, found, seconds * longer)]
  } finally {
    await database.close()
    await server.stop()
  }
}

/** The answered requests. Throws when more than one of a hundred was refused, or one was answered otherwise. */
function answered(shots: readonly Shot[]): Shot[] {
  const found = shots.filter(({ outcome }) => outcome === 200)
  const other = shots.find(({ outcome }) => outcome !== 200 && outcome !== 503)
  if (other) throw new Error(`${other.kind}: ${other.outcome}`)
  if (found.length < shots.length * 0.99)
    throw new Error(`${shots.length - found.length} of ${shots.length} refused`)
  return found
}

function toTable(mix: readonly Kind[], found: readonly Round[], seconds: number): Table {
  const shareOf = (share: number, kind?: string) =>
    median(
      found.map(({ shots }) =>
        percentile(
          shots.filter((shot) => kind === undefined || shot.kind === kind).map(({ took }) => took),
          share,
        ),
      ),
    )
  const [p50, p99] = [shareOf(0.5), shareOf(0.99)]
  const kept = p99 <= mostSpread * p50
  const capacity = median(found.map((round) => round.capacity))
  const all = mix.reduce((sum, { share }) => sum + share, 0)
  const row = (name: Words, share: number, limit: Words[], kind?: string) => [
    name,
    amount((capacity * used * share) / all),
    ms(shareOf(0.5, kind)),
    ms(shareOf(0.95, kind)),
    ms(shareOf(0.99, kind)),
    ...limit,
  ]
  return {
    id: 'steady',
    title: words('Sürekli yük', 'At 70 % of capacity'),
    note: words(
      `Deneme mağazası, tek süreç. Aynı karışım önce 16 bağlantıyla olabildiğince hızlı (saniyede ${amount(capacity).tr}), sonra bunun 0,7 katı sabit hızla ve yanıt beklemeden sorulur; ${found.length} turun ortancası, her biri ${seconds} sn. Sınır: p99 ÷ p50 ≤ ${mostSpread}, bütün karışım için.`,
      `Demo shop, one process. The same mix is asked by 16 connections as fast as answers come (${amount(capacity).en} a second), then at 0.7 of that pace without waiting for answers; median of ${found.length} rounds of ${seconds} s. Limit: p99 ÷ p50 ≤ ${mostSpread} of the whole mix.`,
    ),
    columns: [
      words('Ne', 'What'),
      words('/sn', 'per s'),
      plain('p50'),
      plain('p95'),
      plain('p99'),
      plain('p99 ÷ p50'),
      words('sınır', 'limit'),
      plain(''),
    ],
    rows: [
      row(words('Hepsi', 'All'), all, [amount(p99 / p50, 1), plain(mostSpread), mark(kept)]),
      ...mix.map(({ kind, name, share }) =>
        row(name, share, [amount(shareOf(0.99, kind) / shareOf(0.5, kind), 1), plain('–'), plain('')], kind),
      ),
    ],
    missed: kept ? 0 : 1,
  }
}
