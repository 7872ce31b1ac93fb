import type { MiddlewareFunction } from 'react-router'

const kept = 30
// Pages of the visitor's own data change with every action, so they are never kept.
const own =
  /^\/(sepetim|basket|cart|user|checkout|siparis|odeme|3dpayment|pm|balance|profile|unapproved|hizli-siparis|stok-haberi|onizleme|ileti-izni|kisisel|bulten|yonetim)(\/|\.|$)/i

/** True when the browser prefetches a page that is not opened yet. */
export function isFetchedAhead(request: Request): boolean {
  return request.headers.get('sec-purpose')?.startsWith('prefetch') ?? false
}

/**
 * Lets the browser keep a prefetched page for 30 s; otherwise following the link would load it again (docs/product.md
 * "Prefetching").
 */
export const keepWhatIsFetchedAhead: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next()
  const isOwn = own.test(new URL(request.url).pathname)
  if (isFetchedAhead(request) && !isOwn && response.ok && !response.headers.has('cache-control')) {
    response.headers.set('cache-control', `private, max-age=${kept}`)
    // Signing in or out within that time changes the prices.
    response.headers.append('vary', 'Cookie')
  }
  return response
}
