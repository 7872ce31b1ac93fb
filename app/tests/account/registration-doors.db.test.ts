import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { demoPassword } from '../../../demo/shop/accounts'
import { transaction } from '~/db/transaction.server'
import { users } from '~/features/identity/tables.server'
import { saveSettings } from '~/features/settings/settings.server'
import { goodsInStock, orderAsGuest } from '~/testing/guest'
import { unlimited } from '~/testing/limits'
import { openTestShop } from '~/testing/shop'

// Promise P09 for pages and API: known and unknown addresses get the same answers.
const shop = await openTestShop({ connections: 40 })
await transaction(shop.db, (db) => saveSettings(db, unlimited))
const goods = await goodsInStock(shop.db, 1, 40)
const known = 'perakende@vitrin.test'
const password = 'uzun ve hoş bir parola'
const newEmail = () => `${crypto.randomUUID()}@uye.example`

const register = (email: string) =>
  shop.browser().send('/create', {
    method: 'POST',
    body: new URLSearchParams({
      ad: 'Ayşe',
      soyad: 'Işık',
      eposta: email,
      telefon: '0532 123 45 67',
      sifre: password,
    }),
    headers: { accept: 'text/html' },
  })

/** An answer without its time, its ids and the email address that was sent. */
async function bare(answer: Response, email: string) {
  const headers = [...answer.headers].filter(
    ([name]) => !/^(date|x-request-id|set-cookie|content-security-policy|etag|server-timing)$/.test(name),
  )
  const body = (await answer.text())
    .replaceAll(email, 'eposta')
    .replaceAll(/nonce="[^"]*"/g, '')
    .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f-]{22}/g, 'id')
  return JSON.stringify([answer.status, headers, body])
}

test.each([
  ['unknown', newEmail],
  ['known', () => known],
])(
  'two simultaneous registrations of an address that is %s are both accepted, and make one account',
  async (_, emailOf) => {
    for (let round = 0; round < 5; round++) {
      const email = emailOf()
      const answers = await Promise.all([register(email), register(email), register(email)])
      expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
      expect(new Set(answers.map(({ headers }) => headers.get('location')))).toEqual(
        new Set(['/create?durum=gonderildi']),
      )
      expect(await shop.db.$count(users, eq(users.email, email))).toBe(1)
    }
  },
)

test('simultaneous calls of register-guest get the same answer for an unknown and for a known address', async () => {
  for (const email of [newEmail(), known]) {
    const browser = shop.browser()
    const { code } = await orderAsGuest(browser, goods, { fields: { 'address.email': email } })
    const join = () => browser.api('/site/user/register-guest', { order_code: code, password })
    const answers = await Promise.all([join(), join(), join()])
    expect(answers.map(({ status, body }) => [status, body['data']])).toEqual(
      Array.from({ length: 3 }, () => [200, { status: 'sent' }]),
    )
    expect(await shop.db.$count(users, eq(users.email, email))).toBe(1)
  }
})

test('signing in with a newly registered password gets the same answer on the page and over the API', async () => {
  const pages = new Set<string>()
  const calls = new Set<string>()
  for (const email of [newEmail(), known, newEmail(), known]) {
    await register(email)
    const page = await shop.browser().send('/user/login', {
      method: 'POST',
      body: new URLSearchParams({ email, password }),
      headers: { accept: 'text/html' },
    })
    expect(page.status).toBe(401)
    pages.add(await bare(page, email))
    const { response, body } = await shop.browser().api('/auth/sign-in', { email, password })
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split('=')[0])
    calls.add(JSON.stringify([response.status, body['code'], body['title'], cookies]))
  }
  expect(pages.size).toBe(1)
  expect([...calls]).toEqual([expect.stringContaining('"wrong_credentials"')])
  // The known account keeps its password.
  expect((await shop.browser().api('/auth/sign-in', { email: known, password: demoPassword })).status).toBe(
    200,
  )
})
