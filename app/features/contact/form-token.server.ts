import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { hoursValid } from './contact'

/** Clocks of several machines may differ by so much. */
const toleranceMs = 10_000

/** A hidden field that proves when the shop showed the form; each has a number of its own. */
export function makeFormToken(secret: string, now: Date): string {
  const head = `${now.getTime().toString(36)}.${randomBytes(12).toString('base64url')}`
  return `${head}.${sign(secret, head)}`
}

/** The age of a form and its number; null for a token that is not ours or too old. */
export function readFormToken(
  secret: string,
  token: string,
  now: Date,
): { ageMs: number; nonce: string } | null {
  const [issued = '', nonce = '', signature = '', ...more] = token.split('.')
  const given = Buffer.from(signature)
  const right = Buffer.from(sign(secret, `${issued}.${nonce}`))
  if (more.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return null
  const ageMs = now.getTime() - Number.parseInt(issued, 36)
  return ageMs >= -toleranceMs && ageMs < hoursValid * 3_600_000 ? { ageMs, nonce } : null
}

export const isFormToken = (secret: string, token: string, now: Date): boolean =>
  readFormToken(secret, token, now) !== null

function sign(secret: string, head: string): string {
  // The prefix keeps this signature from being valid for anything else the secret signs.
  return createHmac('sha256', secret).update(`contact-form:${head}`).digest('base64url')
}
