import { createHmac } from 'node:crypto'
import type { Visitor } from '~/features/identity/identity'
import type { Keeping } from '../calls/route.server'

/**
 * Tag of an answer. Keyed with the shop's secret and with what decides prices, so that a tag tells nothing about the
 * answer of another price group, and no guess of its prices can be checked against it (promise P04).
 */
export function tagOf(body: string, { by }: Keeping, visitor: Visitor, secret: string): string {
  const group = by === 'everybody' ? null : [visitor.priceKey, visitor.sees]
  const hash = createHmac('sha256', secret).update(JSON.stringify(group)).update('\n').update(body)
  // Weak: the same answer leaves compressed in different ways.
  return `W/"${hash.digest('base64url').slice(0, 22)}"`
}

/** The answer with its tag and who may keep it; 304 when the caller already has it (RFC 9110 §13.1.2). */
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

/** Whether a caller's `If-None-Match` names this tag; compared weakly, as conditional reads are. */
export function isKnown(given: string | null, tag: string): boolean {
  if (given === null) return false
  if (given.trim() === '*') return true
  const opaque = tag.replace(/^W\//, '')
  return given.split(',').some((part) => part.trim().replace(/^W\//, '') === opaque)
}
