import { isbot } from 'isbot'
import {
  agreesToMeasuring,
  countArrival,
  hasTouches,
  readTouches,
  referrerCookieName,
  touchesCookie,
  touchesOf,
  writeTouches,
} from '~/features/referrers/referrers.server'
import { type Touch, touchOf, type Touches, withTouch } from '~/features/referrers/referrers'
import { forgetCookie } from '~/features/identity/identity.server'
import { dayInIstanbul } from '~/kernel/dates'
import { isTracked } from '~/shell/trackers'
import type { RequestContext } from '../shop.server'

type Visit = Pick<RequestContext, 'clock' | 'origin'>

/**
 * The touch of a request for a document of a public page; null for everything else: parts of pages, prefetches, bots, pages of
 * orders and persons, and visits from inside the shop (docs/decisions/referrers-need-consent-counts-do-not.md).
 */
export function arrivalOf(visit: Visit, request: Request): Touch | null {
  const { headers, method, url } = request
  if (method !== 'GET' || !asksForDocument(headers) || !isTracked(new URL(url).pathname)) return null
  const agent = headers.get('user-agent')
  if (!agent || isbot(agent)) return null
  return touchOf(url, headers.get('referer'), dayInIstanbul(visit.clock()))
}

/** First and last touch after this arrival; null when there is neither an arrival nor a kept touch. */
export function touchesAfter(visit: Visit, { headers }: Request, arrival: Touch | null): Touches | null {
  const known = touchesOf(headers, visit.clock())
  return arrival ? withTouch(known, arrival) : known
}

/** Counts the arrival of an answered document, and keeps it in the browser of a visitor who has agreed to measuring. */
export function noteArrival(visit: RequestContext, request: Request, { status, headers }: Response): void {
  const secure = visit.origin.startsWith('https:')
  const agrees = agreesToMeasuring(request.headers)
  // Consent was withdrawn elsewhere, or the notice has changed since.
  if (!agrees && hasTouches(request.headers)) visit.cookies.push(forgetCookie(referrerCookieName, secure))
  if (status === 200 && headers.get('content-type')?.startsWith('text/html')) keepArrival(visit, request)
}

/** Counts the arrival of a document that was answered, and keeps it in the browser of a visitor who has agreed to measuring. */
export function keepArrival(visit: RequestContext, request: Request): void {
  const { arrival, db, log, origin } = visit
  if (!arrival) return
  countArrival(db, arrival, (err) => log.warn({ err }, 'counts of arrivals were lost'))
  const touches = agreesToMeasuring(request.headers) ? touchesAfter(visit, request, arrival) : null
  if (touches) visit.cookies.push(touchesCookie(touches, origin.startsWith('https:')))
}

/** The arrival as the cookie notice sends it back with its answer; null without one. */
export function touchesToSend({ arrival }: RequestContext): string | null {
  return arrival && writeTouches(withTouch(null, arrival))
}

/**
 * The cookie of a visitor who agrees to measuring now: `sent` comes back from the notice, which carries the arrival of its
 * page, as nothing was kept before the answer. Without consent it is the cookie's deletion, when there is one. Null: neither.
 */
export function touchesAfterAnswer(
  request: Request,
  { agrees, sent, now }: { agrees: boolean; sent: string | undefined; now: Date },
): string | null {
  const secure = request.url.startsWith('https:')
  const kept = hasTouches(request.headers)
  if (!agrees) return kept ? forgetCookie(referrerCookieName, secure) : null
  const touches = kept ? null : readTouches(sent, now)
  return touches && touchesCookie(touches, secure)
}

/** The touches that a registration keeps. */
export function cameBy(visit: Visit, { headers }: Request): { touches: Touches | null; now: Date } {
  const now = visit.clock()
  return { touches: touchesOf(headers, now), now }
}

function asksForDocument(headers: Headers): boolean {
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose') ?? ''
  return (
    (headers.get('accept') ?? '').includes('text/html') &&
    (headers.get('sec-fetch-dest') ?? 'document') === 'document' &&
    !purpose.includes('prefetch')
  )
}
