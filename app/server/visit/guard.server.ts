import { type MiddlewareFunction, redirect, type RouterContextProvider } from 'react-router'
import { passingCookie, readCookie, userCookieName } from '~/features/identity/sessions/cookies.server'
import { getSettings } from '~/features/settings/settings.server'
import { isTraced, needsSignIn, pagePath } from './guard'
import { isFetchedAhead } from '~/shell/moving/ahead.server'
import { type RequestContext, shop } from '../shop.server'
import { lastRouteName } from './sign-in.server'

/** The page middlewares with these names of the specification. Throws for an unknown name, so that the shop does not start. */
export function middlewareNamed(...names: string[]): MiddlewareFunction<Response>[] {
  return names.map((name) => {
    const found = Object.hasOwn(middlewares, name) ? middlewares[name] : undefined
    if (!found) throw new Error(`No middleware ${name}: the shop does not start`)
    return found
  })
}

/** auth-control: with `site_settings/is_login_required` guests see only those pages of /user/ that lead to an account. */
const authControl: MiddlewareFunction<Response> = async ({ request, pattern, context }) => {
  const { db } = context.get(shop)
  const isRequired = (await getSettings(db)).isTrue('site_settings', 'is_login_required')
  if (isRequired) leadToSignIn(request, pattern, context, true)
}

/** auth-page-control: pages that always require a signed-in visitor. */
const authPageControl: MiddlewareFunction<Response> = ({ request, pattern, context }) =>
  leadToSignIn(request, pattern, context, false)

/** route-trace: stores the last page of a guest, to return to after signing in. */
const routeTrace: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const response = await next()
  if (request.method === 'GET' && response.ok && !isFetchedAhead(request))
    traceRoute(context.get(shop), request)
  return response
}

/** Remembers the page of this request as the one to return to after signing in: for guests, and pages that may be returned to. */
export function traceRoute({ visitor, cookies, origin }: RequestContext, { url, headers }: Request): void {
  const { pathname, search } = new URL(url)
  const path = pagePath(pathname)
  if (visitor.kind !== 'guest' || !isTraced(path)) return
  const value = encodeURIComponent(path + withoutOurs(search))
  const known = readCookie(headers.get('cookie'), lastRouteName)
  if (value !== known && value.length <= longest)
    cookies.push(passingCookie(lastRouteName, value, origin.startsWith('https:')))
}

/** route-found: tells which page answers. */
const routeFound: MiddlewareFunction<Response> = ({ pattern, context }) => {
  context.get(shop).found.route = pattern.startsWith('/') ? pattern : `/${pattern}`
}

const middlewares: Readonly<Record<string, MiddlewareFunction<Response>>> = {
  'auth-control': authControl,
  'auth-page-control': authPageControl,
  'route-trace': routeTrace,
  'route-found': routeFound,
}

const longest = 1_000

function leadToSignIn(
  request: Request,
  pattern: string,
  context: Readonly<RouterContextProvider>,
  isLoginRequired: boolean,
): void {
  const path = pagePath(new URL(request.url).pathname)
  const isGuest = context.get(shop).visitor.kind === 'guest'
  if (isGuest && needsSignIn({ path, pattern }, isLoginRequired)) throw toSignIn(request)
}

/** A redirect to the sign-in page, which leads back here. It tells a visitor whose session has ended about that. */
export function toSignIn(request: Request): Response {
  const { pathname, search, protocol } = new URL(request.url)
  const path = pagePath(pathname)
  // Forms of the back office are sent to their own page, which offers the kept entries again.
  const isPage = request.method === 'GET' || /^\/yonetim(\/|$)/i.test(path)
  const back = isPage ? path + withoutOurs(search) : '/'
  const hadSession = readCookie(request.headers.get('cookie'), userCookieName(protocol === 'https:'))
  const query = new URLSearchParams({ donus: back, ...(hadSession ? { durum: 'sona-erdi' } : {}) })
  return redirect(`/user/login?${query}`)
}

/** The query without the parameters that the router's data requests add. */
function withoutOurs(search: string): string {
  const query = new URLSearchParams(search)
  query.delete('_routes')
  return query.size > 0 ? `?${query}` : ''
}
