import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { SignJWT } from 'jose'
import type { FirebaseProject } from '../project.server'
import { openService } from './service'

export const now = new Date('2026-11-20T09:00:00Z')
export const seconds = now.getTime() / 1_000
const pair = () => generateKeyPairSync('rsa', { modulusLength: 2_048 })
const account = pair()

export const project: FirebaseProject = {
  projectId: 'vitrin-shop',
  apiKey: 'key',
  access: {
    by: 'service account',
    clientEmail: 'shop@vitrin-shop.iam.gserviceaccount.com',
    privateKey: account.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
  },
}
export const accountKey = account.publicKey

/** Google's keys, which a test can change, and signatures with them. */
export async function openGoogle() {
  const first = { kid: 'first', ...pair() }
  const google = { keys: [first], maxAge: 3_600 }
  const service = await openService(({ path }) =>
    path === '/token'
      ? { body: JSON.stringify({ access_token: 'an access token', expires_in: 3_599, token_type: 'Bearer' }) }
      : {
          headers: { 'cache-control': `public, max-age=${google.maxAge}, must-revalidate` },
          body: JSON.stringify({
            keys: google.keys.map(({ kid, publicKey }) => ({
              ...publicKey.export({ format: 'jwk' }),
              kid,
              alg: 'RS256',
              use: 'sig',
            })),
          }),
        },
  )
  const at = `http://${service.host}`
  return {
    google,
    first,
    newKey: (kid: string) => ({ kid, ...pair() }),
    asked: service.asked,
    addresses: { identityToolkit: at, secureToken: at, oauth: `${at}/token`, keys: `${at}/keys` },
  }
}

export const goodClaims = {
  iss: 'https://securetoken.google.com/vitrin-shop',
  aud: 'vitrin-shop',
  sub: 'somebody',
  iat: seconds - 60,
  exp: seconds + 3_540,
  auth_time: seconds - 60,
  sid: '7',
  userIds: { id: 1 },
}

export function signToken(
  claims: Record<string, unknown>,
  key: { kid: string; privateKey: KeyObject | Uint8Array },
  header: Record<string, unknown> = {},
): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: key.kid, ...header })
    .sign(key.privateKey)
}
