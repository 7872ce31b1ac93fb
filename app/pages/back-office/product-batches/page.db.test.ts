import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products } from '~/features/catalogue/tables.server'
import { productBatches } from '~/features/catalogue/product-batches/tables.server'
import { openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'
import { act, pressButton } from '~/testing/staff-forms'

const shop = await openTestShop()
const { db } = shop
const { browser } = await openStaff(shop, 'admin')
const path = '/yonetim/urunler/toplu'
const { rows } = await db.execute<{ brandId: number; count: number }>(sql`
  select brand_id as "brandId", count(*)::int as count from products where published and brand_id is not null
  group by 1 order by 2 desc, 1 limit 1`)
const { brandId, count } = rows[0]!
const shown = () => db.$count(products, sql`${products.brandId} = ${brandId} and ${products.published}`)

const press = (verb: 'dene' | 'uygula', fields: Record<string, string>) =>
  pressButton(browser, path, verb, fields)
const hide = { marka: String(brandId), alan: 'published', deger: 'yayin-0' }

test('products of a filter are changed as their trial says, listed no more, and all taken back', async () => {
  const [product] = await db
    .select()
    .from(products)
    .where(sql`${products.brandId} = ${brandId} and ${products.published} and ${products.visibility} = 0`)
    .limit(1)
  expect((await shop.browser().page(`/${product!.link}`)).status).toBe(200)
  const tried = await press('dene', hide)
  expect(tried.text).toContain(`${count} ürün değişir`)
  expect(await shown()).toBe(count)

  const started = await press('uygula', hide)
  await shop.runJobs()
  expect(await shown()).toBe(0)
  expect((await shop.browser().page(`/${product!.link}`)).status).toBe(410)
  const batch = await browser.page(started.path)
  expect(batch.text).toContain('Uygulandı')
  expect(batch.text).toContain(`${count} / ${count}`)

  // Somebody publishes one meanwhile: the undoing leaves it alone.
  await db.update(products).set({ published: true }).where(eq(products.id, product!.id))
  await act(browser, batch, 'geri-al')
  await shop.runJobs()
  expect(await shown()).toBe(count)
  const [kept] = await db.select().from(productBatches)
  expect(kept).toMatchObject({ state: 'undone', written: 0, kept: 1 })
  const again = await act(browser, batch, 'geri-al')
  expect([again.status, again.text.includes('artık bu durumda değil')]).toEqual([409, true])
})

test('categories, tax rates and brands change, and a main category stays', async () => {
  const { rows } = await db.execute<{ id: number; main: number; other: number }>(sql`
    select p.id, p.main_category_id as main,
      (select c.id from categories c where not exists (
        select from product_categories x where x.product_id = p.id and x.category_id = c.id) order by c.id limit 1) as other
    from products p where p.main_category_id is not null and p.published order by p.id limit 1`)
  const { id, main, other } = rows[0]!
  const [{ name } = { name: '' }] = await db.select().from(products).where(eq(products.id, id))
  const categories = async () =>
    (
      await db.execute<{ id: number }>(
        sql`select category_id as id from product_categories where product_id = ${id} order by 1`,
      )
    ).rows.map((row) => row.id)
  await press('uygula', { q: name, alan: 'add_category', deger: `kategori-${other}` })
  await shop.runJobs()
  expect(await categories()).toContain(other)
  await press('uygula', { q: name, alan: 'remove_category', deger: `kategori-${other}` })
  await shop.runJobs()
  expect(await categories()).not.toContain(other)
  await press('uygula', { q: name, alan: 'remove_category', deger: `kategori-${main}` })
  await shop.runJobs()
  expect(await categories()).toContain(main)
  await press('uygula', { q: name, alan: 'kdv', deger: 'kdv-10' })
  await press('uygula', { q: name, alan: 'brand', deger: 'marka-' })
  await shop.runJobs()
  const [after] = await db.select().from(products).where(eq(products.id, id))
  expect(after).toMatchObject({ kdvRate: 10, brandId: null })
})

test('a value of another field is refused, and the entries stay', async () => {
  const wrong = await press('dene', { q: 'kordon', alan: 'kdv', deger: 'yayin-1' })
  expect([wrong.status, wrong.text.includes('Seçtiğiniz alanın')]).toEqual([422, true])
  expect(wrong.html).toContain('value="kordon"')
  const nothing = await press('uygula', { q: 'böyle bir ürün yok', alan: 'published', deger: 'yayin-0' })
  expect([nothing.status, nothing.text.includes('değişen ürün yok')]).toEqual([422, true])
  const warehouse = (await openStaff(shop, 'warehouse')).browser
  expect((await warehouse.send(path)).status).toBe(303)
})
