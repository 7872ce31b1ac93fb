import { data } from 'react-router'
import { type ListQuery, mostShown, pageLength, type VariantRow } from '~/features/catalogue/catalogue'
import { getFeatures, getVariantRows, listProducts } from '~/features/catalogue/catalogue.server'
import { aboveFold, shownCards, shownFacets, type ShownList } from '~/features/catalogue/shown-cards'
import { readListQuery } from '~/features/catalogue/schema'
import { showsGoods, wholeShop } from '~/http/stored/for-store.server'
import { favouritesOf } from '~/shell/favourites.server'
import { densityOf } from '~/shell/choices/preferences.server'
import { rememberSort } from '~/shell/choices/sort-choice.server'
import type { RequestContext } from '~/server/shop.server'
import { tellToWait } from '../shared/tell-to-wait.server'

/** Data of every page with a product list. */
export type ListData = {
  list: ShownList
  query: ListQuery
  favourites: number[]
  /** Rows of the compact list; null for cards. */
  rows: VariantRow[] | null
}

/** The list for an address. The chosen sort order is remembered. */
export async function loadProductList(
  shop: RequestContext,
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
    sort: rememberSort(shop, request),
    length: shownLength(params),
  }
  const [list, favourites] = await Promise.all([listProducts(db, visitor, query), favouritesOf(shop)])
  const ids = list.products.map(({ id }) => id)
  const rows = await compactRows(shop, request, ids, query)
  showsGoods(shop.stored, {
    categories: [query.categoryId ?? wholeShop],
    cards: ids,
    amounts: rows ? ids : [],
  })
  const facets = shownFacets(list.facets)
  if (!rows)
    return {
      list: { ...list, facets, products: shownCards(list.products, { previews: aboveFold }) },
      query,
      favourites,
      rows,
    }
  // Rows do not show the second picture.
  const products = shownCards(list.products).map((card) => ({ ...card, pictures: card.pictures.slice(0, 1) }))
  return { list: { ...list, facets, products }, query, favourites, rows }
}

/** A row for each variant of these products for the compact list; null for cards. */
export async function compactRows(
  shop: RequestContext,
  request: Request,
  ids: readonly number[],
  filters?: ListQuery,
): Promise<VariantRow[] | null> {
  if (densityOf(shop, request) !== 'compact') return null
  return getVariantRows(shop.db, shop.visitor, ids, filters)
}

function shownLength(params: URLSearchParams): number {
  const wanted = Number(params.get('goster') ?? pageLength)
  const pages = Number.isInteger(wanted) ? Math.ceil(wanted / pageLength) : 1
  return Math.min(Math.max(pages, 1) * pageLength, mostShown)
}
