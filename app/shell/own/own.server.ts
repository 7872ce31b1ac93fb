import { countBasket } from '~/features/basket/basket.server'
import { readCookie } from '~/features/identity/sessions/cookies.server'
import { kept } from '~/features/lists/lists'
import { keepProduct } from '~/features/lists/lists.server'
import { promptOf } from '~/features/push/push.server'
import { audienceOf } from '~/server/visit/audience.server'
import { arrivalOf, keepArrival, touchesToSend } from '~/server/visit/arrival.server'
import { traceRoute } from '~/server/visit/guard.server'
import type { RequestContext } from '~/server/shop.server'
import { isFetchedAhead } from '../moving/ahead.server'
import { cookieChoiceKey, readCookieChoice } from '../choices/preferences'
import { rememberSort } from '../choices/sort-choice.server'
import { favouritesOf } from '../favourites.server'
import { isQuiet } from '../push/push-keys'
import type { Own } from './own'

/** The stored page that asks: its address, the page before it, and the product that it shows. */
export type AskingPage = { url: string; referrer: string | null; productId: number | null }

/**
 * The visitor's own data for a stored page, and all that a page of its own would have noted: the session, the arrival, the last
 * page, the chosen order, the product seen last.
 */
export async function loadOwn(
  visit: RequestContext,
  request: Request,
  { url, referrer, productId }: AskingPage,
): Promise<Omit<Own, 'lastSeen'>> {
  const { db, visitor } = visit
  const page = asPage(request, url, referrer)
  const isAhead = isFetchedAhead(request)
  visit.arrival = arrivalOf(visit, page)
  keepArrival(visit, page)
  if (!isAhead) traceRoute(visit, page)
  rememberSort(visit, page)
  const looked = productId !== null && !visitor.isNew && !isAhead
  const [favourites, basket, push, , audience] = await Promise.all([
    favouritesOf(visit),
    visitor.isNew ? 0 : countBasket(db, visitor),
    promptOf(db, visit.push),
    looked ? keepProduct(db, visitor, kept.lastSeen, productId) : null,
    audienceOf(db, visitor),
  ])
  const cookieChoice = readCookieChoice(readCookie(request.headers.get('cookie'), cookieChoiceKey))
  return {
    audience,
    visitor: { kind: visitor.kind, isNew: visitor.isNew },
    name: visitor.kind === 'guest' ? null : visitor.user.name,
    favourites,
    counts: { favourites: favourites.length, basket },
    cookieChoice,
    arrival: cookieChoice ? null : touchesToSend(visit),
    pushRetryDays: push && cookieChoice && !isQuiet(new URL(url).pathname) ? push.retryDays : null,
  }
}

/** The request with which this visitor would have asked for the page. */
function asPage(request: Request, url: string, referrer: string | null): Request {
  const headers = new Headers(request.headers)
  headers.set('accept', 'text/html')
  headers.set('sec-fetch-dest', 'document')
  // As browsers write it: letters of an address that no header may hold are escaped.
  const from = referrer && URL.parse(referrer)?.href
  if (from) headers.set('referer', from)
  else headers.delete('referer')
  return new Request(url, { headers })
}
