import { percentile, timed } from '../numbers'
import type { Table } from '../report/table'
import { amount, mark, ms, plain, type Words, words } from '../report/words'
import type { Cluster } from '../shop/cluster'
import { openShop, type OpenShop } from '../shop/open-shop'
import { readBytes } from '../shop/visitor'
import { measureFormula } from './measure-formula'
import { measureGrid } from './measure-grid'
import { staffCookies } from './staff'
import { limits, officeCases } from './cases'
import { fillOffice, type OfficeSize } from './fill-office'

/** Server time of the back office's pages in a large shop, beside a bare read of fifty orders, and a job for many prices. */
export async function measureOffice(
  cluster: Cluster,
  products: number,
  size: OfficeSize,
  asked: number,
): Promise<Table[]> {
  const base = await cluster.withProducts(products)
  const url = await cluster.derived(`office_${products}_${size.orders}`, base, (url) => fillOffice(url, size))
  const shop = await openShop(url, cluster.folder)
  try {
    return [
      await measure(shop, products, size, asked),
      await measureFormula(cluster, products, asked),
      await measureGrid(cluster),
    ]
  } finally {
    await shop.close()
  }
}

async function measure(shop: OpenShop, products: number, size: OfficeSize, asked: number): Promise<Table> {
  const headers = await staffHeaders(shop)
  const bare = await spread(asked, () =>
    shop.database.pool.query('select * from orders order by placed_at desc, id desc limit 50'),
  )
  let missed = 0
  const rows: Words[][] = [
    [words('Çıplak: 50 siparişin okunması', 'Bare: a read of 50 orders'), ...times(bare)],
  ]
  for (const { name, limit, paths } of officeCases(await known(shop))) {
    const most = limits[limit]
    const found = await spread(asked, (turn) => readBytes(shop, paths[turn % paths.length]!, headers))
    const isKept = percentile(found, 0.95) <= most
    if (!isKept) missed += 1
    rows.push([
      name,
      ...times(found),
      amount(percentile(found, 0.5) / percentile(bare, 0.5), 1, '×'),
      amount(most, 0, 'ms'),
      mark(isKept),
    ])
  }
  return toTable(
    rows.map((row) => [...row, plain(''), plain(''), plain('')].slice(0, 6)),
    {
      products,
      size,
      asked,
      missed,
    },
  )
}

const times = (found: readonly number[]) => [percentile(found, 0.5), percentile(found, 0.95)].map(ms)

/** Times in ms of `asked` turns, after a third as many that do not count. */
async function spread(asked: number, work: (turn: number) => Promise<unknown>): Promise<number[]> {
  for (let turn = 0; turn < Math.max(asked / 3, 6); turn++) await work(turn)
  const found: number[] = []
  for (let turn = 0; turn < asked; turn++) found.push(await timed(() => work(turn)))
  return found
}

async function staffHeaders(shop: OpenShop): Promise<Record<string, string>> {
  const cookies = await staffCookies(shop)
  return { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
}

/** Records in the middle of the data. */
async function known({ database: { pool } }: OpenShop) {
  const one = async <Row extends object>(statement: string) => (await pool.query<Row>(statement)).rows[0]!
  const order = await one<{ code: string; phone: string }>(
    `select code, address->>'phone' as phone from orders where code like 'B%' order by placed_at desc offset 5000 limit 1`,
  )
  const product = await one<{ id: number }>(
    `select id from products where code like 'S00%' offset 500 limit 1`,
  )
  const partner = await one<{ id: number }>(
    'select business_partner_id as id from orders where business_partner_id is not null order by id offset 1000 limit 1',
  )
  return { ...order, productId: product.id, partnerId: partner.id }
}

function toTable(
  rows: Words[][],
  { products, size, asked, missed }: { products: number; size: OfficeSize; asked: number; missed: number },
): Table {
  const named = (locale: 'tr' | 'en') =>
    [size.orders, products, size.customers, size.audit].map((count) => count.toLocaleString(locale))
  const [tr, en] = [named('tr'), named('en')]
  return {
    id: 'backoffice',
    title: words('Yönetim paneli', 'Back office'),
    note: words(
      `${tr[0]} sipariş, ${tr[1]} ürün, ${tr[2]} müşteri, ${tr[3]} kayıt satırı. Sunucu süresi: süreç içinde, art arda ${asked} istek, yönetici olarak. Sınır p95 içindir; oran, 50 siparişin çıplak okunmasına göredir.`,
      `${en[0]} orders, ${en[1]} products, ${en[2]} customers, ${en[3]} audit rows. Server time: in process, ${asked} requests one after the other, as an administrator. The limit is for p95; the ratio compares with a bare read of 50 orders.`,
    ),
    columns: [
      words('Ne', 'What'),
      plain('p50'),
      plain('p95'),
      words('oran', 'ratio'),
      words('sınır', 'limit'),
      plain(''),
    ],
    rows,
    missed,
  }
}
