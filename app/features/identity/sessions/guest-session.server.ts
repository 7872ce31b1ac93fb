import { createHash, randomBytes, randomUUID } from 'node:crypto'

const form = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}-[0-9a-f]{16}$/

/** A version-4 style id (specification §4) with 64 more random bits: 186 in all, where docs/product.md asks for 128. */
export function newSessionToken(): string {
  return `${randomUUID()}-${randomBytes(8).toString('hex')}`
}

/** True when the value has the form of a session token; it may still be unknown. */
export function isSessionToken(token: string | undefined): token is string {
  return token !== undefined && form.test(token)
}

/** The hash that identifies a guest's session in the database and the program. */
export function sessionHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
