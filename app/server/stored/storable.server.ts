import { matchPath } from 'react-router'
import { getFeatures } from '~/features/catalogue/catalogue.server'
import { reservedLinks } from '~/features/settings/settings.server'
import type { Db } from '~/db/connection.server'
import type { ApiRoute } from '~/http/calls/route.server'
import { isStoredPage } from '~/page-policies'
import { pagePath } from '../visit/guard'

type Routes = Readonly<Record<string, { path?: string | undefined; index?: boolean | undefined } | undefined>>

/** Parameters of stored pages besides the codes of features. An address with another one is answered each time. */
const known = new Set([
  'q',
  'siralama',
  'fiyat-min',
  'fiyat-max',
  'stok',
  'paket',
  'sayfa',
  'start',
  'length',
  'goster',
  'kategori',
  'coklu',
])

/**
 * Says which addresses have answers that everybody may get: pages with `stored` in app/page-policies.ts, under their known
 * parameters, and calls of the API with `stored`.
 */
export function openStorable(
  routes: Routes,
  calls: readonly ApiRoute[],
  readCodes: (db: Db) => Promise<readonly { code: string }[]> = getFeatures,
): (db: Db, path: string) => Promise<boolean> {
  const isStoredAt = openStoredPages(routes)
  const reading = calls
    .filter(({ method }) => method === 'get')
    .map(({ path, stored }) => ({ pattern: patternOf(path), isStored: stored === true }))

  return async (db, address) => {
    const { pathname, searchParams } = new URL(`http://shop${address}`)
    // The first call that fits answers, as in app/server/api.server.ts.
    if (pathname.startsWith('/api/'))
      return reading.find(({ pattern }) => pattern.test(pathname))?.isStored ?? false
    // Data requests of the browser's router have endings.
    if (!isStoredAt(pathname)) return false
    const others = [...searchParams.keys()].filter((name) => !known.has(name))
    if (others.length === 0) return true
    const codes = new Set((await readCodes(db)).map(({ code }) => code))
    return others.every((name) => codes.has(name))
  }
}

/**
 * Says which addresses are of a page with `stored` in app/page-policies.ts, whatever their parameters, and also when the browser's
 * router asks for the data of the page.
 */
export function openCataloguePages(routes: Routes): (path: string) => boolean {
  const isStoredAt = openStoredPages(routes)
  return (path) => isStoredAt(pagePath(path))
}

/** Whether the page at a path is stored. */
function openStoredPages(routes: Routes): (pathname: string) => boolean {
  const pages = Object.entries(routes).flatMap(([id, route]) => {
    if (id === 'root' || !route || (route.path === undefined && !route.index)) return []
    return [{ id, path: `/${route.path ?? ''}`, isStored: isStoredPage(id) }]
  })
  const exact = new Map(
    pages.filter(({ path }) => !/[:*]/.test(path)).map((page) => [page.path.toLowerCase(), page]),
  )
  // Asked for every page that is not in memory, so only these are matched.
  const patterns = pages.filter(({ path, isStored }) => isStored && path.includes(':'))
  const anyOther = pages.find(({ path }) => path === '/*')
  return (pathname) => {
    if (pathname.includes('.') || !isPlain(pathname)) return false
    const page =
      exact.get(pathname.toLowerCase().replace(/(?<=.)\/+$/, '')) ??
      patterns.find(({ path }) => matchPath(path, pathname)) ??
      (isLink(pathname) ? anyOther : undefined)
    return page?.isStored ?? false
  }
}

/** Whether a category, a product or a text may have this address: health checks and the like have reserved ones. */
const isLink = (path: string) =>
  /^\/[\w-]{1,200}$/.test(path) && !reservedLinks.has(path.slice(1).toLowerCase())

/** A call's path as it is mounted: exact letters, with or without a slash at the end. */
const patternOf = (path: string) => new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}/?$`)

/** One spelling of a path: no escapes, no doubled or final slash. */
const isPlain = (path: string) => /^\/$|^(\/[\w-]+)+$/.test(path)
