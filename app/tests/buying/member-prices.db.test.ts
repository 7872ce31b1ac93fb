import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { products } from '~/features/catalogue/tables.server'
import { priceLists } from '~/features/customers/tables.server'
import type { Browser } from '~/testing/browser'
import { goodsInStock, formOf, type Goods } from '~/testing/guest'
import { readJsonLd } from '~/testing/pages/html'
import { openMember } from '~/testing/members'
import { openTestShop } from '~/testing/shop'

const shop = await openTestShop()
const { db } = shop
const list = 2
let goods: Goods
let dealer: Browser

beforeAll(async () => {
  goods = (await goodsInStock(db, 1, 60))[0]!
  await db.update(products).set({ kdvRate: 20 }).where(eq(products.id, goods.productId))
  const own = sql`v.product_id = ${goods.productId}`
  await db.execute(sql`
    delete from prices where price_list_id = ${list} and variant_id in (select id from variants v where ${own})`)
  await db.execute(sql`
    insert into offers (variant_id, price_list_id, package_size) select id, ${list}, 6 from variants v where ${own}
    on conflict (variant_id, price_list_id) do update set package_size = 6`)
  for (const [least, amount] of [
    [1, 10_001],
    [48, 9_001],
  ]) {
    await db.execute(sql`
      insert into prices (variant_id, price_list_id, min_quantity, amount, valid_from)
      select id, ${list}, ${least}, ${amount}, '2026-01-01' from variants v where ${own}`)
  }
  await db.update(priceLists).set({ minimumOrder: 100_000 }).where(eq(priceLists.id, list))
  dealer = (await openMember(shop, { kind: 'wholesale', priceListId: list })).browser
})

const address = () => `/${goods.link}`

async function choose(visitor: Browser, kdv: 'net' | 'gross'): Promise<void> {
  const page = await visitor.page('/')
  await visitor.submit(page, formOf(page, '/tercihler', kdv), {}, kdv)
}

describe('a dealer whose list is without KDV', () => {
  test('sees net prices per piece and per package, with quantity breaks', async () => {
    const { text } = await dealer.page(address())
    expect(text).toContain('100,01 TL')
    expect(text).toContain('6 adetlik paket: 600,06 TL')
    expect(text).toContain('+ KDV')
    expect(text).toMatch(/48 adetten itibaren\s*90,01 TL/)
  })

  test('can switch to prices with KDV, and back', async () => {
    await choose(dealer, 'gross')
    const { text } = await dealer.page(address())
    expect(text).toContain('120,01 TL')
    expect(text).toContain('6 adetlik paket: 720,07 TL')
    expect(text).toContain('KDV dahil')
    expect(text).not.toContain('100,01 TL')
    await choose(dealer, 'net')
    expect((await dealer.page(address())).text).toContain('100,01 TL')
  })

  test('gets their own group alone from the API, and no price in structured data', async () => {
    const { body } = await dealer.api(`/products/${goods.productId}`)
    const { all, satisFiyati } = (
      body.data as unknown as { prices: { all: Record<string, number>; satisFiyati: number } }
    ).prices
    expect(Object.keys(all)).toEqual([String(list)])
    expect(all[list]).toBe(satisFiyati)
    const data = readJsonLd((await dealer.page(address())).html) as {
      '@type': string
      offers?: { price: string }
    }[]
    const product = data.find(({ '@type': type }) => type === 'Product')!
    expect(product).not.toHaveProperty('offers')
  })

  test('sees net, KDV and total in the basket, and the amount missing to the minimum order of the list', async () => {
    const line = { product_id: goods.productId, product_variant_id: goods.variantId }
    await dealer.api('/add-to-basket', { ...line, amount: 6 })
    const few = (await dealer.page('/sepetim')).text
    expect(few).toMatch(/Ürünler \(KDV dahil\)\s*720,07 TL/)
    expect(few).toMatch(/600,06 TL\s*\+ KDV\s*KDV dahil 720,07 TL/)
    expect(few).toContain('en düşük sipariş tutarı 1.000,00 TL')
    const drawer = await (await dealer.send('/sepetim/ozet.data')).text()
    expect(drawer).toContain('en düşük sipariş tutarı 1.000,00 TL')
    expect(few).toContain('279,93 TL daha ekleyin')
    await dealer.api('/set-product-amount', { ...line, amount: 12 })
    expect((await dealer.page('/sepetim')).text).not.toContain('en düşük sipariş tutarı')
  })

  test('sees a list to order from on the home page, instead of the home page of guests', async () => {
    const home = await dealer.page('/')
    expect(home.html).toContain('class="order-table"')
    expect(home.text).not.toContain('Tüm çeşitlerimiz ve toptan fiyatlarımız')
    const { status, headers } = await dealer.send('/home_wl')
    expect([status, headers.get('location')]).toEqual([302, '/'])
  })

  test('orders packages by their code', async () => {
    const { browser } = await openMember(shop, { kind: 'wholesale', priceListId: list })
    const page = await browser.page('/hizli-siparis')
    const fields: [string, string][] = [
      ['code', goods.code],
      ['packages', '2'],
      ['package_size', '6'],
    ]
    const form = { ...formOf(page, '/hizli-siparis', 'add'), fields }
    expect((await browser.submit(page, form, {}, 'add')).path).toBe('/sepetim')
    const { body } = await browser.api('/shopping/get-basket', {})
    const [{ basket }] = body.data as unknown as [{ basket: { products: object[] } }]
    expect(basket.products).toMatchObject([{ product_code: goods.code, amount: 12 }])
  })
})

describe('a retail member', () => {
  test('sees the whole header with the account, and no membership prompt', async () => {
    const { browser } = await openMember(shop)
    const { html } = await browser.page('/contact')
    const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'))
    for (const part of ['role="search"', 'href="/User/favorites"', 'href="/sepetim"', 'id="account-menu"'])
      expect(header).toContain(part)
    expect(header).not.toContain('href="/create"')
    expect(html).not.toContain('Tüm çeşitlerimiz ve toptan fiyatlarımız')
  })

  test('sees no choice of KDV, and cards by default', async () => {
    const { browser } = await openMember(shop)
    const home = await browser.page('/')
    expect(home.html).not.toContain('name="kdv"')
    expect(home.html).not.toContain('class="order-table"')
    browser.cookies.set('kdv', 'net')
    expect((await browser.page(address())).text).not.toContain('+ KDV')
  })
})
