import { matchPath } from 'react-router'
import { type BodyLimits, maxUploadBytes, usualLimits } from '~/http/reading/body-limit.server'
import { largePage } from '~/page-policies'

type Routes = Readonly<Record<string, { path?: string | undefined } | undefined>>

/** The limits of a request's body, as its page declares them in app/page-policies.ts. */
export function openPageLimits(routes: Routes): (request: Request) => BodyLimits {
  const pages = Object.entries(routes).flatMap(([id, route]) =>
    route?.path === undefined ? [] : [{ path: `/${route.path}`, large: largePage(id) }],
  )
  // An address without a parameter is that page's own, even where another page's parameter would fit.
  const exact = new Map(
    pages.filter(({ path }) => !path.includes(':')).map((page) => [page.path.toLowerCase(), page]),
  )
  const others = pages.filter(({ path, large }) => large && path.includes(':'))
  return (request) => {
    const { pathname, searchParams } = new URL(request.url)
    const address = pathname.replace(/\.data\/?$/i, '').replace(/\/+$/, '')
    const page = exact.get(address.toLowerCase()) ?? others.find(({ path }) => matchPath(path, address))
    if (!page?.large) return usualLimits
    const { uploads, fields = usualLimits.fields } = page.large
    const takesFiles =
      uploads === true ||
      (uploads && Object.entries(uploads).every(([name, value]) => searchParams.get(name) === value))
    return { bytes: takesFiles && hasFiles(request) ? maxUploadBytes : usualLimits.bytes, fields }
  }
}

const hasFiles = ({ headers }: Request) =>
  headers.get('content-type')?.startsWith('multipart/form-data') ?? false
