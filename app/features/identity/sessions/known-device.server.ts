import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { readCookie } from './cookies.server'

/** Cookie of a browser that somebody has signed in with before. It opens nothing. */
export function deviceCookieName(secure: boolean): string {
  return secure ? '__Host-device' : 'device'
}

/** Value for the browser an owner has just proven to be theirs; stays through signing out. */
export function knownDevice(secret: string, email: string): string {
  const id = randomBytes(16).toString('base64url')
  return `${id}.${signature(secret, id, email)}`
}

/**
 * Id of a device that this address has signed in on before; null for strangers. Guesses of strangers are counted apart
 * from those of known devices, so that nobody can lock an owner out (promise P12).
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
