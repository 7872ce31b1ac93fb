import { z } from 'zod'
import { fetchJson } from './fetch-json.server'
import { type GoodUntil, keepWhileGood } from './keep-while-good.server'
import type { Addresses, FirebaseProject } from './project.server'
import { ProviderRefusal } from './refusals.server'

// Imported with the first call, since a shop with guests only needs none.
const jose = () => import('jose')

const scope = 'https://www.googleapis.com/auth/identitytoolkit'
const customTokenAudience =
  'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit'
/** Seconds of validity of what we sign. */
const lifetime = 300
/** An access token is renewed this many seconds before its end. */
const margin = 60

/** Calls to Google in the shop's own name. */
export type ServiceAccount = {
  /** The token for calls that may change any account of the project. */
  accessToken: () => Promise<string>
  /** A token that signs a user in without a password. Every later ID token names its session of the shop. */
  customToken: (uid: string, sessionId: number) => Promise<string>
}

type Means = { project: FirebaseProject; addresses: Addresses; clock: () => Date }
type Key = { clientEmail: string; privateKey: string }

/** Access and custom tokens signed with the shop's key; those of the emulator without one. */
export function openServiceAccount({ project: { access }, addresses, clock }: Means): ServiceAccount {
  if (access.by === 'emulator') {
    return {
      accessToken: async () => 'owner',
      customToken: async (uid, sessionId) => JSON.stringify({ uid, claims: sessionClaims(sessionId) }),
    }
  }
  return {
    accessToken: openAccessToken({ key: access, address: addresses.oauth, scope, clock }),
    customToken: (uid, sessionId) =>
      sign(access, customTokenAudience, { uid, claims: sessionClaims(sessionId) }, clock()),
  }
}

/** Gives the token of a service account for calls of a scope; kept until it expires. `address`: of Google's OAuth. */
export function openAccessToken(input: {
  key: Key
  address: string
  scope: string
  clock: () => Date
}): () => Promise<string> {
  const { key, address, scope, clock } = input
  return keepWhileGood(clock, async () => {
    const assertion = await sign(key, address, { scope }, clock())
    return fetchAccessToken(address, assertion, clock())
  }).get
}

const sessionClaims = (sessionId: number) => ({ sid: String(sessionId) })

async function sign(
  { clientEmail, privateKey }: Key,
  audience: string,
  claims: Record<string, unknown>,
  now: Date,
): Promise<string> {
  const { importPKCS8, SignJWT } = await jose()
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(clientEmail)
    .setSubject(clientEmail)
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(Math.floor(now.getTime() / 1_000) + lifetime)
    .sign(await importPKCS8(privateKey, 'RS256'))
}

const grant = z.object({ access_token: z.string().min(1), expires_in: z.number() })

async function fetchAccessToken(address: string, assertion: string, now: Date): Promise<GoodUntil<string>> {
  const body = new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion })
  const answer = await fetchJson(address, { method: 'POST', body })
  const { data } = grant.safeParse(answer.body)
  if (!answer.ok || !data) throw new ProviderRefusal('unavailable', 'ACCESS_DENIED')
  return {
    value: data.access_token,
    until: new Date(now.getTime() + (data.expires_in - margin) * 1_000),
  }
}
