import { createHmac, timingSafeEqual } from 'node:crypto'

/** The link of somebody who named the order's code and email address is valid for so long. */
const viewMs = 2 * 3_600_000

/**
 * Returns the address of an order's page for everybody who has the email. It needs no sign-in and
 * opens only this order.
 */
export function orderLink(origin: string, secret: string, code: string): string {
  return `${origin}/siparis/${code}?imza=${sign(secret, `order-link:${code}`)}`
}

/** Returns the path of an order's page that works for two hours from `now`. */
export function orderViewPath(secret: string, code: string, now: Date): string {
  const until = (now.getTime() + viewMs).toString(36)
  return `/siparis/${code}?imza=${until}.${sign(secret, `order-view:${code}:${until}`)}`
}

/**
 * Returns whether the shop signed a link, and for a link of `orderViewPath` whether it is still valid. The comparison takes
 * the same time for every signature.
 */
export function isSignedFor(
  secret: string,
  code: string,
  signature: string,
  now: number = Date.now(),
): boolean {
  const [until, ofView] = signature.split('.')
  if (until === undefined || ofView === undefined)
    return isEqual(signature, sign(secret, `order-link:${code}`))
  // The signature covers the time as it is written, so nobody can lengthen it.
  const isRight = isEqual(`${until}.${ofView}`, `${until}.${sign(secret, `order-view:${code}:${until}`)}`)
  return isRight && signature === `${until}.${ofView}` && Number.parseInt(until, 36) > now
}

function isEqual(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}

function sign(secret: string, text: string): string {
  // The text's prefix makes this signature valid for one purpose only.
  return createHmac('sha256', secret).update(text).digest('base64url')
}
