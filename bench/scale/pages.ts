import { suggestionsPath } from '../../app/shell/search/find-products'
import { percentile, timed } from '../numbers'
import type { Table } from '../report/table'
import { amount, mark, ms, plain, type Words, words } from '../report/words'
import type { OpenShop } from '../shop/open-shop'
import { guest, readBytes } from '../shop/visitor'
import { limitsFor, type ScaleLimits } from './limits'
import { typedWords } from './typed-words'

export const leaves = Array.from(
  { length: 200 },
  (_, place) => `/olcek-yaprak-${String(place).padStart(3, '0')}`,
)
const largest = leaves[0]!

/** Without a limit: measured beside the others. */
type Case = { name: Words; limit?: keyof ScaleLimits; paths: string[]; headers?: Record<string, string> }

/** Server time of pages and searches of a large catalogue: in process, one after the other, warm, without caches. */
export async function measurePages(shop: OpenShop, products: number, asked: number): Promise<Table> {
  const limits = limitsFor(products)
  let missed = 0
  const rows: Words[][] = []
  for (const { name, limit, paths, headers } of await cases(shop, products, asked)) {
    const ask = (turn: number) => readBytes(shop, paths[turn % paths.length]!, headers)
    // Warms up with as many requests as it measures: the first ones wait for the compiler.
    for (let turn = 0; turn < Math.max(asked, paths.length); turn++) await ask(turn)
    const times: number[] = []
    for (let turn = 0; turn < asked; turn++) times.push(await timed(() => ask(turn)))
    const p95 = percentile(times, 0.95)
    const most = limit ? limits[limit] : Infinity
    if (p95 > most) missed++
    const shares = [percentile(times, 0.5), p95, percentile(times, 0.99)].map(ms)
    rows.push([
      name,
      ...shares,
      ...(limit ? [amount(most, 0, 'ms'), mark(p95 <= most)] : [plain('–'), plain('')]),
    ])
  }
  return toTable(products, asked, rows, missed)
}

async function cases(shop: OpenShop, products: number, asked: number): Promise<Case[]> {
  const typed = await typedWords(shop.database.pool, asked)
  const everyFew = Math.max(1, Math.floor(products / asked))
  const pages = Array.from({ length: asked }, (_, place) => `/olcek-${1 + place * everyFew}`)
  return [
    {
      name: words('Kategori sayfası, 200 yaprak', 'Category page, 200 leaves'),
      limit: 'category',
      paths: leaves,
    },
    { name: words('En büyük kategori', 'Largest category'), limit: 'category', paths: [largest] },
    {
      name: words('En büyük kategori, iki özellik, sayılarla', 'Largest category, two facets, counts'),
      limit: 'facets',
      paths: [`${largest}?malzeme=dana&doku=duz`],
    },
    {
      name: words('En büyük kategori, bir rengin kartları', 'Largest category, cards of one colour'),
      limit: 'facets',
      paths: [`${largest}?renk=siyah`],
    },
    {
      name: words('Bir listenin 1.000. sayfası', 'Page 1,000 of a list'),
      limit: 'deep',
      paths: ['/category/list?sayfa=1000'],
    },
    {
      name: words('Yeni gelenler, 90 gün', 'New arrivals, 90 days'),
      limit: 'arrivals',
      paths: ['/yeni-gelenler'],
    },
    {
      name: words('Yazarken arama, yanlış ve Türkçe harfle', 'Typeahead, typos and Turkish letters'),
      limit: 'typeahead',
      paths: typed.map(suggestionsPath),
    },
    { name: words('Ürün sayfası', 'Product page'), limit: 'product', paths: pages },
    {
      name: words(
        'Ürün sayfası, geri gelen için (son görülenlere yazar)',
        'Product page, to who has been here (writes last seen)',
      ),
      paths: pages,
      headers: guest(),
    },
  ]
}

function toTable(products: number, asked: number, rows: Words[][], missed: number): Table {
  const [tr, en] = [products.toLocaleString('tr'), products.toLocaleString('en')]
  return {
    id: `scale-${products}`,
    title: words(`${tr} ürünle`, `With ${en} products`),
    note: words(
      `Sunucu süresi: süreç içinde, art arda ${asked} istek, ilk kez gelen ziyaretçi, önce bir o kadarı sayılmadan, hiçbir sayfa saklanmadan. Sınır p95 içindir.`,
      `Server time: in process, ${asked} requests one after the other by somebody new, after as many that do not count, no page kept. The limit is for p95.`,
    ),
    columns: [
      words('Ne', 'What'),
      plain('p50'),
      plain('p95'),
      plain('p99'),
      words('sınır', 'limit'),
      plain(''),
    ],
    rows,
    missed,
  }
}
