import { type Database, openDatabase } from '../../app/db/connection.server'
import type { Visitor } from '../../app/features/identity/identity'
import type { Statement } from '../contest/statements'
import { median } from '../numbers'
import type { Table } from '../report/table'
import { amount, mark, ms, plain, type Words, words } from '../report/words'
import type { Cluster } from '../shop/cluster'
import { type Baskets, fillBaskets, openBuyers } from './baskets'
import { measureLargeOrder } from './large-order'
import { orderRequest, placeOnce } from './place'
import { openReplay, recordWrites } from './replayed'
import { type Pace, workTogether } from './together'
import { takeOutNotify } from './without-notify'

const placers = 16
const leastPerSecond = 300
const warmUp = 100

type Effort = { rounds: number; orders: number }

/** Orders at once beside their own writes, each with and without the NOTIFY of the jobs they queue. */
export async function measureOrders(cluster: Cluster, isQuick: boolean): Promise<Table[]> {
  const effort = isQuick ? { rounds: 3, orders: 100 } : { rounds: 7, orders: 250 }
  const baskets = { name: 'bench', count: warmUp + (effort.rounds + 1) * effort.orders, lines: 5 }
  const paces = await paceAll(cluster, baskets, effort)
  return [toTable(paces), await measureLargeOrder(cluster)]
}

/** With the bytes that PostgreSQL wrote into its log for one order. */
type Measured = Pace & { log: number }
type Found = Record<'shop' | 'quietShop' | 'bare' | 'quietBare', Measured[]>

async function paceAll(cluster: Cluster, baskets: Baskets, { rounds, orders }: Effort): Promise<Found> {
  const filled = await filledShop(cluster, baskets)
  const recorded = await recordAll(cluster, filled, baskets)
  const shops = [await openShopOf('bench_orders', false), await openShopOf('bench_orders_quiet', true)]
  const bares = [await openBareOf('bench_bare', false), await openBareOf('bench_bare_quiet', true)]
  const found: Found = { shop: [], quietShop: [], bare: [], quietBare: [] }
  for (let round = 0; round <= rounds; round++) {
    const [from, to] = [warmUp + round * orders, warmUp + (round + 1) * orders]
    // Alternating, so that other work of the machine hits all of them; the first round warms up.
    const keep = async (name: keyof Found, run: () => Promise<Pace>) => {
      const began = await shops[0]!.logged()
      const pace = await run()
      const log = ((await shops[0]!.logged()) - began) / orders
      if (round > 0) found[name].push({ ...pace, log })
    }
    await keep('shop', () => shops[0]!.place(from, to))
    await keep('bare', () => bares[0]!.replay(recorded.slice(from, to)))
    await keep('quietShop', () => shops[1]!.place(from, to))
    await keep('quietBare', () => bares[1]!.replay(recorded.slice(from, to)))
  }
  for (const opened of [...shops, ...bares]) await opened.close()
  return found

  async function openShopOf(name: string, isQuiet: boolean) {
    const database = await openCopy(cluster, filled, name, isQuiet)
    const [buyers, request] = [await openBuyers(database.db, baskets), await orderRequest(database.db)]
    const place = (from: number, to: number) =>
      workTogether(placers, buyers.slice(from, to), (buyer) => placeOnce(database.db, buyer, request))
    /** Bytes in the log of the whole server. */
    const logged = async () => {
      const asked = await database.pool.query<{ bytes: string }>(
        "select pg_current_wal_insert_lsn() - '0/0'::pg_lsn as bytes",
      )
      return Number(asked.rows[0]!.bytes)
    }
    await place(0, warmUp)
    return { place, logged, close: () => database.close() }
  }

  async function openBareOf(name: string, isQuiet: boolean) {
    const database = await openCopy(cluster, filled, name, isQuiet)
    await database.close()
    const bare = await openReplay(database.url, placers)
    await bare.replay(recorded.slice(0, warmUp))
    return bare
  }
}

async function filledShop(cluster: Cluster, baskets: Baskets): Promise<string> {
  const url = await cluster.clone(await cluster.demo(), 'bench_baskets')
  const { db, pool, close } = openDatabase(url)
  await fillBaskets(db, baskets)
  await pool.query('vacuum analyze')
  await close()
  return url
}

async function openCopy(
  cluster: Cluster,
  of: string,
  name: string,
  isQuiet: boolean,
): Promise<Database & { url: string }> {
  const url = await cluster.clone(of, name)
  const database = openDatabase(url)
  if (isQuiet) await takeOutNotify(database.pool)
  return { ...database, url }
}

/** The writes of each order in a shop that places one order after the other. */
async function recordAll(cluster: Cluster, filled: string, baskets: Baskets): Promise<Statement[][]> {
  const { db, close } = await openCopy(cluster, filled, 'bench_recorded', false)
  const [buyers, request] = [await openBuyers(db, baskets), await orderRequest(db)]
  const recorded: Statement[][] = []
  const place = (buyer: Visitor) => recordWrites(() => placeOnce(db, buyer, request))
  for (const buyer of buyers) recorded.push(await place(buyer))
  await close()
  return recorded
}

function toTable({ shop, quietShop, bare, quietBare }: Found): Table {
  const perSecond = (paces: Pace[]) => median(paces.map((pace) => pace.perSecond))
  const kept = perSecond(shop) >= leastPerSecond
  const row = (name: Words, own: Measured[], beside: Pace[] | null, limit: Words[]) => [
    name,
    amount(perSecond(own)),
    ms(median(own.map(({ p50 }) => p50))),
    ms(median(own.map(({ p95 }) => p95))),
    amount(median(own.map(({ log }) => log)) / 1_024, 1, 'KB'),
    beside ? amount(perSecond(own) / perSecond(beside), 2) : plain(''),
    ...limit,
  ]
  const none = [plain(''), plain('')]
  return {
    id: 'orders',
    title: words('Aynı anda siparişler', 'Orders at once'),
    note: words(
      'Beşer satırlık sepetlerden havaleyle siparişler; API çağrısının yaptığı iş, anahtarıyla, HTTP olmadan. Tek süreç, 16 bağlantı, fsync açık; 400 üründen en çok istenen, sepetlerin onda birindedir. Çıplak: aynı yazmalar ve kilitler, hazır deyimler olarak, 16 bağlantıda; oran ona göre. Günlük: PostgreSQL’in bir sipariş için yazdığı WAL. Sessiz: işler NOTIFY olmadan kuyruğa girer. Dönüşümlü turların ortancası; o sırada hiçbir iş yürütülmez.',
      'Orders by bank transfer of baskets of 5 lines: what the API’s call does, under its key, without HTTP. One process, 16 connections, fsync on; of 400 products the most wanted is in a tenth of the baskets. Bare: the same writes and locks as prepared statements on 16 connections, and the ratio to it. Log: the WAL that PostgreSQL writes for one order. Quiet: jobs are queued without NOTIFY. Median of alternating rounds; no job is run meanwhile.',
    ),
    columns: [
      words('Ne', 'What'),
      words('/sn', 'per s'),
      plain('p50'),
      plain('p95'),
      words('günlük', 'log'),
      words('oran', 'ratio'),
      words('en az', 'least'),
      plain(''),
    ],
    rows: [
      row(words('Mağaza', 'Shop'), shop, bare, [amount(leastPerSecond), mark(kept)]),
      row(words('Mağaza, sessiz', 'Shop, quiet'), quietShop, quietBare, none),
      row(words('Çıplak', 'Bare'), bare, null, none),
      row(words('Çıplak, sessiz', 'Bare, quiet'), quietBare, null, none),
    ],
    missed: kept ? 0 : 1,
  }
}
