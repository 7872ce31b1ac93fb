import { afterEach, describe, expect, test } from 'vitest'
import { campaigns } from '~/features/promotions/tables.server'
import { makeCoupon } from '~/features/promotions/testing/offers'
import { transaction } from '~/db/transaction.server'
import { saveSettings } from '~/features/settings/settings.server'
import type { Browser } from '~/testing/browser'
import { goodsInStock, putIntoBasket } from '~/testing/guest'
import { unlimited } from '~/testing/limits'
import { openStaff } from '~/testing/members'
import { madeRecord } from '~/testing/api/record-samples'
import { openTestShop } from '~/testing/shop'

// Campaigns and coupons by pages without scripts and by the API.
const shop = await openTestShop()
await transaction(shop.db, (db) => saveSettings(db, unlimited))
await shop.db.update(campaigns).set({ active: false })
const [goods] = await goodsInStock(shop.db, 1)
const { browser: sales } = await openStaff(shop, 'sales')

// Created as the staff creates them: the process caches running campaigns, and such a change clears the cache.
const made: number[] = []
afterEach(async () => {
  for (const id of made.splice(0)) await sales.api(`/campaigns/${id}`, undefined, { method: 'DELETE' })
})
async function campaignOf(values: object): Promise<number> {
  const { id } = await madeRecord('/campaigns', { type: 1, ...values }, sales)
  made.push(id)
  return id
}

async function shopper(pieces = 2): Promise<Browser> {
  const browser = shop.browser()
  await putIntoBasket(browser, goods!, pieces)
  return browser
}

/** Sends the form of the basket page with this intent, without scripts. */
async function send(browser: Browser, intent: string, fields: Record<string, string> = {}, button?: string) {
  const page = await browser.page('/sepetim')
  const form = page.forms.find(
    (form) =>
      form.fields.some(([name, value]) => name === 'intent' && value === intent) ||
      form.buttons.some(({ value }) => value === intent),
  )
  if (!form) throw new Error(`No form for ${intent}`)
  return browser.submit(page, form, fields, button)
}

type Entry = {
  campaign_id: number | null
  campaign_discount: number | null
  campaign_count: number
  isFreeShipping: boolean
  basket: {
    grand_total: number
    total_product_price: number
    cargo_price: number
    campaign: { basket_index_of_campaign: number } | null
    coupon: { code: string; discount: number; message: string | null } | null
  }
}
const entries = async (browser: Browser, body: object = {}) =>
  (await browser.api('/shopping/get-basket', body)).body.data as unknown as Entry[]

describe('the basket page without scripts', () => {
  test('takes a coupon in any spelling, shows its discount, and removes it again', async () => {
    const browser = await shopper()
    const { code } = await makeCoupon(shop.db, { code: 'SICAK10', kind: 'percentage', percent: 1_000 })
    const entered = await send(browser, 'coupon', { coupon: ' sıcak10' })
    expect(entered.status).toBe(200)
    expect(entered.text).toContain(`Kupon ${code}`)
    const [entry] = await entries(browser)
    expect(entry!.basket.coupon).toMatchObject({ code, message: null })
    expect(entry!.basket.coupon!.discount).toBeGreaterThan(0)
    const gone = await send(browser, 'coupon-out', {}, 'coupon-out')
    expect(gone.text).not.toContain(`Kupon ${code}`)
    expect((await entries(browser))[0]!.basket.coupon).toBeNull()
  })

  test('counts the bought goods in its title, not the gift', async () => {
    await campaignOf({ type: 4, title: 'Hediyeli', gift_variant_id: goods!.variantId, gift_quantity: 1 })
    const { text } = await (await shopper()).page('/sepetim')
    expect(text).toContain('Hediye')
    expect(text).toContain('Sepetim (1 ürün)')
  })

  test.each([
    ['YOK', {}, 'Bu kupon kodunu bulamadık.'],
    ['GECTI', { endsAt: new Date('2020-01-01') }, 'Bu kuponun süresi doldu.'],
    ['ERKEN', { startsAt: new Date('2099-01-01') }, 'Bu kupon henüz geçerli değil.'],
    ['AZ', { minimum: 90_000_000 }, 've üzeri alışverişte geçerli.'],
    ['BITTI', { totalLimit: 1, used: 1 }, 'Bu kuponun kullanım hakkı tükendi.'],
    ['BAYI', { priceListId: 2 }, 'Bu kupon sizin fiyat listenizde geçerli değil.'],
  ])('names the reason when %s is refused, and keeps the entry', async (code, values, sentence) => {
    if (code !== 'YOK') await makeCoupon(shop.db, { code, ...values })
    const page = await send(await shopper(), 'coupon', { coupon: code })
    expect(page.status).toBe(409)
    expect(page.text).toContain(sentence)
    expect(page.html).toContain(`value="${code}"`)
  })

  test('lets the customer choose among campaigns, best first, and keeps the choice', async () => {
    const best = await campaignOf({ percent: 30, title: 'Yüzde otuz' })
    const other = await campaignOf({ percent: 5, title: 'Yüzde beş' })
    const browser = await shopper()
    const page = await browser.page('/sepetim')
    expect(page.text.indexOf('Yüzde otuz')).toBeLessThan(page.text.indexOf('Yüzde beş'))
    const before = await entries(browser)
    expect(before.map((entry) => entry.campaign_id)).toEqual([best, other, null])
    expect(before[0]!.basket.campaign!.basket_index_of_campaign).toBe(0)
    await send(browser, 'campaign', { campaign_id: String(other) })
    expect((await entries(browser))[0]!.basket.campaign!.basket_index_of_campaign).toBe(1)
    await send(browser, 'campaign', { campaign_id: '' })
    expect((await entries(browser))[0]!.basket.campaign!.basket_index_of_campaign).toBe(2)
    const priced = before.at(-1)!.basket.grand_total.toFixed(2).replace('.', ',')
    expect((await browser.page('/sepetim')).text).toContain(`Toplam KDV dahil ${priced} TL`)
  })
})

describe('the API', () => {
  test('answers an entry for each campaign option and keeps the sent choice', async () => {
    const free = await campaignOf({ type: 6, title: 'Kargo bizden' })
    const browser = await shopper(1)
    const [first, last] = await entries(browser)
    expect(first).toMatchObject({ campaign_id: free, campaign_discount: 0, campaign_count: 1 })
    expect(first).toMatchObject({ isFreeShipping: true, basket: { cargo_price: 0 } })
    expect(last).toMatchObject({ campaign_id: null, isFreeShipping: false, basket: { campaign: null } })
    const chosen = await entries(browser, { campaign_id: null })
    expect(chosen[0]!.basket.campaign!.basket_index_of_campaign).toBe(1)
    expect((await entries(browser, { campaign_id: free }))[0]!.basket.campaign).toMatchObject({
      basket_index_of_campaign: 0,
    })
  })

  test('says whether the basket can use a coupon, adds it and removes it', async () => {
    const browser = await shopper()
    const { code } = await makeCoupon(shop.db, { amount: 500, code: 'BES' })
    const { body } = await browser.api('/coupon/get', { code: 'beş' })
    expect(body.data).toMatchObject({ code, usable: true, reason: null, amount: 5 })
    expect((await browser.api('/coupon/get', { code: 'hiç yok' })).body).toEqual({ data: null })
    const put = await browser.api('/site/coupons', { code: 'bes' }, { method: 'PUT' })
    expect([put.status, put.body.data]).toEqual([200, { code }])
    expect((await entries(browser))[0]!.basket.coupon).toMatchObject({ code, discount: 5 })
    await browser.api('/site/coupons', { code: null }, { method: 'PUT' })
    expect((await entries(browser))[0]!.basket.coupon).toBeNull()
    const refused = await browser.api('/site/coupons', { code: 'YOKBOYLE' }, { method: 'PUT' })
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'coupon_refused', errors: [{ path: 'code', code: 'unknown' }] },
    })
  })
})
