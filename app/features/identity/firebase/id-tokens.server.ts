import type { JWTClaimVerificationOptions, JWTPayload } from 'jose'
import type { VerifiedToken } from '../provider.server'
import { openGoogleKeys } from './google-keys.server'
import type { Addresses, FirebaseProject } from './project.server'

// Imported with the first token, since pages do not need it.
const jose = () => import('jose')

const algorithm = 'RS256'
/** Seconds; Firebase's ID tokens are valid for an hour. */
const lifetime = 3_600
/** Seconds by which Google's clock may be ahead. */
const tolerance = 10

type Means = { project: FirebaseProject; addresses: Addresses; clock: () => Date }

export type FirebaseToken = VerifiedToken & { userIds: unknown }

/**
 * Verifies ID tokens of one project: algorithm, key, issuer, audience, times, and the shop's own session claim. A
 * password alone gets ID tokens from Firebase, without the second factor and the list of devices; only the shop's
 * name a session.
 */
export function openIdTokens({ project, addresses, clock }: Means) {
  const keyOf = openGoogleKeys(addresses.keys, clock)
  const terms = (): JWTClaimVerificationOptions => ({
    issuer: `https://securetoken.google.com/${project.projectId}`,
    audience: project.projectId,
    requiredClaims: ['sub', 'iat', 'exp', 'auth_time', 'sid'],
    currentDate: clock(),
    maxTokenAge: lifetime,
    clockTolerance: tolerance,
    typ: 'JWT',
  })

  async function signedPayload(idToken: string): Promise<JWTPayload> {
    const { errors, importJWK, jwtVerify } = await jose()
    const getKey = async ({ kid }: { kid?: string }) => {
      const key = kid === undefined ? null : await keyOf(kid)
      if (key === null) throw new errors.JWKSNoMatchingKey()
      return importJWK(key, algorithm)
    }
    return (await jwtVerify(idToken, getKey, { ...terms(), algorithms: [algorithm] })).payload
  }

  async function unsignedPayload(idToken: string): Promise<JWTPayload> {
    const { UnsecuredJWT } = await jose()
    return UnsecuredJWT.decode(idToken, terms()).payload
  }

  return async function verify(idToken: string): Promise<FirebaseToken | null> {
    const { errors } = await jose()
    try {
      // The emulator's tokens are unsigned; no others may be.
      const read = project.access.by === 'emulator' ? unsignedPayload : signedPayload
      return tokenOf(await read(idToken), clock())
    } catch (error) {
      if (error instanceof errors.JOSEError) return null
      throw error
    }
  }
}

function tokenOf(
  { sub, iat, auth_time: authTime, sid, userIds }: JWTPayload,
  now: Date,
): FirebaseToken | null {
  const isPast = Number(authTime) <= now.getTime() / 1_000 + tolerance
  const sessionId = Number(sid)
  if (!sub || !isPast || !Number.isSafeInteger(sessionId)) return null
  return { uid: sub, issuedAt: new Date(iat! * 1_000), sessionId, userIds }
}
