import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Returns the address of an order's page for everybody who has the email. It needs no sign-in and
 * opens only this order.
 */
export function orderLink(origin: string, secret: string, code: string): string {
  return `${origin}/siparis/${code}?imza=${sign(secret, code)}`
}

/**
 * Returns whether the shop signed a link. The comparison takes the same time for every signature.
 */
export function isSignedFor(secret: string, code: string, signature: string): boolean {
  const given = Buffer.from(signature)
  const right = Buffer.from(sign(secret, code))
  return given.length === right.length && timingSafeEqual(given, right)
}

function sign(secret: string, code: string): string {
  // With the prefix, this signature is valid for order links only.
  return createHmac('sha256', secret).update(`order-link:${code}`).digest('base64url')
}
