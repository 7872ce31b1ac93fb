import { desc, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { auditLog } from '~/db/tables.server'
import { getShowcases, showcaseEditor } from '~/features/catalogue/catalogue.server'
import { products, showcases } from '~/features/catalogue/tables.server'
import { contents } from '~/features/content/tables.server'
import type { Page } from '~/testing/browser'
import { openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'
import { act, actionForm } from '~/testing/staff-forms'
import { newGuest } from '../shared/guest.server'

const shop = await openTestShop()
const { db } = shop
const { browser } = await openStaff(shop, 'content')
const guest = shop.browser()
const list = '/yonetim/vitrinler'
const { rows: goods } = await db.execute<{ id: number; code: string; name: string }>(sql`
  select p.id, p.code, p.name from products p
  where p.published and p.visibility = 0 and exists (select from variants v where v.product_id = p.id and v.sellable)
  order by p.id limit 4`)
const [a, b, c] = goods as unknown as [Goods, Goods, Goods]
type Goods = { id: number; code: string; name: string }

beforeEach(() => db.delete(showcases))

const save = (page: Page, fields: Record<string, string | undefined>, button?: string) =>
  browser.submit(page, actionForm(page, 'kaydet'), fields, button)

async function add(title: string, fields: Record<string, string> = {}) {
  const page = await save(await browser.page(`${list}/yeni`), { ad: title, ...fields })
  const [row] = await db.select().from(showcases).where(eq(showcases.title, title))
  return { page, id: row!.id, path: `${list}/${row!.id}` }
}

const read = async (id: number) => (await showcaseEditor.read(db, id))!
const shownTo = async (code: string) =>
  (await getShowcases(db, await newGuest(db))).find((one) => one.code === code)?.products.map(({ id }) => id)

test('a showcase of codes is added, shown on the home page, ordered, stopped and removed, each with its audit', async () => {
  const { page, id, path } = await add('Işıltılı kış', {
    kodlar: `${a.code}\n${b.code.toLowerCase()}, ${c.code}`,
  })
  expect(page.text).toContain('Vitrin eklendi')
  expect(await read(id)).toMatchObject({
    code: 'isiltili-kis',
    productIds: [a.id, b.id, c.id],
    rule: 'chosen',
  })
  expect((await guest.page('/')).text).toContain('Işıltılı kış')
  const shown = await browser.page(path)
  expect(shown.text).toContain('Mağazada şimdi')
  expect(shown.text).toMatch(/\d+,\d{2} TL/)
  const moved = await save(shown, { 'alt-baslik': 'Kışa özel' }, `yukari ${b.id}`)
  expect(moved.text).toContain('Sıra ve yazdıklarınız kaydedildi')
  expect(await read(id)).toMatchObject({ subtitle: 'Kışa özel', productIds: [b.id, a.id, c.id] })
  await save(moved, { [`sil-${a.id}`]: '1' })
  expect(await shownTo('isiltili-kis')).toEqual([b.id, c.id])
  expect((await browser.page(list)).text).toContain('2 ürün')
  await save(await browser.page(path), { acik: undefined })
  expect((await guest.page('/')).text).not.toContain('Işıltılı kış')
  expect((await browser.page(list)).text).toContain('Kapalı')
  expect((await act(browser, await browser.page(path), 'sil')).text).toContain('Vitrin silindi')
  expect(await db.$count(showcases)).toBe(0)
  const entries = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `showcases ${id}`))
    .orderBy(desc(auditLog.id))
  expect(entries.map(({ action }) => action.split(' ')[1])).toEqual([
    'remove',
    'change',
    'change',
    'change',
    'add',
  ])
})

test('a search keeps the entries and offers products; ticked ones are saved', async () => {
  const searched = await save(
    await browser.page(`${list}/yeni`),
    { ad: 'Aranan', bul: a.code, kodlar: b.code },
    'ara',
  )
  expect(searched.status).toBe(200)
  expect(searched.html).toContain('value="Aranan"')
  expect(searched.html).toContain(`name="ekle" value="${a.id}"`)
  expect(searched.text).toContain('kaydedilmemiş ürünler')
  expect(await db.$count(showcases)).toBe(0)
  await save(searched, { ekle: String(a.id) })
  const [row] = await db.select().from(showcases)
  expect(await read(row!.id)).toMatchObject({ title: 'Aranan', productIds: [b.id, a.id] })
  const none = await save(await browser.page(`${list}/${row!.id}`), { bul: 'böyle bir ürün yok' }, 'ara')
  expect(none.text).toContain('için ürün bulunamadı')
})

test('the rule of new products and that of a category find what guests may see, at most so many', async () => {
  const newest = await add('Yeniler', { tur: 'newest', 'en-cok': '3' })
  const { rows } = await db.execute<{ id: number }>(sql`
    select p.id from products p where p.published and p.visibility = 0
      and exists (select from variants v where v.product_id = p.id and v.sellable and v.visibility = 0)
    order by p.published_at desc, p.id desc limit 4`)
  const newestIds = rows.map(({ id }) => id)
  expect(await shownTo('yeniler')).toEqual(newestIds.slice(0, 3))
  await db.update(products).set({ published: false }).where(eq(products.id, newestIds[0]!))
  expect(await shownTo('yeniler')).toEqual(newestIds.slice(1, 4))
  await db.update(products).set({ published: true }).where(eq(products.id, newestIds[0]!))
  expect((await browser.page(newest.path)).text).toContain('Mağazada şimdi')

  const { rows: parents } = await db.execute<{ id: number; ids: number[] }>(sql`
    select k.path[1] as id, (array_agg(p.id order by p.rank, p.id))[1:12] as ids
    from products p join categories k on k.id = p.main_category_id
    where p.published and p.visibility = 0
      and exists (select from variants v where v.product_id = p.id and v.sellable and v.visibility = 0)
    group by 1 order by count(*) desc limit 1`)
  const { id: categoryId, ids } = parents[0]!
  await add('Kategoriden', { tur: 'category', kategori: String(categoryId) })
  expect(await shownTo('kategoriden')).toEqual(ids)
})

test('a showcase is shown from its beginning until its end', async () => {
  const { path } = await add('Süreli', { kodlar: a.code, bas: '2020-01-01T10:00', bit: '2099-01-01T10:00' })
  expect(await shownTo('sureli')).toEqual([a.id])
  await save(await browser.page(path), { bas: '2098-01-01T10:00' })
  expect(await shownTo('sureli')).toBeUndefined()
  expect((await browser.page(list)).text).toContain('Başlamadı')
  await save(await browser.page(path), { bas: '', bit: '2021-01-01T10:00' })
  expect(await shownTo('sureli')).toBeUndefined()
  expect((await browser.page(list)).text).toContain('Bitti')
})

test('a stale save is refused; saved again it keeps both lists', async () => {
  const { id, path } = await add('İki kişi', { kodlar: a.code })
  const [mine, theirs] = [await browser.page(path), await browser.page(path)]
  await save(theirs, { kodlar: b.code })
  const stale = await save(mine, { ad: 'İki kişi daha', kodlar: c.code })
  expect([stale.status, stale.text.includes('siz açtıktan sonra değişti')]).toEqual([409, true])
  expect(stale.html).toContain('value="İki kişi daha"')
  await save(stale, {})
  expect(await read(id)).toMatchObject({ title: 'İki kişi daha', productIds: [a.id, b.id, c.id] })
})

test('a refused save or a search does not hide that somebody else has saved meanwhile', async () => {
  const { id, path } = await add('Sessiz', { kodlar: a.code })
  const mine = await browser.page(path)
  await save(await browser.page(path), { 'alt-baslik': 'Onların' })
  const searched = await save(mine, { bul: b.code }, 'ara')
  expect((await save(searched, { ad: 'Benim' })).status).toBe(409)
  expect(await read(id)).toMatchObject({ title: 'Sessiz', subtitle: 'Onların' })
})

describe('a wrong entry is refused, and the entries stay', () => {
  test.each([
    [{ ad: '' }, 422, 'Başlığı 2 ile 100'],
    [{ kod: 'Büyük Harf' }, 422, 'Kod küçük harf'],
    [{ sira: 'x' }, 422, 'Sırayı 0 ile 9999'],
    [{ tur: 'category' }, 422, 'bir kategori seçin'],
    [{ tur: 'newest', 'en-cok': '13' }, 422, '1 ile 12 arasında'],
    [{ bas: '2027-02-01T10:00', bit: '2027-01-01T10:00' }, 422, 'başlangıçtan sonra'],
    [{ kodlar: 'YOK-BOYLE' }, 422, 'YOK-BOYLE'],
    [{ kod: 'dolu' }, 409, 'Bu kodda bir vitrin var'],
  ])('%j', async (entries, status, sentence) => {
    await add('Dolu', { kod: 'dolu' })
    const page = await save(await browser.page(`${list}/yeni`), {
      ad: 'Yanlış',
      'alt-baslik': 'Kalsın',
      ...entries,
    })
    expect([page.status, page.text.includes(sentence)]).toEqual([status, true])
    expect(page.html).toContain('value="Kalsın"')
    expect(await db.$count(showcases)).toBe(1)
  })
})

test('the editor and the list name the pages that show a showcase', async () => {
  const { path } = await add('Yerinde', { kodlar: a.code })
  const { rows } = await db.execute<{ id: number }>(
    sql`insert into contents (kind, link) values ('page', 'kis') returning id`,
  )
  await db.execute(sql`
    insert into content_versions (content_id, number, title, blocks, version, status, publish_at, saved_at)
    values (${rows[0]!.id}, 1, 'Kış sayfası', '[{"kind":"showcase","code":"yerinde"}]', '2026-01-01', 'published',
      now() - interval '1 day', now())`)
  for (const address of [path, list]) expect((await browser.page(address)).text).toContain('Kış sayfası')
  await add('Başka', { kodlar: a.code })
  expect((await browser.page(list)).text.match(/Kış sayfası/g)).toHaveLength(1)
  await db.delete(contents).where(eq(contents.id, rows[0]!.id))
})

test('the home page shows the first showcases alone, and the list names the others', async () => {
  for (const place of [1, 2, 3, 4, 5, 6, 7])
    await add(`Vitrin ${place}`, { kodlar: a.code, sira: String(place) })
  const home = (await guest.page('/')).text
  expect([6, 7].map((place) => home.includes(`Vitrin ${place}`))).toEqual([true, false])
  const rows = (await browser.page(list)).text
  expect(rows.match(/Gösteriliyor/g)).toHaveLength(6)
  expect(rows.match(/Yeri yok/g)).toHaveLength(1)
  const [last] = await db.select().from(showcases).where(eq(showcases.title, 'Vitrin 7'))
  expect((await browser.page(`${list}/${last!.id}`)).text).toContain('ilk 6 vitrini gösterir')
})

test('a product that guests do not see is marked, and an unknown showcase is not found', async () => {
  const { path } = await add('Görünmez', { kodlar: a.code })
  await db.update(products).set({ published: false }).where(eq(products.id, a.id))
  const page = await browser.page(path)
  expect(page.text).toContain('Misafirler görmüyor')
  expect(page.text).toContain('boş vitrin mağazada hiç gösterilmez')
  expect((await browser.page(list)).text).toContain('Ürünü yok')
  await db.update(products).set({ published: true }).where(eq(products.id, a.id))
  expect((await browser.send(`${list}/999999`)).status).toBe(404)
  const sales = (await openStaff(shop, 'sales')).browser
  expect((await sales.page(list)).text).toContain('yetki')
})
