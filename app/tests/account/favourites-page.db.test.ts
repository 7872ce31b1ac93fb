import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { orders } from '~/features/orders/tables.server'
import type { Browser } from '~/testing/browser'
import { goodsInStock, orderAsGuest } from '~/testing/guest'
import { readTags } from '~/testing/pages/html'
import { openMember } from '~/testing/members'
import { openTestShop } from '~/testing/shop'

const shop = await openTestShop()
const [one] = await goodsInStock(shop.db, 1, 20)

describe('favourites and templates', () => {
  test('several favourites can be added to the basket at once, and dropped from the list if wanted', async () => {
    const { browser } = await openMember(shop)
    const ready = await readyProducts(browser)
    await browser.api('/site/favorites', { product_ids: ready }, { method: 'PUT' })
    const page = await browser.page('/User/favorites')
    expect(page.html).toContain('class="account-nav"')
    const fields = ready.map((id): [string, string] => ['product', String(id)])
    const answer = await send(browser, [...fields, ['intent', 'basket'], ['move', '1']])
    expect(await answer.text()).toContain(`${ready.length} ürün sepetinize eklendi`)
    const left = await browser.api('/site/favorites')
    expect(left.body.meta!.total).toBe(0)
    expect((await send(browser, [['intent', 'basket']])).status).toBe(422)
  })

  test('hearts of the compact list send the form of all hearts, outside of the list’s own', async () => {
    const { browser } = await openMember(shop)
    await browser.api('/site/favorites', { product_ids: [one!.productId] }, { method: 'PUT' })
    browser.cookies.set('density', 'compact')
    const page = await browser.page('/User/favorites')
    const forms = readTags(page.html).filter(({ name }) => name === 'form')
    expect(forms.every(({ closes }, i) => closes === (i % 2 === 1))).toBe(true)
    const form = page.forms.find(({ action }) => action === '/user/favorites')!
    const dropped = await browser.submit(page, form, {}, String(one!.productId))
    expect(dropped.text).toContain('Henüz favoriniz yok')
  })

  test('quick order is filled only from the member’s own orders and lists', async () => {
    const { browser } = await openMember(shop)
    const { code } = await orderAsGuest(browser, [one!])
    const [{ id } = { id: 0 }] = await shop.db
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.code, code))
    const page = await browser.page('/hizli-siparis')
    expect(page.text).toContain('Şablondan doldur')
    expect(page.text).toContain(code)
    const filled = await browser.page(`/hizli-siparis?siparis=${id}`)
    expect(filled.html).toContain(`value="${one!.code}"`)
    const stranger = await openMember(shop)
    expect((await stranger.browser.page(`/hizli-siparis?siparis=${id}`)).html).not.toContain(one!.code)
    expect((await shop.browser().page(`/hizli-siparis?siparis=${id}`)).text).not.toContain('Şablondan doldur')
  })
})

function send(browser: Browser, fields: [string, string][]): Promise<Response> {
  const body = new URLSearchParams(fields)
  return browser.send('/User/favorites', { method: 'POST', body, headers: { accept: 'text/html' } })
}

async function readyProducts(browser: Browser): Promise<number[]> {
  const { body } = await browser.api('/site/product-list')
  const hits = body.data as unknown as { id: number; variants?: unknown[] }[]
  const ids: number[] = []
  for (const { id } of hits) {
    const product = (await browser.api(`/products/${id}`)).body.data as unknown as {
      variants: unknown[]
      stock: unknown
    }
    if (product.variants.length === 1) ids.push(id)
    if (ids.length === 2) break
  }
  return ids
}
