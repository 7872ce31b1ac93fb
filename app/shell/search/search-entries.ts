import type { MenuItem } from '~/features/settings/settings'
import { fold, sameCode } from '~/kernel/turkish'
import { type Found, type ProductHit, suggestedProducts } from './find-products'

/** One line of the suggestions; `to` is its address. */
export type SearchEntry =
  | { kind: 'product'; to: string; hit: ProductHit }
  | { kind: 'category'; to: string; title: string }
  | { kind: 'recent'; to: string; title: string }
  | { kind: 'all'; to: string; total: number }

const categories = 2
const category = 1

/** All entries in the order shown: recent searches, or products, categories and the link to all. */
export function entriesFor(
  query: string,
  found: Found | null,
  menu: readonly MenuItem[],
  recent: readonly string[],
): SearchEntry[] {
  if (query === '') return recent.map((title) => ({ kind: 'recent', to: resultsPath(title), title }))
  const hits = exactFirst(found?.hits ?? [], query).slice(0, suggestedProducts)
  return [
    ...hits.map((hit): SearchEntry => ({ kind: 'product', to: `/${hit.master.link}`, hit })),
    ...categoriesLike(query, menu).map(({ title, link }): SearchEntry => ({
      kind: 'category',
      to: link,
      title,
    })),
    ...(found && found.total > hits.length
      ? [{ kind: 'all' as const, to: resultsPath(query), total: found.total }]
      : []),
  ]
}

/** The product with exactly the typed code, which Enter opens; otherwise null. */
export function exactHit(query: string, found: Found | null): ProductHit | undefined {
  return found?.hits.find(({ stock }) => sameCode(stock.product_code, query))
}

/** The address of the results of a search. */
export function resultsPath(query: string): string {
  return `/search-results?q=${encodeURIComponent(query)}`
}

/** Categories with a word that begins with the query; all of the first level when nothing else is found. */
export function categoriesLike(query: string, menu: readonly MenuItem[]): MenuItem[] {
  const wanted = fold(query)
  const all = menu.flatMap((item) => [item, ...item.child]).filter(({ linkType }) => linkType === category)
  return all.filter(({ title }) => ` ${fold(title)}`.includes(` ${wanted}`)).slice(0, categories)
}

function exactFirst(hits: readonly ProductHit[], query: string): ProductHit[] {
  const exact = exactHit(query, { hits: [...hits], total: 0 })
  return exact ? [exact, ...hits.filter((hit) => hit !== exact)] : [...hits]
}
