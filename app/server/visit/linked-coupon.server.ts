import { createHmac } from 'node:crypto'
import { enterCoupon } from '~/features/basket/basket.server'
import { forgetCookie, passingCookie, readCookie } from '~/features/identity/sessions/cookies.server'
import { visitorKey } from '~/features/identity/identity'
import { couponRefusalText } from '~/features/promotions/promotions'
import { couponCode } from '~/features/promotions/promotions-schema'
import type { RequestContext } from '../shop.server'
import { waitFor } from './limits.server'
import { text } from './linked-coupon.text'

/** Specification §3: the cookie of the coupon, which a new session clears. */
const cookieName = 'coupon'
// A dot separates the signature.
const inCookie = (code: string) => encodeURIComponent(code).replaceAll('.', '%2E')
const isSecure = ({ origin }: RequestContext) => origin.startsWith('https:')

/** Remembers the code of a link `?kupon=CODE` until the browser closes. Whether the coupon exists is not looked up here. */
export function rememberLinkedCoupon(visit: RequestContext, request: Request): void {
  if (request.method !== 'GET') return
  const code = couponCode.safeParse(new URL(request.url).searchParams.get('kupon'))
  if (!code.success) return
  visit.cookies.push(passingCookie(cookieName, inCookie(code.data), isSecure(visit)))
}

/**
 * Puts the remembered coupon into the basket and returns what to tell the visitor; null when there is nothing to tell. A try
 * counts against the limit of coupon tries (promise L41). A coupon of this visitor that does not fit the basket yet stays
 * remembered with a signature, so that later views of the basket try it again without being counted.
 */
export async function applyLinkedCoupon(
  visit: RequestContext,
  request: Request,
): Promise<{ kind: 'success' | 'info'; message: string } | null> {
  const [typed = '', signature = ''] = (readCookie(request.headers.get('cookie'), cookieName) ?? '').split(
    '.',
  )
  const code = couponCode.safeParse(decoded(typed))
  if (!code.success || visit.visitor.isNew) return null
  const right = signatureOf(visit, code.data)
  if (signature !== right && (await waitFor(visit, 'coupon')) > 0) return null
  const outcome = await enterCoupon(visit.db, visit.visitor, code.data)
  const isOver = outcome.status === 'in_basket' || outcome.refusal.reason === 'unknown'
  const secure = isSecure(visit)
  visit.cookies.push(
    isOver
      ? forgetCookie(cookieName, secure)
      : passingCookie(cookieName, `${inCookie(code.data)}.${right}`, secure),
  )
  return outcome.status === 'in_basket'
    ? { kind: 'success', message: text.applied(outcome.code) }
    : { kind: 'info', message: text.refused(code.data, couponRefusalText(outcome.refusal)) }
}

const signatureOf = ({ secret, visitor }: RequestContext, code: string) =>
  createHmac('sha256', secret)
    .update(`coupon link:${visitorKey(visitor)}:${code}`)
    .digest('base64url')

function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}
