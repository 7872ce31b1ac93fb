import { eq, sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { orders } from '~/features/orders/tables.server'
import { userReferrers } from '~/features/referrers/tables.server'
import { users } from '~/features/identity/tables.server'
import { orderBody } from '~/testing/api/api-samples'
import type { Browser } from '~/testing/browser'
import { goodsInStock, orderAsGuest, putIntoBasket } from '~/testing/guest'
import { openMember, openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'

// Where visitors came from, over whole answers (specification S-003, E-119); referrers.test.ts has the rules of a touch.
const shop = await openTestShop()
const { db } = shop
const goods = await goodsInStock(db, 1, 40)

const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const document = { accept: 'text/html', 'user-agent': agent }
const campaign = '/?utm_source=instagram&utm_medium=social&utm_campaign=kis'
const forum = { referer: 'https://www.saatforum.example/konu/12?uye=ayse' }

const open = (browser: Browser, path: string, headers: Record<string, string> = {}) =>
  browser.send(path, { headers: { ...document, ...headers } })
const answer = (browser: Browser, ...fields: [string, string][]) =>
  browser.send('/tercihler', { method: 'POST', body: new URLSearchParams(fields) })
const cookieOf = (browser: Browser) => browser.cookies.get('referrer') || null
const stateOf = async (browser: Browser) =>
  ((await browser.api('/site/start')).body.data as unknown as { referrer: unknown }).referrer

/** A visitor who agreed to measuring, came by a campaign and came again from a forum. */
async function measured(browser: Browser = shop.browser()): Promise<Browser> {
  await answer(browser, ['cookies', 'custom'], ['kind', 'analitik'])
  await open(browser, campaign)
  await open(browser, '/', forum)
  return browser
}
const came = {
  first: { kind: 'campaign', source: 'instagram', medium: 'social', campaign: 'kis' },
  last: { kind: 'site', source: 'saatforum.example', medium: 'referral', campaign: '' },
}

/** The shop writes its counts every five seconds. */
const soon = { timeout: 12_000, interval: 200 }
async function counted() {
  const { rows } = await db.execute(sql`select source, arrivals from arrivals order by source`)
  return rows
}

describe('the cookie of a visitor', () => {
  test('keeps first and last touch for 90 days, hidden from scripts, and is part of the shared state', async () => {
    const browser = shop.browser()
    await answer(browser, ['cookies', 'accept'])
    const first = await open(browser, campaign)
    expect(first.headers.getSetCookie().find((line) => line.startsWith('referrer='))).toMatch(
      /^referrer=[\w-]+; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/,
    )
    expect(await stateOf(browser)).toMatchObject({ first: came.first, last: came.first })
    await open(browser, `/${goods[0]!.link}`, forum)
    await open(browser, '/', { referer: `${shop.origin}/?utm_source=ic` })
    await open(browser, '/')
    expect(await stateOf(browser)).toMatchObject(came)
  })

  test('is not set before consent, nor with consent to other kinds', async () => {
    const browser = shop.browser()
    await open(browser, campaign)
    await answer(browser, ['cookies', 'custom'], ['kind', 'pazarlama'])
    await open(browser, campaign)
    await answer(browser, ['cookies', 'reject'])
    await open(browser, campaign)
    expect(cookieOf(browser)).toBeNull()
    expect(await stateOf(browser)).toBeNull()
  })

  test('begins with the page on which the visitor agreed, and not with a refusal there', async () => {
    for (const [button, state] of [
      ['accept', { first: came.first, last: came.first }],
      ['reject', null],
    ] as const) {
      const browser = shop.browser()
      const html = await (await open(browser, campaign)).text()
      const arrival = /name="arrival" value="([\w-]+)"/.exec(html)![1]!
      await answer(browser, ['cookies', button], ['arrival', arrival])
      const kept = await stateOf(browser)
      if (state) expect(kept).toMatchObject(state)
      else expect(kept).toBeNull()
    }
  })

  test('ends when consent is withdrawn or its notice has changed', async () => {
    const browser = await measured()
    await answer(browser, ['cookies', 'reject'])
    expect(cookieOf(browser)).toBeNull()
    const other = await measured()
    other.cookies.set('acceptCookieStatus', '1.accept.analitik.2026-01-01T00:00:00.000Z')
    await open(other, '/')
    expect(cookieOf(other)).toBeNull()
  })

  test('that a browser made up is not believed', async () => {
    const browser = shop.browser()
    await answer(browser, ['cookies', 'accept'])
    browser.cookies.set('referrer', Buffer.from('[["site","ayse@ornek.com"]]').toString('base64url'))
    expect(await stateOf(browser)).toBeNull()
    await answer(browser, ['cookies', 'accept'], ['arrival', 'uydurma'])
    expect((await open(browser, campaign)).status).toBe(200)
    expect(await stateOf(browser)).toMatchObject({ first: came.first })
  })
})

/** Requests that are no arrival, although a site is named that links to the shop. */
const none: [what: string, path: string, headers: Record<string, string>][] = [
  [
    'a bot',
    '/',
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
  ],
  ['a program', '/', { 'user-agent': '' }],
  ['a prefetch', '/', { 'sec-purpose': 'prefetch' }],
  ['a part of a page', '/', { accept: '*/*' }],
  ['a frame', '/', { 'sec-fetch-dest': 'iframe' }],
  ['the data of a page', '/_root.data', {}],
  ['a call of the API', '/api/site/start', {}],
  ['a missing page', '/yok/boyle/sayfa', {}],
  ['a personal page', '/checkout/steps', {}],
  ['the shop itself', '/', { referer: `${shop.origin}/sepetim` }],
  ['a bank', '/', { referer: 'https://goguvenliodeme.bkm.com.tr/' }],
  ['the return from a bank', '/3dpayment?odeme=x', {}],
]

describe('arrivals', () => {
  test.each(none)('are not kept for %s', async (_, path, headers) => {
    const browser = shop.browser()
    await answer(browser, ['cookies', 'accept'])
    await open(browser, path, { ...forum, ...headers })
    expect(cookieOf(browser)).toBeNull()
  })

  test('are counted without consent, without a cookie, for documents of public pages alone', async () => {
    // Those of the tests before are written by then.
    await open(shop.browser(), '/?ref=ilk')
    await vi.waitFor(async () => expect(await counted()).toContainEqual({ source: 'ilk', arrivals: 1 }), soon)
    await db.execute(sql`delete from arrivals`)
    for (const [, path, headers] of none) await open(shop.browser(), path, { ...forum, ...headers })
    const browser = shop.browser()
    await open(browser, `/${goods[0]!.link}`, { referer: 'https://arama.example/' })
    await open(browser, campaign)
    expect(cookieOf(browser)).toBeNull()
    await vi.waitFor(async () => {
      expect(await counted()).toEqual([
        { source: 'arama.example', arrivals: 1 },
        { source: 'instagram', arrivals: 1 },
      ])
    }, soon)
    const { browser: staff } = await openStaff(shop, 'sales')
    const { body } = await staff.api('/arrivals?length=1')
    expect(body).toMatchObject({
      data: [{ source: 'instagram', campaign: 'kis', arrivals: 1 }],
      meta: { total: 2 },
    })
  })

  test('are a figure for the staff alone', async () => {
    expect((await shop.browser().api('/arrivals')).status).toBe(401)
    expect((await (await openMember(shop)).browser.api('/arrivals')).status).toBe(403)
  })
})

const referrerOf = async (code: string) => {
  const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.code, code))
  const { browser } = await openStaff(shop, 'sales')
  return ((await browser.api(`/orders/${order!.id}`)).body.data as unknown as { referrer: unknown }).referrer
}

async function orderByCall(browser: Browser): Promise<string> {
  await putIntoBasket(browser, goods[0]!)
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const { body } = await browser.api('/shopping/orders', await orderBody(browser), { headers })
  return (body.data as unknown as { code: string }).code
}

describe('an order', () => {
  test('by page or by call keeps both touches, which the staff alone reads', async () => {
    const buyer = await measured()
    const { code, thanks } = await orderAsGuest(buyer, goods)
    expect(await referrerOf(code)).toMatchObject(came)
    expect(thanks.html).not.toContain('saatforum')
    expect(await referrerOf(await orderByCall(await measured()))).toMatchObject(came)
  })

  test('of a buyer without consent keeps nothing', async () => {
    const browser = shop.browser()
    await open(browser, campaign)
    expect(await referrerOf(await orderByCall(browser))).toBeNull()
    const withdrawn = await measured()
    const cookie = cookieOf(withdrawn)!
    await answer(withdrawn, ['cookies', 'reject'])
    withdrawn.cookies.set('referrer', cookie)
    expect(await referrerOf(await orderByCall(withdrawn))).toBeNull()
  })
})

const password = 'uzun ve hoş bir parola'
const register = (browser: Browser, email: string) =>
  browser.send('/create', {
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
const ofUser = async (email: string) => {
  const [row] = await db
    .select({ first: userReferrers.firstTouch, last: userReferrers.lastTouch })
    .from(userReferrers)
    .innerJoin(users, eq(users.id, userReferrers.userId))
    .where(eq(users.email, email))
  return row ?? null
}

describe('a registration', () => {
  test('keeps both touches, by its page and by that of an order', async () => {
    const [byPage, byOrder, without] = ['a', 'b', 'c'].map(
      (name) => `${name}-${crypto.randomUUID()}@uye.example`,
    )
    await register(await measured(), byPage!)
    expect(await ofUser(byPage!)).toMatchObject(came)
    const buyer = await measured()
    const { code } = await orderAsGuest(buyer, goods, { fields: { 'address.email': byOrder! } })
    await buyer.api('/site/user/register-guest', { order_code: code, password })
    expect(await ofUser(byOrder!)).toMatchObject(came)
    await register(shop.browser(), without!)
    expect(await ofUser(without!)).toBeNull()
  })

  test('of a known address changes nothing', async () => {
    const email = `${crypto.randomUUID()}@uye.example`
    await register(shop.browser(), email)
    await register(await measured(), email)
    expect(await ofUser(email)).toBeNull()
  })
})

test('a member finds both in the data export', async () => {
  const member = await openMember(shop)
  await db.insert(userReferrers).values({
    userId: member.id,
    firstTouch: { ...came.first, kind: 'campaign', term: '', content: '', on: '2026-11-20' },
    lastTouch: { ...came.last, kind: 'site', term: '', content: '', on: '2026-11-20' },
    createdAt: new Date(),
  })
  await measured(member.browser)
  const { code } = await orderAsGuest(member.browser, goods)
  const { text } = await member.browser.get('/User/userinfo/export')
  const { referrers } = JSON.parse(text) as { referrers: unknown }
  expect(referrers).toMatchObject({ registration: came, orders: [{ orderCode: code, ...came }] })
})
