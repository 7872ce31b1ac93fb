import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '~/db/tables.server'
import { changeStaffRole, setUpSecondFactor } from '~/features/identity/identity.server'
import { nextCode } from '~/features/identity/identity.server'
import { secondFactors, sessions, staffRoles, users } from '~/features/identity/tables.server'
import { openMember, openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'
import { act } from '~/testing/staff-forms'

const shop = await openTestShop()
const { db } = shop
const admin = await openStaff(shop, 'admin')
const people = '/yonetim/personel'
const roleOf = async (id: number) =>
  (await db.select({ role: users.staffRole }).from(users).where(eq(users.id, id)))[0]!.role
const adminsBut = async (kept: number) => {
  const all = await db.select({ id: users.id }).from(users).where(eq(users.staffRole, 'admin'))
  return all.map(({ id }) => id).filter((id) => id !== kept)
}

test('a member becomes staff by e-mail, changes roles and leaves; each step ends the sessions and is audited', async () => {
  const member = await openMember(shop)
  const page = await admin.browser.page(people)
  const unknown = await act(admin.browser, page, 'ekle', { eposta: 'yok@ornek.example', rol: 'sales' })
  expect([unknown.status, unknown.text.includes('Bu e-postayla üye yok')]).toEqual([422, true])
  expect(unknown.html).toContain('value="yok@ornek.example"')
  const added = await act(admin.browser, page, 'ekle', { eposta: member.email.toUpperCase(), rol: 'content' })
  expect(added.text).toContain('Kişi personele eklendi')
  expect(await roleOf(member.id)).toBe('content')
  expect(await db.$count(sessions, eq(sessions.userId, member.id))).toBe(0)
  const about = { kisi: String(member.id) }
  await act(admin.browser, await admin.browser.page(people), 'rol', { rol: 'warehouse' }, about)
  expect(await roleOf(member.id)).toBe('warehouse')
  await act(admin.browser, await admin.browser.page(people), 'cikar', {}, about)
  expect(await roleOf(member.id)).toBeNull()
  const entries = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `users ${member.id}`))
  expect(entries.map(({ action, after }) => [action, after])).toEqual([
    ['role', { staffRole: 'content' }],
    ['role', { staffRole: 'warehouse' }],
    ['role', { staffRole: null }],
  ])
})

test('a role of the shop’s own is made, given, and changes its people with their next request', async () => {
  const page = await admin.browser.page(`${people}/roller/yeni`)
  const none = await act(admin.browser, page, 'kaydet', { ad: 'Kargo masası' })
  expect([none.status, none.text.includes('En az bir yetki')]).toEqual([422, true])
  expect(none.html).toContain('value="Kargo masası"')
  await act(admin.browser, page, 'kaydet', { ad: 'Kargo masası', 'izin-orders.view': '1' })
  const taken = await act(admin.browser, page, 'kaydet', { ad: 'Kargo masası', 'izin-orders.view': '1' })
  expect([taken.status, taken.text.includes('Bu adda bir rol var')]).toEqual([422, true])
  const [role] = await db.select().from(staffRoles).where(eq(staffRoles.name, 'Kargo masası'))
  const clerk = await openStaff(shop, role!.key)
  expect((await clerk.browser.page('/yonetim/siparisler')).status).toBe(200)
  expect((await clerk.browser.page('/yonetim/urunler')).status).toBe(403)
  const address = `${people}/roller/${role!.key}`
  const inUse = await act(admin.browser, await admin.browser.page(address), 'sil')
  expect([inUse.status, inUse.text.includes('Bu rol kullanılıyor')]).toEqual([422, true])
  await act(admin.browser, await admin.browser.page(address), 'kaydet', {
    'izin-orders.view': undefined as unknown as string,
    'izin-products.view': '1',
  })
  expect((await clerk.browser.page('/yonetim/siparisler')).status).toBe(403)
  expect((await clerk.browser.page('/yonetim/urunler')).status).toBe(200)
  await act(admin.browser, await admin.browser.page(people), 'cikar', {}, { kisi: String(clerk.id) })
  await act(admin.browser, await admin.browser.page(address), 'sil')
  expect(await db.$count(staffRoles, eq(staffRoles.key, role!.key))).toBe(0)
  const [last] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
  expect(last).toMatchObject({ action: 'staff_roles remove', subject: `staff_roles ${role!.key}` })
})

test('built-in roles stay as they are', async () => {
  const page = await admin.browser.page(`${people}/roller/sales`)
  expect(
    page.forms.filter(({ method }) => method === 'POST' && page.html.includes('value="kaydet"')),
  ).toEqual([])
  for (const islem of ['kaydet', 'sil']) {
    const body = new URLSearchParams({ islem, ad: 'Satış', 'izin-orders.view': '1' })
    const answer = await admin.browser.send(`${people}/roller/sales`, { method: 'POST', body })
    expect([islem, answer.status]).toEqual([islem, 422])
  }
  expect((await admin.browser.send(`${people}/roller/boyle-rol-yok`)).status).toBe(404)
})

test('nobody grants or takes a permission they lack', async () => {
  await db.insert(staffRoles).values([
    { key: 'ik', name: 'İnsan kaynakları', permissions: ['staff.write', 'orders.view'] },
    { key: 'bakan', name: 'Bakan', permissions: ['orders.view'] },
  ])
  const clerk = await openStaff(shop, 'ik')
  const [seller, looker] = [await openStaff(shop, 'sales'), await openStaff(shop, 'bakan')]
  const page = await clerk.browser.page(people)
  expect(page.html).not.toContain('<option value="admin"')
  const give = (id: number, rol: string) =>
    clerk.browser.send(people, {
      method: 'POST',
      body: new URLSearchParams({ islem: 'rol', kisi: String(id), rol }),
    })
  for (const [id, rol] of [
    [clerk.id, 'admin'],
    [looker.id, 'sales'],
    [seller.id, 'bakan'],
    [admin.id, 'bakan'],
  ] as const) {
    const before = await roleOf(id)
    expect([rol, (await give(id, rol)).status, await roleOf(id)]).toEqual([rol, 422, before])
  }
  expect((await give(looker.id, 'ik')).status).toBe(303)
  const grab = await clerk.browser.send(`${people}/roller/bakan`, {
    method: 'POST',
    body: new URLSearchParams({ islem: 'kaydet', ad: 'Bakan', 'izin-settings.write': '1' }),
  })
  expect(grab.status).toBe(422)
  const [role] = await db.select().from(staffRoles).where(eq(staffRoles.key, 'bakan'))
  expect(role!.permissions).toEqual(['orders.view'])
})

test('one administrator stays, also when two demote each other at once', async () => {
  const [one, two] = [await openStaff(shop, 'admin'), await openStaff(shop, 'admin')]
  for (const id of await adminsBut(one.id))
    if (id !== two.id) await changeStaffRole(db, { userId: id }, null, { userId: one.id, actor: 'user 0' })
  expect((await adminsBut(0)).sort()).toEqual([one.id, two.id].sort())
  const demote = (by: typeof one, whom: typeof two) =>
    changeStaffRole(db, { userId: whom.id }, 'sales', { userId: by.id, actor: `user ${by.id}` })
  const outcomes = await Promise.all([demote(one, two), demote(two, one)])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['beyond_own', 'done'])
  const [last] = await adminsBut(0)
  const alone = [one, two].find(({ id }) => id === last)!
  const refused = await act(
    alone.browser,
    await alone.browser.page(people),
    'rol',
    { rol: 'sales' },
    { kisi: String(alone.id) },
  )
  expect([refused.status, refused.text.includes('en az bir yöneticisi')]).toEqual([422, true])
  expect(await adminsBut(0)).toEqual([alone.id])
  await changeStaffRole(db, { email: admin.email }, 'admin', { userId: alone.id, actor: 'user 0' })
})

test('a second factor is asked again, and counts for ten minutes', async () => {
  const boss = await openStaff(shop, 'admin')
  await setUpSecondFactor(db, shop.deps.secret, boss.id)
  await db.update(secondFactors).set({ confirmedAt: new Date() }).where(eq(secondFactors.userId, boss.id))
  const looker = await openStaff(shop, 'content')
  const about = { kisi: String(looker.id) }
  const page = await boss.browser.page(people)
  expect(page.html).toContain('name="kod"')
  const missing = await act(boss.browser, page, 'rol', { rol: 'sales', kod: '' }, about)
  expect([missing.status, missing.text.includes('doğrulama uygulamanızdaki kodu yazın')]).toEqual([422, true])
  const wrong = await act(boss.browser, page, 'rol', { rol: 'sales', kod: '000000' }, about)
  expect([wrong.status, wrong.text.includes('Kod doğru değil')]).toEqual([422, true])
  expect(await roleOf(looker.id)).toBe('content')
  const kod = (await nextCode(db, shop.deps.secret, boss.id, new Date()))!
  await act(boss.browser, page, 'rol', { rol: 'sales', kod }, about)
  expect(await roleOf(looker.id)).toBe('sales')
  const again = await boss.browser.page(people)
  expect(again.html).not.toContain('name="kod"')
  await act(boss.browser, again, 'rol', { rol: 'content' }, about)
  expect(await roleOf(looker.id)).toBe('content')
  const tenMinutesAgo = new Date(Date.now() - 10 * 60_000 - 1)
  await db.update(sessions).set({ confirmedAt: tenMinutesAgo }).where(eq(sessions.userId, boss.id))
  expect((await boss.browser.page(people)).html).toContain('name="kod"')
})
