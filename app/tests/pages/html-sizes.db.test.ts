import { expect, test } from 'vitest'
import { budgetOf } from '../../../scripts/check/budgets/budgets'
import { codeOf, confirm, goodsInStock, goToReview, putIntoBasket } from '~/testing/guest'
import { openMember } from '~/testing/members'
import { openTestShop } from '~/testing/shop'

const shop = await openTestShop()
const goods = await goodsInStock(shop.db, 5)
const buyer = shop.browser()
for (const one of goods) await putIntoBasket(buyer, one)
const code = codeOf(await confirm(buyer, await goToReview(buyer)))
for (const one of goods) await putIntoBasket(buyer, one)
const { browser: member } = await openMember(shop)
const [product] = (await buyer.api('/products?length=1')).body.data as unknown as {
  master: { link: string }
}[]

test.each([
  ['pages/home', '/'],
  ['pages/set-page', '/deri-kordonlar'],
  ['pages/set-page', `/${product!.master.link}`],
  ['pages/search', '/search-results?q=kordon'],
  ['pages/new-arrivals', '/yeni-gelenler'],
  ['pages/basket', '/sepetim'],
  ['pages/checkout', '/checkout/steps'],
  ['pages/order/thank-you', `/siparis/${code}/tesekkurler`],
  ['pages/order', `/siparis/${code}`],
  ['pages/account/orders', '/User/orders'],
  ['pages/account/home', '/User/detail'],
  ['pages/sign-in', '/user/login'],
  ['pages/content', '/contents/hakkimizda/1'],
  ['pages/content/faq', '/sss'],
  ['pages/contact', '/contact'],
])('the HTML of %s (%s) stays within its budget, compressed by brotli', async (route, path) => {
  const browser = route.startsWith('pages/account') ? member : buyer
  const answer = await browser.send(path, { headers: { accept: 'text/html', 'accept-encoding': 'br' } })
  expect([path, answer.status, answer.headers.get('content-encoding')]).toEqual([path, 200, 'br'])
  const size = (await answer.arrayBuffer()).byteLength / 1024
  expect(size).toBeLessThanOrEqual(budgetOf(route).html)
})

// Bytes before compression are what the server renders, compresses and sends again to hydrate; about 5 % above the present.
test.each([
  ['/', 175],
  ['/deri-kordonlar', 118],
  ['/sapanca-ince-deri-kordon-siyah', 85],
])('a guest’s page %s has at most %i KB of markup and data', async (path, most) => {
  const { html, status } = await shop.browser().page(path)
  expect(status).toBe(200)
  expect(Buffer.byteLength(html) / 1024).toBeLessThanOrEqual(most)
})
