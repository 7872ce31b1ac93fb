import { suggestionsPath } from '../../app/shell/search/find-products'
import { goodsInStock } from '../../app/testing/guest'
import { recordStatements } from '../contest/statements'
import type { OpenShop } from '../shop/open-shop'
import { guest, read } from '../shop/visitor'
import { addToBasket, orderBasket } from './basket-calls'
import { orderInput } from './order-wish'
import { listPath, pagePath } from './paths'

/** Pairs of requests for few and for many rows of the same kind: each sends one set-based query, so both counts are equal. */
export type Count = { what: string; few: number; many: number }

/** Counts the statements of warm requests. */
export async function countStatements(shop: OpenShop): Promise<Count[]> {
  const goods = await goodsInStock(shop.database.db, manyLines)
  const fill = async (lines: number) => {
    const headers = guest()
    for (const one of goods.slice(0, lines)) await addToBasket(shop, one, headers)
    return headers
  }
  const [one, many] = [await fill(1), await fill(manyLines)]
  const reading = (path: string, headers: Headers = one) =>
    fewest(() => once(() => read(shop, path, headers)))
  const ordering = (lines: number) =>
    fewest(async () => {
      const headers = await fill(lines)
      const input = await orderInput(shop, headers)
      return once(() => orderBasket(shop, input, headers))
    })
  const typed = '/api/products/find?q=kordon'
  return [
    { what: 'Kategori sayfası', few: await reading(pagePath), many: await reading(`${pagePath}?goster=120`) },
    {
      what: 'API ürün listesi',
      few: await reading(`${listPath}&length=2`),
      many: await reading(`${listPath}&length=30`),
    },
    {
      what: 'Yazarken arama',
      few: await reading(`${typed}&length=2`),
      many: await reading(`${typed}&length=30`),
    },
    { what: 'Sepet sayfası', few: await reading('/sepetim', one), many: await reading('/sepetim', many) },
    { what: 'Sipariş', few: await ordering(1), many: await ordering(manyLines) },
  ]
}

type Headers = Record<string, string>

const manyLines = 20
const attempts = 3

/** Takes the fewest statements of several attempts: values that the process caches for seconds may just have expired. */
async function fewest(count: () => Promise<number>): Promise<number> {
  const counts: number[] = []
  for (let attempt = 0; attempt < attempts; attempt++) counts.push(await count())
  return Math.min(...counts)
}

const once = async (work: () => Promise<unknown>) => (await recordStatements(work)).length

/** The most frequent requests of new visitors: how many statements each may send, and how many of those unprepared. */
export type HotPath = { what: string; count: number; most: number; unprepared: number }

/** Statements of hot paths on their second request. */
export async function inspectHotPaths(shop: OpenShop): Promise<HotPath[]> {
  const { rows } = await shop.database.pool.query<{ link: string }>(`
    select p.link from products p join variants v on v.product_id = p.id
    where p.published and p.visibility = 0 and v.sellable and v.visibility = 0 order by p.rank, p.id limit 1`)
  const paths = [
    // Staff has put blocks at the head of this category: one statement for them, one for their pictures.
    { what: 'Kategori sayfası, başlık bloklarıyla', path: pagePath, most: 5 },
    { what: 'Kategori sayfası', path: '/silikon-kordonlar', most: 3 },
    { what: 'Ürün sayfası', path: `/${rows[0]!.link}`, most: 2 },
    { what: 'API ürün listesi', path: listPath, most: 2 },
    { what: 'Yazarken arama', path: suggestionsPath('kordon'), most: 3 },
  ]
  const found: HotPath[] = []
  for (const { what, path, most } of paths) {
    const ask = () => recordStatements(() => read(shop, path))
    const asked = [await ask(), await ask(), await ask(), await ask()]
    const fewest = asked.toSorted((a, b) => a.length - b.length)[0]!
    // A statement without values is sent unprepared; its answer is cached for seconds.
    const unprepared = asked.at(-1)!.filter(({ query, values }) => values.length > 0 && !query.name)
    found.push({ what, count: fewest.length, most, unprepared: unprepared.length })
  }
  return found
}
