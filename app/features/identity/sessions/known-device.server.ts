import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { readCookie } from './cookies.server'

/** Name of the cookie of a browser with an earlier sign-in. It grants no access. */
export function deviceCookieName(secure: boolean): string {
  return secure ? '__Host-device' : 'device'
}

/** Value for a browser that an owner has just proven to use; kept after signing out. */
export function knownDevice(secret: string, email: string): string {
  const id = randomBytes(16).toString('base64url')
  return `${id}.${signature(secret, id, email)}`
}

/**
 * Id of a device with an earlier sign-in to this address; null for strangers. Failed tries of strangers are counted
 * apart from those of known devices, so that nobody can lock an owner out (promise P12).
 */
export function readKnownDevice(
  secret: string,
  email: string,
  cookies: string | null,
  secure: boolean,
): string | null {
  const [id = '', given = ''] = (readCookie(cookies, deviceCookieName(secure)) ?? '').split('.')
  const sent = Buffer.from(given)
  const wanted = Buffer.from(signature(secret, id, email))
  return sent.length === wanted.length && timingSafeEqual(sent, wanted) ? id : null
}

const signature = (secret: string, id: string, email: string) =>
  createHmac('sha256', secret).update(`device ${id} ${email}`).digest('base64url')
