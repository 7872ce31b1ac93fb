import { type ListQuery, pageLength, type Sort } from '../catalogue'

/** The codes of features and details: an address with codes stays valid when ids change. */
export type FilterNames = readonly {
  code: string
  /** False: lists cannot be filtered by it. */
  filterable?: boolean
  details: readonly { id: number; code: string }[]
}[]

export const inStockValue = 'var'

/** The query part of a list's address, from `?` on; empty without filters. Equal lists have equal addresses. */
export function listAddress(query: ListQuery, features: FilterNames, category?: string): string {
  const page = query.start / pageLength + 1
  const parts: [string, string | number | undefined][] = [
    ['kategori', category],
    ['q', query.search],
    ...filtersOf(query.details, features),
    ['fiyat-min', inTl(query.priceFrom)],
    ['fiyat-max', inTl(query.priceTo)],
    ['stok', query.inStock ? inStockValue : undefined],
    ['paket', query.packageSize],
    ['siralama', sortUnlessUsual(query.sort)],
    Number.isInteger(page) ? ['sayfa', page === 1 ? undefined : page] : ['start', query.start],
  ]
  const given = parts.filter(([, value]) => value !== undefined && value !== '')
  // Commas are legal in a query and stay readable.
  const written = given.map(([name, value]) => `${name}=${encodeURIComponent(value!).replaceAll('%2C', ',')}`)
  return written.length === 0 ? '' : `?${written.join('&')}`
}

type Place = { feature: string; code: string; place: number }

// A page writes an address for each of hundreds of values, so the places of all values are computed once.
const known = new WeakMap<FilterNames, Map<number, Place>>()

function filtersOf(details: readonly number[], features: FilterNames): [string, string][] {
  const places = known.get(features) ?? placesOf(features)
  known.set(features, places)
  const chosen = [...new Set(details)].flatMap((id) => places.get(id) ?? [])
  const byFeature = Map.groupBy(
    chosen.sort((a, b) => a.place - b.place),
    ({ feature }) => feature,
  )
  return [...byFeature].map(([feature, values]) => [feature, values.map(({ code }) => code).join(',')])
}

function placesOf(features: FilterNames): Map<number, Place> {
  const all = features.flatMap(({ code: feature, details }) =>
    details.map(({ id, code }) => ({ id, feature, code })),
  )
  return new Map(all.map(({ id, ...value }, place) => [id, { ...value, place }]))
}

const inTl = (kurus: number | undefined) => (kurus === undefined ? undefined : String(kurus / 100))
const sortUnlessUsual = (sort: Sort) => (sort === 'onerilen' ? undefined : sort)
