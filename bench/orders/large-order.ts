import { openDatabase } from '../../app/db/connection.server'
import { percentile, timed } from '../numbers'
import type { Table } from '../report/table'
import { amount, mark, ms, plain, words } from '../report/words'
import type { Cluster } from '../shop/cluster'
import { fillBaskets, openBuyers } from './baskets'
import { orderRequest, placeOnce } from './place'

const lines = 500
const most = 1_500
const orders = 6

/** Measures orders with many lines, one after the other. */
export async function measureLargeOrder(cluster: Cluster): Promise<Table> {
  const baskets = { name: 'large', count: orders, lines }
  const { db, close } = openDatabase(await cluster.clone(await cluster.demo(), 'bench_large'))
  await fillBaskets(db, baskets)
  const request = await orderRequest(db)
  const took: number[] = []
  for (const buyer of await openBuyers(db, baskets))
    took.push(await timed(() => placeOnce(db, buyer, request)))
  await close()
  const slowest = Math.max(...took)
  return {
    id: 'large-order',
    title: words('Çok satırlı sipariş', 'An order of many lines'),
    note: words(
      'Tek başına, birbiri ardına altı sipariş; sınır en yavaşı içindir, o da ilkidir.',
      'Alone, six orders one after the other; the limit is for the slowest, the first one included.',
    ),
    columns: [
      words('Satır', 'Lines'),
      plain('p50'),
      words('en yavaş', 'slowest'),
      words('sınır', 'limit'),
      plain(''),
    ],
    rows: [[amount(lines), ms(percentile(took, 0.5)), ms(slowest), ms(most), mark(slowest <= most)]],
    missed: slowest <= most ? 0 : 1,
  }
}
