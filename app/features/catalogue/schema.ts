import { readAmount } from '~/kernel/read-amount'
import { facetLength, type ListQuery, mostFilters, pageLength, searchMaximum, sorts } from './catalogue'
import { type FilterNames, inStockValue } from './listing/list-address'

export type ReadList = {
  query: ListQuery
  /** Link of a category, for lists whose path names none. */
  category: string | null
  /** Unknown parameters: pages ignore them, the API answers 400. */
  unknown: string[]
}

/** Sent by old clients; not part of a list and never refused. */
const passedOver = new Set(['uid', 'session_id', 'draw'])
const furthestStart = 1_000_000

/** A search without filters, best hits first. */
export function searchQuery(typed: string, page: { start?: number; length: number }): ListQuery {
  return { details: [], sort: 'onerilen', start: 0, search: typed.trim() || ' ', ...page }
}

type Draft = Omit<ReadList, 'category'> & { category?: string }
type Reader = (text: string, into: Draft) => boolean

const readers: Record<string, Reader> = {
  q(text, { query }) {
    query.search = text.trim().slice(0, searchMaximum)
    return text.trim().length <= searchMaximum
  },
  kategori(text, into) {
    into.category = text
    return text !== ''
  },
  siralama(text, { query }) {
    const sort = sorts.find((known) => known === text)
    query.sort = sort ?? query.sort
    return sort !== undefined
  },
  'fiyat-min': (text, { query }) => (query.priceFrom = readPrice(text)) !== undefined,
  'fiyat-max': (text, { query }) => (query.priceTo = readPrice(text)) !== undefined,
  stok(text, { query }) {
    if (text === inStockValue) query.inStock = true
    return text === inStockValue
  },
  paket: (text, { query }) => (query.packageSize = readNumber(text, 1, 100_000)) !== undefined,
  sayfa(text, { query }) {
    const page = readNumber(text, 1, Math.floor(furthestStart / pageLength) + 1)
    query.start = page ? (page - 1) * pageLength : query.start
    return page !== undefined
  },
  start(text, { query }) {
    const start = readNumber(text, 0, furthestStart)
    query.start = start ?? query.start
    return start !== undefined
  },
  length(text, { query }) {
    const length = readNumber(text, 1, pageLength)
    query.length = length ?? query.length
    return length !== undefined
  },
}

/**
 * A list as its address asks for it, e.g. `?renk=taba,siyah&genislik=22&siralama=ad&sayfa=2`. A repeated feature
 * adds values (checkboxes of a form without JavaScript); of other repeated parameters the first one counts.
 */
export function readListQuery(params: URLSearchParams, features: FilterNames): ReadList {
  const draft: Draft = { query: { details: [], sort: 'onerilen', start: 0, length: pageLength }, unknown: [] }
  const byCode = new Map(
    features.filter(({ filterable }) => filterable !== false).map((feature) => [feature.code, feature]),
  )
  const filters = new Set<string>()
  for (const name of new Set(params.keys())) {
    const read = Object.hasOwn(readers, name) ? readers[name] : undefined
    const feature = byCode.get(name)
    if (read) {
      // An empty field of a form is no filter.
      const text = params.get(name)!
      if (text !== '' && !read(text, draft)) draft.unknown.push(name)
    } else if (feature && filters.size < mostFilters) {
      filters.add(name)
      readDetails(params.getAll(name), feature, draft)
    } else if (!passedOver.has(name)) draft.unknown.push(name)
  }
  return { ...draft, category: draft.category ?? null }
}

function readDetails(
  texts: readonly string[],
  feature: FilterNames[number],
  { query, unknown }: Draft,
): void {
  const codes = texts.flatMap((text) => text.split(',', facetLength)).filter((code) => code !== '')
  for (const code of codes.slice(0, facetLength)) {
    const id = feature.details.find((detail) => detail.code === code)?.id
    if (id === undefined) unknown.push(feature.code)
    else if (!query.details.includes(id)) query.details.push(id)
  }
}

function readPrice(text: string): number | undefined {
  const kurus = readAmount(text)
  return Number.isNaN(kurus) ? undefined : kurus
}

function readNumber(text: string, least: number, most: number): number | undefined {
  if (!/^\d{1,7}$/.test(text)) return undefined
  const number = Number(text)
  return number >= least && number <= most ? number : undefined
}
