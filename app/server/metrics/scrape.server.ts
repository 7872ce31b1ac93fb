import { createHash, timingSafeEqual } from 'node:crypto'
import type { Deps } from '../shop.server'
import type { Metrics } from './metrics.server'

/**
 * The metrics on the shop's own port, for those who show the token. Null for every other request: without a token this address
 * is as unknown as any other.
 */
export async function answerScrape(
  request: Request,
  path: string,
  { metrics, config }: Pick<Deps, 'metrics' | 'config'>,
): Promise<Response | null> {
  const token = config.metrics?.token
  if (path !== '/metrics' || request.method !== 'GET' || !metrics || !token) return null
  if (!showsToken(request.headers.get('authorization') ?? undefined, token)) return null
  return new Response(await metrics.text(), { headers: scrapeHeaders(metrics) })
}

export const scrapeHeaders = ({ contentType }: Metrics) => ({
  'content-type': contentType,
  'cache-control': 'no-store',
})

/** Whether an `Authorization` header shows this token; takes as long for wrong ones. */
export function showsToken(header: string | undefined, token: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest()
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`))
}
