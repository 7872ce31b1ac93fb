import { expect, test } from 'vitest'
import type { Db } from '~/db/connection.server'
import { firebaseProvider } from './provider.server'
import { now, project } from './testing/google'
import { type Answered, openService } from './testing/service'

/** A provider whose Google answers a deletion like this; it needs no database. */
async function openProvider(answer: Answered) {
  const token = { access_token: 'an access token', expires_in: 3_599, token_type: 'Bearer' }
  const service = await openService(({ path }) =>
    path === '/token' ? { body: JSON.stringify(token) } : answer,
  )
  const at = `http://${service.host}`
  const provider = firebaseProvider({
    project,
    db: {} as Db,
    secret: 'a secret',
    clock: () => now,
    userIdsOf: () => Promise.reject(new Error('asked')),
    forNewUser: () => Promise.reject(new Error('asked')),
    addresses: { identityToolkit: at, secureToken: at, oauth: `${at}/token`, keys: `${at}/keys` },
  })
  return { provider, asked: service.asked }
}

const refused = (message: string): Answered => ({
  status: 400,
  body: JSON.stringify({ error: { code: 400, message } }),
})

test('Firebase deletes a forgotten member, authorised by the shop’s own account', async () => {
  const body = JSON.stringify({ kind: 'identitytoolkit#DeleteAccountResponse' })
  const { provider, asked } = await openProvider({ body })
  await provider.forget('somebody')
  expect(asked.at(-1)).toMatchObject({
    method: 'POST',
    path: '/projects/vitrin-shop/accounts:delete',
    body: JSON.stringify({ localId: 'somebody' }),
    headers: { authorization: 'Bearer an access token' },
  })
})

test('a member unknown to Firebase counts as deleted; any other refusal is tried again', async () => {
  const unknown = await openProvider(refused('USER_NOT_FOUND'))
  await expect(unknown.provider.forget('somebody')).resolves.toBeUndefined()
  const closed = await openProvider(refused('PERMISSION_DENIED'))
  await expect(closed.provider.forget('somebody')).rejects.toThrow('PERMISSION_DENIED')
})
