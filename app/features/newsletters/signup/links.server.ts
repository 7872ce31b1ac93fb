import { createHmac, timingSafeEqual } from 'node:crypto'
import type { RecipientType } from '~/features/consents/consents'
import { seal, unseal } from '~/features/identity/identity.server'
import { newsletterPath } from '../newsletters'

/** Address of the page that confirms a sign-up. */
export function signupLink(origin: string, secret: string, signupId: number): string {
  return `${origin}${newsletterPath}/${signupId}?imza=${sign(secret, signupId)}`
}

/** Whether a link is ours. Takes the same time however much of the signature is right. */
export function isSignupLink(secret: string, signupId: number, signature: string): boolean {
  const given = Buffer.from(signature)
  const right = Buffer.from(sign(secret, signupId))
  return given.length === right.length && timingSafeEqual(given, right)
}

function sign(secret: string, signupId: number): string {
  // The prefix keeps this signature from being valid for anything else the secret signs.
  return createHmac('sha256', secret).update(`newsletter-signup:${signupId}`).digest('base64url')
}

/** A receiver as the link of an email names them; null for a test. The link works longer than the row is kept. */
export type Receiver = {
  recipientId: number | null
  email: string
  recipientType: RecipientType
}

const purpose = 'newsletter link'

/** Address that ends the newsletter for a receiver: a page for people, a POST for mail programs (RFC 8058). */
export function unsubscribeLink(origin: string, secret: string, receiver: Receiver): string {
  const { recipientId, email, recipientType } = receiver
  const token = seal(secret, purpose, JSON.stringify([recipientId, email, recipientType]))
  return `${origin}${newsletterPath}/ayril/${token}`
}

/** The receiver of a link, or null for a link that the shop has not made. */
export function readUnsubscribeLink(secret: string, token: string): Receiver | null {
  try {
    const [recipientId, email, recipientType] = JSON.parse(unseal(secret, purpose, token)) as [
      number | null,
      string,
      RecipientType,
    ]
    return { recipientId, email, recipientType }
  } catch {
    // Any text that the secret has not sealed.
    return null
  }
}
