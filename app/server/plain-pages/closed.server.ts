import { closedPage } from './closed-page.server'
import { closingFor } from '~/features/settings/settings.server'
import { pagePath } from '../visit/guard'
import { Problem } from '~/http/answering/problem.server'
import type { RequestContext } from '../shop.server'

// Staff come in here; what was ordered before is paid, looked up and withdrawn from here; and a choice of colours is
// no business of a closed shop.
const openPages =
  /^\/(user\/(login|forgot|dogrula|ikinci-adim|iki-adimli-dogrulama|cikis)|tercihler|3dpayment|pm|ordermanualpayment|(odeme|siparis)\/.+)$/i
const openCalls =
  /^\/api\/(openapi\.json|docs|auth\/(sign-in|token)|site\/(start|users\/permission)|orders\/code\/[^/]+|payment\/complete-order-payment|shopping\/(mp\/[^/]+|orders\/[^/]+\/payment-notices))\/?$/

/**
 * The answer to a visitor of a closed shop: 503 with the shop's words and when to come back, as a page, as a
 * problem of the API, or as the text that the browser's own requests for data are told. Null: the door is open.
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
