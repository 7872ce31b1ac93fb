import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { demoPassword } from '../../../demo/shop/accounts'
import { accounts, users } from '~/features/identity/tables.server'
import { buyer, formOf, goodsInStock, orderAsGuest } from '~/testing/guest'
import { openMember } from '~/testing/members'
import { openTestShop } from '~/testing/shop'

const shop = await openTestShop()
const [goods] = await goodsInStock(shop.db, 1)
const password = 'uzun ve hoş bir parola'
const thanksOf = (code: string) => `/siparis/${code}/tesekkurler`

async function order(email: string) {
  const browser = shop.browser()
  const { code } = await orderAsGuest(browser, [goods!], { fields: { ...buyer, 'address.email': email } })
  return { browser, code, page: await browser.page(thanksOf(code)) }
}

test('a guest becomes a member with one password after ordering, and finds the order in the account', async () => {
  const email = 'yeni@alici.example'
  const { browser, code, page } = await order(email)
  const weak = await browser.submit(page, formOf(page, thanksOf(code)), { sifre: 'kısa' })
  expect(weak.status).toBe(422)
  expect(weak.html).not.toContain('kısa"')
  const sent = await browser.submit(page, formOf(page, thanksOf(code)), { sifre: password })
  expect(sent.text).toContain(`${email} adresine bir bağlantı gönderdik`)
  await shop.runJobs()
  const message = shop.emails.find(({ to, text }) => to === email && text.includes('kod='))!
  const link = /(http:\/\/\S+kod=\S+)/.exec(message.text)![1]!
  const verify = await browser.page(new URL(link).pathname + new URL(link).search)
  await browser.submit(
    verify,
    verify.forms.find(({ action }) => action.includes('dogrula'))!,
    { password },
  )
  expect((await browser.page('/User/detail')).text).toContain('Merhaba Ayşe Işık')
  expect((await browser.page('/User/orders')).text).toContain(code)
})

test('an existing account keeps its password, and the answer does not reveal it (P09)', async () => {
  const email = 'perakende@vitrin.test'
  const read = async () =>
    (
      await shop.db
        .select({ hash: accounts.passwordHash })
        .from(accounts)
        .innerJoin(users, eq(users.id, accounts.userId))
        .where(eq(users.email, email))
    )[0]!.hash
  const before = await read()
  const known = await order(email)
  const unknown = await order('kimse@alici.example')
  const answer = async ({ browser, code, page }: typeof known) =>
    (await browser.submit(page, formOf(page, thanksOf(code)), { sifre: password })).text
  const bare = (text: string) => text.replace(/\S+@\S+/g, '').replace(/\b[A-Z\d]{11}\b/g, '')
  expect(bare(await answer(known))).toBe(bare(await answer(unknown)))
  expect(await read()).toBe(before)
  const login = await known.browser.page('/User/Login')
  const wrong = await known.browser.submit(login, formOf(login, '/user/login'), { email, password })
  expect(wrong.status).toBe(401)
  await known.browser.submit(login, formOf(login, '/user/login'), { email, password: demoPassword })
  expect(known.browser.cookies.has('uid')).toBe(true)
})

test('over the API the same holds for orders of this session alone; a member is told that they are one', async () => {
  const { browser, code } = await order('api@alici.example')
  const join = (who: typeof browser) => who.api('/site/user/register-guest', { order_code: code, password })
  expect((await join(browser)).body['data']).toEqual({ status: 'sent' })
  expect((await join(shop.browser())).status).toBe(404)
  const { browser: member } = await openMember(shop)
  const own = await orderAsGuest(member, [goods!])
  expect(
    (await member.api('/site/user/register-guest', { order_code: own.code, password })).body['data'],
  ).toEqual({ status: 'member' })
  expect((await member.page(thanksOf(own.code))).text).not.toContain('Tek adımda üye olun')
})
