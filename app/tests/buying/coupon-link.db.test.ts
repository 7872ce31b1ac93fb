import { expect, test } from 'vitest'
import { makeCoupon } from '~/features/promotions/testing/offers'
import type { Browser } from '~/testing/browser'
import { goodsInStock, putIntoBasket } from '~/testing/guest'
import { setPublic } from '~/testing/settings'
import { openTestShop } from '~/testing/shop'

// Links with ?kupon=CODE.
const shop = await openTestShop()
const [goods] = await goodsInStock(shop.db, 1)
const { code } = await makeCoupon(shop.db, { minimum: 1 })

const couponOf = async (browser: Browser) => {
  const { body } = await browser.api('/shopping/get-basket', {})
  return (body.data as unknown as { basket: { coupon: { code: string } | null } }[])[0]!.basket.coupon?.code
}

test('a coupon link on any page is remembered until there is a basket, then applied and told', async () => {
  const browser = shop.browser()
  const page = await browser.page(`/${goods!.link}?kupon=${code.toLowerCase()}`)
  expect(page.html).toContain(`<link rel="canonical" href="${shop.origin}/${goods!.link}"`)
  expect((await browser.page('/sepetim')).text).not.toContain(code)
  const basket = await putIntoBasket(browser, goods!)
  expect(basket.text).toContain(`Bağlantıyla gelen ${code} kuponu sepetinize uygulandı.`)
  expect(await couponOf(browser)).toBe(code)
  expect((await browser.page('/sepetim')).text).not.toContain('Bağlantıyla gelen')
})

test('a coupon that the basket does not reach yet stays remembered, and looking at the basket uses up no tries', async () => {
  const dear = await makeCoupon(shop.db, { minimum: 900_000_000 })
  const browser = shop.browser()
  await putIntoBasket(browser, goods!)
  await browser.page(`/?kupon=${dear.code}`)
  for (let i = 0; i < 15; i++)
    expect((await browser.page('/sepetim')).text).toContain(`Bağlantıyla gelen ${dear.code} kuponu:`)
  expect(await couponOf(browser)).toBeUndefined()
})

test('links are no way to guess codes: the tries count, and beyond the limit nothing is told (promise L41)', async () => {
  await setPublic(shop, 'limits', { coupon_per_session: '3' })
  const browser = shop.browser()
  await putIntoBasket(browser, goods!)
  const told: boolean[] = []
  for (let i = 0; i < 5; i++) {
    await browser.page(`/?kupon=TAHMIN-${i}`)
    told.push((await browser.page('/sepetim')).text.includes('Bağlantıyla gelen'))
  }
  expect(told).toEqual([true, true, true, false, false])
  await browser.page(`/?kupon=${code}`)
  await browser.page('/sepetim')
  expect(await couponOf(browser)).toBeUndefined()
})

test('a code that is no code is ignored', async () => {
  const browser = shop.browser()
  await putIntoBasket(browser, goods!)
  await browser.page(`/?kupon=${'x'.repeat(300)}`)
  expect(browser.cookies.get('coupon')).toBeUndefined()
})
