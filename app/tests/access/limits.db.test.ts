// @module-tag once
// Longer than 250 lines: every limit there is, by page and by call, against one shop.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { transaction } from '~/db/transaction.server'
import { coupons } from '~/features/promotions/tables.server'
import { saveSettings } from '~/features/settings/settings.server'
import { favouritesPath } from '~/features/lists/ui/hearts-form'
import { orderBody } from '~/testing/api/api-samples'
import type { Browser } from '~/testing/browser'
import { openMember } from '~/testing/members'
import { confirm, formOf, goodsInStock, goodsSoldOut, goToReview, putIntoBasket } from '~/testing/guest'
import { openTestShop } from '~/testing/shop'

// Promise L41: search and basket are limited, for a session and for an address, over pages and API together.
const shop = await openTestShop()
const proxied = await openTestShop({ trustProxy: 1 })
const plain = await openTestShop()
const most = {
  search_per_session: 5,
  search_per_address: 8,
  basket_per_session: 4,
  basket_per_address: 6,
  upload_per_session: 3,
  message_per_session: 2,
  alert_per_session: 2,
  coupon_per_session: 3,
  coupon_per_address: 5,
}
const rows = Object.entries(most).map(([key, value]) => ({
  group: 'limits',
  key,
  value: String(value),
  isPublic: false,
}))
for (const { db } of [shop, proxied]) await transaction(db, (db) => saveSettings(db, rows))
const goods = await goodsInStock(shop.db, 8)

// The clock stands still; every test has a minute of its own.
let now = Date.now()
beforeEach(() => {
  now += 61_000
  vi.useFakeTimers({ toFake: ['Date'], now })
})
afterEach(() => void vi.useRealTimers())

const find = (visitor: Browser, headers = {}) =>
  visitor.api('/products/find?q=kordon', undefined, { headers })
/** A visitor with a session. */
async function somebody(remote?: string) {
  const visitor = shop.browser(remote)
  await visitor.api('/site/start')
  return visitor
}
async function times(count: number, work: () => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = []
  for (let i = 0; i < count; i++) statuses.push((await work()).status)
  return statuses
}
async function pieces(visitor: Browser): Promise<number> {
  const { body } = await visitor.api('/shopping/get-basket', {})
  return (body.data as unknown as [{ basket: { total_product_amount: number } }])[0].basket
    .total_product_amount
}
const passed = (count: number) => Array<number>(count).fill(200)

describe('a visitor who searches too much', () => {
  test('is told over the API when to go on, in Turkish, and may do everything else', async () => {
    const visitor = await somebody()
    expect(await times(6, () => find(visitor))).toEqual([...passed(5), 429])
    const { body, response } = await find(visitor)
    expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/)
    expect(response.headers.get('retry-after')).toBe('60')
    expect(body).toMatchObject({ status: 429, code: 'too_many_requests', errors: [] })
    expect(body.title).toBe(
      'Kısa sürede çok fazla istek gönderdiniz. Lütfen 60 saniye sonra yeniden deneyin.',
    )
    expect((await visitor.api(`/products/${goods[0]!.productId}`)).status).toBe(200)
    expect((await visitor.page('/')).status).toBe(200)
    vi.setSystemTime(now + 45_000)
    expect((await find(visitor)).response.headers.get('retry-after')).toBe('15')
    vi.setSystemTime(now + 60_000)
    expect((await find(visitor)).status).toBe(200)
  })

  test('is limited over all kinds of search together', async () => {
    const visitor = await somebody()
    const ask = [
      () => visitor.api('/cities/find?q=istanbul'),
      () => visitor.api('/faqs/find?q=kargo'),
      () => visitor.page('/search-results?q=kordon'),
      () => visitor.page('/category/list?q=deri'),
      () => visitor.api('/site/product-list?q=deri'),
    ]
    for (const one of ask) expect((await one()).status).toBe(200)
    for (const one of ask) expect((await one()).status).toBe(429)
    // Lists without a search cost the same for everybody and are not counted.
    expect((await visitor.page('/deri-kordonlar')).status).toBe(200)
  })

  test.each([
    '/search-results?q=deri%20kordon',
    '/ProductsFound?q=deri%20kordon',
    '/category/list?q=deri%20kordon',
  ])('sees a page with a sentence at %s, and can ask the same again', async (path) => {
    const visitor = await somebody()
    await times(5, () => find(visitor))
    const page = await visitor.page(path)
    expect(page.status).toBe(429)
    expect(page.headers.get('retry-after')).toBe('60')
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    expect(page.text).toContain(
      'Kısa sürede çok fazla arama yaptınız. Lütfen 60 saniye sonra yeniden deneyin.',
    )
    expect(page.html).toContain('<title>Kısa sürede çok fazla arama yaptınız.')
    expect(page.html).toContain(`href="${path.replace('%20', '+')}"`)
    const scripted = await visitor.send(path.replace('?', '.data?'))
    expect([scripted.status, scripted.headers.get('retry-after')]).toEqual([429, '60'])
    expect(await scripted.text()).toContain('çok fazla arama')
    vi.setSystemTime(now + 60_000)
    expect((await visitor.page(path)).status).toBe(200)
  })
})

describe('a visitor who changes a basket too often', () => {
  const line = (i: number) => ({ product_id: goods[i]!.productId, product_variant_id: goods[i]!.variantId })

  test('is refused over the API, and the basket stays as it was', async () => {
    const visitor = await somebody()
    const add = () => visitor.api('/add-to-basket', { ...line(0), amount: 1 })
    expect(await times(6, add)).toEqual([...passed(4), 429, 429])
    expect(await pieces(visitor)).toBe(4)
  })

  test('is told beside the form, and the basket stays as it was', async () => {
    const visitor = await somebody()
    for (let i = 0; i < 4; i++) await putIntoBasket(visitor, goods[i]!)
    const refused = await putIntoBasket(visitor, goods[4]!)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    expect(refused.text).toContain('Kısa sürede çok fazla işlem yaptınız. Sepetiniz olduğu gibi duruyor;')
    for (let i = 0; i < 4; i++) expect(refused.text).toContain(goods[i]!.name)
    expect(await pieces(visitor)).toBe(4)
    vi.setSystemTime(now + 60_000)
    await putIntoBasket(visitor, goods[4]!)
    expect(await pieces(visitor)).toBe(5)
  })

  test('keeps the rows of a quick order; many rows count as one change', async () => {
    const visitor = await somebody()
    const rows = (amount: string) => ({
      method: 'POST',
      headers: { accept: 'text/html' },
      body: new URLSearchParams(
        goods.flatMap(({ code }) => [
          ['code', code],
          ['packages', amount],
          ['package_size', '1'],
        ]),
      ),
    })
    expect(await times(4, () => visitor.send('/hizli-siparis', rows('1')))).toEqual([303, 303, 303, 303])
    const refused = await visitor.send('/hizli-siparis', rows('7'))
    const html = await refused.text()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    expect(html).toContain('çok fazla işlem yaptınız')
    for (const { code } of goods) expect(html).toContain(`value="${code}"`)
    expect(html.match(/name="packages"[^>]*value="7"/g)).toHaveLength(goods.length)
    expect(await pieces(visitor)).toBe(4 * goods.length)
  })

  test('keeps all entries at the checkout', async () => {
    const visitor = await somebody()
    await putIntoBasket(visitor, goods[5]!)
    const review = await goToReview(visitor)
    await times(3, () => visitor.api('/set-product-amount', { ...line(5), amount: 1 }))
    const refused = await confirm(visitor, review, { note: 'Hediye paketi lütfen' })
    expect(refused.status).toBe(429)
    expect(refused.text).toContain('çok fazla işlem yaptınız')
    expect(refused.html).toContain('Hediye paketi lütfen')
    vi.setSystemTime(now + 60_000)
    expect((await confirm(visitor, review)).path).toMatch(/tesekkurler$/)
  })

  test('keeps the earlier favourites', async () => {
    const visitor = await somebody()
    const page = await visitor.page(`/${goods[6]!.link}`)
    const press = () =>
      visitor.submit(page, formOf(page, favouritesPath), {}, `Favorilere ekle: ${goods[6]!.name}`)
    await press()
    await times(3, () => visitor.api('/add-to-basket', { ...line(0), amount: 1 }))
    const refused = await press()
    expect(refused.status).toBe(429)
    expect(refused.text).toContain('çok fazla işlem yaptınız')
    expect(refused.text).toContain(goods[6]!.name)
  })
})

describe('an address', () => {
  test('counts with all its sessions, and with requests without a session', async () => {
    const [one, other] = [await somebody('203.0.113.1'), await somebody('203.0.113.1')]
    expect(await times(5, () => find(one))).toEqual(passed(5))
    expect(await times(2, () => find(other))).toEqual(passed(2))
    const fresh = () => find(shop.browser('203.0.113.1'))
    expect(await times(2, fresh)).toEqual([200, 429])
    expect((await find(other)).status).toBe(429)
    expect((await find(await somebody('203.0.113.2'))).status).toBe(200)
  })

  test('cannot evade the limit by invented sessions', async () => {
    const token = () =>
      `${crypto.randomUUID()}-${crypto.randomUUID().slice(0, 8)}${crypto.randomUUID().slice(0, 8)}`
    const ask = () => find(shop.browser('203.0.113.3'), { cookie: `sessionId=${token()}` })
    expect(await times(9, ask)).toEqual([...passed(8), 429])
  })

  test('cannot evade the limit by X-Forwarded-For without a proxy', async () => {
    let i = 0
    const ask = () => find(shop.browser('203.0.113.4'), { 'x-forwarded-for': `198.51.100.${i++}` })
    expect(await times(9, ask)).toEqual([...passed(8), 429])
  })

  test('behind a proxy is the one that the proxy saw', async () => {
    let i = 0
    const through = (address: string) => () =>
      find(proxied.browser('10.0.0.1'), { 'x-forwarded-for': `198.51.100.${i++}, ${address}` })
    expect(await times(9, through('203.0.113.5'))).toEqual([...passed(8), 429])
    expect(await times(1, through('203.0.113.6'))).toEqual([200])
  })

  test('of version 6 is a /64', async () => {
    let i = 0
    const ask = () => find(shop.browser(`2001:db8:1:2::${(i++).toString(16)}`))
    expect(await times(9, ask)).toEqual([...passed(8), 429])
    expect((await find(shop.browser('2001:db8:1:3::1'))).status).toBe(200)
  })
})

describe('a visitor who asks for too many stock alerts', () => {
  test('is told when to go on, by page and call alike, and the entry stays', async () => {
    const { variantId, productId } = await goodsSoldOut(shop.db)
    const visitor = await somebody()
    const path = `/stok-haberi?secenek=${variantId}`
    const ask = () =>
      visitor.send(path, {
        method: 'POST',
        body: new URLSearchParams({ email: 'acele@alici.example' }),
        headers: { accept: 'text/html' },
      })
    expect(await times(2, ask)).toEqual([303, 303])
    const refused = await ask()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    const html = await refused.text()
    expect(html).toContain(
      'Kısa sürede çok fazla stok haberi istediniz. Lütfen 60 saniye sonra yeniden deneyin.',
    )
    expect(html).toContain('value="acele@alici.example"')
    const input = { type: 3, product_id: productId, product_variant_id: variantId }
    expect(await visitor.api('/bp-relation-products', input)).toMatchObject({
      status: 429,
      body: { code: 'too_many_requests' },
    })
    vi.setSystemTime(now + 60_000)
    expect((await ask()).status).toBe(303)
  })
})

test('the limits of a new shop are out of reach of a visitor who types and clicks by hand', async () => {
  const visitor = plain.browser('203.0.113.9')
  // A letter every 400 ms for a minute, and a click every second.
  for (let i = 0; i < 150; i++) expect((await find(visitor)).status).toBe(200)
  const one = { product_id: goods[0]!.productId, product_variant_id: goods[0]!.variantId, amount: 1 }
  for (let i = 0; i < 60; i++) expect((await visitor.api('/set-product-amount', one)).status).toBe(200)
}, 60_000)

test('documents are uploaded a few times a minute', async () => {
  const { browser } = await openMember(shop, { kind: 'wholesale', approval: 0 })
  const page = await browser.page('/unapproved')
  const upload = () =>
    browser.submit(page, formOf(page, '/unapproved'), {}, undefined, {
      belge: { name: 'x.pdf', bytes: Buffer.from('x') },
    })
  const answers = [await upload(), await upload(), await upload(), await upload()]
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 429])
  expect(answers[3]!.text).toContain('Kısa sürede çok fazla dosya gönderdiniz.')
  expect(Number(answers[3]!.headers.get('retry-after'))).toBeGreaterThan(0)
})

describe('a visitor who guesses coupon codes', () => {
  const ask = (visitor: Browser) =>
    visitor.api('/coupon/get', { code: `KOD${crypto.randomUUID().slice(0, 6)}` })

  test('is told to wait a quarter of an hour after a few tries, over API and basket page together', async () => {
    now += 1_000_000
    vi.setSystemTime(now)
    const visitor = await somebody()
    await putIntoBasket(visitor, goods[0]!)
    const basket = await visitor.page('/sepetim')
    expect(await times(3, () => ask(visitor))).toEqual(passed(3))
    expect((await ask(visitor)).response.headers.get('retry-after')).toBe('900')
    const form = basket.forms.find(({ fields }) => fields.some(([, value]) => value === 'coupon'))!
    const page = await visitor.submit(basket, form, { coupon: 'HOSGELDIN' })
    expect(page.status).toBe(429)
    expect(page.text).toContain('çok fazla kupon kodu denediniz')
    expect((await visitor.page('/sepetim')).status).toBe(200)
    vi.setSystemTime(now + 901_000)
    expect((await ask(visitor)).status).toBe(200)
  })

  test('by ordering is told to wait as well, while orders without a code are not counted', async () => {
    now += 1_000_000
    vi.setSystemTime(now)
    const visitor = await somebody()
    const order = await orderBody(visitor)
    const tried = async (coupon?: string) => {
      const headers = { 'idempotency-key': crypto.randomUUID() }
      return (await visitor.api('/shopping/orders', { ...order, coupon }, { headers })).body.code
    }
    expect(await tried()).toBe('empty_basket')
    expect(await tried('KOD1')).toBe('empty_basket')
    expect(await times(2, () => ask(visitor))).toEqual(passed(2))
    expect(await tried('KOD2')).toBe('too_many_requests')
    vi.setSystemTime(now + 61_000)
    expect(await tried('KOD2')).toBe('too_many_requests')
    expect(await tried()).toBe('empty_basket')
    expect((await ask(visitor)).status).toBe(429)
  })
})

test('a repeated order is answered, even after too many coupon codes', async () => {
  now += 1_000_000
  vi.setSystemTime(now)
  const visitor = await somebody()
  const code = `TEKRAR${Math.floor(Math.random() * 1e6)}`
  await shop.db.insert(coupons).values({
    code,
    codeNormalized: code,
    title: 'Tekrar',
    kind: 'percentage',
    percent: 1_000,
  })
  await putIntoBasket(visitor, goods[0]!)
  const order = { ...(await orderBody(visitor)), coupon: code }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const first = await visitor.api('/shopping/orders', order, { headers })
  expect(first.status).toBe(200)
  for (let i = 0; i < 5; i++) {
    const again = await visitor.api('/shopping/orders', order, { headers })
    expect([again.status, again.body]).toEqual([200, first.body])
    vi.setSystemTime((now += 61_000))
  }
  const other = { ...order, coupon: 'BASKA' }
  const guessed = await visitor.api('/shopping/orders', other, { headers })
  expect(guessed.body.code).toBe('idempotency_key_reused')
})

describe('a visitor who writes to the shop too often', () => {
  test('is told when to go on, by call and by page, and keeps the text', async () => {
    const { browser } = await openMember(shop)
    const input = (subject: string) => ({ subject, message: 'Üç kordondan birinin kopçası çıkmadı.' })
    const sent = await times(3, () => browser.api('/tasks', input(`Kopça ${Math.random()}`)))
    expect(sent).toEqual([200, 200, 429])
    const page = await browser.page('/User/help')
    const answer = await browser.submit(page, formOf(page, '/User/help'), {
      konu: 'Kopça eksik',
      ileti: 'Kordonlardan birinin kopçası çıkmadı.',
    })
    expect([answer.status, answer.text]).toEqual([
      429,
      expect.stringContaining('Kısa sürede çok fazla ileti gönderdiniz.'),
    ])
    expect(answer.html).toContain('Kordonlardan birinin kopçası çıkmadı.')
    expect((await browser.api('/site/tickets')).body.meta).toMatchObject({ total: 2 })
  })
})
