import { describe, expect, test } from 'vitest'
import { dataAddress, someProducts } from '~/testing/pages/addresses'
import type { Browser } from '~/testing/browser'
import { openTestShop } from '~/testing/shop'

const shop = await openTestShop()
const products = await someProducts(shop.db, 3)
const ahead = { 'sec-purpose': 'prefetch' }

async function seenBy(browser: Browser): Promise<number[]> {
  const { body } = await browser.api('/site/bp-relation-products?type=2')
  return (body.data as unknown as { product_id: number }[]).map(({ product_id }) => product_id)
}

async function returningVisitor(): Promise<Browser> {
  const browser = shop.browser()
  await browser.page('/')
  return browser
}

describe('a product', () => {
  test('that was only prefetched does not count as seen', async () => {
    const browser = await returningVisitor()
    for (const { link } of products) await browser.get(dataAddress(`/${link}`), ahead)
    expect(await seenBy(browser)).toEqual([])
  })

  test('that is opened, with or without scripts, counts as seen', async () => {
    const browser = await returningVisitor()
    await browser.page(`/${products[0]!.link}`)
    await browser.get(dataAddress(`/${products[1]!.link}`))
    // The page's request when it is shown from the prefetched data.
    await browser.api('/bp-relation-products', { type: 2, product_id: products[2]!.id })
    expect(await seenBy(browser)).toEqual(products.map(({ id }) => id).toReversed())
  })
})

test('a prefetched page is cached for a moment, but never a personal one', async () => {
  const browser = await returningVisitor()
  const answer = async (path: string) => (await browser.get(dataAddress(path), ahead)).response.headers
  const keptFor = async (path: string) => (await answer(path)).get('cache-control')
  for (const path of ['/', `/${products[0]!.link}`, '/category/list'])
    expect([path, await keptFor(path)]).toEqual([path, 'private, max-age=30'])
  // Signing in or out meanwhile makes it another page.
  expect((await answer('/category/list')).get('vary')).toContain('Cookie')
  for (const path of [
    '/sepetim',
    '/Basket',
    '/cart/list',
    '/sepetim/ozet',
    '/User/favorites',
    '/checkout/steps',
    '/hizli-siparis',
  ])
    expect([path, await keptFor(path)]).toEqual([path, 'private, no-store'])
})
