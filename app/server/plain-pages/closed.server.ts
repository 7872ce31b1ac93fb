import { closedPage } from './closed-page.server'
import { closingFor } from '~/features/settings/settings.server'
import { pagePath } from '../visit/guard'
import { Problem } from '~/http/answering/problem.server'
import type { RequestContext } from '../shop.server'

// Pages that stay open: sign-in for staff, pages of existing orders (pay, look up, withdraw), links that withdraw consents, and
// the choice of colours.
const openPages =
  /^\/(user\/(login|forgot|dogrula|ikinci-adim|iki-adimli-dogrulama|cikis)|tercihler|3dpayment|pm|ordermanualpayment|(odeme|siparis|bulten|ileti-izni)\/.+)$/i
const openCalls =
  /^\/api\/(openapi\.json|docs|auth\/(sign-in|token)|site\/(start|users\/permission)|orders\/code\/[^/]+|payment\/complete-order-payment|shopping\/(mp\/[^/]+|orders\/[^/]+\/payment-notices))\/?$/

/**
 * The answer to a visitor of a closed shop: 503 with the owner's message and Retry-After, as a page, as a problem of the API, or
 * as the text for the router's data requests. Null: the shop is open for this request.
 */
export async function answerClosed(
  request: Request,
  path: string,
  visit: RequestContext,
  styles: readonly string[],
): Promise<Response | null> {
  const isCall = path.startsWith('/api/')
  if (isCall ? openCalls.test(path) : openPages.test(pagePath(path))) return null
  const closing = await closingFor(visit.db, visit.visitor)
  if (!closing) return null
  const { message, retryAfter } = closing
  const headers = { 'retry-after': String(retryAfter), 'cache-control': 'no-store' }
  if (isCall) throw new Problem(503, 'shop_closed', message, [], headers)
  if (path.endsWith('.data'))
    return new Response(message, {
      status: 503,
      headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
    })
  return closedPage(request, visit, message, { styles, headers })
}
