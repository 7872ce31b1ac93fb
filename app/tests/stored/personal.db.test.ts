import { sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import type { Browser } from '~/testing/browser'
import { goodsInStock, putIntoBasket } from '~/testing/guest'
import { openMember } from '~/testing/members'
import { openTestShop } from '~/testing/shop'

// A stored page is the same for everybody: the personal request brings the visitor's own data and notes the visit.
const shop = await openTestShop()
const [goods, other] = await goodsInStock(shop.db, 2, 40)
const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const fromPage = {
  accept: 'application/json',
  'user-agent': agent,
  'sec-fetch-site': 'same-origin',
  'sec-fetch-dest': 'empty',
  'sec-fetch-mode': 'cors',
}

type Asked = { page?: string; from?: string; product?: number; headers?: Record<string, string> }
async function ask(browser: Browser, { page = '/', from = '', product, headers = {} }: Asked = {}) {
  const query = new URLSearchParams({ sayfa: page, geldi: from, urun: String(product ?? '') })
  const response = await browser.send(`/kisisel?${query}`, { headers: { ...fromPage, ...headers } })
  return {
    status: response.status,
    cookies: response.headers.getSetCookie(),
    headers: response.headers,
    own: await response.json(),
  }
}
const nameOf = (line: string) => line.split('=')[0]!
const seenBy = async (browser: Browser) =>
  (
    (await browser.api('/site/bp-relation-products?type=2')).body.data as unknown as { product_id: number }[]
  ).map(({ product_id }) => product_id)
const arrivals = async (source: string) =>
  (
    await shop.db.execute<{ n: number }>(
      sql`select coalesce(sum(arrivals), 0)::int as n from arrivals where source = ${source}`,
    )
  ).rows[0]!.n
const soon = { timeout: 12_000, interval: 200 }

test('begins the session, and remembers page and order as a page of its own would', async () => {
  const [asked, paged] = [shop.browser(), shop.browser()]
  const path = `/${goods!.link}?siralama=fiyat-artan&utm_source=x`
  const { cookies, headers } = await ask(asked, { page: '/category/list?siralama=fiyat-artan' })
  await paged.send('/category/list?siralama=fiyat-artan', {
    headers: { accept: 'text/html', 'user-agent': agent },
  })
  expect(new Set(asked.cookies.keys())).toEqual(new Set(paged.cookies.keys()))
  for (const name of ['lastRoute', 'sortBy']) expect(asked.cookies.get(name)).toBe(paged.cookies.get(name))
  expect(cookies.map(nameOf)).toContain('sessionId')
  for (const line of cookies) expect(line).toContain('HttpOnly')
  expect(headers.get('cache-control')).toBe('private, no-store')
  const session = asked.cookies.get('sessionId')
  await ask(asked, { page: path })
  expect(asked.cookies.get('sessionId')).toBe(session)
  expect(decodeURIComponent(asked.cookies.get('lastRoute')!)).toBe(path)
})

test('brings the basket, the favourites and what was seen last', async () => {
  const browser = shop.browser()
  expect((await ask(browser)).own).toMatchObject({
    visitor: { kind: 'guest', isNew: true },
    counts: { basket: 0 },
    favourites: [],
  })
  await putIntoBasket(browser, goods!)
  await browser.api('/bp-relation-products', { type: 1, product_id: other!.productId })
  const { own } = await ask(browser, { page: `/${other!.link}`, product: other!.productId })
  expect(own).toMatchObject({ visitor: { isNew: false }, favourites: [other!.productId], lastSeen: null })
  expect(own.counts.basket).toBeGreaterThan(0)
  expect((await seenBy(browser))[0]).toBe(other!.productId)
  const home = (await ask(browser)).own
  expect(home.lastSeen.map(({ id }: { id: number }) => id)[0]).toBe(other!.productId)
})

test('tells a page of guests that a member looks at it', async () => {
  const { browser } = await openMember(shop)
  expect((await ask(browser)).own.visitor).toEqual({ kind: 'member', isNew: false })
})

test('lets a page ask about notifications once cookies are answered, and where it may', async () => {
  const browser = shop.browser()
  const daysOn = async (page: string) => (await ask(browser, { page })).own.pushRetryDays
  expect(await daysOn('/deri-kordonlar')).toBeNull()
  await browser.send('/tercihler', { method: 'POST', body: new URLSearchParams([['cookies', 'reject']]) })
  expect(await daysOn('/deri-kordonlar')).toBeGreaterThan(0)
  expect(await daysOn('/tercihler')).toBeNull()
})

describe('an arrival from outside', () => {
  test('is counted once, and kept in the browser with consent alone', async () => {
    const asker = shop.browser()
    const from = 'https://www.saatforum.example/konu/12?uye=ayse'
    const { own, cookies } = await ask(asker, { from })
    expect(cookies.map(nameOf)).not.toContain('referrer')
    expect(own.arrival).toEqual(expect.any(String))
    await vi.waitFor(async () => expect(await arrivals('saatforum.example')).toBe(1), soon)
    await asker.send('/tercihler', { method: 'POST', body: new URLSearchParams([['cookies', 'accept']]) })
    const agreed = await ask(asker, { page: '/?utm_source=instagram&utm_medium=social' })
    expect(agreed.cookies.map(nameOf)).toContain('referrer')
    expect(agreed.own.arrival).toBeNull()
    // From inside the shop.
    await ask(asker, { page: `/${goods!.link}`, from: `${shop.origin}/` })
    await vi.waitFor(async () => expect(await arrivals('instagram')).toBe(1), soon)
    expect(await arrivals('saatforum.example')).toBe(1)
  })

  test('with any text as its origin is no failure', async () => {
    for (const from of ['şğı', 'javascript:alert(1)', 'https://ş.example/ı', '\n', 'x'.repeat(5_000)])
      expect((await ask(shop.browser(), { from })).status, from.slice(0, 20)).toBe(200)
  })
})

test('is refused to other sites, other hosts of this site, and for pages elsewhere', async () => {
  const browser = shop.browser()
  await browser.page('/')
  for (const site of ['cross-site', 'same-site', 'none'])
    expect(
      (await ask(browser, { product: goods!.productId, headers: { 'sec-fetch-site': site } })).status,
    ).toBe(400)
  for (const page of ['https://evil.example/', '//evil.example/', 'javascript:1', '\\\\evil.example'])
    expect((await ask(browser, { page, product: goods!.productId })).status, page).toBe(400)
  expect(await seenBy(browser)).toEqual([])
  for (const product of [-1, 0, 1.5, 2 ** 31, NaN]) expect((await ask(browser, { product })).status).toBe(200)
  expect(await seenBy(browser)).toEqual([])
})

describe('what is only fetched ahead', () => {
  const ahead = { 'sec-purpose': 'prefetch;prerender' }

  test('begins no session and remembers nothing, on stored and other pages', async () => {
    for (const path of [
      '/',
      `/${goods!.link}`,
      '/category/list?siralama=ad',
      '/sepetim?kupon=BAHAR',
      '/contact',
      '/siparis-takip',
    ]) {
      const browser = shop.browser()
      const response = await browser.send(path, {
        headers: { accept: 'text/html', 'user-agent': agent, ...ahead },
      })
      expect([path, response.status, response.headers.getSetCookie()]).toEqual([path, 200, []])
    }
    expect((await ask(shop.browser(), { headers: ahead })).cookies).toEqual([])
  })

  test('counts no view, no arrival and no coupon', async () => {
    const browser = shop.browser()
    await browser.page('/')
    await browser.send('/?kupon=YOKBOYLE')
    const before = new Map(browser.cookies)
    await ask(browser, {
      product: goods!.productId,
      from: 'https://onceden.example/',
      page: `/${goods!.link}`,
      headers: ahead,
    })
    await browser.send('/sepetim', { headers: { accept: 'text/html', ...ahead } })
    await browser.send('/', {
      headers: { accept: 'text/html', 'user-agent': agent, referer: 'https://onceden.example/', ...ahead },
    })
    expect(await seenBy(browser)).toEqual([])
    expect(browser.cookies).toEqual(before)
    // Written together with the counts of the others.
    await ask(browser, { from: 'https://sonradan.example/' })
    await vi.waitFor(async () => expect(await arrivals('sonradan.example')).toBe(1), soon)
    expect(await arrivals('onceden.example')).toBe(0)
  })
})
