import { randomUUID } from 'node:crypto'
import { RouterContextProvider } from 'react-router'
import { createApi } from './api.server'
import { answerClosed } from './plain-pages/closed.server'
import { devPage } from './dev-pages.server'
import { isStorageFailure } from '~/features/media/storage.server'
import { servePicture } from '~/features/media/media.http.server'
import { serveVideo } from '~/features/media/video.http.server'
import { nameRequest } from '~/db/tracing/trace.server'
import { isOutage } from '~/db/connection/outage.server'
import { patiently } from '~/db/connection/patience.server'
import { health } from './health.server'
import { openLines, overloaded } from '~/http/bounds/admission.server'
import { type BodyLimits, usualLimits, withBoundedBody } from '~/http/reading/body-limit.server'
import { compress } from '~/http/answering/compress.server'
import { createLimits } from '~/http/bounds/limits.server'
import { problemPage } from '~/http/answering/problem-page.server'
import { installed } from './installed/installed.server'
import { busyPage } from './plain-pages/busy-page.server'
import { serveSearchEngines } from './search-engines/search-engines.server'
import { answerBank } from './payments/payment-doors.server'
import { Problem, problemResponse } from '~/http/answering/problem.server'
import { refuseForeignWrite, refuseUnreadableAddress, withPublicUrl } from '~/http/reading/request.server'
import { arrivalOf, noteArrival } from './visit/arrival.server'
import { rememberLinkedCoupon } from './visit/linked-coupon.server'
import { isFetchedAhead } from '~/shell/moving/ahead.server'
import { trackerSources } from '~/shell/trackers.server'
import { baseHeaders, pageHeaders } from '~/http/answering/security-headers.server'
import type { ForStore } from '~/http/stored/for-store.server'
import type { StaticFiles } from '~/http/answering/static-files.server'
import { text } from '~/http/text'
import { areaOf } from './metrics/area'
import { answerScrape } from './metrics/scrape.server'
import { answerBrowser } from './traces/browser-steps.server'
import { type Deps, type Found, type RequestContext, shop } from './shop.server'
import { seeingOwnWrites } from './visit/own-writes.server'
import { openVisit } from './visit/visit.server'

export type Pages = (request: Request, context: RouterContextProvider) => Promise<Response>
/** `limitsOf`: the limits of a request to a page; without it all forms have the usual ones. */
export type PageServer = {
  pages: Pages
  limitsOf?: LimitsOf
  files?: StaticFiles
  /** Whether everybody without an account may get the same answer from this address. */
  isStorable?: (db: Deps['db'], path: string) => Promise<boolean>
  /** Whether this address shows nothing but the catalogue and its texts, so that it may be read from a replica. */
  isCataloguePage?: (path: string) => boolean
}
type Call = { requestId: string; remote?: string | undefined; stored?: ForStore | undefined; found: Found }
export type LimitsOf = (request: Request) => BodyLimits | Promise<BodyLimits>
/** `stored`: the request is one of the store of answers (./stored/), without a visitor; the answer fills it in. */
export type App = { fetch(request: Request, remote?: string, stored?: ForStore): Promise<Response> }

/** Builds the whole shop behind one `fetch`: health, built files, pictures, API, pages. Tests call it without a port. */
export function createApp(deps: Deps, pageServer: PageServer): App {
  const api = createApi()
  const limits = createLimits()
  const lines = openLines()
  deps.metrics?.watchLines(lines)
  return { fetch: answer }

  async function answer(raw: Request, remote?: string, stored?: ForStore): Promise<Response> {
    const requestId = randomUUID()
    const started = performance.now()
    const found: Found = stored ?? { route: null }
    const request = withPublicUrl(raw, deps.config)
    const { pathname } = new URL(request.url)
    let response: Response
    try {
      response = await patiently(patience, () =>
        open(request, pathname, { requestId, remote, stored, found }),
      )
    } catch (error) {
      response = tell(request, pathname, asProblem(error, requestId), requestId)
    }
    response.headers.set('x-request-id', requestId)
    for (const [name, value] of baseHeaders(request.url)) {
      if (!response.headers.has(name)) response.headers.set(name, value)
    }
    const ms = Math.round((performance.now() - started) * 10) / 10
    // The client closed the connection before the answer, as browsers do with prefetched pages. This is no failure.
    const status = raw.signal.aborted && response.status >= 500 ? clientLeft : response.status
    deps.log[status >= 500 ? 'error' : 'info'](
      { requestId, method: request.method, path: pathname, status, ms },
      'request',
    )
    const route = found.route ?? areaOf(pathname)
    nameRequest(route)
    // The store of answers counts the requests that it makes answers for.
    if (!stored) deps.metrics?.answered(raw, route, status, started)
    return response
  }

  // Requests that need neither visitor nor database are answered first. All others may have to wait.
  async function open(raw: Request, path: string, call: Call): Promise<Response> {
    const quick =
      (await health(path, deps)) ??
      (await answerScrape(raw, path, deps)) ??
      (await answerBrowser(raw, path, deps.traces)) ??
      pageServer.files?.serve(raw) ??
      (await serveVideo(raw, path, deps)) ??
      (await servePicture(raw, path, deps))
    if (quick) return quick
    const own = await installed(raw, path, { db: deps.db, files: pageServer.files })
    if (own) return own
    refuseUnreadableAddress(raw)
    const line = lines.of(path)
    line.refuseWhenLong()
    // The body is read before the request takes a place, so that a slow upload does not occupy one.
    const limits = raw.body && pageServer.limitsOf ? await pageServer.limitsOf(raw) : usualLimits
    const request = await withBoundedBody(raw, limits)
    const leave = await line.enter(raw.signal)
    try {
      return await work(request, path, call)
    } finally {
      leave()
    }
  }

  async function work(request: Request, path: string, call: Call): Promise<Response> {
    const paid = await answerBank(deps, request, path)
    if (paid) return paid
    const indexed = await serveSearchEngines(deps, request, path)
    if (indexed) return compress(request, indexed)
    const visit = await openVisit(deps, request, { ...call, limits })
    refuseForeignWrite(request, visit.origin)
    const response = await seeingOwnWrites(visit, request, () => answerVisit(request, path, visit))
    // Uploaded files carry a stricter policy of their own.
    const trackers = visit.trackers && trackerSources(visit.trackers)
    for (const [name, value] of pageHeaders({ ...visit, trackers }))
      if (!response.headers.has(name)) response.headers.set(name, value)
    // A refusal of one caller is no page for everybody.
    if (call.stored && visit.retryAfter !== null) call.stored.mayKeep = false
    if (visit.retryAfter !== null) response.headers.set('retry-after', String(visit.retryAfter))
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-store')
    // A page that is only fetched ahead begins and remembers nothing.
    const isForVisitor = !call.stored && !isFetchedAhead(request)
    if (isForVisitor && !response.headers.get('cache-control')!.startsWith('public'))
      for (const cookie of visit.cookies) response.headers.append('set-cookie', cookie)
    return compress(request, response)
  }

  async function answerVisit(request: Request, path: string, visit: RequestContext): Promise<Response> {
    const dev = deps.config.mode === 'demo' ? await devPage(request, path, visit) : null
    if (dev) return dev
    const closed = await answerClosed(request, path, visit, pageServer.files?.styles ?? [])
    return closed ?? dispatch(request, path, visit)
  }

  async function dispatch(request: Request, path: string, visit: RequestContext): Promise<Response> {
    if (visit.stored) visit.stored.mayKeep = true
    if (path.startsWith('/api/')) return api(request, visit)
    rememberLinkedCoupon(visit, request)
    visit.arrival = arrivalOf(visit, request)
    const context = new RouterContextProvider()
    context.set(shop, visit)
    if (pageServer.isCataloguePage?.(path)) visit.replicas?.readHere()
    const response = await pageServer.pages(request, context)
    noteArrival(visit, request, response)
    return visit.outage && response.status >= 500 ? asUnavailable(response) : response
  }

  function tell(request: Request, path: string, problem: Problem, requestId: string): Response {
    // The browser's router shows the text of such an answer.
    if (problem.code === overloaded && path.endsWith('.data'))
      return new Response(problem.title, { status: problem.status, headers: problem.headers })
    if (!looksAtPage(request, path)) return problemResponse(problem, requestId)
    return problem.code === overloaded
      ? busyPage(request, problem, requestId, pageServer.files?.styles ?? [])
      : problemPage(problem, requestId)
  }

  function asProblem(error: unknown, requestId: string): Problem {
    if (error instanceof Problem) return error
    deps.log.error({ err: error, requestId }, 'request failed')
    if (isOutage(error) || isStorageFailure(error))
      return new Problem(503, 'unavailable', text.unavailable, [], retryLater)
    return new Problem(500, 'server_error', text.serverError)
  }
}

/** The status in the log for a client that closed the connection. */
const clientLeft = 499

/** Maximum of ms that a request waits for the database, banks and other services together (promise R34). */
const patience = 8_000

const retryLater = { 'retry-after': '5' }

function asUnavailable({ body, headers: given }: Response): Response {
  const headers = new Headers(given)
  // With this header the browser's router would show an error of the page instead of an outage.
  headers.delete('x-remix-response')
  for (const [name, value] of Object.entries(retryLater)) headers.set(name, value)
  return new Response(body, { status: 503, headers })
}

function looksAtPage(request: Request, path: string): boolean {
  const accepts = request.headers.get('accept') ?? ''
  return accepts.includes('text/html') && !/^\/(api|media)\//.test(path)
}
