import { jwtVerify } from 'jose'
import { expect, test } from 'vitest'
import { openServiceAccount } from './service-account.server'
import { accountKey, now, openGoogle, project } from './testing/google'

const { addresses, asked } = await openGoogle()
const time = { now }
const clock = () => time.now
const signer = 'shop@vitrin-shop.iam.gserviceaccount.com'

test('an access token is fetched with a signed request, once for all callers, and kept until it expires', async () => {
  const account = openServiceAccount({ project, addresses, clock })
  const tokens = await Promise.all([account.accessToken(), account.accessToken(), account.accessToken()])
  expect(new Set(tokens)).toEqual(new Set(['an access token']))
  expect(asked).toHaveLength(1)
  const form = new URLSearchParams(asked[0]!.body)
  expect(form.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer')
  const expected = { issuer: signer, subject: signer, audience: addresses.oauth, currentDate: now }
  const { payload, protectedHeader } = await jwtVerify(form.get('assertion')!, accountKey, expected)
  expect(protectedHeader.alg).toBe('RS256')
  expect(payload['scope']).toBe('https://www.googleapis.com/auth/identitytoolkit')
  time.now = new Date(now.getTime() + 3_500_000)
  await account.accessToken()
  expect(asked).toHaveLength(1)
  time.now = new Date(now.getTime() + 3_540_000)
  await account.accessToken()
  expect(asked).toHaveLength(2)
  time.now = now
})

test('a token that signs a user in is signed by the service account and names the session', async () => {
  const token = await openServiceAccount({ project, addresses, clock }).customToken('somebody', 7)
  const audience = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit'
  const { payload } = await jwtVerify(token, accountKey, { issuer: signer, audience, currentDate: now })
  expect(payload).toMatchObject({ uid: 'somebody', claims: { sid: '7' } })
  expect(payload.exp! - payload.iat!).toBeLessThanOrEqual(3_600)
})
