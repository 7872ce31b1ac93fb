import { describe, expect, test } from 'vitest'
import { apiEndpoints } from '~/server/api-endpoints.server'
import { dataAddress } from '~/testing/pages/addresses'
import { sampleFacts, sampleOf } from '~/testing/api/api-samples'
import { crawlApi, crawlPages } from '~/testing/pages/crawl'
import { eq } from 'drizzle-orm'
import { orders } from '~/features/orders/tables.server'
import type { Browser } from '~/testing/browser'
import { isFullTest } from '~/testing/full-test'
import { openMember } from '~/testing/members'
import { goodsInStock, orderAsGuest, putIntoBasket } from '~/testing/guest'
import { openTestShop } from '~/testing/shop'

// Promise B51: caches keep no personal page for others, and serve none under another address.
const shop = await openTestShop()
const visitor = shop.browser()
const [ordered, wanted, liked] = await goodsInStock(shop.db, 3)
const { code } = await orderAsGuest(visitor, [ordered!], {
  fields: { 'address.first_name': 'Kanaryacan', 'address.email': 'kanarya@alici.example' },
})
await putIntoBasket(visitor, wanted!)
await visitor.api('/bp-relation-products', { type: 1, product_id: liked!.productId })

const personal = [
  '/sepetim',
  '/Basket',
  '/cart/list',
  '/sepetim/ozet.data',
  '/user/favorites',
  '/User/favorites',
  '/checkout/steps',
  `/siparis/${code}`,
  `/siparis/${code}/tesekkurler`,
]
const member = await openMember(shop, { name: 'Kanaryacan Işık' })
const membersOrder = await orderAsGuest(member.browser, [ordered!], {
  fields: { 'address.first_name': 'Kanaryacan', 'address.email': 'kanarya@alici.example' },
})
const [{ id: orderId } = { id: 0 }] = await shop.db
  .select({ id: orders.id })
  .from(orders)
  .where(eq(orders.code, membersOrder.code))
const account = [
  '/User/detail',
  '/Profile',
  '/User/orders',
  '/user/orders',
  `/User/orders/detail/${orderId}`,
  '/User/userinfo',
  '/User/userinfo/export',
  '/User/address',
  '/User/lists',
  '/User/stock-alerts',
  '/User/help',
  '/balance',
  '/User/favorites',
  '/checkout/steps',
  '/sepetim',
]
/** The owner of an address, and the code of the order that only they may see there. */
const whose: [path: string, browser: Browser, code: string][] = [
  ...personal.map((path): [string, Browser, string] => [path, visitor, code]),
  ...account.map((path): [string, Browser, string] => [path, member.browser, membersOrder.code]),
]
const isShared = (headers: Headers) => /public|s-maxage/.test(headers.get('cache-control') ?? 'public')

// Which answers of the API may be cached, as the endpoints declare it.
const keptBy = (by: 'everybody' | 'visitor') => {
  const calls = apiEndpoints.filter(({ keep }) => keep?.by === by)
  return new Set(calls.map(({ method, path }) => `${method.toUpperCase()} /api${path}`))
}
const [shared, own] = [keptBy('everybody'), keptBy('visitor')]

test('every answer has a caching header', async () => {
  const answers = [...(await crawlPages(visitor, shop.db, { code })), ...(await crawlApi(shop))]
  for (const { request, status, headers } of answers) {
    const control = headers.get('cache-control')
    expect(control, request).not.toBeNull()
    if (isShared(headers)) {
      expect([shared.has(request), status], request).toEqual([true, 200])
      expect(headers.getSetCookie(), request).toEqual([])
    } else if (own.has(request)) {
      expect([control, headers.get('vary')], request).toEqual([
        'private, no-cache',
        expect.stringContaining('Cookie'),
      ])
    } else expect(control, request).toMatch(/^(private, )?no-store$/)
  }
}, 60_000)

test('a publicly cached answer is the same for all visitors', async () => {
  const others = [shop.browser(), visitor]
  const facts = await sampleFacts(shop.db)
  expect(shared.size).toBeGreaterThan(12)
  for (const name of shared) {
    const { path } = await sampleOf(name, facts, visitor)
    const [one, other] = await Promise.all(others.map((browser) => browser.get(`/api${path}`)))
    expect([name, isShared(one!.response.headers)]).toEqual([name, true])
    expect(one!.text).toBe(other!.text)
    expect(one!.response.headers.get('etag')).toBe(other!.response.headers.get('etag'))
    expect(one!.response.headers.get('set-cookie')).toBeNull()
  }
})

test.each(whose)('%s and its data are never cached', async (path, browser) => {
  for (const address of [path, path.endsWith('.data') ? path : dataAddress(path)]) {
    const { headers } = await browser.send(address)
    expect([address, headers.get('cache-control')]).toEqual([address, 'private, no-store'])
  }
})

// A cache that decides by file extensions would keep these for everybody.
const disguises = [
  '/x.css',
  ';.css',
  ';x.css',
  '.css',
  '%2fx.css',
  '%3f.css',
  '%23.css',
  '%00.css',
  '/..%2fx.css',
  '%0a.css',
  '/.css',
  '\\x.css',
  '.data/x.css',
  '?x.css',
  '#x.css',
  '/favicon.ico',
  '.js',
  '/assets/x.js',
  ';jsessionid=1.png',
  '%3b.png',
  '/%2e%2e/assets/x.js',
  '.avif',
]

describe.each(whose)('%s behind another ending', (path, browser, code) => {
  test('is not found, or never cached', async () => {
    // In the full test every address with every ending; else every ending with some addresses.
    const place = whose.findIndex(([one]) => one === path)
    for (const disguise of disguises.filter((_, i) => isFullTest || (i + place) % 3 === 0)) {
      const address = path.replace(/\.data$/, '') + disguise
      const mine = await browser.send(address)
      expect([address, isShared(mine.headers)]).toEqual([address, false])
      const text = await mine.text()
      const theirs = await (await shop.browser().send(address)).text()
      for (const secret of ['Kanaryacan', 'kanarya@alici.example', code]) {
        if (text.includes(secret) && !address.includes(secret))
          expect(mine.headers.get('cache-control')).toBe('private, no-store')
        if (secret !== code || !address.includes(code)) expect(theirs).not.toContain(secret)
      }
    }
  })
})

test("a visitor never sees another visitor's basket, favourites or order", async () => {
  const other = shop.browser()
  await other.page('/')
  expect((await other.page('/sepetim')).html).not.toContain(wanted!.name)
  expect((await other.page('/user/favorites')).text).toContain('favori')
  for (const path of [`/siparis/${code}`, `/siparis/${code}/tesekkurler`]) {
    for (const query of ['', '?imza=', '?imza=x', `?imza=${'A'.repeat(43)}`]) {
      expect((await other.send(path + query)).status).toBe(404)
      expect((await other.send(dataAddress(path) + query)).status).toBe(404)
    }
  }
  const kept = await other.api('/site/bp-relation-products?type=1')
  expect(kept.body.data).toEqual([])
})

test('headers of a request never reach an answer for other visitors', async () => {
  const poison = {
    'x-forwarded-host': 'gift.example',
    'x-forwarded-proto': 'https',
    'x-original-url': '/sepetim',
    'x-rewrite-url': '/sepetim',
    'x-forwarded-prefix': '/gift.example',
    host: 'gift.example',
    referer: 'https://gift.example/',
    'accept-language': 'gift.example',
    'user-agent': '<gift.example>',
    'x-forwarded-for': 'gift.example',
  }
  for (const path of [
    '/',
    '/deri-kordonlar',
    `/${wanted!.link}`,
    '/contact',
    '/contents/gizlilik/11',
    '/api/places/districts?city_id=34',
    '/healthz',
    '/yok',
  ]) {
    const { text, response } = await shop.browser().get(path, poison)
    expect(text, path).not.toContain('gift.example')
    expect(JSON.stringify([...response.headers]), path).not.toContain('gift.example')
  }
})

test('a prefetched page may be kept by the browser alone, for a moment', async () => {
  const headers = { 'sec-purpose': 'prefetch' }
  const ahead = await visitor.send(`/${wanted!.link}.data`, { headers })
  expect(ahead.headers.get('cache-control')).toMatch(/^private, (no-store|max-age=30)$/)
  expect(isShared(ahead.headers)).toBe(false)
})
