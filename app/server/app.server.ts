import { randomUUID } from 'node:crypto'
import { RouterContextProvider } from 'react-router'
import { createApi } from './api.server'
import { devPage } from './dev-pages.server'
import { servePicture } from '../features/media/media.http.server'
import { isOutage } from '../db/outage.server'
import { health } from '../health.server'
import { maxBodyBytes, maxUploadBytes, withBoundedBody } from '../http/body-limit.server'
import { compress } from '../http/answering/compress.server'
import { createLimits } from '../http/bounds/limits.server'
import { problemPage } from '../http/answering/problem-page.server'
import { openPaymentDoor } from './payments/payment-doors.server'
import { Problem, problemResponse } from '../http/answering/problem.server'
import { refuseForeignWrite, refuseUnreadableAddress, withPublicUrl } from '../http/reading/request.server'
import { baseHeaders, pageHeaders } from '../http/answering/security-headers.server'
import type { StaticFiles } from '../http/answering/static-files.server'
import { text } from '../http/text'
import { shop, type Deps, type Shop } from './shop.server'
import { openVisit } from './visit/visit.server'

export type Pages = (request: Request, context: RouterContextProvider) => Promise<Response>
export type App = { fetch(request: Request, remote?: string): Promise<Response> }

/** Builds the whole shop behind one `fetch`: health, built files, pictures, API, pages. Tests call it without a port. */
export function createApp(deps: Deps, doors: { pages: Pages; files?: StaticFiles }): App {
  const api = createApi()
  const limits = createLimits()
  return { fetch: answer }

  async function answer(raw: Request, remote?: string): Promise<Response> {
    const requestId = randomUUID()
    const started = performance.now()
    const request = withPublicUrl(raw, deps.config)
    const { pathname } = new URL(request.url)
    let response: Response
    try {
      response = await open(request, pathname, requestId, remote)
    } catch (error) {
      const tell = looksAtPage(request, pathname) ? problemPage : problemResponse
      response = tell(asProblem(error, requestId), requestId)
    }
    response.headers.set('x-request-id', requestId)
    for (const [name, value] of baseHeaders(request.url)) {
      if (!response.headers.has(name)) response.headers.set(name, value)
    }
    const ms = Math.round((performance.now() - started) * 10) / 10
    // Who left before the answer came, as browsers do with what they fetch ahead, met no failure of the shop.
    const status = raw.signal.aborted && response.status >= 500 ? clientLeft : response.status
    deps.log[status >= 500 ? 'error' : 'info'](
      { requestId, method: request.method, path: pathname, status, ms },
      'request',
    )
    return response
  }

  // The cheap doors first: they need neither visitor nor database.
  async function open(request: Request, path: string, requestId: string, remote?: string): Promise<Response> {
    const quick =
      (await health(path, deps)) ?? doors.files?.serve(request) ?? (await servePicture(request, path, deps))
    if (quick) return quick
    refuseUnreadableAddress(request)
    const paid = await openPaymentDoor(deps, request, path)
    if (paid) return paid
    const visit = await openVisit(deps, request, { requestId, remote, limits })
    refuseForeignWrite(request, visit.origin)
    const response = await dispatch(await withBoundedBody(request, mostBytes(request, path)), path, visit)
    // A file says itself, and more strictly, what may run in it.
    for (const [name, value] of pageHeaders(visit))
      if (!response.headers.has(name)) response.headers.set(name, value)
    if (visit.retryAfter !== null) response.headers.set('retry-after', String(visit.retryAfter))
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-store')
    if (!response.headers.get('cache-control')!.startsWith('public'))
      for (const cookie of visit.cookies) response.headers.append('set-cookie', cookie)
    return compress(request, response)
  }

  async function dispatch(request: Request, path: string, visit: Shop): Promise<Response> {
    if (path.startsWith('/api/')) return api(request, visit)
    const dev = deps.config.mode === 'demo' ? await devPage(request, path, visit) : null
    if (dev) return dev
    const context = new RouterContextProvider()
    context.set(shop, visit)
    const response = await doors.pages(request, context)
    return visit.outage && response.status >= 500 ? asUnavailable(response) : response
  }

  function asProblem(error: unknown, requestId: string): Problem {
    if (error instanceof Problem) return error
    deps.log.error({ err: error, requestId }, 'request failed')
    if (isOutage(error)) return new Problem(503, 'unavailable', text.unavailable, [], retryLater)
    return new Problem(500, 'server_error', text.serverError)
  }
}

// The pages that take documents and pictures, of an application only their step; every other form and call is small.
function mostBytes(request: Request, path: string): number {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false
  const query = new URL(request.url).searchParams
  const isUpload =
    /^\/(unapproved|unapproveduser|siparis\/[^/]+\/(iade|odeme-bildirimi))(\.data)?\/?$/i.test(path) ||
    (/^\/create(\.data)?\/?$/i.test(path) &&
      query.get('tur') === 'toptan' &&
      query.get('adim') === 'belgeler')
  return isForm && isUpload ? maxUploadBytes : maxBodyBytes
}

/** What servers write into their logs for an answer nobody waited for. */
const clientLeft = 499

const retryLater = { 'retry-after': '5' }

function asUnavailable({ body, headers: given }: Response): Response {
  const headers = new Headers(given)
  // With it the router of the browser would read an error of the page, and not that the shop was away.
  headers.delete('x-remix-response')
  for (const [name, value] of Object.entries(retryLater)) headers.set(name, value)
  return new Response(body, { status: 503, headers })
}

function looksAtPage(request: Request, path: string): boolean {
  const accepts = request.headers.get('accept') ?? ''
  return accepts.includes('text/html') && !/^\/(api|media)\//.test(path)
}
