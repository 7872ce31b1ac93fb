import { UnsecuredJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { openIdTokens } from './id-tokens.server'
import type { FirebaseProject } from './project.server'
import { goodClaims, now, openGoogle, project, seconds, signToken } from './testing/google'

const { addresses, asked, first, google, newKey } = await openGoogle()
const time = { now }
const open = () => openIdTokens({ project, addresses, clock: () => time.now })
const verify = open()

/** Claims of a valid token with some replaced. */
const but = (claims: Record<string, unknown>) => signToken({ ...goodClaims, ...claims }, first)

function without(claim: keyof typeof goodClaims) {
  const { [claim]: _, ...claims } = goodClaims
  return signToken(claims, first)
}

test('a token that the shop requested from Firebase names its user and session', async () => {
  expect(await verify(await but({}))).toEqual({
    uid: 'somebody',
    sessionId: 7,
    userIds: { id: 1 },
    issuedAt: new Date(goodClaims.iat * 1_000),
  })
})

describe('a forged ID token (promise P13)', () => {
  test.each<[string, () => string | Promise<string>]>([
    ['of no algorithm', () => new UnsecuredJWT(goodClaims).encode()],
    [
      'signed with the public key as a secret',
      () => {
        const pem = first.publicKey.export({ type: 'spki', format: 'pem' }) as string
        return signToken(goodClaims, { kid: 'first', privateKey: Buffer.from(pem) }, { alg: 'HS256' })
      },
    ],
    ['of another RSA algorithm', () => signToken(goodClaims, first, { alg: 'RS512' })],
    ['signed with another key', () => signToken(goodClaims, { ...newKey('first') })],
    ['signed with an unknown key', () => signToken(goodClaims, newKey('unknown'))],
    ['without a key', () => signToken(goodClaims, first, { kid: undefined })],
    ['changed behind its signature', async () => changed(await but({}), { sub: 'somebody else' })],
    ['of another issuer', () => but({ iss: 'https://securetoken.google.com/another-shop' })],
    ['for another project', () => but({ aud: 'another-shop' })],
    ['that has ended', () => but({ exp: seconds - 11 })],
    ['that begins later', () => but({ iat: seconds + 11 })],
    ['older than an hour, whatever it says', () => but({ iat: seconds - 3_700 })],
    ['of somebody who signs in later', () => but({ auth_time: seconds + 11 })],
    ['of nobody', () => but({ sub: '' })],
    ['without an end', () => without('exp')],
    ['without a time of sign-in', () => without('auth_time')],
    ['that the shop did not ask for', () => without('sid')],
    ['without the parts of a token', () => 'a.b.c'],
  ])('%s is refused', async (_, forge) => {
    expect(await verify(await forge())).toBeNull()
  })
})

test('a token without a signature is accepted only from an emulator', async () => {
  const token = new UnsecuredJWT(goodClaims).encode()
  const access: FirebaseProject['access'] = { by: 'emulator', host: '127.0.0.1:9' }
  const unsigned = openIdTokens({ project: { ...project, access }, addresses, clock: () => now })
  const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
  const emulated = [header, ...token.split('.').slice(1)].join('.')
  expect(await unsigned(emulated)).toMatchObject({ uid: 'somebody' })
  expect(await unsigned(await but({}))).toBeNull()
  expect(await verify(emulated)).toBeNull()
})

test('keys are fetched once for many tokens, and again when they expire', async () => {
  const verify = open()
  const tokens = await Promise.all([but({}), but({}), but({})])
  const before = asked.length
  expect(await Promise.all(tokens.map(verify))).not.toContain(null)
  expect(asked.length).toBe(before + 1)
  time.now = new Date(now.getTime() + (google.maxAge + 1) * 1_000)
  await verify(tokens[0])
  expect(asked.length).toBe(before + 2)
  time.now = now
})

test('a new key of Google is found before the old list expires, with at most one request a minute', async () => {
  const verify = open()
  await verify(await but({}))
  const next = newKey('next')
  google.keys = [first, next]
  const token = await signToken(goodClaims, next)
  const before = asked.length
  expect(await verify(token)).toBeNull()
  expect(asked.length).toBe(before)
  time.now = new Date(now.getTime() + 60_000)
  expect(await verify(token)).toMatchObject({ uid: 'somebody' })
  google.keys = [next]
  time.now = new Date(now.getTime() + 120_000)
  expect(await verify(await signToken(goodClaims, newKey('unknown')))).toBeNull()
  expect(await verify(await but({}))).toBeNull()
  time.now = now
})

function changed(token: string, claims: object): string {
  const [header, , signature] = token.split('.')
  return [
    header,
    Buffer.from(JSON.stringify({ ...goodClaims, ...claims })).toString('base64url'),
    signature,
  ].join('.')
}
