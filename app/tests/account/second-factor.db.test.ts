import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import type { Page } from '~/testing/browser'
import { formOf } from '~/testing/guest'
import { memberPassword, openMember, openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'

const clock = { now: new Date('2026-11-20T09:00:00Z') }
// Staff needs a second factor, as in real shops; the demo shop asks for none.
const shop = await openTestShop({ mode: 'live', clock: () => clock.now })
const uid = '__Host-uid'
const wrongCode = 'Kod yanlış ya da süresi dolmuş'

async function typePassword(email: string, browser = shop.browser()) {
  const page = await browser.page('/User/Login')
  const next = await browser.submit(page, formOf(page, '/user/login'), {
    email,
    password: memberPassword,
  })
  return { browser, page: next }
}

const later = (seconds: number) => (clock.now = new Date(clock.now.getTime() + seconds * 1_000))
const formHere = (page: Page) => page.forms.find(({ fields }) => fields.some(([name]) => name === 'code'))!
const keyIn = (page: Page) => /secret=([A-Z2-7]+)/.exec(page.html)![1]!
const codeOf = (key: string) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: clock.now.getTime() })

test('staff set up an app before they are signed in, and are asked for its code, each code once', async () => {
  const { email } = await openStaff(shop, 'admin')
  const { browser, page } = await typePassword(email)
  expect(page.path).toContain('/user/iki-adimli-dogrulama')
  expect(browser.cookies.has(uid)).toBe(false)
  const key = keyIn(page)
  const wrong = await browser.submit(page, formHere(page), { code: '000000' })
  expect(wrong.status).toBe(422)
  expect(wrong.text).toContain(wrongCode)
  expect(browser.cookies.has(uid)).toBe(false)

  const done = await browser.submit(page, formHere(page), { code: codeOf(key) })
  const codes = done.text.match(/\b[A-Z2-9]{5}-[A-Z2-9]{5}\b/g)!
  expect(new Set(codes).size).toBe(10)
  expect(browser.cookies.has(uid)).toBe(true)
  expect((await browser.page('/')).text).not.toContain('Giriş yap')

  const second = await typePassword(email)
  expect(second.page.path).toContain('/user/ikinci-adim')
  expect(second.browser.cookies.has(uid)).toBe(false)
  const used = await second.browser.submit(second.page, formHere(second.page), { code: codeOf(key) })
  expect(used.text).toContain(wrongCode)
  later(30)
  await second.browser.submit(used, formHere(used), { code: codeOf(key) })
  expect(second.browser.cookies.has(uid)).toBe(true)

  const withoutApp = await typePassword(email)
  await withoutApp.browser.submit(withoutApp.page, formHere(withoutApp.page), {
    code: codes[0]!.toLowerCase(),
  })
  expect(withoutApp.browser.cookies.has(uid)).toBe(true)
  const again = await typePassword(email)
  const refused = await again.browser.submit(again.page, formHere(again.page), { code: codes[0]! })
  expect(refused.text).toContain(wrongCode)
  expect(again.browser.cookies.has(uid)).toBe(false)
})

test('the second step cannot be guessed, and needs the password', async () => {
  const nobody = await shop.browser().page('/user/ikinci-adim')
  expect(nobody.path).toContain('/user/login')
  const { email } = await openStaff(shop, 'sales')
  const { browser, page } = await typePassword(email)
  const statuses: number[] = []
  for (let i = 0; i < 12; i++)
    statuses.push((await browser.submit(page, formHere(page), { code: String(100_000 + i) })).status)
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
  expect(browser.cookies.has(uid)).toBe(false)
})

test('the guesses of others do not lock out a member on a known device (P12)', async () => {
  const { email } = await openMember(shop)
  const type = async (password: string, browser = shop.browser()) => {
    const page = await browser.page('/User/Login')
    return { browser, page: await browser.submit(page, formOf(page, '/user/login'), { email, password }) }
  }
  const owner = (await type(memberPassword)).browser
  await owner.submit(await owner.page('/'), formOf(await owner.page('/'), '/user/cikis'))
  for (let i = 0; i < 12; i++) await type(`tahmin ${i}`)
  expect((await type(memberPassword)).page.status).toBe(429)
  const { page } = await type(memberPassword, owner)
  expect(page.status).toBe(200)
  expect(owner.cookies.has(uid)).toBe(true)
})
