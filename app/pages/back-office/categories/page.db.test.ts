import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '~/db/tables.server'
import { categories } from '~/features/catalogue/tables.server'
import { openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'
import { act } from '~/testing/staff-forms'

const shop = await openTestShop()
const { db } = shop
const admin = (await openStaff(shop, 'admin')).browser
const list = '/yonetim/kategoriler'
const named = async (name: string) =>
  (await db.select().from(categories).where(eq(categories.name, name)))[0]!
const linked = async (link: string) =>
  (await db.select().from(categories).where(eq(categories.link, link)))[0]!

test('a category is added, renamed with a redirect, and removed; each step is audited', async () => {
  await act(admin, await admin.page(`${list}/yeni`), 'kaydet', { ad: 'Işıklı Kordonlar' })
  const made = await named('Işıklı Kordonlar')
  expect(made).toMatchObject({ link: 'isikli-kordonlar', path: [made.id], parentId: null })
  expect((await shop.browser().page('/isikli-kordonlar')).status).toBe(200)
  const path = `${list}/${made.id}`
  await act(admin, await admin.page(path), 'kaydet', { ad: 'Parlak Kordonlar', baglanti: 'parlak-kordonlar' })
  const old = await shop.browser().send('/isikli-kordonlar')
  expect([old.status, old.headers.get('location')]).toEqual([301, '/parlak-kordonlar'])
  const removed = await act(admin, await admin.page(path), 'sil')
  expect(removed.text).toContain('Kategori silindi')
  expect((await admin.send(path)).status).toBe(404)
  const entries = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `categories ${made.id}`))
  expect(entries.map(({ action }) => action.split(' ')[1])).toEqual(['add', 'change', 'remove'])
})

test('a moved category takes its products and those below it along', async () => {
  const [leather, silicone] = [await linked('deri-kordonlar'), await linked('silikon-kordonlar')]
  const child = (await db.select().from(categories).where(eq(categories.parentId, leather.id)))[0]!
  await act(admin, await admin.page(`${list}/${child.id}`), 'kaydet', { ust: String(silicone.id) })
  expect((await linked(child.link)).path).toEqual([silicone.id, child.id])
  const { rows } = await db.execute<{ link: string }>(
    sql`select p.link from products p join product_categories pc on pc.product_id = p.id
      where pc.category_id = ${child.id} and p.published order by p.id limit 1`,
  )
  const shown = await shop.browser().page('/silikon-kordonlar?goster=96')
  expect(shown.html).toContain(`href="/${rows[0]!.link}`)
  await act(admin, await admin.page(`${list}/${child.id}`), 'kaydet', { ust: String(leather.id) })
  expect((await linked(child.link)).path).toEqual([leather.id, child.id])
})

test('a category is not moved below itself, and one with products or categories is not removed', async () => {
  const leather = await linked('deri-kordonlar')
  const child = (await db.select().from(categories).where(eq(categories.parentId, leather.id)))[0]!
  const inItself = await act(admin, await admin.page(`${list}/${leather.id}`), 'kaydet', {
    ust: String(child.id),
  })
  expect([inItself.status, inItself.text.includes('kendi altına taşınamaz')]).toEqual([422, true])
  for (const [id, sentence] of [
    [leather.id, 'altında başka kategoriler var'],
    [child.id, 'Bu kategoride ürünler var'],
  ] as const) {
    const refused = await act(admin, await admin.page(`${list}/${id}`), 'sil')
    expect([refused.status, refused.text.includes(sentence)]).toEqual([409, true])
  }
  expect(await linked('deri-kordonlar')).toEqual(leather)
})

test('wrong entries are refused and stay, and a stale save is told', async () => {
  const page = await admin.page(`${list}/yeni`)
  const refused = await act(admin, page, 'kaydet', { ad: 'x', aciklama: 'Kalsın' })
  expect([refused.status, refused.text.includes('Adı 2 ile 80')]).toEqual([422, true])
  expect(refused.html).toContain('Kalsın')
  const leather = await linked('deri-kordonlar')
  const [first, second] = [
    await admin.page(`${list}/${leather.id}`),
    await admin.page(`${list}/${leather.id}`),
  ]
  await act(admin, first, 'kaydet', { aciklama: 'Bir' })
  const stale = await act(admin, second, 'kaydet', { aciklama: 'İki' })
  expect([stale.status, stale.html.includes('İki')]).toEqual([409, true])
  // A mistake in a stale form does not hide the change of the other person.
  const mistaken = await act(admin, second, 'kaydet', { ad: 'x' })
  expect(mistaken.status).toBe(422)
  expect((await act(admin, mistaken, 'kaydet', { ad: 'Üç' })).status).toBe(409)
  expect((await linked('deri-kordonlar')).description).toBe('Bir')
})
