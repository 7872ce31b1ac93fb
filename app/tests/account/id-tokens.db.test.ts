// @module-tag once
import { createHmac, generateKeyPairSync } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { importPKCS8, SignJWT, type JWTHeaderParameters, type JWTPayload } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '../../../demo/shop/accounts'
import { currentKey, publicKeyOf } from '~/features/identity/local/signing-keys.server'
import { sessions, signingKeys, users } from '~/features/identity/tables.server'
import { memberPassword, openMember } from '~/testing/members'
import { openTestShop } from '~/testing/shop'

const time = { now: new Date() }
const shop = await openTestShop({ clock: () => time.now })
const email = 'bayi@vitrin.test'

type Token = { id_token: string; expires_in: number; uid: string; userIds: Record<string, number> }

async function signIn(browser = shop.browser(), as = email) {
  const answer = await browser.api('/auth/sign-in', { email: as, password: demoPassword })
  return { browser, ...answer, token: answer.body.data as unknown as Token }
}

/** A call of a program: one token, no cookies. */
const callWith = (token: string, path = '/site/user/get-id', headers: Record<string, string> = {}) =>
  shop.browser().api(path, {}, { headers: { authorization: `Bearer ${token}`, ...headers } })

const payloadOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as JWTPayload
const headerOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[0]!, 'base64url').toString()) as JWTHeaderParameters
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

test('a program signs in and calls with a token of one hour that carries the server’s ids', async () => {
  const { status, token, browser } = await signIn()
  expect(status).toBe(200)
  expect(token.expires_in).toBeLessThanOrEqual(3_600)
  expect(payloadOf(token.id_token)).toMatchObject({ sub: token.uid, userIds: token.userIds })
  const { body, response } = await callWith(token.id_token)
  expect(body.data).toEqual({ ...token.userIds, approval_status: 1 })
  expect(response.headers.getSetCookie()).toEqual([])
  expect(browser.cookies.has('uid')).toBe(false)
})

test('the refresh cookie gives the next token until the session has ended', async () => {
  const { browser, token } = await signIn()
  const refresh = () => browser.api('/auth/token', { grant_type: 'refresh_token' })
  const next = await refresh()
  expect(next.status).toBe(200)
  expect((await callWith((next.body.data as unknown as Token).id_token)).status).toBe(200)
  const cookies = next.response.headers.getSetCookie().filter((line) => line.startsWith('refresh='))
  expect(cookies).toEqual([expect.stringMatching(/HttpOnly; SameSite=Lax/)])
  expect((await shop.browser().api('/auth/token', { grant_type: 'refresh_token' })).status).toBe(401)
  expect((await browser.api('/auth/token', { grant_type: 'password' })).status).toBe(400)
  await shop.db.delete(sessions).where(eq(sessions.id, Number(payloadOf(token.id_token).sid)))
  expect((await refresh()).status).toBe(401)
  expect((await callWith(token.id_token)).body.code).toBe('invalid_token')
})

test('a wrong password gets 401 with the same bytes as an unknown address', async () => {
  const ask = async (address: string) => {
    const answer = await shop.browser().api('/auth/sign-in', { email: address, password: 'yanlış parola' })
    return { status: answer.status, body: { ...answer.body, requestId: '' } }
  }
  const wrong = await ask('bayi2@vitrin.test')
  expect(wrong.status).toBe(401)
  expect(await ask('kimse@uye.example')).toEqual(wrong)
})

test('a call comes with a cookie or with a token, never with both', async () => {
  const { token } = await signIn()
  const member = shop.browser()
  const page = await member.page('/User/Login')
  await member.submit(
    page,
    page.forms.find(({ action }) => action === '/user/login')!,
    {
      email,
      password: demoPassword,
    },
  )
  const headers = { authorization: `Bearer ${token.id_token}` }
  const both = await member.api('/site/user/get-id', {}, { headers })
  expect([both.status, both.body.code]).toEqual([400, 'two_identities'])
  expect((await member.api('/site/user/get-id', {})).status).toBe(200)
  const elsewhere = { origin: 'https://evil.example' }
  expect((await member.api('/site/user/get-id', {}, { headers: elsewhere })).status).toBe(403)
})

test('claims that a client sends are ignored: the server identifies the user', async () => {
  const { token } = await signIn()
  const answer = await shop
    .browser()
    .api(
      '/site/claims',
      { customAttributes: { userIds: { id: 1, group_id: 3 } } },
      { headers: { authorization: `Bearer ${token.id_token}` } },
    )
  expect(answer.body.data).toEqual({ userIds: token.userIds })
  const privileged = { customAttributes: { role: 'admin' } }
  const headers = { authorization: `Bearer ${token.id_token}` }
  expect((await shop.browser().api('/site/claims', privileged, { headers })).status).toBe(400)
})

test('changing the password revokes every token and every other session', async () => {
  const { token } = await signIn(shop.browser(), 'perakende@vitrin.test')
  const { token: other } = await signIn(shop.browser(), 'perakende@vitrin.test')
  time.now = new Date(time.now.getTime() + 2_000)
  const headers = { authorization: `Bearer ${token.id_token}` }
  const change = (current: string) =>
    shop
      .browser()
      .api(
        '/users/update-password-secure',
        { current_password: current, password: 'yepyeni bir parola' },
        { headers },
      )
  expect((await change('yanlış')).body.code).toBe('wrong_credentials')
  expect((await change(demoPassword)).status).toBe(200)
  expect((await callWith(token.id_token)).status).toBe(401)
  expect((await callWith(other.id_token)).status).toBe(401)
})

test('update-userp needs the present password of the owner, or the token of an email', async () => {
  const { token } = await signIn()
  const headers = { authorization: `Bearer ${token.id_token}` }
  const ask = (body: object, own = headers) =>
    shop.browser().api('/users/update-userp', body, { headers: own })
  const next = { password: 'yepyeni bir parola' }
  const guest = await shop.browser().api('/users/update-userp', { email, ...next })
  expect([guest.status, guest.body.code]).toEqual([401, 'sign_in_first'])
  expect((await ask({ email, ...next })).status).toBe(401)
  expect((await ask({ email: 'bayi2@vitrin.test', ...next, current_password: demoPassword })).status).toBe(
    403,
  )
  expect((await ask({ email, ...next, token: 'x'.repeat(43) })).status).toBe(422)
  expect((await ask({ email, ...next, current_password: demoPassword, role: 'admin' })).status).toBe(400)
})

test('update-userp changes only the password of the owner who gives the present one', async () => {
  const { browser, email } = await openMember(shop)
  const next = 'yepyeni bir parola'
  const change = (current_password: string) =>
    browser.api('/users/update-userp', { email, password: next, current_password })
  const enter = async (password: string) =>
    (await shop.browser().api('/auth/sign-in', { email, password })).status
  expect((await change('yanlış parola')).status).toBe(401)
  expect([await enter(memberPassword), await enter(next)]).toEqual([200, 401])
  const changed = await change(memberPassword)
  expect([changed.status, changed.body.data]).toEqual([200, { done: true }])
  expect([await enter(memberPassword), await enter(next)]).toEqual([401, 200])
})

test('keys are renewed after 30 days; those before verify a day longer', async () => {
  const { db, deps } = shop
  const now = time.now
  const later = (days: number) => new Date(now.getTime() + days * 86_400_000)
  const { kid } = await currentKey(db, deps.secret, now)
  expect((await currentKey(db, deps.secret, later(29))).kid).toBe(kid)
  const keys = await Promise.all([1, 2, 3].map(() => currentKey(db, deps.secret, later(30.5))))
  expect(new Set(keys.map((key) => key.kid)).size).toBe(1)
  expect(keys[0]!.kid).not.toBe(kid)
  expect(await publicKeyOf(db, kid, later(30.5))).not.toBeNull()
  expect(await publicKeyOf(db, kid, later(31.1))).toBeNull()
  const [row] = await db.select().from(signingKeys).where(eq(signingKeys.kid, kid))
  expect(JSON.stringify(row)).not.toContain('PRIVATE KEY')
  await db.delete(signingKeys).where(eq(signingKeys.kid, keys[0]!.kid))
})

describe('forged tokens are refused (P13)', () => {
  let good: string
  let sign: (change: { header?: object; payload?: JWTPayload }, key?: string) => Promise<string>
  let publicKey: string

  beforeAll(async () => {
    good = (await signIn()).token.id_token
    const header = headerOf(good)
    const { privateKey } = await currentKey(shop.db, shop.deps.secret, time.now)
    publicKey = (await publicKeyOf(shop.db, header.kid!, time.now))!
    sign = async (change, key = privateKey) => {
      const payload = { ...payloadOf(good), ...change.payload }
      const protectedHeader = { ...header, ...change.header } as JWTHeaderParameters
      return new SignJWT(payload)
        .setProtectedHeader(protectedHeader)
        .sign(await importPKCS8(key, protectedHeader.alg))
    }
  })

  const pem = (type: 'ec' | 'rsa') =>
    (type === 'ec'
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
      : generateKeyPairSync('rsa', { modulusLength: 2_048 })
    ).privateKey.export({ type: 'pkcs8', format: 'pem' }) as string
  const now = () => Math.floor(time.now.getTime() / 1_000)

  const forgeries: Record<string, () => Promise<string> | string> = {
    'alg none': () => `${encode({ ...headerOf(good), alg: 'none' })}.${good.split('.')[1]}.`,
    'without its signature': () => `${good.split('.').slice(0, 2).join('.')}.`,
    'another payload under the same signature': () => {
      const [header, , signature] = good.split('.')
      return `${header}.${encode({ ...payloadOf(good), sub: 'somebody else' })}.${signature}`
    },
    'HS256 with the public key as its secret': () => {
      const head = `${encode({ ...headerOf(good), alg: 'HS256' })}.${good.split('.')[1]}`
      return `${head}.${createHmac('sha256', publicKey).update(head).digest('base64url')}`
    },
    'RS256 with a key of somebody else': () => sign({ header: { alg: 'RS256' } }, pem('rsa')),
    'ES256 with a key of somebody else': () => sign({}, pem('ec')),
    'an unknown key': () => sign({ header: { kid: 'unknown' } }),
    'no key': () => sign({ header: { kid: undefined } }),
    'another issuer': () => sign({ payload: { iss: 'https://securetoken.google.com/other' } }),
    'another audience': () => sign({ payload: { aud: 'other' } }),
    expired: () => sign({ payload: { iat: now() - 7_200, exp: now() - 3_600 } }),
    'good for longer than an hour': () => sign({ payload: { iat: now() - 7_200, exp: now() + 3_600 } }),
    'from the future': () =>
      sign({ payload: { iat: now() + 3_600, nbf: now() + 3_600, exp: now() + 7_200 } }),
    'without an end': () => sign({ payload: { exp: undefined } }),
    'a user nobody knows': () => sign({ payload: { sub: 'nobody' } }),
    'a session of somebody else': () => sign({ payload: { sid: '999999' } }),
    'no token at all': () => 'x',
  }

  test('a rightly signed one is accepted', async () => {
    expect((await callWith(await sign({}))).status).toBe(200)
  })

  test.each(Object.entries(forgeries))('%s', async (_, forge) => {
    const { status, body, response } = await callWith(await forge())
    expect([status, body.code]).toEqual([401, 'invalid_token'])
    expect(response.headers.get('www-authenticate')).toContain('invalid_token')
  })

  test('a valid one of a disabled user', async () => {
    await shop.db.update(users).set({ disabledAt: time.now }).where(eq(users.email, email))
    expect((await callWith(good)).status).toBe(401)
    await shop.db.update(users).set({ disabledAt: null }).where(eq(users.email, email))
  })
})
