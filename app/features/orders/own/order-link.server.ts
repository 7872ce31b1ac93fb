import { createHmac, timingSafeEqual } from 'node:crypto'

/** Address of an order's page for anybody who has the email: no sign-in, only this order. */
export function orderLink(origin: string, secret: string, code: string): string {
  return `${origin}/siparis/${code}?imza=${sign(secret, code)}`
}

/** Whether a link is ours. Takes the same time however much of the signature is right. */
export function isSignedFor(secret: string, code: string, signature: string): boolean {
  const given = Buffer.from(signature)
  const right = Buffer.from(sign(secret, code))
  return given.length === right.length && timingSafeEqual(given, right)
}

function sign(secret: string, code: string): string {
  // The prefix keeps this signature from being valid for anything else the secret signs.
  return createHmac('sha256', secret).update(`order-link:${code}`).digest('base64url')
}
