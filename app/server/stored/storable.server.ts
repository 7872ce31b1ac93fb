import { matchPath } from 'react-router'
import { getFeatures } from '~/features/catalogue/catalogue.server'
import type { Db } from '~/db/connection.server'
import type { ApiRoute } from '~/http/calls/route.server'
import { isStoredPage } from '~/page-policies'

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
): (db: Db, path: string) => Promise<boolean> {
  const pages = Object.entries(routes).flatMap(([id, route]) => {
    if (id === 'root' || !route || (route.path === undefined && !route.index)) return []
    return [{ id, path: `/${route.path ?? ''}`, isStored: isStoredPage(id) }]
  })
  const exact = new Map(
    pages.filter(({ path }) => !/[:*]/.test(path)).map((page) => [page.path.toLowerCase(), page]),
  )
  const patterns = pages.filter(({ path }) => path.includes(':'))
  const anyOther = pages.find(({ path }) => path === '/*')
  const storedCalls = calls
    .filter(({ stored }) => stored)
    .map(({ path }) => `/api${path.replace(/\{(\w+)\}/g, ':$1')}`)
  const otherCalls = new Set(
    calls.filter(({ method, stored }) => method === 'get' && !stored).map(({ path }) => `/api${path}`),
  )

  return async (db, address) => {
    const { pathname, searchParams } = new URL(address, 'http://shop')
    if (pathname.startsWith('/api/'))
      return !otherCalls.has(pathname) && storedCalls.some((path) => matchPath(path, pathname))
    // Data requests of the browser's router have endings.
    if (pathname.includes('.') || !isPlain(pathname)) return false
    const page =
      exact.get(pathname.toLowerCase().replace(/(?<=.)\/+$/, '')) ??
      patterns.find(({ path }) => matchPath(path, pathname)) ??
      (/^\/[\w-]{1,200}$/.test(pathname) ? anyOther : undefined)
    if (!page?.isStored) return false
    const others = [...searchParams.keys()].filter((name) => !known.has(name))
    if (others.length === 0) return true
    const codes = new Set((await getFeatures(db)).map(({ code }) => code))
    return others.every((name) => codes.has(name))
  }
}

/** One spelling of a path: no escapes, no doubled or final slash. */
const isPlain = (path: string) => /^\/$|^(\/[\w-]+)+$/.test(path)
