import type { MiddlewareFunction } from 'react-router'

const kept = 30
// What is the visitor's own changes with every press: no page of it may be a moment old.
const own =
  /^\/(sepetim|basket|cart|user|checkout|siparis|odeme|3dpayment|pm|balance|profile|unapproved|hizli-siparis)(\/|\.|$)/i

/** Whether the browser asks for a page that nobody has opened yet. */
export function isFetchedAhead(request: Request): boolean {
  return request.headers.get('sec-purpose')?.startsWith('prefetch') ?? false
}

/** What a browser fetched ahead it may keep for 30 s; otherwise following the link would fetch it again (docs/product.md "Prefetching"). */
export const keepWhatIsFetchedAhead: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next()
  const isOwn = own.test(new URL(request.url).pathname)
  if (isFetchedAhead(request) && !isOwn && response.ok && !response.headers.has('cache-control')) {
    response.headers.set('cache-control', `private, max-age=${kept}`)
    // Who signs in or out within that time is somebody else, with other prices.
    response.headers.append('vary', 'Cookie')
  }
  return response
}
