// @module-tag once
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { transaction } from '~/db/transaction.server'
import { demoPassword } from '../../../demo/shop/accounts'
import { saveSettings } from '~/features/settings/settings.server'
import { sessions } from '~/features/identity/tables.server'
import { middlewareNamed } from '~/server/visit/guard.server'
import { openMember } from '~/testing/members'
import { isFullTest, patience } from '~/testing/full-test'
import { formOf } from '~/testing/guest'
import { readText } from '~/testing/pages/html'
import { openTestShop } from '~/testing/shop'

type Setting = { group: string; key: string; value: string }

// Settings come first: the shop caches them for some seconds.
async function openWith(...settings: Setting[]) {
  const shop = await openTestShop({ publicUrl: 'https://vitrin.example', trustProxy: 1 })
  await transaction(shop.db, (db) => saveSettings(db, settings))
  return shop
}

const limited = await openWith()
const guarded = await openWith({ group: 'site_settings', key: 'is_login_required', value: 'true' })
const shop = await openWith({ group: 'limits', key: 'sign_in_per_account', value: '0' })
const email = 'bayi@vitrin.test'

const post = (
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  at = shop,
) => at.browser().send(path, { method: 'POST', body: new URLSearchParams(fields), headers })
const login = (fields: Record<string, string> = {}, headers: Record<string, string> = {}, at = shop) =>
  post('/user/login', { email, password: demoPassword, ...fields }, headers, at)

// Known ways to redirect out of a site: hosts, schemes, backslashes, control characters, encodings.
const waysOut = [
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  'https://evil.example',
  'http:evil.example',
  'https:/evil.example',
  'HTTPS://evil.example',
  '//evil.example/%2f..',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'mailto:a@evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/ /evil.example',
  '//evil%2eexample',
  '//evil。example',
  '/%09/evil.example',
  '//vitrin.example@evil.example',
  'https://vitrin.example.evil.example',
  '//[::1]',
  '/.//evil.example',
  '/..//evil.example',
  '/./\\evil.example',
  '//;@evil.example',
  '/%5cevil.example',
  'evil.example',
  '?//evil.example',
  '#//evil.example',
  './/evil.example',
  '/a/..//evil.example',
]

test('a sign-in never leads out of the shop (P20)', async () => {
  expect(waysOut.length).toBeGreaterThanOrEqual(40)
  for (const way of waysOut) {
    const answer = await login({ donus: way })
    expect([303, 302]).toContain(answer.status)
    const target = new URL(answer.headers.get('location')!, 'https://vitrin.example/user/login')
    expect(target.origin, way).toBe('https://vitrin.example')
    expect(answer.headers.get('location')).toMatch(/^\/(?![/\\])/)
  }
})

test('a sign-in leads to the requested page, or else to the last one, or else home', async () => {
  const guest = shop.browser()
  const asked = await guest.send('/User/orders?durum=acik')
  expect(asked.status).toBe(302)
  expect(asked.headers.get('location')).toBe('/user/login?donus=%2FUser%2Forders%3Fdurum%3Dacik')
  const page = await guest.page(asked.headers.get('location')!)
  const form = formOf(page, '/user/login')
  expect(Object.fromEntries(form.fields).donus).toBe('/User/orders?durum=acik')
  const to = async (browser: typeof guest, fields: Record<string, string> = {}) => {
    const body = new URLSearchParams({ email, password: demoPassword, ...fields })
    const answer = await browser.send('/user/login', { method: 'POST', body })
    return answer.headers.get('location')
  }
  await guest.page('/contact')
  expect(await to(guest, { donus: '/User/orders?durum=acik' })).toBe('/User/orders?durum=acik')
  const reader = shop.browser()
  await reader.page('/contact')
  await reader.page('/user/login')
  expect(await to(reader)).toBe('/contact')
  expect(await to(shop.browser())).toBe('/')
  const planted = shop.browser()
  planted.cookies.set('lastRoute', encodeURIComponent('//evil.example'))
  expect(await to(planted)).toBe('/')
})

test('a member whose session has ended is told so, and returns to the page after signing in', async () => {
  const { browser, id } = await openMember(shop)
  await shop.db.delete(sessions).where(eq(sessions.userId, id))
  const page = await browser.page('/User/orders')
  expect(page.path).toBe('/user/login?donus=%2FUser%2Forders&durum=sona-erdi')
  expect(page.text).toContain('Oturumunuz sona erdi')
  expect(Object.fromEntries(formOf(page, '/user/login').fields).donus).toBe('/User/orders')
  expect(browser.cookies.has('__Host-uid')).toBe(false)
})

test('an unknown name of a middleware stops the start', () => {
  expect(middlewareNamed('auth-control', 'auth-page-control', 'route-trace')).toHaveLength(3)
  expect(() => middlewareNamed('auth-controll')).toThrow('No middleware auth-controll')
})

test('a failure after the password check signs no user in, and the page shows its request id', async () => {
  await shop.db.execute(sql`alter table sessions rename to sessions_away`)
  const answer = await login()
  await shop.db.execute(sql`alter table sessions_away rename to sessions`)
  expect(answer.status).toBe(500)
  expect(answer.headers.getSetCookie().join()).not.toContain('uid=')
  const code = answer.headers.get('x-request-id')
  expect(readText(await answer.text())).toContain(
    `Sunucu hatası. Lütfen tekrar deneyiniz ve 'hata kodu' nu tarafımıza bildiriniz. Hata Kodu: ${code}`,
  )
})

test('with is_login_required favourites need a sign-in too', async () => {
  const guest = guarded.browser()
  expect((await shop.browser().send('/User/favorites')).status).toBe(200)
  expect((await guest.send('/User/favorites')).status).toBe(302)
  for (const path of ['/User/Login', '/User/forgot', '/contact'])
    expect((await guest.send(path)).status).toBe(200)
  const { browser } = await openMember(guarded)
  expect((await browser.send('/User/favorites')).status).toBe(200)
})

test.each(['host', 'x-forwarded-host', 'forwarded'])(
  'a forged %s never reaches an email (P11)',
  async (name) => {
    const forged = name === 'forwarded' ? 'host=evil.example' : 'evil.example'
    const before = shop.emails.length
    const answer = await post('/user/forgot', { email }, { [name]: forged, origin: 'https://vitrin.example' })
    expect(answer.status).toBe(200)
    await shop.runJobs()
    const emails = shop.emails.slice(before)
    expect(emails).toHaveLength(1)
    for (const { html, text } of emails) {
      expect(html + text).not.toContain('evil.example')
      expect(text).toMatch(/https:\/\/vitrin\.example\/user\/forgot\?kod=[\w-]{43}\b/)
    }
  },
)

test('cookies of a sign-in are bound to this host and hidden from scripts (B49)', async () => {
  const lines = (await login({ remember: '1' })).headers.getSetCookie()
  for (const name of ['__Host-sessionId', '__Host-uid', '__Host-device']) {
    const line = lines.find((cookie) => cookie.startsWith(`${name}=`))
    expect(line).toMatch(/; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/)
  }
})

test('forms of accounts from another site are refused (B50)', async () => {
  const before = await shop.db.$count(sessions)
  const forms: [string, Record<string, string>][] = [
    ['/user/login', { email, password: demoPassword }],
    ['/user/forgot', { email }],
    ['/user/dogrula', { kod: 'x'.repeat(43) }],
    ['/user/cikis', {}],
  ]
  for (const [path, fields] of forms) {
    for (const origin of ['https://evil.example', 'null'])
      expect((await post(path, fields, { origin, cookie: '__Host-sessionId=x' })).status).toBe(403)
  }
  const { browser } = await openMember(shop)
  expect((await browser.send('/user/cikis')).headers.get('location')).toBe('/')
  expect((await browser.page('/')).text).toContain('Ayşe Işık')
  expect(await shop.db.$count(sessions)).toBe(before + 1)
})

describe('pages of accounts are not cached (B51)', () => {
  test.each([
    '/User/Login',
    '/User/forgot',
    '/user/login?donus=/a.css',
    '/user/orders;.css',
    '/user/orders/x.css',
  ])('%s', async (path) => {
    const { browser } = await openMember(shop)
    const answer = await browser.send(path)
    expect(answer.headers.get('cache-control')).toMatch(/private|no-store/)
    expect(answer.headers.get('cache-control')).not.toContain('public')
  })
})

test(
  'guesses at one account are limited, with any X-Forwarded-For, and the answer says when to come back (P12, L41)',
  async () => {
    const target = 'perakende@vitrin.test'
    const statuses: number[] = []
    const tries = isFullTest ? 1_000 : 30
    for (let i = 0; i < tries; i++) {
      const forged = `203.0.113.${i % 256}, 198.51.${Math.trunc(i / 256)}.${i % 256}`
      const answer = await login(
        { email: target, password: `tahmin ${i}` },
        { 'x-forwarded-for': forged },
        limited,
      )
      statuses.push(answer.status)
      if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(tries - 10)
    const right = await login({ email: target }, { 'x-forwarded-for': '203.0.113.99' }, limited)
    expect(right.status).toBe(429)
  },
  patience(60_000),
)

test(
  'one address may try a hundred times, even when it is forged in front of the proxy (L41)',
  async () => {
    let tried = 0
    for (let i = 0; i < 110; i++) {
      const headers = { 'x-forwarded-for': `10.0.0.${i}, 198.51.100.200` }
      const answer = await login({ email: `kimse${i}@uye.example`, password: 'tahmin' }, headers)
      if (answer.status === 401) tried++
    }
    expect(tried).toBe(100)
  },
  patience(60_000),
)

test('reset emails of one account are limited (L41)', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 7; i++)
    statuses.push((await post('/user/forgot', { email: 'sinir@uye.example' })).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
})
