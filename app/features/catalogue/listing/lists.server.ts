import { briefly, longerLifetime } from '~/db/brief-cache.server'
import type { Db } from '~/db/connection.server'
import { seesPrices, type Visitor } from '~/features/identity/identity'
import { getSettings } from '~/features/settings/settings.server'
import {
  type Facet,
  type Feature,
  isByPrice,
  type ListQuery,
  lowestPriceWindowDays,
  type ProductCard,
  type ProductList,
} from '../catalogue'
import { countFacets } from './kept-facets.server'
import { readCards, type ToldByCards } from './cards.server'
import { readFeatures } from './store-features.server'
import { readPage } from './store-list.server'
import type { FacetsRow, ListPlan } from './store-list-plan.server'
import { findHits } from '../search/find.server'

const furthestStart = 1_000_000
/** Most products in one answer; pages below each other ("show more") are one answer. */
const longest = 300

/** Cards of products in the order of `ids`, without products that do not exist or that the visitor may not see. */
export async function getProducts(db: Db, visitor: Visitor, ids: readonly number[]): Promise<ProductCard[]> {
  return readCards(db, visitor, ids, await toldByCards(db))
}

/** Features and price window, which all cards need; the process keeps them. */
export async function toldByCards(db: Db): Promise<ToldByCards & { features: Feature[] }> {
  const [windowDays, features] = await Promise.all([priceWindow(db), getFeatures(db)])
  return { windowDays, features }
}

/** All features of the shop with their values; kept in the process for 5 s. */
export function getFeatures(db: Db): Promise<Feature[]> {
  return briefly(db, 'features', () => readFeatures(db), longerLifetime)
}

/** Days of the look-back window for crossed-out prices. */
export async function priceWindow(db: Db): Promise<number> {
  return (await getSettings(db)).number('catalogue', 'lowest_price_window_days', lowestPriceWindowDays)
}

export type ListOptions = { facets?: boolean; counted?: number }

/**
 * One page of a list with total and facets. Values of one feature are alternatives; filters of different features must all
 * hold for one and the same visible variant. `facets: false` skips the counts of the facets, and `counted` then limits how
 * many hits of a search are counted. A search that is too short finds nothing.
 */
export function listProducts(
  db: Db,
  visitor: Visitor,
  asked: ListQuery,
  options: ListOptions = {},
): Promise<ProductList> {
  return readList(db, visitor, asked, options, readCards)
}

/** Reads products by id, in the order of the ids, as a list shows them. */
type Reader<Product> = (
  db: Db,
  visitor: Visitor,
  ids: readonly number[],
  told: ToldByCards,
) => Promise<Product[]>

/** `listProducts` with what `read` makes of the products. */
export async function readList<Product>(
  db: Db,
  visitor: Visitor,
  asked: ListQuery,
  options: ListOptions,
  read: Reader<Product>,
): Promise<ProductList<Product>> {
  const query = seesPrices(visitor) ? asked : withoutPrices(asked)
  const features = await getFeatures(db)
  const facets = options.facets ?? true
  const start = bounded(query.start, 0, furthestStart)
  const length = bounded(query.length, 1, longest)
  const isGlance = !facets && isAsFound(query)
  const limits = isGlance ? { wanted: start + length, counted: options.counted } : {}
  const found = query.search ? await findHits(db, visitor, query.search, limits) : null
  if (query.search && !found) return { ...emptyList, note: null }
  const note = found?.note
  if (found && isGlance) {
    const products = await read(db, visitor, found.ids.slice(start, start + length), await toldByCards(db))
    return { ...emptyList, products, total: found.total, note }
  }
  const plan: ListPlan = {
    query: { ...query, start, length },
    hits: found && found.ids,
    chosen: chosenFeatures(features, query.details),
  }
  const { ids, total } = await readPage(db, visitor, plan)
  const shown = read(db, visitor, ids, {
    ...(await toldByCards(db)),
    chosen: plan.chosen,
  })
  if (!facets) return { ...emptyList, products: await shown, total, note }
  const [products, row] = await Promise.all([shown, countFacets(db, visitor, plan)])
  return {
    products,
    total,
    note,
    facets: toFacets(features, row.counts, new Set(query.details)),
    priceRange: row.lowest === null || row.highest === null ? null : { from: row.lowest, to: row.highest },
    inStockCount: row.inStock,
    packageSizes: seesPrices(visitor) ? toPackageSizes(row, query.packageSize) : [],
  }
}

/** The same list for a visitor who sees no prices: filters and order must not reveal any. */
function withoutPrices(query: ListQuery): ListQuery {
  const sort = isByPrice(query.sort) ? 'onerilen' : query.sort
  return { ...query, sort, priceFrom: undefined, priceTo: undefined, packageSize: undefined }
}

// A search without filters, in its own order: its hits are the answer.
function isAsFound({
  start: _start,
  length: _length,
  details,
  sort,
  search: _,
  ...filters
}: ListQuery): boolean {
  const isNarrowed = Object.values(filters).some((filter) => filter !== undefined)
  return details.length === 0 && sort === 'onerilen' && !isNarrowed
}

const emptyList: ProductList<never> = {
  products: [],
  total: 0,
  facets: [],
  priceRange: null,
  inStockCount: 0,
  packageSizes: [],
}

const bounded = (value: number, least: number, most: number) =>
  Math.min(Math.max(Math.trunc(value), least), most)

// Unknown details form a group of their own, which no product matches.
function chosenFeatures(features: readonly Feature[], details: readonly number[]): ListPlan['chosen'] {
  const owner = new Map(
    features.flatMap((feature) => feature.details.map(({ id }) => [id, feature.id] as const)),
  )
  const groups = Map.groupBy(new Set(details), (id) => owner.get(id) ?? 0)
  return [...groups].map(([featureId, group]) => ({ featureId, details: group }))
}

function toFacets(
  features: readonly Feature[],
  counts: FacetsRow['counts'],
  chosen: ReadonlySet<number>,
): Facet[] {
  return features
    .filter(({ filterable }) => filterable)
    .map(({ id: featureId, code, name, kind, explanation, details }) => ({
      featureId,
      code,
      name,
      kind,
      explanation,
      values: details
        .map((detail) => ({ ...detail, count: counts[detail.id] ?? 0, chosen: chosen.has(detail.id) }))
        .filter(({ count, chosen }) => count > 0 || chosen),
    }))
    .filter(({ values }) => values.length > 0)
}

// The chosen size is shown even when the other filters leave no product with it.
function toPackageSizes({ packages }: FacetsRow, chosen: number | undefined): ProductList['packageSizes'] {
  const known = packages.some(({ size }) => size === chosen)
  const all = chosen === undefined || known ? packages : [...packages, { size: chosen, count: 0 }]
  return all.toSorted((a, b) => a.size - b.size).map((entry) => ({ ...entry, chosen: entry.size === chosen }))
}
