import { matchRoutes } from 'react-router'
import routes from '../../app/routes'

const patterns = routes
  .flatMap((route) => route.children ?? [route])
  .map(({ id, path, index }) => ({
    id,
    path: path ?? '/',
    ...(index ? { path: '/' } : {}),
  }))

/** The links of public products and categories, as the sitemap has them. */
export type Links = { categories: ReadonlySet<string>; products: ReadonlySet<string> }

/**
 * The kind of page at an address: pages of one kind have the same parts. Aliases count as one kind, and a query is part of the
 * kind by the names of its parameters, or as a whole where `coarse`.
 */
export function kindOf(address: string, links: Links, coarse: boolean): string {
  const { pathname, searchParams } = new URL(address, 'http://shop.invalid')
  const id = matchRoutes(patterns, pathname)?.at(-1)?.route.id ?? 'unknown'
  const page = id.replace(/^pages\//, '').replace(/\/\d+$/, '')
  const kind = page === 'set-page' ? kindOfLink(pathname, links) : page
  const names = [...new Set(searchParams.keys())].toSorted()
  if (names.length === 0) return kind
  return `${kind} ?${coarse ? '…' : names.join('&')}`
}

function kindOfLink(pathname: string, { categories, products }: Links): string {
  if (categories.has(pathname)) return 'category'
  return products.has(pathname) ? 'product' : 'product for members'
}

/** Addresses that are not followed: they sign out, belong to the tools of the demo, or are made anew at every visit. */
const left = /^\/(user\/cikis|dev(\/|$)|api(\/|$)|error$)/i

/** The address to follow from a link of a page, without its fragment; null for links out of the shop and for those left out. */
export function addressOf(href: string, page: string, origin: string): string | null {
  const url = URL.parse(href, page)
  if (!url || url.origin !== origin || left.test(url.pathname)) return null
  return url.pathname + url.search
}
