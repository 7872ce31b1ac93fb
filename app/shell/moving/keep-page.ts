import { redirectDocument } from 'react-router'
import type { Route } from '../../+types/root'
import { mustLeaveDocument } from '../trackers'
import { whenIdle } from './idle'

/** The code for an unreachable shop; undefined in the first moments of a visit. */
export let away: (typeof import('../shop-away'))['shopAway'] | undefined

/** Loads that code once the first page is idle, while the shop can be reached. */
export function prepareForAway(): void {
  whenIdle(
    () =>
      void import('../shop-away').then(
        (part) => (away = part.shopAway),
        () => undefined,
      ),
  )
}

/**
 * Keeps the page and its typed values when the shop cannot be reached. A visitor's action gets a message to try
 * again; background requests, such as the payment status, fail silently.
 */
export const keepPage: Route.ClientMiddlewareFunction = async ({ request }, next) => {
  // A full load leaves the scripts of others behind, and brings the routes of the back office. A form is sent first; the page that it
  // leads to is loaded anew.
  const { pathname } = new URL(request.url)
  if (request.method === 'GET' && (mustLeaveDocument(pathname) || isUnknown(pathname)))
    throw redirectDocument(request.url)
  const results = await next()
  const isAnswered = Object.values(results).every(({ type }) => type === 'data')
  return isAnswered || !away ? results : away.keepWhatIsShown(request, results)
}

/** True for a page of the back office in a document that began in the shop (scripts/build/trim-manifest.ts). */
function isUnknown(pathname: string): boolean {
  return /^\/yonetim(\/|$)/i.test(pathname) && !('pages/back-office' in window.__reactRouterManifest.routes)
}
