// @module-tag once
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDatabase } from '~/db/connection.server'
import { openBrowser } from '~/testing/browser'
import { loadBuiltShop } from '~/testing/server/built-shop'
import { goodsInStock } from '~/testing/guest'
import { openMember } from '~/testing/members'
import { openTestShop } from '~/testing/shop'

const shop = await openTestShop()

test('when the database fails between two pages, the second says when to come back', async () => {
  const { createApp, builtPages } = await loadBuiltShop()
  const database = openDatabase(shop.database.url)
  const app = createApp({ ...shop.deps, db: database.db }, await builtPages())
  const browser = openBrowser(app.fetch, shop.origin)
  const headers = { accept: 'text/html' }
  expect((await browser.send('/sepetim', { headers })).status).toBe(200)
  await database.close()
  for (const path of ['/sepetim', '/sepetim.data', '/']) {
    const response = await browser.send(path, { headers })
    expect([path, response.status, response.headers.get('retry-after')]).toEqual([path, 503, '5'])
    // The browser's router tells an outage from an error of the page by this header.
    expect(response.headers.has('x-remix-response')).toBe(false)
    expect(await response.text()).toContain(path.endsWith('.data') ? 'error' : 'Bir şeyler ters gitti.')
  }
})

test('an unreadable basket shows a page to try again, and keeps all lines', async () => {
  // Only members have notes of merging.
  const { browser: visitor } = await openMember(shop)
  const [one] = await goodsInStock(shop.db, 1)
  const line = { product_id: one!.productId, product_variant_id: one!.variantId, amount: 1 }
  expect((await visitor.api('/add-to-basket', line)).status).toBe(200)
  // The frame of the page stays readable. Under another name, prepared statements would still find the table.
  await shop.db.execute(sql`drop table basket_merge_notes`)
  const page = await visitor.page('/sepetim')
  const asked = await visitor.get('/sepetim.data')
  expect(page.status).toBe(500)
  expect(page.text).toContain('Sunucu hatası. Lütfen tekrar deneyiniz.')
  expect(page.text).toContain('Sepetiniz şu an boş görünüyor')
  expect(page.html).toMatch(/<a [^>]*href="\/sepetim"[^>]*>Tekrar dene<\/a>/)
  // The frame of the shop stays, and scripts get the same answer.
  expect(page.html).toContain('class="site-header"')
  expect([asked.status, asked.response.headers.has('x-remix-response')]).toEqual([500, true])
  expect(page.html).toContain('aria-label="Sepet, 1 ürün"')
})
