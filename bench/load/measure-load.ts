import { openDatabase } from '../../app/db/connection.server'
import { percentile } from '../numbers'
import type { Table } from '../report/table'
import { amount, mark, ms, plain, words } from '../report/words'
import type { Cluster } from '../shop/cluster'
import { fire } from './fire'
import { startServer } from './server'
import { type Aim, aims } from './targets'

const connectionCounts = [1, 16, 64]
const mostMemory = 350 * 1024 ** 2

/** Latency, throughput and event-loop delay of the built server under load, and its memory afterwards. */
export async function measureLoad(cluster: Cluster, seconds: number): Promise<Table[]> {
  const url = await cluster.clone(await cluster.demo(), 'bench_load')
  const server = await startServer(url, cluster.folder)
  const database = openDatabase(url, { max: 1 })
  const rows: Table['rows'][number][] = []
  try {
    for (const aim of await aims(database.db, server.origin)) {
      await fire(server.origin, aim.targets, { connections: 16, seconds: Math.min(2, seconds) })
      for (const connections of connectionCounts) {
        await server.feelings()
        rows.push(await row(aim, connections))
      }
    }
    const feelings = await server.feelings()
    return [latencies(rows), toMemory(feelings.memory)]
  } finally {
    await database.close()
    await server.stop()
  }

  async function row({ name, targets }: Aim, connections: number) {
    const { milliseconds, perSecond } = await fire(server.origin, targets, { connections, seconds })
    const { delay } = await server.feelings()
    const shares = [0.5, 0.95, 0.99].map((share) => ms(percentile(milliseconds, share)))
    return [name, plain(connections), amount(perSecond), ...shares, ms(delay.p50), ms(delay.p99)]
  }
}

function latencies(rows: Table['rows']): Table {
  return {
    id: 'load',
    title: words('Yük altında', 'Under load'),
    note: words(
      'Derlenmiş sunucu tek süreçtir; yükü autocannon verir. Sayfalar br ile sıkıştırılır, hiçbiri saklanmaz. Gecikme: olay döngüsünün geç kalması.',
      'The built server is one process; autocannon asks. Pages are compressed with brotli, none is kept. Delay: how late the event loop came.',
    ),
    columns: [
      words('Ne', 'What'),
      words('Bağlantı', 'Connections'),
      words('/sn', 'per s'),
      plain('p50'),
      plain('p95'),
      plain('p99'),
      words('gecikme p50', 'delay p50'),
      words('gecikme p99', 'delay p99'),
    ],
    rows,
    missed: 0,
  }
}

function toMemory({ rss, heapUsed }: NodeJS.MemoryUsage): Table {
  const megabytes = (bytes: number) => amount(bytes / 1024 ** 2, 0, 'MB')
  const kept = rss <= mostMemory
  return {
    id: 'memory',
    title: words('Bellek', 'Memory'),
    note: words(
      'Sunucu sürecinin yükten sonraki belleği (RSS), PostgreSQL hariç.',
      'Memory of the server process after the load above (RSS), without PostgreSQL.',
    ),
    columns: [words('Ne', 'What'), words('Ölçülen', 'Measured'), words('Sınır', 'Limit'), plain('')],
    rows: [
      [words('Sunucu', 'Server'), megabytes(rss), megabytes(mostMemory), mark(kept)],
      [
        words('bunun JavaScript nesneleri', 'of it JavaScript objects'),
        megabytes(heapUsed),
        plain(''),
        plain(''),
      ],
    ],
    missed: kept ? 0 : 1,
  }
}
