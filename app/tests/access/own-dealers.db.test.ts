import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '~/db/tables.server'
import { documentKey } from '~/features/customers/customers.server'
import { businessPartners } from '~/features/customers/tables.server'
import type { Permission } from '~/features/identity/identity'
import { staffRoles } from '~/features/identity/tables.server'
import { orders } from '~/features/orders/tables.server'
import { goodsInStock, orderAsGuest } from '~/testing/guest'
import { openMember, openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'
import { act } from '~/testing/staff-forms'

// Promise P03 for staff without `customers.all`: they find, count and change the records of dealers whom they represent, and no other.
const shop = await openTestShop()
const { db } = shop
const goods = await goodsInStock(db, 1, 60)
const rights: Permission[] = [
  'orders.view',
  'orders.process',
  'orders.create',
  'payments.confirm',
  'returns.decide',
  'customers.view',
  'ledger.view',
  'reports.view',
  'audit.view',
]
await db.insert(staffRoles).values({ key: 'temsilci', name: 'Temsilci', permissions: rights })
const staff = await openStaff(shop, 'temsilci')
const { browser } = staff

async function dealer(name: string, representative: number | null) {
  const member = await openMember(shop, { name, kind: 'wholesale', approval: 0 })
  const { code } = await orderAsGuest(member.browser, goods, { payment: '4' })
  await db
    .update(businessPartners)
    .set({ salesRepresentativeId: representative })
    .where(eq(businessPartners.id, member.partnerId))
  return { name, code, id: member.partnerId }
}
const own = await dealer('Kendi Saat', staff.id)
const other = await dealer('Yabancı Saat', null)
const { code: guests } = await orderAsGuest(shop.browser(), goods, { payment: '4' })
const statusOf = async (code: string) =>
  (await db.select({ status: orders.status }).from(orders).where(eq(orders.code, code)))[0]!.status
const shows = async (path: string) => {
  const { text } = await browser.page(path)
  return [own, other].map(({ code, name }) => text.includes(code) || text.includes(name))
}

test('lists, counts, search and the page Bugün hold the own dealers only', async () => {
  for (const path of ['/yonetim', '/yonetim/siparisler', '/yonetim/musteriler', '/yonetim/ara?q=saat'])
    expect([path, await shows(path)]).toEqual([path, [true, false]])
  expect((await browser.page('/yonetim/siparisler')).text).toContain('1–1 / 1')
  for (const { code } of [other, { code: guests }])
    expect((await browser.page(`/yonetim/ara?q=${code}`)).html).not.toContain(`siparisler/${code}`)
  const { text } = await browser.page(`/yonetim/siparisler?musteri=${other.id}`)
  expect(text).not.toContain(other.code)
})

test('orders and customers of others do not exist, by address and by form', async () => {
  const pages = ({ code, id }: { code: string; id: number }) => [
    `/yonetim/siparisler/${code}`,
    `/yonetim/siparisler/${code}/belge/yok`,
    `/yonetim/siparisler/etiketler?kod=${code}`,
    `/yonetim/musteriler/${id}`,
    `/yonetim/musteriler/${id}/fiyatlar`,
    `/yonetim/musteriler/${id}/siparis`,
    `/yonetim/musteriler/${id}/cari`,
    `/yonetim/musteriler/${id}/ekstre`,
  ]
  const status = async (path: string) =>
    (await browser.send(path, { headers: { accept: 'text/html' } })).status
  for (const path of pages(other)) expect([path, await status(path)]).toEqual([path, 404])
  expect(await status(`/yonetim/siparisler/${guests}`)).toBe(404)
  expect(await status(`/yonetim/siparisler/${own.code}`)).toBe(200)
  expect(await status(`/yonetim/musteriler/${own.id}`)).toBe(200)

  expect((await browser.page(`/yonetim/siparisler/fisler?kod=${other.code}`)).text).not.toContain(other.code)
  const form = (path: string, fields: string[][]) =>
    browser.send(path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { accept: 'text/html' },
    })
  expect((await form(`/yonetim/siparisler/${other.code}`, [['islem', 'hazirla']])).status).toBe(404)
  const both = [own, other].map(({ code }) => ['kod', code])
  await form('/yonetim/siparisler', [['islem', 'hazirla'], ...both])
  expect([await statusOf(own.code), await statusOf(other.code)]).toEqual([2, 1])
})

test('the audit log holds entries about the own dealers and their orders only', async () => {
  const idOf = async (code: string) =>
    (await db.select({ id: orders.id }).from(orders).where(eq(orders.code, code)))[0]!.id
  const [mine, theirs] = [await idOf(own.code), await idOf(other.code)]
  await db.insert(auditLog).values(
    [
      `orders ${mine}`,
      `orders ${theirs}`,
      `business_partners ${own.id}`,
      `business_partners ${other.id}`,
    ].map((subject) => ({
      actor: 'user 1',
      action: 'change',
      subject,
      after: { note: `about ${subject}` },
    })),
  )
  await db.insert(auditLog).values({ actor: 'user 1', action: 'change', subject: 'settings company' })
  for (const query of [
    '',
    `?tur=orders&no=${theirs}`,
    `?tur=business_partners&no=${other.id}`,
    '?kisi=user+1',
  ]) {
    const { text } = await browser.page(`/yonetim/kayit${query}`)
    expect([
      query,
      text.includes(`about orders ${theirs}`),
      text.includes(`about business_partners ${other.id}`),
    ]).toEqual([query, false, false])
    expect(text).not.toContain('settings')
    if (query === '' || query.startsWith('?kisi')) {
      expect(text).toContain(`about orders ${mine}`)
      expect(text).toContain(`about business_partners ${own.id}`)
    }
  }
})

test('documents of the own dealers open, and those of others do not exist', async () => {
  const photo = async (code: string) => {
    const { rows } = await db.execute<{ id: string }>(sql`
      with made as (
        insert into order_returns (order_id, kind, state, key, note, asked_at)
        select id, 'wrong', 'asked', gen_random_uuid()::text, '', now() from orders where code = ${code} returning id)
      insert into order_return_photos (id, return_id, name, media_type)
      select gen_random_uuid(), id, 'foto.jpg', 'image/jpeg' from made returning id`)
    const { id } = rows[0]!
    await shop.deps.storage.write(documentKey(id), Buffer.from('picture'))
    return (await browser.send(`/belge/${id}`)).status
  }
  expect([await photo(own.code), await photo(other.code), await photo(guests)]).toEqual([200, 404, 404])
})

test('pages and calls about all customers want the permission to see them', async () => {
  for (const path of ['/yonetim/havale', '/yonetim/raporlar']) {
    const { status, text } = await browser.page(path)
    expect([path, status, text.includes('Bütün müşterilere bakar')]).toEqual([path, 403, true])
  }
  const { status } = await browser.send(`/api/site/orders`, { headers: { accept: 'application/json' } })
  expect(status).toBe(403)
})

test('an administrator makes a member of the staff the representative of a dealer', async () => {
  const admin = (await openStaff(shop, 'admin')).browser
  const path = `/yonetim/basvurular/${other.id}`
  const terms = { liste: '2', iskonto: '', vade: '0', limit: '0' }
  const refused = await act(admin, await admin.page(path), 'onayla', { ...terms, temsilci: '999999' })
  expect([refused.status, refused.text.includes('Satış temsilcisini listeden')]).toEqual([422, true])
  await act(admin, await admin.page(path), 'onayla', { ...terms, temsilci: String(staff.id) })
  expect(await shows('/yonetim/musteriler')).toEqual([true, true])
  expect((await browser.page(`/yonetim/siparisler/${other.code}`)).status).toBe(200)
})
