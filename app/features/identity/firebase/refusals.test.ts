import { expect, test } from 'vitest'
import { fetchJson } from './fetch-json.server'
import { ProviderRefusal, refusalOf } from './refusals.server'
import { openService } from './testing/service'

const refused = (message: string, status?: string) => refusalOf({ error: { code: 400, message, status } })

test.each([
  ['INVALID_LOGIN_CREDENTIALS', 'wrong_credentials'],
  ['EMAIL_NOT_FOUND', 'wrong_credentials'],
  ['INVALID_PASSWORD', 'wrong_credentials'],
  ['USER_DISABLED', 'user_disabled'],
  ['WEAK_PASSWORD : Password should be at least 6 characters', 'weak_password'],
  ['PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements', 'weak_password'],
  ['INVALID_OOB_CODE', 'bad_token'],
  ['EXPIRED_OOB_CODE', 'bad_token'],
  ['INVALID_REFRESH_TOKEN', 'bad_token'],
  ['TOKEN_EXPIRED', 'bad_token'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER : Try again later.', 'too_many_attempts'],
  ['OPERATION_NOT_ALLOWED', 'unavailable'],
  ['CLAIMS_TOO_LARGE', 'unavailable'],
])('%s means %s and is kept for the answer', (message, code) => {
  expect(refused(message)).toMatchObject({ code, providerCode: message.split(' : ')[0] })
})

test('a refusal of Google is reported by its status, an unreadable answer as an internal error', () => {
  expect(refused('API key not valid.', 'INVALID_ARGUMENT').providerCode).toBe('INVALID_ARGUMENT')
  for (const body of [null, 'no', {}, { error: 'no' }])
    expect(refusalOf(body)).toMatchObject({ code: 'unavailable', providerCode: 'INTERNAL_ERROR' })
})

const slow = await openService(async ({ path }) => {
  if (path === '/never') await new Promise(() => {})
  if (path === '/elsewhere') return { status: 302, headers: { location: '/' }, body: '{}' }
  return { body: path === '/long' ? JSON.stringify('x'.repeat(70_000)) : 'no JSON' }
})

test.each(['/never', '/long', '/none', '/elsewhere'])(
  'a service that answers as %s is soon reported as unavailable',
  async (path) => {
    const asked = fetchJson(`http://${slow.host}${path}`, {}, 200)
    await expect(asked).rejects.toThrow(ProviderRefusal)
    await expect(asked).rejects.toMatchObject({ code: 'unavailable', providerCode: 'NETWORK_REQUEST_FAILED' })
  },
)
