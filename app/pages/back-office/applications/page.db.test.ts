import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { getPriceLists } from '~/features/customers/customers.server'
import { businessPartners } from '~/features/customers/tables.server'
import { drawnPicture } from '~/features/media/testing/pictures'
import { act } from '~/testing/staff-forms'
import { openMember, openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'

const shop = await openTestShop()
const { db } = shop
const admin = (await openStaff(shop, 'admin')).browser
const list = (await getPriceLists(db)).find(({ code }) => code === 'bayi')!
const waiting = (name: string) => openMember(shop, { kind: 'wholesale', approval: 0, name })
const addressOf = (id: number) => `/yonetim/basvurular/${id}`
const partnerOf = async (id: number) =>
  (await db.select().from(businessPartners).where(eq(businessPartners.id, id)))[0]!

test('waiting applications stand in the queue, oldest first, and lead to the next one', async () => {
  const [first, second] = [await waiting('Aslan Saat'), await waiting('Bozkurt Kordon')]
  const { text } = await admin.page('/yonetim/basvurular')
  expect(text.indexOf('Aslan Saat')).toBeGreaterThan(0)
  expect(text.indexOf('Bozkurt Kordon')).toBeGreaterThan(text.indexOf('Aslan Saat'))
  const page = await admin.page(addressOf(first.partnerId))
  expect(page.html).toContain(`href="${addressOf(second.partnerId)}"`)
})

test('a picture stands beside the fields, and frames may show bytes in memory alone', async () => {
  const { browser, partnerId } = await waiting('Çınar Saat')
  const own = await browser.page('/unapproved')
  const form = own.forms.find(({ fields }) => fields.some(([name]) => name === 'tur'))!
  const belge = { name: 'levha.jpg', bytes: await drawnPicture(80, 60, 'jpeg') }
  await browser.submit(own, form, { tur: 'tax_plate' }, undefined, { belge })
  const page = await admin.page(addressOf(partnerId))
  expect(page.html).toMatch(/<img class="office-paper" src="\/belge\/[0-9a-f-]{36}" alt="Vergi levhası"/)
  expect(page.headers.get('content-security-policy')).toContain('frame-src blob:;')
})

test('an application is approved with terms, which a wrong entry leaves as they were', async () => {
  const { partnerId } = await waiting('Ceylan Aksesuar')
  const page = await admin.page(addressOf(partnerId))
  const terms = { liste: String(list.id), iskonto: '10+5', vade: '30', limit: '50.000,00' }
  for (const [field, value, word] of [
    ['liste', '', 'Fiyat listesini seçin'],
    ['iskonto', '10+x', 'İskontoyu'],
    ['vade', '900', 'Vadeyi'],
    ['limit', 'çok', 'Limiti'],
    ['limit', '10.000', 'iki türlü okunur'],
  ] as const) {
    const refused = await act(admin, page, 'onayla', { ...terms, [field]: value })
    expect([field, refused.status, refused.text.includes(word)]).toEqual([field, 422, true])
    if (field === 'limit') expect(refused.html).toContain('value="10+5"')
    expect(await partnerOf(partnerId)).toMatchObject({ approvalStatus: 0, discounts: [] })
  }
  const done = await act(admin, page, 'onayla', terms)
  expect(done.text).toContain('Onaylandı')
  expect(await partnerOf(partnerId)).toMatchObject({
    approvalStatus: 1,
    priceListId: list.id,
    discounts: [1000, 500],
    paymentTermDays: 30,
    creditLimit: 5_000_000,
  })
  const changed = await act(admin, done, 'onayla', { ...terms, vade: '45' })
  expect(changed.status).toBe(200)
  expect(await partnerOf(partnerId)).toMatchObject({ approvalStatus: 1, paymentTermDays: 45 })
})

test('an application is refused, or documents are asked for, with a reason that its history keeps', async () => {
  const { partnerId } = await waiting('Demir Saat')
  const asked = await act(admin, await admin.page(addressOf(partnerId)), 'belge-iste', {
    neden: 'Vergi levhası eksik',
  })
  expect(asked.text).toContain('Vergi levhası eksik')
  expect((await act(admin, asked, 'reddet', { neden: 'x' })).status).toBe(422)
  const refused = await act(admin, asked, 'reddet', { neden: 'Vergi numarası yanlış' })
  expect(refused.text).toContain('Vergi numarası yanlış')
  expect(await partnerOf(partnerId)).toMatchObject({ approvalStatus: 2 })
  // The page of before still has the form.
  const late = await act(admin, asked, 'reddet', { neden: 'Bir kez daha' })
  expect([late.status, late.text.includes('Reddedildi')]).toEqual([422, true])
})

test('a retail customer is no application', async () => {
  const { partnerId } = await openMember(shop, { name: 'Elif Kaya' })
  expect((await admin.send(addressOf(partnerId))).status).toBe(404)
})
