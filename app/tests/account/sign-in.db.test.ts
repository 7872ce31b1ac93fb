import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { demoPassword } from '../../../demo/shop/accounts'
import { sessions, users } from '~/features/identity/tables.server'
import type { Email } from '~/features/notifications/sending/mail.server'
import { formOf, goodsInStock, putIntoBasket } from '~/testing/guest'
import { deadLinks } from '~/testing/pages/html'
import { openTestShop } from '~/testing/shop'

const shop = await openTestShop()
const retail = 'perakende@vitrin.test'

async function signIn(browser = shop.browser(), email = retail, password = demoPassword, remember = false) {
  const page = await browser.page('/User/Login')
  const fields = { email, password, ...(remember ? { remember: '1' } : {}) }
  return { browser, page: await browser.submit(page, formOf(page, '/user/login'), fields) }
}

function linkIn(message: Email | undefined): string {
  const link = /(http:\/\/\S+kod=\S+)/.exec(message?.text ?? '')?.[1]
  if (!link) throw new Error(`No link: ${message?.text}`)
  return new URL(link).pathname + new URL(link).search
}

test('a member signs in, is greeted by name, and ends the session by signing out', async () => {
  const { browser, page } = await signIn()
  expect(page.path).toBe('/')
  expect(page.text).toContain('Ayşe Işık')
  for (const label of ['Hesabım', 'Siparişlerim', 'Kullanıcı Bilgilerim', 'Muhasebe Hesabım'])
    expect(page.text).toContain(label)
  const { uid, sessionId } = Object.fromEntries(browser.cookies)
  const again = await browser.page('/User/Login')
  expect(again.path).toBe('/')
  const home = await browser.submit(page, formOf(page, '/user/cikis'))
  expect(home.path).toBe('/')
  expect(home.text).toContain('Giriş yap')
  expect(browser.cookies.has('uid')).toBe(false)
  expect(browser.cookies.get('sessionId')).not.toBe(sessionId)
  const thief = shop.browser()
  thief.cookies.set('uid', uid!)
  expect((await thief.page('/')).text).toContain('Giriş yap')
})

test('the menus have the account, and the requests for members who can have some', async () => {
  const menusOf = async (email: string) => {
    const { browser, page } = await signIn(shop.browser(), email)
    return page.text + (await browser.page('/User/detail')).text
  }
  for (const [email, has] of [
    [retail, false],
    ['bekleyen@vitrin.test', false],
    ['bayi@vitrin.test', true],
  ] as const)
    expect([email, (await menusOf(email)).includes('Cari Hesabım')]).toEqual([email, has])
  expect(await menusOf(retail)).not.toContain('Onay bekleyen siparişler')
  expect(await menusOf('bayi@vitrin.test')).toContain('Onay bekleyen siparişler')
})

test('the guest’s session ends at sign-in, and its basket and lists become the member’s', async () => {
  const guest = shop.browser()
  const [goods] = await goodsInStock(shop.db, 1)
  await putIntoBasket(guest, goods!)
  const planted = guest.cookies.get('sessionId')!
  const { browser } = await signIn(guest)
  expect(browser.cookies.get('sessionId')).not.toBe(planted)
  expect((await browser.page('/sepetim')).text).toContain(goods!.name)
  const attacker = shop.browser()
  attacker.cookies.set('sessionId', planted)
  expect((await attacker.page('/sepetim')).text).not.toContain(goods!.name)
})

test('without remember-me the cookie ends with the browser, otherwise it lasts 365 days', async () => {
  const post = (remember: Record<string, string>) =>
    shop.browser().send('/user/login', {
      method: 'POST',
      body: new URLSearchParams({ email: retail, password: demoPassword, ...remember }),
    })
  const uidOf = async (answer: Promise<Response>) =>
    (await answer).headers.getSetCookie().find((line) => line.startsWith('uid='))
  expect(await uidOf(post({}))).not.toContain('Max-Age')
  expect(await uidOf(post({ remember: '1' }))).toContain(`Max-Age=${365 * 86_400}`)
})

test('a wrong password shows the address, the message and the provider’s code again, never the password', async () => {
  const { page } = await signIn(shop.browser(), retail, 'yanlış parola')
  expect(page.status).toBe(401)
  expect(page.text).toContain('E-posta adresi ya da şifre yanlış.')
  expect(page.text).toContain('INVALID_LOGIN_CREDENTIALS')
  expect(page.html).toContain(retail)
  expect(page.html).not.toContain('yanlış parola')
})

test.each(['forgot', 'dogrula'])('a broken link to /user/%s leads to a new one', async (path) => {
  const browser = shop.browser()
  const page = await browser.page(`/user/${path}?kod=abc`)
  const form = page.forms.find(({ fields }) => fields.some(([name]) => name === 'kod'))!
  const told = await browser.submit(page, form, { password: 'yepyeni bir parola' })
  expect(told.status).toBe(422)
  expect(told.text).toContain('Yeni bir bağlantı isteyin.')
  expect(told.html).toMatch(/href="\/user\/forgot"[^>]*>Yeni bağlantı iste/)
  expect(deadLinks(told.html)).toEqual([])
})

describe('a forgotten password', () => {
  test('is reset by the email alone, once, and the old one becomes invalid', async () => {
    const email = 'bayi2@vitrin.test'
    const { browser: elsewhere } = await signIn(shop.browser(), email)
    const browser = shop.browser()
    const ask = await browser.page('/User/forgot')
    const asked = await browser.submit(ask, formOf(ask, '/user/forgot'), { email })
    expect(asked.text).toContain(`${email} adresine bağlantı gönderdik`)
    await shop.runJobs()
    const message = shop.emails.findLast(({ to }) => to === email)
    const link = linkIn(message)
    expect(message!.text).toContain(`${shop.origin}/user/forgot?kod=`)
    const form = await browser.page(link)
    const weak = await browser.submit(
      form,
      form.forms.find(({ fields }) => fields.some(([name]) => name === 'kod'))!,
      { password: 'password' },
    )
    expect(weak.status).toBe(422)
    const set = (password: string) =>
      browser.submit(
        form,
        form.forms.find(({ fields }) => fields.some(([name]) => name === 'kod'))!,
        { password },
      )
    const done = await set('yepyeni bir parola')
    expect(done.path).toBe('/user/login?durum=sifre')
    expect(done.text).toContain('Şifre değiştirme işleminiz başarıyla tamamlanmıştır.')
    expect((await set('bir parola daha')).status).toBe(422)
    expect((await elsewhere.page('/')).text).toContain('Giriş yap')
    expect((await signIn(shop.browser(), email)).page.status).toBe(401)
    expect((await signIn(shop.browser(), email, 'yepyeni bir parola')).page.path).toBe('/')
  })

  test('gets the same answer for an unknown address, and no email', async () => {
    const ask = async (email: string) => {
      const browser = shop.browser()
      const page = await browser.page('/User/forgot')
      const answer = await browser.submit(page, formOf(page, '/user/forgot'), { email })
      return answer.text.replaceAll(email, 'X')
    }
    expect(await ask('kimse@uye.example')).toBe(await ask(retail))
    await shop.runJobs()
    expect(shop.emails.filter(({ to }) => to === 'kimse@uye.example')).toEqual([])
  })
})

test('unknown fields of a form are refused (P07, P17)', async () => {
  const send = (body: string) =>
    shop.browser().send('/user/login', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  for (const extra of ['approval_status=1', 'group_id=2', 'role=admin', '__proto__=x', 'email=b@b.example'])
    expect((await send(`email=${retail}&password=${demoPassword}&${extra}`)).status).toBe(400)
  const [user] = await shop.db.select().from(users).where(eq(users.email, retail))
  expect(user!.staffRole).toBeNull()
})

test('a sign-in from another site is refused', async () => {
  const before = await shop.db.$count(sessions)
  const answer = await shop.browser().send('/user/login', {
    method: 'POST',
    headers: { origin: 'https://evil.example' },
    body: new URLSearchParams({ email: retail, password: demoPassword }),
  })
  expect(answer.status).toBe(403)
  expect(await shop.db.$count(sessions)).toBe(before)
})
