import { describe, expect, test } from 'vitest'
import { apiCalls } from '~/server/api-calls.server'
import { dataAddress } from '~/testing/addresses'
import { sampleFacts, sampleOf } from '~/testing/api-samples'
import { crawlApi, crawlPages } from '~/testing/crawl'
import { eq } from 'drizzle-orm'
import { orders } from '~/features/orders/tables.server'
import type { Browser } from '~/testing/browser'
import { isFullTest } from '~/testing/full-test'
import { openMember } from '~/testing/members'
import { goodsInStock, orderAsGuest, putIntoBasket } from '~/testing/guest'
import { openTestShop } from '~/testing/shop'

// Promise B51: what is one visitor's own is never kept for others, nor handed to them under another address.
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
  '/User/help',
  '/balance',
  '/User/favorites',
  '/checkout/steps',
  '/sepetim',
]
/** Whose an address is, and the code of the order that only they may see there. */
const whose: [path: string, browser: Browser, code: string][] = [
  ...personal.map((path): [string, Browser, string] => [path, visitor, code]),
  ...account.map((path): [string, Browser, string] => [path, member.browser, membersOrder.code]),
]
const isShared = (headers: Headers) => /public|s-maxage/.test(headers.get('cache-control') ?? 'public')

// Which answers of the API may be kept, as the calls declare it.
const keptBy = (by: 'everybody' | 'visitor') => {
  const calls = apiCalls.filter(({ keep }) => keep?.by === by)
  return new Set(calls.map(({ method, path }) => `${method.toUpperCase()} /api${path}`))
}
const [shared, own] = [keptBy('everybody'), keptBy('visitor')]

test('every answer says who may keep it', async () => {
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
})

test('what everybody may keep is the same for everybody', async () => {
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

test.each(whose)('%s is kept by nobody, and its data neither', async (path, browser) => {
  for (const address of [path, path.endsWith('.data') ? path : dataAddress(path)]) {
    const { headers } = await browser.send(address)
    expect([address, headers.get('cache-control')]).toEqual([address, 'private, no-store'])
  }
})

// A cache that goes by file endings would keep these for everybody.
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
  test('is not there, or kept by nobody', async () => {
    // In the full test every address behind every ending; else every ending behind some addresses.
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

test("nobody sees somebody else's basket, favourites or order", async () => {
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

test('headers of a request reach no answer that others may get', async () => {
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

test('what a browser fetches ahead it alone may keep, for a moment', async () => {
  const headers = { 'sec-purpose': 'prefetch' }
  const ahead = await visitor.send(`/${wanted!.link}.data`, { headers })
  expect(ahead.headers.get('cache-control')).toMatch(/^private, (no-store|max-age=30)$/)
  expect(isShared(ahead.headers)).toBe(false)
})
