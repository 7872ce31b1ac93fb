import { decodeJwt } from 'jose'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { transaction } from '~/db/transaction.server'
import { findStanding, openRetailList } from '~/features/customers/customers.server'
import { businessPartners, priceLists } from '~/features/customers/tables.server'
import { openFirebase } from '~/features/identity/firebase/testing/recorded'
import { changePassword, findSignedIn } from '~/features/identity/identity.server'
import { users } from '~/features/identity/tables.server'
import { saveSettings } from '~/features/settings/settings.server'
import { findUserIds } from '~/server/identity-provider.server'
import type { Browser } from '~/testing/browser'
import { readText } from '~/testing/pages/html'
import { openTestShop, type TestShop } from '~/testing/shop'

const projectId = 'demo-vitrin'
const firebase = await openFirebase(projectId)
const shops = {
  local: await openShop({}),
  firebase: await openShop({
    IDENTITY_PROVIDER: 'firebase',
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_AUTH_EMULATOR_HOST: firebase.host,
  }),
}

beforeEach(() => firebase.begin(expect.getState().currentTestName!))
afterEach(() => firebase.end())
afterAll(() => firebase.close())

async function openShop(environment: Record<string, string>) {
  const clock = environment['IDENTITY_PROVIDER'] ? firebase.clock : () => new Date()
  const shop = await openTestShop({ template: 'empty', environment, clock })
  await transaction(shop.db, openRetailList)
  const unlimited = { group: 'limits', key: 'sign_in_per_account', value: '0', isPublic: false }
  await transaction(shop.db, (db) => saveSettings(db, [unlimited]))
  return shop
}

/** A visitor of the shop. */
function somebody(shop: TestShop, email: string) {
  const { db, deps } = shop
  /** The answer to a form in a new browser: 303 where it redirects. */
  async function send(path: string, fields: Record<string, string>) {
    const browser = shop.browser()
    const body = new URLSearchParams(fields)
    const answer = await browser.send(path, { method: 'POST', body, headers: { accept: 'text/html' } })
    return { status: answer.status, text: readText(await answer.text()), browser }
  }
  const signedIn = ({ browser }: { browser: Browser }) =>
    findSignedIn(db, browser.cookies.get('uid'), deps.secret, deps.clock())

  const me = {
    register: (sifre: string) =>
      send('/create', { ad: 'Ayşe', soyad: 'Işık', eposta: email, telefon: '0532 123 45 67', sifre }),
    signIn: (password: string) => send('/user/login', { email, password }),
    async opened(password: string) {
      const { browser, status, text } = await me.signIn(password)
      const user = await signedIn({ browser })
      if (!user) throw new Error(`${status} ${text}`)
      return { ...user, browser }
    },
    isSignedIn: async (device: { browser: Browser }) => (await signedIn(device)) !== null,
    changePassword: async (device: { browser: Browser }, current: string, next: string) =>
      changePassword({ ...deps, ip: '127.0.0.1' }, (await signedIn(device))!, { current, next }),
    forget: () => send('/user/forgot', { email }),
    reset: (kod: string, password: string) => send(`/user/forgot?kod=${kod}`, { kod, password }),
    open: (kod: string, password: string) => send(`/user/dogrula?kod=${kod}`, { kod, password }),
    /** The token in the newest email's link; earlier emails are discarded. */
    async message(): Promise<{ subject: string; token: string } | undefined> {
      await shop.runJobs()
      const message = shop.emails.splice(0).findLast(({ to }) => to === email)
      return message && { subject: message.subject, token: /kod=([\w.-]+)/.exec(message.text)?.[1] ?? '' }
    },
    row: async () => (await db.select().from(users).where(eq(users.email, email)))[0]!,
    disable: () => db.update(users).set({ disabledAt: new Date() }).where(eq(users.email, email)),
    async member(password: string) {
      await me.register(password)
      await me.open((await me.message())!.token, password)
      return me.opened(password)
    },
  }
  return me
}

const wrongPassword = { status: 401, text: expect.stringContaining('INVALID_LOGIN_CREDENTIALS') as string }

describe.each(['local', 'firebase'] as const)('with passwords kept by %s', (kept) => {
  const shop = shops[kept]
  const { identity } = shop.deps
  const ayse = somebody(shop, 'ayse@uye.example')
  const [first, second, third] = ['birinci parola', 'ikinci parola', 'üçüncü parola'] as const

  test('a new customer signs in by the email and is a retail customer', async () => {
    expect((await ayse.register(first)).status).toBe(303)
    const message = (await ayse.message())!
    expect(message.subject).toBe('E-posta adresinizi doğrulayın')
    expect(await ayse.signIn(first)).toMatchObject(wrongPassword)
    expect(await ayse.message()).toBeUndefined()
    const opened = await ayse.open(message.token, first)
    expect(opened).toMatchObject({ status: 303 })
    expect(await ayse.isSignedIn(opened)).toBe(true)
    expect(await ayse.open(message.token, first)).toMatchObject({ status: 422 })
    const here = await ayse.opened(first)
    expect(await ayse.isSignedIn(here)).toBe(true)
    const standing = await findStanding(shop.db, here.userId)
    expect(standing).toMatchObject({ sees: 1, partner: { kind: 'retail', approval: 1 } })
  })

  test('a wrong password and an unknown address get the same answer', async () => {
    const wrong = await ayse.signIn('yanlış parola')
    const unknown = await somebody(shop, 'kimse@uye.example').signIn(first)
    expect(wrong).toMatchObject(wrongPassword)
    expect({ ...unknown, browser: null }).toEqual({ ...wrong, browser: null })
  })

  test('a stranger who registers another person’s address does not keep its password', async () => {
    const jale = somebody(shop, 'jale@uye.example')
    await jale.register('yabancı parola')
    await jale.open((await jale.message())!.token, first)
    expect(await jale.signIn('yabancı parola')).toMatchObject(wrongPassword)
    await jale.opened(first)
  })

  test('registering a known address changes nothing and says so by email alone', async () => {
    const before = await ayse.row()
    const known = await ayse.register('yabancı parola')
    expect(known.status).toBe(303)
    expect(await ayse.row()).toEqual(before)
    expect((await ayse.message())!.subject).toBe('Bu e-posta adresiyle bir hesabınız var')
    expect(await ayse.signIn('yabancı parola')).toMatchObject(wrongPassword)
  })

  test('ID tokens belong to one session, are renewed, and carry the current ids', async () => {
    const here = await ayse.opened(first)
    const elsewhere = await ayse.opened(first)
    const issued = await identity.issueIdToken(here, '')
    if (issued.status !== 'issued') throw new Error(issued.providerCode)
    expect(issued.expiresIn).toBeLessThanOrEqual(3_600)
    const { uid, sessionId } = here
    expect(await identity.verifyIdToken(issued.idToken)).toMatchObject({ uid, sessionId })
    expect(decodeJwt(issued.idToken)['userIds']).toEqual(await findUserIds(shop.db, here.userId))

    const [list] = await shop.db
      .insert(priceLists)
      .values({ code: 'bayi', name: 'Bayi', kdvIncluded: false })
      .returning()
    await shop.db.update(businessPartners).set({ priceListId: list!.id })
    const renewed = await identity.issueIdToken(here, issued.grant)
    if (renewed.status !== 'issued') throw new Error(renewed.providerCode)
    expect(decodeJwt(renewed.idToken)['userIds']).toMatchObject({ group_id: list!.id })
    const other = await identity.issueIdToken(elsewhere, '')
    if (other.status !== 'issued') throw new Error(other.providerCode)
    expect(await identity.verifyIdToken(other.idToken)).toMatchObject({ sessionId: elsewhere.sessionId })
  })

  test('changing the password needs the present one and signs out all other devices', async () => {
    const here = await ayse.opened(first)
    const elsewhere = await ayse.opened(first)
    const wrong = await ayse.changePassword(here, 'yanlış parola', second)
    expect(wrong).toMatchObject({ code: 'wrong_credentials' })
    expect(await ayse.changePassword(here, first, second)).toEqual({ status: 'done' })
    expect(await ayse.isSignedIn(here)).toBe(true)
    expect(await ayse.isSignedIn(elsewhere)).toBe(false)
    expect((await ayse.message())!.subject).toBe('Şifreniz değiştirildi')
    expect(await ayse.signIn(first)).toMatchObject(wrongPassword)
    await ayse.opened(second)
    expect(await ayse.isSignedIn(here)).toBe(true)
  })

  test('a reset works once, and ends every session', async () => {
    const before = await ayse.opened(second)
    const asked = await ayse.forget()
    const { token } = (await ayse.message())!
    expect(await ayse.reset(token, third)).toMatchObject({ status: 303 })
    expect(await ayse.reset(token, first)).toMatchObject({ status: 422 })
    expect(await ayse.isSignedIn(before)).toBe(false)
    expect(await ayse.signIn(second)).toMatchObject(wrongPassword)
    await ayse.opened(third)
    const nobody = somebody(shop, 'kimse@uye.example')
    const { text } = await nobody.forget()
    expect(text.replace('kimse@', 'ayse@')).toBe(asked.text)
    expect(await nobody.message()).toBeUndefined()
  })

  test('a disabled user cannot sign in and gets no emails', async () => {
    const here = await ayse.opened(third)
    await ayse.message()
    await ayse.disable()
    expect(await ayse.isSignedIn(here)).toBe(false)
    expect((await ayse.signIn(third)).status).toBe(401)
    await ayse.forget()
    expect(await ayse.message()).toBeUndefined()
  })
})

describe('with accounts at Firebase', () => {
  const shop = shops.firebase
  const { identity } = shop.deps
  const password = 'uzun ve hoş bir parola'

  test('an account at Firebase becomes a customer of the shop at sign-in', async () => {
    const cem = somebody(shop, 'cem@uye.example')
    const { localId } = await firebase.signUpThere({ email: 'cem@uye.example', password, displayName: 'Cem' })
    expect(await cem.signIn(password)).toMatchObject(wrongPassword)
    await cem.forget()
    await cem.open((await cem.message())!.token, password)
    const { userId } = await cem.opened(password)
    expect(await cem.row()).toMatchObject({ uid: localId, name: 'Cem', emailVerified: true })
    expect(await findStanding(shop.db, userId)).toMatchObject({ partner: { kind: 'retail' } })
    await firebase.changeAccount({ localId, emailVerified: false })
    expect(await cem.signIn(password)).toMatchObject(wrongPassword)
    await firebase.changeAccount({ localId, disableUser: true })
    expect(await cem.signIn(password)).toMatchObject(wrongPassword)
    await cem.message()
    await cem.forget()
    expect(await cem.message()).toBeUndefined()
  })

  test('a password changed at Firebase ends the earlier sessions at the next sign-in', async () => {
    const deniz = somebody(shop, 'deniz@uye.example')
    const before = await deniz.member(password)
    // The email has set a password a while ago: within the same minute the clocks could not tell the two apart.
    await shop.db.update(users).set({ tokensValidFrom: null }).where(eq(users.id, before.userId))
    const next = 'orada konan parola'
    await firebase.changeAccount({ localId: before.uid, password: next })
    expect(await deniz.isSignedIn(before)).toBe(true)
    const here = await deniz.opened(next)
    expect(await deniz.isSignedIn(before)).toBe(false)
    expect(await deniz.isSignedIn(here)).toBe(true)
  })

  test('a user of another provider gets an account with the first reset', async () => {
    const ege = somebody(shop, 'ege@uye.example')
    const uid = '0b84f3a2-5c1d-4e6f-8a9b-0c1d2e3f4a5b'
    await shop.db.insert(users).values({ uid, email: 'ege@uye.example', name: 'Ege', emailVerified: true })
    expect(await ege.signIn(password)).toMatchObject(wrongPassword)
    const { id: userId, email } = await ege.row()
    expect(await identity.issueIdToken({ userId, uid, email, sessionId: 1 }, '')).toMatchObject({
      code: 'bad_token',
      providerCode: 'USER_NOT_FOUND',
    })
    await ege.forget()
    expect(await ege.reset((await ege.message())!.token, password)).toMatchObject({ status: 303 })
    expect((await ege.opened(password)).uid).toBe(uid)
  })

  test('an account that a stranger made for a user’s address is the owner’s only after a reset', async () => {
    const figen = somebody(shop, 'figen@uye.example')
    await shop.db
      .insert(users)
      .values({ uid: 'figen-before', email: 'figen@uye.example', name: 'Figen', emailVerified: true })
    const { localId } = await firebase.signUpThere({ email: 'figen@uye.example', password: 'yabancı parola' })
    // Firebase itself sends an email to anybody who asks with the password: its link opens nothing here.
    await firebase.changeAccount({ localId, emailVerified: true })
    expect(await figen.signIn('yabancı parola')).toMatchObject(wrongPassword)
    const { subject, token } = (await figen.message())!
    expect(subject).toBe('Bu e-posta adresiyle bir hesabınız var')
    expect(await figen.row()).toMatchObject({ uid: 'figen-before' })
    await figen.reset(token, password)
    expect(await figen.row()).toMatchObject({ uid: localId })
    await figen.opened(password)
    expect(await figen.signIn('yabancı parola')).toMatchObject(wrongPassword)
  })

  test('an email sent by Firebase itself opens no account that was registered here', async () => {
    const kaya = somebody(shop, 'kaya@uye.example')
    await kaya.register('yabancı parola')
    await kaya.message()
    const { uid } = await kaya.row()
    await firebase.changeAccount({ localId: uid, emailVerified: true })
    expect(await kaya.signIn('yabancı parola')).toMatchObject(wrongPassword)
    expect(await kaya.row()).toMatchObject({ emailVerified: false })
  })

  test('a registration known only to Firebase is completed', async () => {
    const gul = somebody(shop, 'gul@uye.example')
    const { localId } = await firebase.signUpThere({ email: 'gul@uye.example', password: 'yarım kalan' })
    expect((await gul.register(password)).status).toBe(303)
    expect(await gul.row()).toMatchObject({ uid: localId, emailVerified: false })
    await gul.reset((await gul.message())!.token, password)
    await gul.opened(password)
  })

  test('a grant of another session or user gives no token, and a grant revoked by Firebase is replaced', async () => {
    const hale = somebody(shop, 'hale@uye.example')
    const here = await hale.member(password)
    const elsewhere = await hale.opened(password)
    const issued = await identity.issueIdToken(here, '')
    if (issued.status !== 'issued') throw new Error(issued.providerCode)
    expect(await identity.issueIdToken(elsewhere, issued.grant)).toMatchObject({ code: 'bad_token' })
    expect(await identity.issueIdToken({ ...here, uid: 'ayse' }, issued.grant)).toMatchObject({
      code: 'bad_token',
    })
    expect(await identity.issueIdToken(here, 'no grant')).toMatchObject({ status: 'issued' })
    await identity.setClaims(here, { ...(await findUserIds(shop.db, here.userId)), group_id: null })
    await firebase.changeAccount({ localId: here.uid, disableUser: true })
    expect(await identity.issueIdToken(here, issued.grant)).toMatchObject({
      code: 'user_disabled',
      providerCode: 'USER_DISABLED',
    })
  })

  test('a password that Firebase finds too weak is refused with its own code', async () => {
    const irem = { email: 'irem@uye.example', password: 'kısa', name: 'İrem' }
    expect(await identity.register(irem)).toEqual({
      status: 'refused',
      code: 'weak_password',
      providerCode: 'WEAK_PASSWORD',
    })
  })
})
