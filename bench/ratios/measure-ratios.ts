import type { Effort, Score } from '../contest/compete'
import type { Table } from '../report/table'
import { amount, mark, ms, plain, type Words, words } from '../report/words'
import type { Cluster } from '../shop/cluster'
import { openShop } from '../shop/open-shop'
import { addingToBaskets, ordering } from './basket-calls'
import { competeOverHttp } from './read-over-http'
import { competeForPage } from './read-pages'
import { competeForWrites } from './write-calls'
import { listPath, pagePath } from './paths'

type Result = { name: Words; limit: number; score: Score }

/** The cost of the shop beside the bare work that it cannot avoid. */
export async function measureRatios(cluster: Cluster, given: Effort): Promise<Table[]> {
  const effort = { ...given, warmUp: 25 }
  const writing = { ...given, warmUp: 50 }
  const url = await cluster.clone(await cluster.demo(), 'bench_reads')
  const place = { url, folder: cluster.folder }
  const shop = await openShop(url, cluster.folder)
  const results: Result[] = [
    {
      name: words('Kategori sayfası, süreç içinde', 'Category page, in process'),
      limit: 0.5,
      score: await competeForPage(shop, url, pagePath, effort),
    },
  ]
  await shop.close()
  results.push(
    {
      name: words('Kategori sayfası, HTTP ile', 'Category page, over HTTP'),
      limit: 0.5,
      score: await competeOverHttp(place, pagePath, effort),
    },
    {
      name: words('API ürün listesi, HTTP ile', 'API product list, over HTTP'),
      limit: 0.45,
      score: await competeOverHttp(place, listPath, effort),
    },
    {
      name: words('Sepete ekleme', 'Add to basket'),
      limit: 0.6,
      score: await competeForWrites(cluster, addingToBaskets, writing),
    },
    {
      name: words('Sipariş', 'Order'),
      limit: 0.6,
      score: await competeForWrites(cluster, ordering, { ...writing, turns: Math.ceil(given.turns / 2) }),
    },
  )
  return [toTable(results)]
}

function toTable(results: readonly Result[]): Table {
  return {
    id: 'ratios',
    title: words('Çıplak işe oranlar', 'Ratios to the bare work'),
    note: words(
      'Oran: çıplak işin süresi ÷ mağazanın süresi, sırayla yapılan turların ortancası. Çıplak iş: aynı SQL deyimleri tek bağlantıda art arda; sayfada aynı HTML’in renderToString ile üretimi, API’de aynı gövdenin JSON.stringify ile yazımı; ikisi de node:http ile. Yazmalar kopya veritabanında aynı sırayla. İkisi de ısınmıştır: önceki 25 tur sayılmaz, yazmalarda 50.',
      'Ratio: time of the bare work ÷ time of the shop, median of alternating rounds. Bare work: the same SQL statements one after the other on one connection, plus renderToString of the same markup for the page, JSON.stringify of the same body for the API; over HTTP both by node:http. Writes repeat the shop’s on a copy of the database. Both are warm: 25 rounds before do not count, of writes 50.',
    ),
    columns: [
      words('Ne', 'What'),
      words('mağaza', 'shop'),
      words('çıplak', 'bare'),
      words('mağaza /sn', 'shop per s'),
      words('çıplak /sn', 'bare per s'),
      words('oran', 'ratio'),
      words('turlar', 'rounds'),
      words('en az', 'least'),
      plain(''),
    ],
    rows: results.map(({ name, limit, score: { app, bare, ratio, from, to } }) => [
      name,
      ms(app),
      ms(bare),
      amount(1_000 / app),
      amount(1_000 / bare),
      amount(ratio, 2),
      { tr: `${amount(from, 2).tr}–${amount(to, 2).tr}`, en: `${amount(from, 2).en}–${amount(to, 2).en}` },
      amount(limit, 1),
      mark(ratio >= limit),
    ]),
    missed: results.filter(({ limit, score }) => score.ratio < limit).length,
  }
}
