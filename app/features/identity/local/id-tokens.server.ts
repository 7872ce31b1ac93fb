import type { Db } from '~/db/connection.server'
import type { UserIds } from '../identity'
import type { IssuedToken, ProviderUser, VerifiedToken } from '../provider.server'
import { currentKey, publicKeyOf } from './signing-keys.server'

// Imported with the first token, since pages do not need it.
const jose = () => import('jose')

export type TokenTerms = { db: Db; secret: string; now: Date; issuer: string }

const lifetime = 3_600
const audience = 'vitrin'
const algorithm = 'ES256'

/** A signed ID token of an hour, with the ids the server knows for this user. */
export async function issueIdToken(
  { db, secret, now, issuer }: TokenTerms,
  user: ProviderUser & { sessionId: number },
  userIds: UserIds,
): Promise<IssuedToken> {
  const { importPKCS8, SignJWT } = await jose()
  const { kid, privateKey } = await currentKey(db, secret, now)
  const idToken = await new SignJWT({ email: user.email, sid: String(user.sessionId), userIds })
    .setProtectedHeader({ alg: algorithm, kid, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(user.uid)
    .setIssuedAt(now)
    .setExpirationTime(Math.floor(now.getTime() / 1_000) + lifetime)
    .sign(await importPKCS8(privateKey, algorithm))
  return { status: 'issued', idToken, expiresIn: lifetime, grant: '' }
}

/**
 * The claims of a valid token, or null. Only our own algorithm is accepted: a token cannot choose how it is checked
 * (promise P13).
 */
export async function verifyIdToken(
  { db, now, issuer }: TokenTerms,
  idToken: string,
): Promise<VerifiedToken | null> {
  const { errors, importSPKI, jwtVerify } = await jose()
  const keyOf = async ({ kid }: { kid?: string }) => {
    const key = kid === undefined ? null : await publicKeyOf(db, kid, now)
    if (key === null) throw new errors.JWKSNoMatchingKey()
    return importSPKI(key, algorithm)
  }
  try {
    const { payload } = await jwtVerify(idToken, keyOf, {
      algorithms: [algorithm],
      issuer,
      audience,
      currentDate: now,
      typ: 'JWT',
      requiredClaims: ['sub', 'iat', 'exp', 'sid'],
      maxTokenAge: lifetime,
    })
    const sessionId = Number(payload.sid)
    if (!payload.sub || !Number.isSafeInteger(sessionId)) return null
    return { uid: payload.sub, issuedAt: new Date(payload.iat! * 1_000), sessionId }
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}
