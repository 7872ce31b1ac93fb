import { z } from 'zod'
import { seesPrices } from '~/features/identity/identity'
import { Problem } from '~/http/answering/problem.server'
import { type ApiRequest, type ApiRoute, type ListMeta, route } from '~/http/calls/route.server'
import { showsGoods, wholeShop } from '~/http/stored/for-store.server'
import { hitsAnswer, suggestionAnswer } from './answers.server'
import { facetsExample, hitExample, listMeta, suggestionExample } from './examples.server'
import * as inputs from './inputs.server'
import { type Category, isByPrice, type ListQuery, mostFilters, type SearchNote } from '../catalogue'
import { getCategory, getCategoryByLink, getFeatures } from '../catalogue.server'
import { readListQuery, searchQuery } from '../schema'
import { listHits, type ProductHit } from '../search/hits.server'
import { suggestProducts } from '../search/suggest.server'
import { countMissed } from '../search/missed/missed-searches.server'
import { mostHits } from '../search/store-word-hits.server'
import { failures } from './failures.server'
import { text } from '../text'
import { facetsToWire, hitToWire, suggestionToWire } from './product-wire.server'

const common = { tag: 'Ürün listeleri', policy: 'anyone', answer: hitsAnswer, list: true } as const
const shown = { data: [hitExample], meta: listMeta }

export const listEndpoints: ApiRoute[] = [
  route({
    ...common,
    method: 'post',
    path: '/product-categories/product-list',
    summary: 'DataTables sorgusuyla ürün listesi',
    body: inputs.dataTable,
    limit: 'search',
    failures: [failures.categoryNotFound],
    example: {
      body: {
        start: 0,
        length: 30,
        category_id: 2,
        search: { value: 'taba' },
        columns: [{ name: 'price' }],
        order: [{ column: 0, dir: 'asc' }],
      },
      ...shown,
    },
    run: async (api, { body }) => {
      const sort = inputs.sortOfTable(body)
      if (!sort) throw refused('order', text.unknownSort)
      const { start, length, search, category_id: categoryId } = body
      if (categoryId !== undefined) found(await getCategory(api.db, categoryId))
      return listed(api, { details: [], sort, start, length, categoryId, search: search?.value })
    },
  }),
  route({
    ...common,
    method: 'get',
    path: '/site/product-list',
    summary: 'Sorguyla ürün listesi; özellikler kendi kodlarıyla süzülür',
    query: inputs.listQuery,
    keep: { by: 'visitor' },
    stored: true,
    limit: 'search',
    failures: [failures.categoryNotFound],
    example: {
      query: {
        kategori: 'deri-kordonlar',
        renk: 'taba',
        genislik: '20-mm,22-mm',
        siralama: 'fiyat-artan',
        facets: '1',
      },
      data: [hitExample],
      meta: { ...listMeta, facets: facetsExample },
    },
    run: (api, { query }) => listedByAddress(api, query),
  }),
  route({
    ...common,
    method: 'post',
    path: '/{category}/product-list',
    summary: 'Bağlantısıyla bir kategorinin ve altındakilerin ürün listesi',
    params: inputs.byCategory,
    query: inputs.listQuery,
    body: inputs.nothing,
    limit: 'search',
    failures: [failures.categoryNotFound],
    example: {
      params: { category: 'deri-kordonlar' },
      query: { renk: 'taba', stok: 'var', start: '0', length: '30' },
      body: {},
      ...shown,
    },
    run: async (api, { params, query }) => {
      if (query.kategori !== undefined) throw refused('kategori', text.unknownFilter)
      return listedByAddress(api, { ...query, kategori: params.category })
    },
  }),
  route({
    ...common,
    method: 'post',
    path: '/products/filter-by-feature-details',
    summary: 'Özellik değerlerine göre ürünler: özellik içinde biri, özellikler arasında hepsi',
    query: inputs.filterPage,
    body: inputs.filterBody,
    limit: 'search',
    example: {
      query: { start: '0', length: '100' },
      body: { feature_details: [31, 32] },
      data: [hitExample],
      meta: { total: 48, start: 0, length: 100 },
    },
    run: async (api, { query: { start, length }, body: { feature_details: details } }) => {
      const chosen = new Set(details)
      const named = (await getFeatures(api.db)).filter((feature) =>
        feature.details.some(({ id }) => chosen.has(id)),
      )
      if (named.length > mostFilters) throw refused('feature_details', text.tooManyFilters(mostFilters))
      return listed(api, { details, sort: 'onerilen', start, length })
    },
  }),
  route({
    ...common,
    method: 'get',
    path: '/products',
    summary: 'Bütün ürünler, önerilen sırayla',
    query: inputs.page,
    keep: { by: 'visitor' },
    stored: true,
    limit: 'search',
    example: { query: { start: '0', length: '30' }, ...shown },
    run: (api, { query: { start, length } }) => listed(api, { details: [], sort: 'onerilen', start, length }),
  }),
  route({
    ...common,
    method: 'get',
    path: '/products/find',
    summary: 'Ürün arama, en az 3 karakter',
    query: inputs.findProducts,
    keep: { by: 'visitor' },
    stored: true,
    limit: 'search',
    example: {
      query: { q: 'kapadokya taba', start: '0', length: '30' },
      data: [hitExample],
      meta: { total: 1, start: 0, length: 30 },
    },
    run: async (api, { query }) => {
      const { q, start, length, total_up_to: counted } = query
      const {
        products,
        total,
        note = null,
      } = await listHits(api.db, api.visitor, searchQuery(q, { start, length }), { facets: false, counted })
      // Suggestions count only to a few, and each typed letter would be a search of its own.
      if (start === 0 && counted === mostHits) countMissed(api.db, { typed: q, note, total })
      // Every search that finds nothing, or something else, is counted.
      if (api.stored && !note?.asTyped) api.stored.mayKeep = false
      showsGoods(api.stored, { categories: [wholeShop] })
      return answer(api, products, { total, start, length, ...toldBy(note) })
    },
  }),
  route({
    ...common,
    method: 'get',
    path: '/products/suggestions',
    summary: 'Yazarken ürün önerileri, en az 3 karakter',
    description:
      'Aramanın ilk ürünleri, arama kutusunun gösterdiği kadarıyla; `/products/find` ayrıntılarını da verir.',
    query: inputs.suggestions,
    keep: { by: 'visitor' },
    stored: true,
    limit: 'search',
    answer: z.array(suggestionAnswer),
    example: {
      query: { q: 'kapadokya taba', length: '5', total_up_to: '20' },
      data: [suggestionExample],
      meta: { total: 1, start: 0, length: 5 },
    },
    run: async (api, { query: { q, length, total_up_to: counted } }) => {
      showsGoods(api.stored, {})
      const found = await suggestProducts(api.db, api.visitor, q, { length, counted })
      const { suggestions, total, note } = found ?? { suggestions: [], total: 0, note: null }
      return { data: suggestions.map(suggestionToWire), meta: { total, start: 0, length, ...toldBy(note) } }
    },
  }),
]

/** The part of an answer about a search that no product fits as typed; undefined fields are left out. */
function toldBy(note: SearchNote | null): Pick<ListMeta, 'meant' | 'left_out'> {
  const leftOut = note?.leftOut ?? []
  return { meant: note?.meant ?? undefined, left_out: leftOut.length > 0 ? leftOut : undefined }
}

async function listedByAddress(api: ApiRequest, { facets, ...given }: Record<string, string | undefined>) {
  const params = new URLSearchParams(
    Object.entries(given).filter(([, value]) => value !== undefined) as [string, string][],
  )
  const { query, category, unknown } = readListQuery(params, await getFeatures(api.db))
  if (unknown.length > 0) throw refused(unknown[0]!, text.unknownFilter)
  const { id } = category === null ? {} : found(await getCategoryByLink(api.db, category))
  return listed(api, { ...query, categoryId: id }, facets !== undefined)
}

async function listed(api: ApiRequest, query: ListQuery, facets = false) {
  const { sort, priceFrom, priceTo, packageSize } = query
  const ofPrice = isByPrice(sort)
    ? 'siralama'
    : (priceFrom ?? priceTo ?? packageSize) === undefined
      ? null
      : 'fiyat'
  if (ofPrice && !seesPrices(api.visitor)) throw refused(ofPrice, text.pricesHidden)
  const list = await listHits(api.db, api.visitor, query, { facets })
  showsGoods(api.stored, { categories: [query.categoryId ?? wholeShop] })
  const { products, total } = list
  const meta = { total, start: query.start, length: query.length }
  return answer(api, products, facets ? { ...meta, facets: facetsToWire(list) } : meta)
}

function answer(api: ApiRequest, hits: readonly ProductHit[], meta: ListMeta) {
  showsGoods(api.stored, { amounts: hits.map(({ card }) => card.id) })
  return { data: hits.map((hit) => hitToWire(api.visitor.priceKey, hit)), meta }
}

function found(category: Category | null): Category {
  if (!category) throw new Problem(404, 'category_not_found', text.categoryNotFound)
  return category
}

function refused(path: string, message: string): Problem {
  return new Problem(400, 'invalid_input', message, [{ path, code: 'unknown_value', message }])
}
