import { data } from 'react-router'
import {
  type ListQuery,
  mostShown,
  pageLength,
  type ProductList,
  type Sort,
  sorts,
  type VariantRow,
} from '~/features/catalogue/catalogue'
import { getFeatures, getVariantRows, listProducts } from '~/features/catalogue/catalogue.server'
import { readListQuery } from '~/features/catalogue/schema'
import { choiceCookie, readCookie } from '~/features/identity/sessions/cookies.server'
import { favouritesOf } from '~/shell/favourites.server'
import { densityOf } from '~/shell/choices/preferences.server'
import type { Shop } from '~/server/shop.server'
import { tellToWait } from '../shared/tell-to-wait.server'

/** What every page with a list of products has. */
export type ListData = {
  list: ProductList
  query: ListQuery
  favourites: number[]
  /** Of the compact list; null: the visitor wants cards. */
  rows: VariantRow[] | null
}

/** The list that an address asks for. The sort order is remembered: it holds until another is chosen. */
export async function loadProductList(
  shop: Shop,
  request: Request,
  scope: Partial<ListQuery>,
): Promise<ListData> {
  const { db, visitor } = shop
  const params = new URL(request.url).searchParams
  const { query: asked } = readListQuery(params, await getFeatures(db))
  const sentence = (scope.search ?? asked.search) ? await tellToWait(shop, 'search') : null
  if (sentence) throw data(sentence, 429)
  const query = {
    ...asked,
    ...scope,
    sort: rememberedSort(shop, request, params),
    length: shownLength(params),
  }
  const [list, favourites] = await Promise.all([listProducts(db, visitor, query), favouritesOf(shop)])
  const ids = list.products.map(({ id }) => id)
  const rows = await compactRows(shop, request, ids, query)
  return { list: rows ? withOnePicture(list) : list, query, favourites, rows }
}

// A row shows one picture of its product; the second would only be carried along.
function withOnePicture(list: ProductList): ProductList {
  const products = list.products.map((product) => ({ ...product, pictures: product.pictures.slice(0, 1) }))
  return { ...list, products }
}

/** A row for each variant of these products, for who wants a compact list; null for who wants cards. */
export async function compactRows(
  shop: Shop,
  request: Request,
  ids: readonly number[],
  filters?: ListQuery,
): Promise<VariantRow[] | null> {
  if (densityOf(shop, request) !== 'compact') return null
  return getVariantRows(shop.db, shop.visitor, ids, filters)
}

function rememberedSort(shop: Shop, request: Request, params: URLSearchParams): Sort {
  const asked = sorts.find((sort) => sort === params.get('siralama'))
  const cookie = readCookie(request.headers.get('cookie'), 'sortBy')
  if (asked && asked !== cookie)
    shop.cookies.push(choiceCookie('sortBy', asked, shop.origin.startsWith('https:')))
  return asked ?? sorts.find((sort) => sort === cookie) ?? 'onerilen'
}

function shownLength(params: URLSearchParams): number {
  const wanted = Number(params.get('goster') ?? pageLength)
  const pages = Number.isInteger(wanted) ? Math.ceil(wanted / pageLength) : 1
  return Math.min(Math.max(pages, 1) * pageLength, mostShown)
}
