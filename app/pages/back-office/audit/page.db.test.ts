import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { audit } from '~/db/audit.server'
import { readAudit } from '~/db/read-audit.server'
import { transaction } from '~/db/transaction.server'
import { brands, products } from '~/features/catalogue/tables.server'
import { businessPartners } from '~/features/customers/tables.server'
import { staffRoles } from '~/features/identity/tables.server'
import { orders } from '~/features/orders/tables.server'
import { goodsInStock, orderAsGuest } from '~/testing/guest'
import { openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'
import { act } from '~/testing/staff-forms'

const shop = await openTestShop()
const { db } = shop
const staff = await openStaff(shop, 'admin')
const admin = staff.browser
const path = '/yonetim/kayit'

test('an empty log says that nothing has been written, and blames no filter', async () => {
  const { text } = await admin.page(path)
  expect([text.includes('Henüz bir şey yazılmadı'), text.includes('süzgece')]).toEqual([true, false])
  expect((await admin.page(`${path}?tur=orders`)).text).not.toContain('Henüz bir şey yazılmadı')
})

test('a change is found by person, record and day, with its fields before and after', async () => {
  const address = '/yonetim/ayarlar/firma'
  await act(admin, await admin.page(address), 'kaydet', { 'deger-company/name': 'Kayıtlı Ad' })
  const found = async (query: string) => {
    const { text } = await admin.page(`${path}?${query}`)
    return text.includes('Ayar Mağaza adı') && text.includes('Kayıtlı Ad')
  }
  const today = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10)
  for (const query of [
    '',
    `kisi=user+${staff.id}`,
    'tur=settings',
    'tur=settings&no=company/name',
    `ilk=${today}&son=${today}`,
  ])
    expect([query, await found(query)]).toEqual([query, true])
  for (const query of ['kisi=user+0', 'tur=products', 'tur=settings&no=seo/title', 'son=2020-01-01'])
    expect([query, await found(query)]).toEqual([query, false])
  expect((await admin.page(path)).text).toContain('Mağaza Çalışanı')
})

test('records have their code or name and a link, values their words, actors their names', async () => {
  const { code } = await orderAsGuest(shop.browser(), await goodsInStock(db, 1, 5), { payment: '4' })
  const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.code, code))
  const [product] = await db.select().from(products).limit(1)
  const brand = await db.insert(brands).values({ name: 'Silinecek', link: 'silinecek' }).returning()
  await db.delete(brands).where(eq(brands.id, brand[0]!.id))
  await transaction(db, async (db) => {
    const actor = `user ${staff.id}`
    const note = { amount: 100_000, status: 96, savedBy: actor }
    await audit(db, { actor, action: 'refund', subject: `orders ${order!.id}`, after: note })
    await audit(db, { actor, action: 'stock', subject: `products ${product!.id}` })
    const gone = { id: brand[0]!.id, name: 'Silinecek' }
    await audit(db, { actor, action: 'brands remove', subject: `brands ${gone.id}`, before: gone })
    await audit(db, { actor, action: 'products remove', subject: 'products 999999999' })
    await audit(db, { actor, action: 'unknown verb', subject: 'unknown_kind x y', after: { odd: [1] } })
  })
  const page = await admin.page(path)
  expect(page.html).toContain(
    `<a href="/yonetim/siparisler/${code}" data-discover="true">Sipariş ${code}</a>`,
  )
  expect(page.html).toContain(`href="/yonetim/urunler/${product!.id}"`)
  expect(page.text).toContain(`Ürün ${product!.code} ${product!.name}`)
  expect(page.html).not.toContain('urunler/999999999')
  for (const words of [
    '1.000,00 TL',
    'Kargoya verildi',
    'Marka Silinecek',
    'Ürün 999999999',
    'unknown_kind x y',
  ])
    expect(page.text).toContain(words)
  expect(page.text).toMatch(/Kaydeden[^K]*Mağaza Çalışanı/)
  // A code finds what its number finds.
  for (const no of [code, order!.id])
    expect((await admin.page(`${path}?tur=orders&no=${no}`)).text).toContain('1.000,00 TL')
  // Readers without the permission of the record's page get no link to it.
  await db
    .insert(staffRoles)
    .values({ key: 'okur', name: 'Okur', permissions: ['audit.view', 'customers.all'] })
  const reader = (await openStaff(shop, 'okur')).browser
  const read = await reader.page(path)
  expect(read.text).toContain(`Sipariş ${code}`)
  expect(read.html).not.toContain(`href="/yonetim/siparisler/${code}"`)
})

test('a deleted customer keeps the name and loses the link to a page that is missing', async () => {
  const [kept, deleted] = await db
    .insert(businessPartners)
    .values([
      { kind: 'retail', name: 'Duran Müşteri', approvalStatus: 1 },
      { kind: 'retail', name: 'Silinen Müşteri', approvalStatus: 1, deletedAt: new Date() },
    ])
    .returning({ id: businessPartners.id })
  await transaction(db, async (db) => {
    for (const { id } of [kept!, deleted!])
      await audit(db, { actor: `user ${staff.id}`, action: 'terms', subject: `business_partners ${id}` })
  })
  const { html, text } = await admin.page(`${path}?tur=business_partners`)
  expect(text).toContain('Silinen Müşteri')
  expect(html).toContain(`href="/yonetim/musteriler/${kept!.id}"`)
  expect(html).not.toContain(`href="/yonetim/musteriler/${deleted!.id}"`)
})

test('the log is read page by page without gaps, also within days', async () => {
  await transaction(db, async (db) => {
    for (let i = 0; i < 120; i++)
      await audit(db, { actor: 'user 0', action: 'change', subject: `faqs ${i}`, after: { i } })
  })
  for (const days of [{}, { from: new Date(Date.now() - 3_600_000) }]) {
    const seen: string[] = []
    let before: number | undefined
    for (;;) {
      const rows = await readAudit(db, { kind: 'faqs', ...days, ...(before && { before }), length: 50 })
      if (rows.length === 0) break
      seen.push(...rows.map(({ subject }) => subject))
      before = rows.at(-1)!.id
    }
    expect(seen).toEqual(Array.from({ length: 120 }, (_, i) => `faqs ${119 - i}`))
  }
  const first = await admin.page(`${path}?tur=faqs`)
  const older = /href="([^"]*once=\d+[^"]*)"/.exec(first.html)![1]!.replaceAll('&amp;', '&')
  expect((await admin.page(older)).text).toContain('Soru 69')
})

test('an index serves each filter', async () => {
  const filters = {
    audit_log_by_actor: sql`actor = 'user 7' order by id desc`,
    audit_log_by_kind: sql`split_part(subject, ' ', 1) = 'orders' order by id desc`,
    audit_log_by_subject: sql`subject = 'orders 7' order by id desc`,
    audit_log_by_time: sql`created_at >= '2026-01-01' and created_at < '2026-01-02' order by created_at desc, id desc`,
    audit_log_pkey: sql`id < 100 order by id desc`,
  }
  const client = await db.transaction(async (db) => {
    // The test's log is small, where a scan of the table would be quicker.
    await db.execute(sql`set local enable_seqscan = off`)
    await db.execute(sql`set local enable_sort = off`)
    const plans: [string, string][] = []
    for (const [index, filter] of Object.entries(filters)) {
      const { rows } = await db.execute<{ 'QUERY PLAN': string }>(
        sql`explain select * from audit_log where ${filter} limit 51`,
      )
      plans.push([index, rows.map((row) => row['QUERY PLAN']).join('\n')])
    }
    return plans
  })
  for (const [index, plan] of client) {
    expect(plan).toContain(`using ${index}`)
    expect(plan).not.toContain('Sort')
  }
})
