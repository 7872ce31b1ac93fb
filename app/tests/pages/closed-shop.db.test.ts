// @module-tag once
import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { demoPassword } from '../../../demo/shop/accounts'
import { transaction } from '~/db/transaction.server'
import { stockMovements } from '~/features/catalogue/tables.server'
import { orders } from '~/features/orders/tables.server'
import { paymentAttempts } from '~/features/payments/tables.server'
import { saveSettings } from '~/features/settings/settings.server'
import { dataAddress } from '~/testing/pages/addresses'
import type { Browser } from '~/testing/browser'
import { crawlApi, crawlPages } from '~/testing/pages/crawl'
import { formOf, goodsInStock } from '~/testing/guest'
import { openMember, openStaff } from '~/testing/members'
import { attemptOf, cards, noticeOf, orderByCard, payAtBank, postBack } from '~/testing/payer'
import { openTestShop } from '~/testing/shop'
import { htmlFaults } from '~/testing/pages/valid-html'

const shop = await openTestShop()
const words = 'Depomuzu taşıyoruz & 25 Kasım Çarşamba <09.00> yine açığız.'
const paths = ['/', '/deri-kordonlar', '/sepetim', '/User/orders', '/hizli-siparis', '/boyle-bir-sayfa-yok']
const calls = ['/products', '/categories', '/site/favorites', '/countries']

const [good] = await goodsInStock(shop.db, 1, 5)
const buyer = shop.browser()
const leading = await orderByCard(buyer, [good!])
const [attempt] = await shop.db
  .select()
  .from(paymentAttempts)
  .where(eq(paymentAttempts.id, attemptOf(leading)))
const code = attempt!.orderCode!
const list = '/api/countries?start=0&length=30'
const readBefore = await shop.browser().get(list)
const [picture] = /\/media\/[^" ]+\.webp/.exec((await shop.browser().page('/deri-kordonlar')).html)!
const pictureBefore = (await shop.browser().get(picture)).status
const tried: Browser[] = []

const visitors = {
  'a guest': async () => shop.browser(),
  'a retail member': async () => (await openMember(shop)).browser,
  'a dealer': async () => (await openMember(shop, { kind: 'wholesale', approval: 1 })).browser,
}

// The shop caches its settings for some seconds.
async function close(is_closed: 'true' | 'false'): Promise<void> {
  await transaction(shop.db, (db) =>
    saveSettings(
      db,
      Object.entries({ is_closed, closed_message: words, closed_minutes: '90' }).map(([key, value]) => {
        return { group: 'site_settings', key, value, isPublic: key === 'is_closed' }
      }),
    ),
  )
  const permission = async () => (await shop.browser().api('/site/users/permission')).body.data
  const told = async () => expect(await permission()).toEqual({ permission: is_closed === 'false' })
  await vi.waitFor(told, { timeout: 20_000, interval: 200 })
}

beforeAll(() => close('true'))

describe.each(Object.entries(visitors))('%s finds the shop closed', (_, open) => {
  test('on pages, with its own text, contacts and the time to come back, not cached', async () => {
    const browser = await open()
    for (const path of paths) {
      const page = await browser.page(path)
      expect([path, page.status, page.headers.get('retry-after')]).toEqual([path, 503, '5400'])
      expect(page.headers.get('cache-control')).toBe('no-store')
      expect(page.text).toContain(words)
      expect(page.text).toContain('Mağazamız şu an kapalı')
      expect(page.html).toMatch(/<link rel="stylesheet" href="\/assets\/[^"]+\.css">/)
      expect(page.html).not.toMatch(/<script|<09\.00>/)
    }
    expect(await htmlFaults((await browser.page('/')).html)).toEqual([])
  })

  test('in requests of scripts', async () => {
    const browser = await open()
    for (const path of paths) {
      const { status, text, response } = await browser.get(dataAddress(path))
      expect([path, status, text]).toEqual([path, 503, words])
      expect(response.headers.get('retry-after')).toBe('5400')
    }
  })

  test('in forms and calls that change data, and no row changes', async () => {
    const browser = await open()
    const fields = { intent: 'add', product_id: good!.productId, variant_id: good!.variantId, packages: 1 }
    const body = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))
    expect((await browser.send('/sepetim', { method: 'POST', body })).status).toBe(503)
    const line = { product_id: good!.productId, product_variant_id: good!.variantId, amount: 1 }
    expect((await browser.api('/add-to-basket', line)).body.code).toBe('shop_closed')
    tried.push(browser)
  })

  test('in calls, as a problem that a program understands', async () => {
    const browser = await open()
    for (const path of calls) {
      const { status, body, response } = await browser.api(path)
      expect([path, status]).toEqual([path, 503])
      expect(body).toMatchObject({ status: 503, code: 'shop_closed', title: words })
      expect(response.headers.get('retry-after')).toBe('5400')
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
    expect((await browser.api('/site/users/permission')).body.data).toEqual({ permission: false })
  })
})

test('only the pages and calls for signing in and for placed orders are open to a guest', async () => {
  const pages = await crawlPages(shop.browser(), shop.db, { code })
  const open = pages.filter(({ status }) => status !== 503).map(({ request }) => request)
  const expected =
    /^GET \/(user\/(login|forgot|dogrula|ikinci-adim|iki-adimli-dogrulama|cikis)|tercihler|3dpayment|pm|OrderManualPayment|(odeme|siparis|bulten|ileti-izni)\/.+?)(\.data)?$/i
  expect(open.filter((request) => !expected.test(request))).toEqual([])
  expect(open.length).toBeGreaterThan(20)
  const answers = await crawlApi(shop, shop.browser, () => true, { mayOrder: false })
  const answered = answers.filter(({ status }) => status !== 503).map(({ request }) => request)
  expect(answered.toSorted()).toEqual([
    'GET /api/site/start',
    'GET /api/site/users/permission',
    'POST /api/auth/sign-in',
    'POST /api/auth/token',
    'POST /api/shopping/mp/business-partner',
  ])
})

test('a copy cached before is not confirmed', async () => {
  const tag = readBefore.response.headers.get('etag')!
  expect([readBefore.status, tag]).toEqual([200, expect.any(String)])
  expect((await shop.browser().get(list, { 'if-none-match': tag })).status).toBe(503)
})

test('staff sign in by the page and by the API, and see and use the whole shop', async () => {
  const staff = shop.browser()
  const login = await staff.page('/user/login')
  expect(login.status).toBe(200)
  expect((await openStaff(shop, 'content')).browser.cookies.size).toBeGreaterThan(0)
  const { browser } = await openStaff(shop, 'admin')
  for (const path of paths.filter((path) => path !== '/User/orders')) {
    const page = await browser.page(path)
    expect([path, page.status]).toEqual([path, path.includes('yok') ? 404 : 200])
    expect(page.text).not.toContain(words)
    expect((await browser.get(dataAddress(path))).status).not.toBe(503)
  }
  expect((await browser.get(list)).status).toBe(200)
  expect((await browser.api('/site/users/permission')).body.data).toEqual({ permission: true })
  const member = { email: 'bayi@vitrin.test', password: demoPassword }
  const entered = await staff.submit(login, formOf(login, '/user/login'), member)
  // A member may sign in, but the shop stays closed to them.
  expect([entered.status, entered.text.includes(words)]).toEqual([503, true])
})

test('health, files and pictures answer as usual', async () => {
  const guest = shop.browser()
  for (const path of ['/healthz', '/readyz']) expect((await guest.get(path)).status).toBe(200)
  const [, style] = /href="(\/assets\/[^"]+\.css)"/.exec((await guest.page('/')).html)!
  expect((await guest.get(style!)).status).toBe(200)
  // Pictures of this test shop have no masters.
  expect((await guest.get(picture)).status).toBe(pictureBefore)
})

test('a payment begun before settles: the bank’s callback, the result, the order and its email', async () => {
  const end = await payAtBank(buyer, leading, cards.pays)
  const back = await postBack(shop, noticeOf(shop, end))
  expect(back.status).toBe(303)
  const thanks = await buyer.page(back.headers.get('location')!)
  expect([thanks.status, thanks.path]).toEqual([200, `/siparis/${code}/tesekkurler`])
  const [order] = await shop.db.select().from(orders).where(eq(orders.code, code))
  expect(order!.status).toBe(1)
  const sale = and(eq(stockMovements.reference, code), eq(stockMovements.kind, 'sale'))
  expect(await shop.db.$count(stockMovements, sale)).toBe(1)
  await shop.runJobs()
  expect(shop.emails.filter(({ subject }) => subject.includes(code))).toHaveLength(1)
  expect((await buyer.page(`/siparis/${code}`)).status).toBe(200)
})

test('a reopened shop lets all visitors in, and no refused change has been made', async () => {
  await close('false')
  for (const open of Object.values(visitors)) {
    const browser = await open()
    expect((await browser.page('/')).status).toBe(200)
  }
  expect(tried).toHaveLength(3)
  for (const browser of tried) expect((await browser.page('/sepetim')).text).toContain('Sepetiniz boş')
})
