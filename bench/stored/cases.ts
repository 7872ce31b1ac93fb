import type { Db } from '../../app/db/connection.server'
import { goodsInStock } from '../../app/testing/guest'
import { type Words, words } from '../report/words'

/** `least`: the limit of its ratio to the bare server. */
export type Case = { name: Words; path: string; headers: Record<string, string>; least: number | null }

const compressed = { 'accept-encoding': 'gzip, deflate, br' }
const ofPages = { accept: 'text/html', ...compressed }
const ofApi = { accept: 'application/json', ...compressed }
/** A stored page, and a stored list of the API, beside the bare server. */
const least = 0.7

/** Answers that the shop stores, of a shop with so many products besides those of the demo. */
export async function storedCases(db: Db, products: number): Promise<Case[]> {
  const category = products > 0 ? 'olcek-yaprak-000' : 'deri-kordonlar'
  const [goods] = await goodsInStock(db, 1)
  const page = (name: Words, path: string) => ({ name, path, headers: ofPages, least })
  const call = (name: Words, path: string, limit: number | null) => ({
    name,
    path,
    headers: ofApi,
    least: limit,
  })
  return [
    page(words('Ana sayfa', 'Home'), '/'),
    page(words('Kategori sayfası', 'Category page'), `/${category}`),
    page(words('Ürün sayfası', 'Product page'), `/${goods!.link}`),
    call(
      words('API: 30 ürünlük liste', 'API: list of 30'),
      `/api/site/product-list?kategori=${category}`,
      least,
    ),
    call(
      words('API: sayılarla liste', 'API: list with facet counts'),
      `/api/site/product-list?facets=1&kategori=${category}`,
      null,
    ),
    call(words('API: ürün', 'API: product'), `/api/products/${goods!.productId}`, null),
    call(words('API: 10 öneri', 'API: 10 suggestions'), '/api/products/find?q=deri&length=10', null),
  ]
}

/** Whether this version of the shop has the answer; calls for facets came later than the others. */
export const isOffered = async (origin: string, { path, headers }: Case) =>
  (await fetch(origin + path, { headers })).ok
