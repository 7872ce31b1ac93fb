import { openDatabase } from '../../app/db/connection.server'
import { addMembersAtScale } from '../../demo/scale/members'
import { addPriceListsAtScale } from '../../demo/scale/price-lists'
import { compete, type Effort, type Score } from '../contest/compete'
import { timed } from '../numbers'
import { pagePath } from '../ratios/paths'
import type { Table } from '../report/table'
import { amount, mark, ms, plain, type Words, words } from '../report/words'
import type { Cluster } from '../shop/cluster'
import { dealer } from '../shop/dealer'
import { openShop, type OpenShop } from '../shop/open-shop'
import { guest, readBytes } from '../shop/visitor'

/** Limits: how many times a guest's page a dealer's page may cost, and how many times a small shop's a large shop's. */
export const mostOfGuest = 1.2
export const mostOfFew = 1.2

type Size = { members: number; lists: number; prices: number }
const few: Size = { members: 100, lists: 3, prices: 200 }
const many: Size = { members: 100_000, lists: 3_000, prices: 200 }
const products = 10_000
const leaf = '/olcek-yaprak-000'

/** Two visitors' pages; `ratio` is the second's time ÷ the first's. */
type Asked = { shop: OpenShop; path: string; headers: Record<string, string> }

function beside(first: Asked, second: Asked, effort: Effort): Promise<Score> {
  const ask = ({ shop, path, headers }: Asked) => timed(() => readBytes(shop, path, headers))
  return compete(
    () => ask(first),
    () => ask(second),
    effort,
  )
}

/** The category page of a dealer with a price list, beside a guest's: the same cards, other prices. */
export async function dealerBesideGuest(shop: OpenShop, effort: Effort, path = pagePath): Promise<Score> {
  const { rows } = await shop.database.pool.query<{ id: number }>(
    `select id from price_lists where code in ('toptan') or code like 'olcek-%' order by id desc limit 1`,
  )
  const headers = await dealer(shop, rows[0]!.id)
  return beside({ shop, path, headers: guest() }, { shop, path, headers }, effort)
}

/** The cost of members and price lists: a dealer's page beside a guest's, and a shop with many members beside one with few. */
export async function measureMembers(cluster: Cluster, effort: Effort): Promise<Table[]> {
  const base = await cluster.withProducts(products)
  const urls = [
    await cluster.derived('few', base, (url) => fill(url, few)),
    await cluster.derived('many', base, (url) => fill(url, many)),
  ] as const
  const [small, large] = [await openShop(urls[0], cluster.folder), await openShop(urls[1], cluster.folder)]
  try {
    const dealers = [await ownDealer(small), await ownDealer(large)] as const
    const both = (path: string, headers: readonly [Record<string, string>, Record<string, string>]) =>
      beside({ shop: small, path, headers: headers[0] }, { shop: large, path, headers: headers[1] }, effort)
    const guests = [guest(), guest()] as const
    const product = await productOf(small)
    return [
      toTable([
        {
          name: words('Kategori: bayi ÷ misafir', 'Category: dealer ÷ guest'),
          limit: mostOfGuest,
          score: await dealerBesideGuest(large, effort, leaf),
        },
        {
          name: words('Fiyata göre: bayi ÷ misafir', 'By price: dealer ÷ guest'),
          limit: mostOfGuest,
          score: await dealerBesideGuest(large, effort, `${leaf}?siralama=fiyat-artan`),
        },
        {
          name: words('Kategori, bayi: çok ÷ az', 'Category, dealer: many ÷ few'),
          limit: mostOfFew,
          score: await both(leaf, dealers),
        },
        {
          name: words('Tüm ürünler fiyata göre, bayi: çok ÷ az', 'All by price, dealer: many ÷ few'),
          limit: mostOfFew,
          score: await both('/category/list?siralama=fiyat-artan', dealers),
        },
        {
          name: words('Ürün, bayi: çok ÷ az', 'Product, dealer: many ÷ few'),
          limit: mostOfFew,
          score: await both(product, dealers),
        },
        {
          name: words('Kategori, misafir: çok ÷ az', 'Category, guest: many ÷ few'),
          limit: mostOfFew,
          score: await both(leaf, guests),
        },
      ]),
    ]
  } finally {
    await Promise.all([small.close(), large.close()])
  }
}

async function fill(url: string, size: Size): Promise<void> {
  const database = openDatabase(url, { max: 1, statementTimeout: 0 })
  const lists = await addPriceListsAtScale(database.db, size.lists, size.prices)
  await addMembersAtScale(database.db, size.members, lists)
  await database.close()
}

async function ownDealer(shop: OpenShop): Promise<Record<string, string>> {
  const { rows } = await shop.database.pool.query<{ id: number }>(
    `select max(id)::int as id from price_lists where code like 'olcek-%'`,
  )
  return dealer(shop, rows[0]!.id)
}

async function productOf(shop: OpenShop): Promise<string> {
  const { rows } = await shop.database.pool.query<{ link: string }>(
    `select link from products where code ~ '^S[0-9]' order by id limit 1`,
  )
  return `/${rows[0]!.link}`
}

type Result = { name: Words; limit: number; score: Score }

function toTable(results: readonly Result[]): Table {
  const size = ({ members, lists, prices }: Size) => [members, lists, prices] as const
  const [tr, en] = (['tr', 'en'] as const).map((language) =>
    [few, many].map((one) => size(one).map((n) => n.toLocaleString(language))),
  )
  return {
    id: 'members',
    title: words('Üyeler ve fiyat listeleri', 'Members and price lists'),
    note: words(
      `${products.toLocaleString('tr')} ürün; az: ${tr![0]!.join(', ')}, çok: ${tr![1]!.join(', ')} üye, fiyat listesi ve her listede kendi fiyatı. Süreç içinde, sırayla yapılan turların ortancası; bayinin listesi iki listeye dayanır.`,
      `${products.toLocaleString('en')} products; few: ${en![0]!.join(', ')}, many: ${en![1]!.join(', ')} members, price lists and prices of its own in each. In process, median of alternating rounds; the dealer's list falls back to two others.`,
    ),
    columns: [
      words('Ne', 'What'),
      words('ilk', 'first'),
      words('ikinci', 'second'),
      words('oran', 'ratio'),
      words('turlar', 'rounds'),
      words('en çok', 'most'),
      plain(''),
    ],
    rows: results.map(({ name, limit, score: { app, bare, ratio, from, to } }) => [
      name,
      ms(app),
      ms(bare),
      amount(ratio, 2),
      { tr: `${amount(from, 2).tr}–${amount(to, 2).tr}`, en: `${amount(from, 2).en}–${amount(to, 2).en}` },
      amount(limit, 1),
      mark(ratio <= limit),
    ]),
    missed: results.filter(({ limit, score }) => score.ratio > limit).length,
  }
}
