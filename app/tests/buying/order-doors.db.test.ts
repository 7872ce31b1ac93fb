// @module-tag once
import { eq, ne, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { prices, stockBalances } from '~/features/catalogue/tables.server'
import type { Browser, Page } from '~/testing/browser'
import { formOf, goodsInStock, putIntoBasket } from '~/testing/guest'
import { openTestShop } from '~/testing/shop'

// Forms with many rows: quick order, compact lists and matrices send the same fields to the same address.
const shop = await openTestShop()
const path = '/hizli-siparis'
const goods = await goodsInStock(shop.db, 600, 20)
const [one, other] = goods

/** The page of quick order with its table filled in, sent without scripts. */
async function order(visitor: Browser, fields: [name: string, value: string][]): Promise<Page> {
  const response = await send(visitor, fields)
  const html = await response.text()
  return { html, status: response.status, headers: response.headers } as Page
}
function send(visitor: Browser, fields: [name: string, value: string][]) {
  return visitor.send(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { accept: 'text/html' },
  })
}
const row = (code: string, packages: string, size = ''): [string, string][] => [
  ['code', code],
  ['packages', packages],
  ['package_size', size],
]
const add: [string, string] = ['intent', 'add']

async function basketOf(visitor: Browser): Promise<Record<string, number>> {
  const { body } = await visitor.api('/shopping/get-basket', {})
  const [{ basket }] = body.data as unknown as [
    { basket: { products: { product_code: string; amount: number }[] } },
  ]
  return Object.fromEntries(basket.products.map(({ product_code, amount }) => [product_code, amount]))
}

describe('quick order', () => {
  test('is a page that search engines leave out, with a form that works without scripts', async () => {
    const visitor = shop.browser()
    const page = await visitor.page(path)
    expect(page.html).toContain('<meta name="robots" content="noindex"/>')
    expect(page.html).toMatch(/<title>Hızlı sipariş \|/)
    const form = formOf(page, path, 'add')
    const sent = await visitor.submit(page, { ...form, fields: row(one!.code, '2') }, {}, 'add')
    expect(sent.path).toBe('/sepetim')
    expect(await basketOf(visitor)).toEqual({ [one!.code]: 2 })
  })

  test('adds good rows; the others stay as typed, with a reason', async () => {
    const visitor = shop.browser()
    const page = await order(visitor, [
      add,
      ...row(one!.code, '2'),
      ...row('YOK-1', '7'),
      ...row(other!.code, '1.000'),
    ])
    expect(page.status).toBe(200)
    expect(page.html).toContain('1 ürün sepetinize eklendi (2 adet).')
    expect(page.html).toContain('“YOK-1” koduyla satışta ürün yok.')
    expect(page.html).toContain('“1.000” uygun değil.')
    expect(page.html).toMatch(/value="YOK-1"[\s\S]*value="7"[\s\S]*value="1\.000"/)
    expect(page.html).not.toContain(`value="${one!.code}"`)
    expect(await basketOf(visitor)).toEqual({ [one!.code]: 2 })
  })

  test('reads a file from a spreadsheet after the typed rows, and looks up every code', async () => {
    const visitor = shop.browser()
    const body = new FormData()
    body.set('intent', 'take')
    for (const [name, value] of row(one!.code, '1')) body.append(name, value)
    // "ÜRÜN KODU;ADET" in windows-1254.
    const head = [0xdc, 0x52, 0xdc, 0x4e, ...Buffer.from(' KODU;ADET\r\n')]
    const bytes = new Uint8Array([...head, ...Buffer.from(`${other!.code};3\r\n`)])
    body.set('file', new File([bytes], 'liste.csv'))
    const answer = await visitor.send(path, { method: 'POST', body, headers: { accept: 'text/html' } })
    const html = await answer.text()
    expect(html).toContain('2 satır aktarıldı.')
    expect(html.indexOf(`value="${one!.code}"`)).toBeLessThan(html.indexOf(`value="${other!.code}"`))
    expect(html).toContain(other!.name.replaceAll("'", '&#x27;'))
    expect(await basketOf(visitor)).toEqual({})
  })

  test('reports that a workbook is not a list', async () => {
    const body = new FormData()
    body.set('intent', 'take')
    body.set('file', new File([Buffer.from('PK\u0003\u0004')], 'liste.xlsx'))
    const answer = await shop.browser().send(path, { method: 'POST', body, headers: { accept: 'text/html' } })
    expect(await answer.text()).toContain('Bu dosya okunamadı.')
  })

  test('takes 500 rows at a time and keeps the rest for later', async () => {
    const list = Array.from({ length: 502 }, (_, i) => `${goods[i % goods.length]!.code};1`).join('\n')
    const { html } = await order(shop.browser(), [
      ['intent', 'add'],
      ['list', list],
    ])
    expect(html).toContain('500 ürün sepetinize eklendi')
    const rest = /<textarea[^>]*>([^<]*)<\/textarea>/.exec(html)?.[1]
    expect(rest?.trim().split('\n')).toHaveLength(2)
  })

  test('adds 500 rows within a second', async ({ annotate }) => {
    const rows = goods.slice(0, 500).flatMap(({ code }) => row(code, '2', '1'))
    await send(shop.browser(), [add, ...rows])
    const visitor = shop.browser()
    const from = performance.now()
    const answer = await send(visitor, [add, ...rows])
    const taken = performance.now() - from
    await annotate(`${taken.toFixed(0)} ms`)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/sepetim'])
    expect(taken).toBeLessThan(1_000)
    expect(Object.keys(await basketOf(visitor))).toHaveLength(500)
  })

  test.each<[string, [string, string][]]>([
    ['a row without an amount', [['code', 'A']]],
    [
      'amounts that belong to no code',
      [
        ['packages', '1'],
        ['packages', '2'],
        ['code', 'A'],
        ['package_size', ''],
      ],
    ],
    ['a field of another form', [...row('A', '1'), ['product_id', '1']]],
  ])('refuses %s', async (_, fields) => {
    expect((await send(shop.browser(), fields)).status).toBe(400)
  })

  test('looks up codes in order, and hides products from guests who may not see them', async () => {
    const { rows } = await shop.db.execute<{ code: string }>(sql`
      select v.code from variants v join products p on p.id = v.product_id where p.visibility = 2 order by v.id limit 1`)
    const codes = [other!.code, rows[0]!.code, one!.code.toLowerCase()]
    const query = new URLSearchParams(codes.map((code) => ['code', code]))
    const found = JSON.parse((await shop.browser().get(`${path}/satirlar?${query}`)).text) as object[]
    expect(found).toMatchObject([
      { status: 'one', offer: { code: other!.code } },
      { status: 'unknown' },
      { status: 'one', offer: { code: one!.code } },
    ])
  })
})

describe('the compact list', () => {
  const compact = (visitor: Browser) => {
    visitor.cookies.set('density', 'compact')
    return visitor
  }

  test.each(['/deri-kordonlar', '/category/list', '/search-results?q=kordon', '/yeni-gelenler'])(
    'is shown by %s when it is chosen: a row and a box for every variant',
    async (address) => {
      const cards = await shop.browser().page(address)
      expect(cards.html).not.toContain('order-table')
      const page = await compact(shop.browser()).page(address)
      expect(page.html).toContain('data-density="compact"')
      const form = formOf(page, path, 'add')
      const boxes = form.fields.filter(([name]) => name === 'packages')
      expect(boxes.length).toBeGreaterThan(30)
      expect(page.html).not.toContain('product-grid')
    },
  )

  test('is a form: filled boxes are added, empty ones are skipped', async () => {
    const visitor = compact(shop.browser())
    const page = await visitor.page('/category/list')
    const { fields } = formOf(page, path, 'add')
    const codes = fields.filter(([name]) => name === 'code').map(([, value]) => value)
    const wanted = codes.find((code) => goods.some((known) => known.code === code))!
    const filled = fields.map(([name, value], i): [string, string] => [
      name,
      name === 'packages' && fields.slice(0, i).findLast(([before]) => before === 'code')?.[1] === wanted
        ? '3'
        : value,
    ])
    const answer = await send(visitor, [...filled, add])
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/sepetim'])
    expect(await basketOf(visitor)).toEqual({ [wanted]: 3 })
  })

  test('shows favourites as well', async () => {
    const visitor = compact(shop.browser())
    await visitor.api('/bp-relation-products', { type: 1, product_id: one!.productId })
    expect((await visitor.page('/user/favorites')).html).toContain(`data-code="${one!.code}"`)
  })

  test('carries no price of another list, in its HTML or its data (promise P04)', async () => {
    const canary = 81_818_181
    await shop.db.update(prices).set({ amount: canary }).where(ne(prices.priceListId, 1))
    const visitor = compact(shop.browser())
    for (const address of [
      '/deri-kordonlar',
      `/${one!.link}?coklu=1`,
      `${path}/satirlar?code=${one!.code}`,
    ]) {
      for (const asked of [address, address.replace(/(\?|$)/, '.data$1')]) {
        const { text } = await visitor.get(asked, { accept: 'text/html' })
        expect(text, asked).not.toMatch(/81818181|818\.181|818181/)
      }
    }
  })
})

test('the matrix of a product is on its page when it is chosen, and marks missing variants', async () => {
  const { rows } = await shop.db.execute<{ link: string; variantId: number; code: string }>(sql`
    select p.link, v.id as "variantId", v.code from products p join variants v on v.product_id = p.id
    where p.visibility = 0 and v.visibility = 0 and p.published
      and (select count(*) from variants o where o.product_id = p.id) > 8 order by p.id, v.position limit 1`)
  const [{ link, variantId, code }] = rows as [(typeof rows)[0]]
  await shop.db
    .update(stockBalances)
    .set({ onHand: 0, reserved: 0 })
    .where(eq(stockBalances.variantId, variantId))
  const visitor = shop.browser()
  expect((await visitor.page(`/${link}`)).html).not.toContain('order-table')
  const page = await visitor.page(`/${link}?coklu=1`)
  expect(page.html).toMatch(/<th scope="col"[^>]*>18 mm<\/th>/)
  const answer = await order(visitor, [add, ['from', 'list'], ...row(code, '2', '1')])
  expect(answer.html).toContain('Bu ürünün stoku tükendi.')
  await putIntoBasket(visitor, one!)
  expect(await basketOf(visitor)).toEqual({ [one!.code]: 1 })
})
