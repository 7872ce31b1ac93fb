import { beforeAll, expect, test } from 'vitest'
import { transaction } from '~/db/transaction.server'
import { saveSettings } from '~/features/settings/settings.server'
import { knowCanaries, putCanaries } from '~/testing/access/canary'
import { crawlApiAsGuest, crawlPages } from '~/testing/pages/crawl'
import { goodsInStock, type Goods } from '~/testing/guest'
import { openMember } from '~/testing/members'
import { openTestShop } from '~/testing/shop'

// A shop that shows its prices to members only: site_settings/show_prices_to_guests.
const shop = await openTestShop()
const { db } = shop
const lists = [1, 2, 3]
const canaries = knowCanaries(lists)
let goods: Goods

beforeAll(async () => {
  goods = (await goodsInStock(db, 1, 60))[0]!
  await putCanaries(db, lists, { own: 0, turned: false })
  const setting = { group: 'site_settings', key: 'show_prices_to_guests', value: 'false' }
  await transaction(db, (db) => saveSettings(db, [setting]))
}, 60_000)

test('the shop tells guests to sign in instead, and does not sell to them', async () => {
  const guest = shop.browser()
  const page = await guest.page(`/${goods.link}`)
  expect(page.text).toContain('Fiyatı görmek için giriş yapın')
  expect(page.forms.filter(({ action }) => action === '/sepetim')).toEqual([])
  const line = { product_id: goods.productId, product_variant_id: goods.variantId, amount: 1 }
  const { body } = await guest.api('/add-to-basket', line)
  expect(body.data).toMatchObject({
    stockStatus: 'fail',
    stockMessage: 'Fiyatı görmek ve sipariş vermek için giriş yapın.',
  })
})

// Without prices no product gets into a basket, so there is nothing to remove or order.
const ofBaskets = [
  'DELETE /api/remove-basket/{id}',
  'POST /api/shopping/orders',
  'POST /api/payment/complete-order-payment',
  'GET /api/orders/code/{code}',
  'POST /api/shopping/mp/order',
  'POST /api/shopping/orders/{code}/payment-notices',
  'POST /api/site/user/register-guest',
]

test('guests see no price in any page or call', async () => {
  const guest = shop.browser()
  const pages = await crawlPages(guest, db, { code: 'YOKYOKYOKYO', products: 4, categories: 3 })
  const answers = [...pages, ...(await crawlApiAsGuest(shop, () => guest, ofBaskets))]
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(100)
  for (const { request, body } of answers) {
    expect([...canaries.in(body)], request).toEqual([])
    expect(body, request).not.toMatch(/"satisFiyati":\d/)
  }
}, 60_000)

test('guests can neither sort nor filter by price', async () => {
  const guest = shop.browser()
  const usual = await guest.page('/category/list')
  expect(usual.forms.flatMap(({ fields }) => fields.map(([name]) => name))).not.toContain('fiyat-min')
  expect(usual.html).not.toContain('value="fiyat-artan"')
  const sorted = await guest.page('/category/list?siralama=fiyat-azalan&fiyat-min=900000')
  expect(sorted.text).toContain(/[\d.]+ ürün/.exec(usual.text)![0])
  for (const query of ['siralama=fiyat-artan', 'fiyat-min=5', 'fiyat-max=5', 'paket=6']) {
    expect((await guest.api(`/site/product-list?${query}`)).status, query).toBe(400)
  }
})

test('members see their prices', async () => {
  for (const [kind, list] of [
    ['retail', 1],
    ['wholesale', 2],
  ] as const) {
    const { browser } = await openMember(shop, { kind, priceListId: list })
    const { html } = await browser.page(`/${goods.link}`)
    expect([...canaries.in(html).keys()]).toContain(`${list}:0`)
  }
})
