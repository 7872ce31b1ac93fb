import { createHmac } from 'node:crypto'
import type { Visitor } from '~/features/identity/identity'
import type { Keeping } from '../calls/route.server'

/**
 * ETag of an answer. It is keyed with the shop's secret and the price group, so that nobody can check a guess of another
 * group's prices against it (promise P04).
 */
export function tagOf(body: string, { by }: Keeping, visitor: Visitor, secret: string): string {
  const group = by === 'everybody' ? null : [visitor.priceKey, visitor.sees]
  const hash = createHmac('sha256', secret).update(JSON.stringify(group)).update('\n').update(body)
  // Weak, since the same answer is compressed in different ways.
  return `W/"${hash.digest('base64url').slice(0, 22)}"`
}

/** The answer with its ETag and Cache-Control; 304 when the caller already has it (RFC 9110 §13.1.2). */
export function keptAnswer(asked: Headers, body: string, tag: string, keep: Keeping): Response {
  const headers = {
    etag: tag,
    ...(keep.by === 'everybody'
      ? { 'cache-control': `public, max-age=${keep.seconds}` }
      : // The session decides the prices in it: whoever signs in asks anew.
        { 'cache-control': 'private, no-cache', vary: 'Cookie' }),
  }
  if (isKnown(asked.get('if-none-match'), tag)) return new Response(null, { status: 304, headers })
  return new Response(body, { headers: { ...headers, 'content-type': 'application/json' } })
}

/** Whether a caller's `If-None-Match` names this tag, by weak comparison as for conditional reads. */
export function isKnown(given: string | null, tag: string): boolean {
  if (given === null) return false
  if (given.trim() === '*') return true
  const opaque = tag.replace(/^W\//, '')
  return given.split(',').some((part) => part.trim().replace(/^W\//, '') === opaque)
}
