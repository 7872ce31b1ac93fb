import { expect, test } from 'vitest'
import { routePaths } from '~/testing/pages/addresses'
import { goodsInStock, orderAsGuest } from '~/testing/guest'
import { openTestShop } from '~/testing/shop'
import { openMember } from '~/testing/members'

const shop = await openTestShop()
const [goods] = await goodsInStock(shop.db, 1)
const prompt = 'Tüm çeşitlerimiz ve toptan fiyatlarımız üye olduktan sonra görünür.'
const showGoods = [
  '/',
  '/Home',
  '/home_wl',
  '/HomeWithoutLogin',
  '/category/list',
  '/yeni-gelenler',
  '/search-results',
  '/SearchResults',
  '/ProductsFound',
  '/products-found',
]

const timesOn = (html: string) => html.split(prompt).length - 1

test('guests see the membership prompt once on pages with goods, and not where they buy', async () => {
  const guest = shop.browser()
  const { code, thanks } = await orderAsGuest(guest, [goods!])
  const goodsPages = [...showGoods, `/${goods!.link}`, '/deri-kordonlar']
  const others = [
    // The development page of building blocks shows the prompt as one of them.
    ...routePaths.filter((path) => !/[:*]|^.dev.arayuz/.test(path) && !showGoods.includes(path)),
    `/siparis/${code}`,
    '/contents/gizlilik/11',
    '/boyle-bir-sayfa-yok',
    '/User/notification',
  ]
  expect(timesOn(thanks.html)).toBe(0)
  const seen = async (path: string) => [path, timesOn(await (await guest.send(path)).text())]
  for (const path of goodsPages) expect(await seen(path)).toEqual([path, 1])
  for (const path of others) expect(await seen(path)).toEqual([path, 0])
})

test('members never see the membership prompt', async () => {
  const { browser } = await openMember(shop, { kind: 'retail' })
  for (const path of ['/', '/deri-kordonlar', `/${goods!.link}`, '/sepetim'])
    expect([path, timesOn((await browser.page(path)).html)]).toEqual([path, 0])
})
