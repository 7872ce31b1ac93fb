import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { transaction } from '~/db/transaction.server'
import { addCategories } from '~/features/catalogue/write/write-categories.server'
import { linksOf } from '~/shell/testing/render'
import type { Page } from '~/testing/browser'
import { goodsInStock } from '~/testing/guest'
import { openTestShop } from '~/testing/shop'

const shop = await openTestShop()
const { db } = shop
const offered = await goodsInStock(db, 20)
const [goods] = offered
// Before the first page: the process caches categories for a moment.
await transaction(db, (db) => addCategories(db, [{ parentId: null, name: 'Boş raf' }]))

const countOf = ({ text }: Page) => Number(/([\d.]+) ürün /.exec(text)?.[1]?.replace('.', ''))
const partOf = (html: string, from: string, to: string) => {
  const start = html.indexOf(from)
  expect(start).toBeGreaterThanOrEqual(0)
  return html.slice(start, html.indexOf(to, start))
}

describe('a category', () => {
  const visitor = shop.browser()

  test('lists its products with picture box, name and price', async () => {
    const page = await visitor.page('/deri-kordonlar')
    const list = partOf(page.html, 'aria-label="Deri kordonlar"', '</ul>')
    expect(countOf(page)).toBeGreaterThan(10)
    const products = linksOf(list).filter(({ to }) => /^\/[a-z0-9-]+$/.test(to))
    expect(new Set(products.map(({ to }) => to)).size).toBeGreaterThan(10)
    expect(list.match(/\d+,\d\d TL/g)?.length).toBeGreaterThan(10)
  })

  test('has a sidebar whose filters show the right number of products', async () => {
    const page = await visitor.page('/deri-kordonlar')
    const sidebar = partOf(page.html, 'aria-label="Filtreler"', '</aside>')
    const filters = linksOf(sidebar).filter(({ to }) => to.startsWith('/deri-kordonlar?'))
    expect(filters.length).toBeGreaterThan(5)
    for (const { to, name } of [filters[0]!, filters[3]!, filters.at(-1)!]) {
      const narrowed = await visitor.page(to.replaceAll('&amp;', '&'))
      expect(countOf(narrowed), name).toBe(Number(/(\d+)$/.exec(name)![1]))
    }
  })

  test('without products says so in the words of the specification', async () => {
    const page = await visitor.page('/bos-raf')
    expect(page.status).toBe(200)
    expect(page.text).toContain('Bu kategoride ürün bulunamadı!')
  })
})

describe('a product', () => {
  test('has a page with its name, price with KDV, stock, code, options, description and features', async () => {
    const { text, html, forms } = await shop.browser().page(`/${goods!.link}`)
    for (const shown of ['KDV dahil', 'Stokta', 'Ürün kodu', 'Açıklama', 'Özellikler', 'Birlikte iyi gider'])
      expect(text).toContain(shown)
    expect(html).toContain(`>${goods!.name}</h1>`)
    expect(text).toMatch(/\d+,\d\d TL/)
    expect(forms.some(({ buttons }) => buttons.some(({ value }) => value === 'add'))).toBe(true)
  })

  test('that was viewed is in the last-seen list of a visitor with a session', async () => {
    const visitor = shop.browser()
    await visitor.page('/')
    await visitor.page(`/${goods!.link}`)
    const { text } = await visitor.page('/sepetim')
    expect(text).toContain('Son baktıklarınız')
    expect(text).toContain(goods!.name)
  })
})

describe('a link moved by another process', () => {
  const one = goods!
  const other = offered.find(({ productId }) => productId !== one.productId)!
  const visitor = shop.browser()
  const move = (id: number, link: string) =>
    transaction(db, async (tx) => {
      await tx.execute(sql`update products set link = ${link} where id = ${id}`)
      await tx.execute(sql`update links set link = ${link} where kind = 'product' and target_id = ${id}`)
    })
  const heading = async (link: string) => /<h1[^>]*>([^<]*)/.exec((await visitor.page(`/${link}`)).html)?.[1]

  test('leads to its new owner', async () => {
    expect(await heading(one.link)).toBe(one.name)
    await move(one.productId, 'baska-yer')
    await move(other.productId, one.link)
    expect(await heading(one.link)).toBe(other.name)
    expect(await heading('baska-yer')).toBe(one.name)
    await move(other.productId, other.link)
    await move(one.productId, one.link)
    expect(await heading(one.link)).toBe(one.name)
  })

  test('and keeps working when its product is hidden for a while', async () => {
    const show = (shown: boolean) =>
      db.execute(sql`update products set published = ${shown} where id = ${one.productId}`)
    expect(await heading(one.link)).toBe(one.name)
    await show(false)
    expect((await visitor.page(`/${one.link}`)).status).toBe(404)
    await show(true)
    expect((await visitor.page(`/${one.link}`)).status).toBe(200)
  })

  test('or leads to the 404 page', async () => {
    expect(await heading(one.link)).toBe(one.name)
    await move(one.productId, 'baska-yer')
    expect((await visitor.page(`/${one.link}`)).status).toBe(404)
    await move(one.productId, one.link)
    expect((await visitor.page(`/${one.link}`)).status).toBe(200)
  })
})

test('home shows the showcases with their products, and all material groups', async () => {
  const { html, text } = await shop.browser().page('/')
  const { rows } = await db.execute<{ title: string; name: string }>(sql`
    select s.title, p.name from showcases s join showcase_products sp on sp.showcase_id = s.id
    join products p on p.id = sp.product_id where s.active and p.visibility = 0 order by s.position, sp.position limit 1`)
  expect(text).toContain(rows[0]!.title)
  expect(html).toContain(rows[0]!.name)
  const { rows: roots } = await db.execute<{ name: string }>(
    sql`select name from categories where parent_id is null and name <> 'Boş raf'`,
  )
  for (const { name } of roots) expect(text).toContain(name)
})

test('the basket page shows the form of every line, totals, and the way to free shipping', async () => {
  const visitor = shop.browser()
  await visitor.api('/add-to-basket', {
    product_id: goods!.productId,
    product_variant_id: goods!.variantId,
    amount: 1,
  })
  const { text, forms } = await visitor.page('/sepetim')
  for (const shown of ['Sepetim (1 ürün)', goods!.name, 'Ürünler', 'Kargo', 'Toplam', 'Alışverişi tamamla'])
    expect(text).toContain(shown)
  expect(forms.flatMap(({ buttons }) => buttons.map(({ value }) => value))).toEqual(
    expect.arrayContaining(['decrease', 'increase', 'remove', 'save']),
  )
  expect(text).toMatch(/Ücretsiz kargo için [\d.]+,\d\d TL daha ekleyin\./)
})
