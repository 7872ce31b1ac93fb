import { describe, expect, test } from 'vitest'
import { readCookie, sessionCookie, sessionCookieName } from './cookies.server'
import { isSessionToken, newSessionToken, sessionHash } from './guest-session.server'

const days = (count: number) => count * 24 * 60 * 60

describe('the id of a guest’s session', () => {
  const tokens = Array.from({ length: 2_000 }, newSessionToken)

  test('is a version-4 UUID', () => {
    for (const token of tokens) {
      expect(token).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}-[\da-f]{16}$/)
      expect(isSessionToken(token)).toBe(true)
    }
  })

  test('has at least 128 random bits', () => {
    const digits = tokens.map((token) => [...token.replaceAll('-', '')])
    const places = Array.from({ length: digits[0]!.length }, (_, i) => new Set(digits.map((all) => all[i])))
    // Sixteen digits seen at a place: four random bits. The version digit is fixed, and two bits of the variant digit
    // are random.
    const bits = places.reduce((sum, seen) => sum + Math.log2(seen.size), 0)
    expect(bits).toBeGreaterThanOrEqual(128)
    expect(new Set(tokens).size).toBe(tokens.length)
  })

  test.each([
    ['a missing value', () => undefined],
    ['an empty text', () => ''],
    ['a word', () => 'guest'],
    ['a part of a token', (token: string) => token.slice(1)],
    ['a token followed by a space', (token: string) => `${token} `],
    ['a token in capitals', (token: string) => token.toUpperCase()],
  ])('is not %s', (_, made) => {
    expect(isSessionToken(made('0b84f3a2-5c1d-4e6f-8a9b-0c1d2e3f4a5b-9f8e7d6c5b4a3f2e'))).toBe(false)
  })

  test('is stored as a hash that hides it', () => {
    const [token] = tokens as [string]
    expect(sessionHash(token)).toMatch(/^[\da-f]{64}$/)
    expect(sessionHash(token)).not.toContain(token.slice(0, 8))
    expect(sessionHash(token)).toBe(sessionHash(token))
  })
})

describe('the session cookie', () => {
  const attributesOf = (cookie: string) => cookie.split('; ').slice(1).toSorted()

  test('lasts 365 days from each answer', () => {
    for (const secure of [true, false]) expect(sessionCookie('t', secure)).toContain(`Max-Age=${days(365)}`)
  })

  test('over https is bound to this host and secure', () => {
    expect(sessionCookieName(true)).toBe('__Host-sessionId')
    expect(sessionCookie('t', true)).toMatch(/^__Host-sessionId=t; /)
    expect(attributesOf(sessionCookie('t', true))).toEqual([
      'HttpOnly',
      `Max-Age=${days(365)}`,
      'Path=/',
      'SameSite=Lax',
      'Secure',
    ])
  })

  test('over plain http has the plain name', () => {
    expect(sessionCookieName(false)).toBe('sessionId')
    expect(attributesOf(sessionCookie('t', false))).toEqual([
      'HttpOnly',
      `Max-Age=${days(365)}`,
      'Path=/',
      'SameSite=Lax',
    ])
  })

  test('is read by its full name', () => {
    expect(readCookie('other=1; sessionId=abc; sessionId2=x', 'sessionId')).toBe('abc')
    expect(readCookie('xsessionId=abc', 'sessionId')).toBeUndefined()
    expect(readCookie(null, 'sessionId')).toBeUndefined()
  })
})
