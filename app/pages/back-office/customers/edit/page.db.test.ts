import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '~/db/tables.server'
import { getPriceLists } from '~/features/customers/customers.server'
import { addPartnerUser } from '~/features/customers/customers.server'
import { businessPartnerDetails, businessPartners } from '~/features/customers/tables.server'
import type { Permission } from '~/features/identity/identity'
import { staffRoles, users } from '~/features/identity/tables.server'
import { orders } from '~/features/orders/tables.server'
import type { Browser } from '~/testing/browser'
import { goodsInStock, orderAsGuest } from '~/testing/guest'
import { makeUser, openMember, openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'
import { act } from '~/testing/staff-forms'

const shop = await openTestShop()
const { db } = shop
const admin = (await openStaff(shop, 'admin')).browser
const list = (await getPriceLists(db)).find(({ code }) => code === 'bayi')!
const company = { kind: 'wholesale', approval: 1, priceListId: list.id } as const
const addressOf = (id: number) => `/yonetim/musteriler/${id}`
const partnerOf = async (id: number) =>
  (await db.select().from(businessPartners).where(eq(businessPartners.id, id)))[0]!
const personOf = async (id: number) =>
  (await db.select().from(businessPartnerDetails).where(eq(businessPartnerDetails.id, id)))[0]
const logOf = (subject: string) => db.select().from(auditLog).where(eq(auditLog.subject, subject))
async function staffWith(key: string, permissions: Permission[]) {
  await db.insert(staffRoles).values({ key, name: key, permissions })
  return openStaff(shop, key)
}
const post = (browser: Browser, id: number, fields: Record<string, string>) =>
  browser.send(addressOf(id), {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { accept: 'text/html' },
  })

test('name and tax data of a company are changed, a wrong entry keeps the others, and the log has no number', async () => {
  const { partnerId } = await openMember(shop, { ...company, discounts: [1_000], name: 'Eski Saat' })
  const page = await admin.page(addressOf(partnerId))
  const fields = { ad: 'Yeni Saat A.Ş.', daire: 'Kadıköy', 'vergi-no': '454 053 69 20' }
  for (const [change, word] of [
    [{ ad: 'x' }, 'Ticaret unvanını'],
    [{ 'vergi-no': '4540536921' }, 'doğru görünmüyor'],
    [{ daire: 'k'.repeat(61) }, 'en çok 60'],
  ] as const) {
    const refused = await act(admin, page, 'kaydet', { ...fields, ...change })
    expect([word, refused.status, refused.text.includes(word)]).toEqual([word, 422, true])
    if ('daire' in change) expect(refused.html).toContain('value="Yeni Saat A.Ş."')
  }
  expect(await partnerOf(partnerId)).toMatchObject({ name: 'Eski Saat' })
  const done = await act(admin, page, 'kaydet', fields)
  expect([done.status, done.text.includes('Bilgiler kaydedildi')]).toEqual([200, true])
  expect(await partnerOf(partnerId)).toMatchObject({
    name: 'Yeni Saat A.Ş.',
    taxOffice: 'Kadıköy',
    taxNumber: '4540536920',
    priceListId: list.id,
    discounts: [1_000],
    approvalStatus: 1,
  })
  const log = await logOf(`business_partners ${partnerId}`)
  expect(log).toHaveLength(1)
  expect(JSON.stringify(log)).not.toContain('4540536920')
})

test('a save of an old page is told, keeps the entries, and wins when it is sent again', async () => {
  const { partnerId } = await openMember(shop, { ...company, name: 'Bir Saat' })
  const page = await admin.page(addressOf(partnerId))
  await act(admin, page, 'kaydet', { ad: 'İki Saat' })
  const told = await act(admin, page, 'kaydet', { ad: 'Üç Saat' })
  expect([told.status, told.text.includes('siz açtıktan sonra değişti')]).toEqual([409, true])
  expect(await partnerOf(partnerId)).toMatchObject({ name: 'İki Saat' })
  expect(told.html).toContain('value="Üç Saat"')
  await act(admin, told, 'kaydet')
  expect(await partnerOf(partnerId)).toMatchObject({ name: 'Üç Saat' })
})

test('a person has a name and a number of their own, and a price list but no account', async () => {
  const { partnerId } = await openMember(shop, { name: 'Ayşe Kaya' })
  const page = await admin.page(addressOf(partnerId))
  expect(page.html).not.toMatch(/name="(daire|limit|vade)"/)
  await act(admin, page, 'kaydet', { ad: 'Ayşe Kaya Er', 'vergi-no': '10000000146' })
  const changed = await admin.page(addressOf(partnerId))
  await act(admin, changed, 'sartlar', { liste: '', iskonto: '5' })
  expect(await partnerOf(partnerId)).toMatchObject({
    name: 'Ayşe Kaya Er',
    taxNumber: '10000000146',
    priceListId: null,
    discounts: [500],
  })
})

test('terms are changed by staff who decide on applications alone, in the browser and over the API', async () => {
  const { partnerId } = await openMember(shop, { ...company, name: 'Şartlı Saat' })
  const page = await admin.page(addressOf(partnerId))
  const terms = { liste: String(list.id), iskonto: '10+5', vade: '30', limit: '50.000,00' }
  for (const [change, word] of [
    [{ limit: '10.000' }, 'iki türlü okunur'],
    [{ limit: 'çok' }, 'Limiti TL olarak'],
    [{ liste: '' }, 'Fiyat listesini seçin'],
    [{ iskonto: '10+x' }, 'İskontoyu'],
    [{ vade: '900' }, 'Vadeyi'],
  ] as const) {
    const refused = await act(admin, page, 'sartlar', { ...terms, ...change })
    expect([word, refused.status, refused.text.includes(word)]).toEqual([word, 422, true])
  }
  expect(await partnerOf(partnerId)).toMatchObject({ creditLimit: 0, discounts: [] })
  await act(admin, page, 'sartlar', terms)
  const given = { discounts: [1_000, 500], paymentTermDays: 30, creditLimit: 5_000_000 }
  expect(await partnerOf(partnerId)).toMatchObject({ ...given, name: 'Şartlı Saat' })

  const { browser } = await staffWith('musteri', ['customers.view', 'customers.all', 'customers.write'])
  const theirs = await browser.page(addressOf(partnerId))
  expect([theirs.text.includes('Bilgileri değiştir'), theirs.text.includes('Şartları değiştir')]).toEqual([
    true,
    false,
  ])
  const refused = await post(browser, partnerId, { islem: 'sartlar', ...terms, limit: '90.000,00' })
  expect(refused.headers.get('location')).toBe('/yonetim/yetki?izin=applications.decide')
  await act(browser, theirs, 'kaydet', { ad: 'Adı Değişen Saat' })

  const path = `/business-partner/${partnerId}`
  const read = async () => {
    const {
      id: _,
      approval_status: _a,
      created_at: _c,
      ...record
    } = (await browser.api(path)).body.data as unknown as Record<string, unknown>
    return record
  }
  const put = { method: 'PUT' }
  const more = await browser.api(path, { ...(await read()), credit_limit: 90_000 }, put)
  expect([more.status, JSON.stringify(more.body)]).toEqual([400, expect.stringContaining('no_terms')])
  expect((await browser.api(path, { ...(await read()), name: 'Yine Saat' }, put)).status).toBe(200)
  expect(await partnerOf(partnerId)).toMatchObject({ ...given, name: 'Yine Saat' })
  const rich = await browser.api('/business-partner', { kind: 'wholesale', name: 'Zengin', credit_limit: 5 })
  expect(rich.status).toBe(400)
})

test('people are added, changed and removed; the last owner and people of others stay', async () => {
  const owner = await openMember(shop, { ...company, name: 'Kişili Saat' })
  const buyer = await openMember(shop, { partnerId: owner.partnerId, role: 'buyer', name: 'Alıcı Bey' })
  const other = await openMember(shop, company)
  const address = addressOf(owner.partnerId)
  const page = await admin.page(address)
  expect(page.text).toContain('Giriş yapabilir')
  const contact = { ad: 'Depo Şefi', telefon: '0212 345 67 89', eposta: 'depo@firma.example', rol: 'viewer' }
  for (const [change, word] of [
    [{ ad: '' }, 'adını ve soyadını'],
    [{ telefon: '123' }, 'Telefonu'],
    [{ eposta: 'depo' }, 'E-postayı'],
    [{ rol: 'patron' }, 'Rolü seçin'],
    [{ sinir: '5.000' }, 'iki türlü okunur'],
  ] as const) {
    const refused = await act(admin, page, 'kisi-ekle', { ...contact, ...change })
    expect([word, refused.status, refused.text.includes(word)]).toEqual([word, 422, true])
  }
  const added = await act(admin, page, 'kisi-ekle', contact)
  expect([added.text.includes('Depo Şefi'), added.text.includes('Giriş yapmaz')]).toEqual([true, true])

  const about = { kayit: String(buyer.detailId) }
  const change = { ad: 'Alıcı Bey', telefon: '0532 111 22 33', rol: 'buyer', sinir: '2.500,50' }
  // The email with which a user signs in is no field of the form.
  await act(admin, added, 'kisi-kaydet', { ...change, eposta: 'x@y.example' }, about)
  expect(await personOf(buyer.detailId)).toMatchObject({
    phone: '+905321112233',
    email: buyer.email,
    role: 'buyer',
    orderLimit: 250_050,
  })
  const stale = await act(admin, added, 'kisi-kaydet', { ...change, sinir: '' }, about)
  expect([stale.status, (await personOf(buyer.detailId))!.orderLimit]).toEqual([409, 250_050])

  const mine = { kayit: String(owner.detailId) }
  const now = await admin.page(address)
  const kept = await act(admin, now, 'kisi-kaydet', { rol: 'viewer' }, mine)
  expect([kept.status, kept.text.includes('tek yetkilisi')]).toEqual([409, true])
  expect((await act(admin, now, 'kisi-cikar', {}, mine)).status).toBe(409)
  const foreign = { islem: 'kisi-cikar', kayit: String(other.detailId) }
  expect((await post(admin, owner.partnerId, foreign)).status).toBe(404)
  expect(await personOf(other.detailId)).toBeDefined()

  expect((await buyer.browser.api('/business-partner')).status).toBe(200)
  await act(admin, now, 'kisi-cikar', {}, about)
  expect(await personOf(buyer.detailId)).toBeUndefined()
  expect((await buyer.browser.api('/business-partner')).status).toBe(401)
  expect(await logOf(`business_partner_details ${buyer.detailId}`)).toHaveLength(2)
})

test('a member joins a company with role and limit, and their own orders stay theirs', async () => {
  const owner = await openMember(shop, { ...company, name: 'Alan Saat' })
  const member = await openMember(shop, { name: 'Yeni Eleman' })
  const goods = await goodsInStock(db, 1, 20)
  const { code } = await orderAsGuest(member.browser, goods, { payment: '4' })
  const other = await openMember(shop, { ...company, name: 'Öteki Saat' })
  const staff = await openStaff(shop, 'sales')
  const unproven = await makeUser(shop, 'Doğrulamayan')
  await db.update(users).set({ emailVerified: false }).where(eq(users.id, unproven.id))
  const page = await admin.page(addressOf(owner.partnerId))
  const fields = { eposta: member.email, rol: 'buyer', sinir: '1.000,00', onay: '1' }
  for (const [change, word] of [
    [{ eposta: 'yok@yok.example' }, 'üyelik yok'],
    [{ eposta: staff.email }, 'bir çalışanın'],
    [{ eposta: unproven.email }, 'doğrulamamış'],
    [{ eposta: other.email }, 'Öteki Saat'],
    [{ eposta: owner.email }, 'zaten bu müşterinin'],
    [{ sinir: '1.000' }, 'iki türlü okunur'],
    [{ onay: '' }, 'kutuyu işaretleyin'],
  ] as const) {
    const refused = await act(admin, page, 'uye-ekle', { ...fields, ...change })
    expect([word, refused.status, refused.text.includes(word)]).toEqual([word, 422, true])
  }
  expect(await personOf(member.detailId)).toMatchObject({ businessPartnerId: member.partnerId })
  const done = await act(admin, page, 'uye-ekle', fields)
  expect([done.status, done.text.includes('Yeni Eleman')]).toEqual([200, true])
  expect(await personOf(member.detailId)).toMatchObject({
    businessPartnerId: owner.partnerId,
    role: 'buyer',
    orderLimit: 100_000,
  })
  expect((await partnerOf(member.partnerId)).deletedAt).not.toBeNull()
  const [kept] = await db.select().from(orders).where(eq(orders.code, code))
  expect(kept!.businessPartnerId).toBeNull()

  const alone = await openMember(shop)
  const refused = await act(admin, await admin.page(addressOf(owner.partnerId)), 'uye-ekle', {
    ...fields,
    eposta: 'yok@yok.example',
  })
  expect(refused.status).toBe(422)
  const person = await post(admin, alone.partnerId, { islem: 'uye-ekle', ...fields })
  expect(person.status).toBe(422)
})

test('a user without a customer record joins at once; a contact with a member’s email is told as such', async () => {
  const owner = await openMember(shop, { ...company, name: 'Kapı Saat' })
  const free = await openMember(shop, { name: 'Boştaki Üye' })
  // As after leaving a company: the account stays, the place is gone.
  await db.delete(businessPartnerDetails).where(eq(businessPartnerDetails.userId, free.id))
  const page = await admin.page(addressOf(owner.partnerId))
  const contact = { ad: 'Boştaki Üye', telefon: '', eposta: free.email, rol: 'buyer', sinir: '' }
  const told = await act(admin, page, 'kisi-ekle', contact)
  expect(told.text).toContain('Bu e-postayla bir üyelik var')
  expect((await act(admin, page, 'kisi-ekle', { ...contact, eposta: 'hic@yok.example' })).text).not.toContain(
    'bir üyelik var',
  )
  const joined = await act(admin, told, 'uye-ekle', { eposta: free.email, rol: 'buyer', sinir: '', onay: '' })
  expect(joined.text).toContain('Kullanıcı eklendi')
  expect(await db.$count(businessPartnerDetails, eq(businessPartnerDetails.userId, free.id))).toBe(1)
})

test('a user joins one company, also when two take the user at the same moment; a person only when agreed', async () => {
  const owners = [await openMember(shop, { ...company, name: 'Bir Saat' }), await openMember(shop, company)]
  const [free, person] = [await openMember(shop), await openMember(shop)]
  await db.delete(businessPartnerDetails).where(eq(businessPartnerDetails.userId, free.id))
  const by = { actor: 'test', leave: () => Promise.resolve() }
  const join = ({ partnerId }: (typeof owners)[number], { id, email }: typeof free, agreed: boolean) =>
    addPartnerUser(
      db,
      partnerId,
      { id, name: 'Kişi', email },
      { role: 'buyer', orderLimit: null },
      { ...by, agreed },
    )
  const refused = await join(owners[0]!, person, false)
  expect(refused.status).toBe('not_agreed')
  for (const user of [free, person]) {
    const outcomes = await Promise.all(owners.map((owner) => join(owner, user, true)))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['added', 'elsewhere'])
  }
})

test('a new company waits for approval, a new person is approved, and both are in the log', async () => {
  const address = '/yonetim/musteriler/yeni'
  const page = await admin.page(address)
  expect((await admin.page('/yonetim/musteriler')).html).toContain(`href="${address}"`)
  const fields = { tur: 'wholesale', ad: 'Telefonla Gelen Saat', daire: 'Kadıköy', 'vergi-no': '4540536920' }
  for (const [change, word] of [
    [{ tur: 'başka' }, 'türünü seçin'],
    [{ ad: '' }, 'Ticaret unvanını'],
    [{ 'vergi-no': '123' }, 'doğru görünmüyor'],
  ] as const) {
    const refused = await act(admin, page, 'ekle', { ...fields, ...change })
    expect([word, refused.status, refused.text.includes(word)]).toEqual([word, 422, true])
    expect(refused.html).toContain('value="Kadıköy"')
  }
  const count = await db.$count(businessPartners)
  const added = await act(admin, page, 'ekle', fields)
  expect(added.text).toContain('Müşteri eklendi')
  const [row] = await db.select().from(businessPartners).orderBy(desc(businessPartners.id)).limit(1)
  expect(row).toMatchObject({
    name: 'Telefonla Gelen Saat',
    approvalStatus: 0,
    priceListId: null,
    salesRepresentativeId: null,
  })
  expect(await logOf(`business_partners ${row!.id}`)).toHaveLength(1)
  const application = await admin.page(`/yonetim/basvurular/${row!.id}`)
  await act(admin, application, 'onayla', { liste: String(list.id), limit: '0' })
  await shop.runJobs()
  expect(await partnerOf(row!.id)).toMatchObject({ approvalStatus: 1, priceListId: list.id })

  const twin = await act(admin, page, 'ekle', { ...fields, ad: 'Aynı Numaralı Saat' })
  expect(twin.html).toContain(`href="${addressOf(row!.id)}"`)
  await act(admin, page, 'ekle', { ...fields, tur: 'retail', ad: 'Gelen Kişi', 'vergi-no': '' })
  const [person] = await db.select().from(businessPartners).orderBy(desc(businessPartners.id)).limit(1)
  expect(person).toMatchObject({ kind: 'retail', approvalStatus: 1, taxOffice: '' })
  expect(await db.$count(businessPartners)).toBe(count + 3)
})

test('staff who see their own dealers only edit these alone, without terms or members of the shop', async () => {
  const staff = await staffWith('kendi', ['customers.view', 'customers.write', 'applications.decide'])
  const { browser } = staff
  const own = await openMember(shop, { ...company, name: 'Kendi Saat' })
  const other = await openMember(shop, { ...company, name: 'Yabancı Saat' })
  await db
    .update(businessPartners)
    .set({ salesRepresentativeId: staff.id })
    .where(eq(businessPartners.id, own.partnerId))
  const page = await browser.page(addressOf(own.partnerId))
  expect(page.text).not.toContain('Şartları değiştir')
  expect(page.text).not.toContain('Kullanıcı ekle')
  await act(browser, page, 'kaydet', { ad: 'Bizim Saat' })
  expect(await partnerOf(own.partnerId)).toMatchObject({ name: 'Bizim Saat' })

  const { html } = await browser.page(page.path)
  const [, revision] = /name="surum" value="([^"]+)"/.exec(html)!
  const terms = { islem: 'sartlar', surum: revision!, liste: String(list.id), vade: '90', limit: '99000' }
  expect((await post(browser, own.partnerId, terms)).status).toBe(409)
  expect(await partnerOf(own.partnerId)).toMatchObject({ creditLimit: 0, salesRepresentativeId: staff.id })
  const stranger = await openMember(shop)
  const join = { islem: 'uye-ekle', eposta: stranger.email, rol: 'owner', onay: '1' }
  expect((await post(browser, own.partnerId, join)).headers.get('location')).toBe(
    '/yonetim/yetki?izin=customers.all',
  )
  expect(await personOf(stranger.detailId)).toMatchObject({ businessPartnerId: stranger.partnerId })
  for (const islem of ['kaydet', 'sartlar', 'kisi-ekle', 'kisi-kaydet', 'kisi-cikar', 'uye-ekle']) {
    const answer = await post(browser, other.partnerId, { islem, ad: 'Ele Geçen', kayit: '1' })
    expect([islem, answer.status]).toEqual([islem, 404])
  }
  const theirs = { islem: 'kisi-cikar', kayit: String(other.detailId) }
  expect((await post(browser, own.partnerId, theirs)).status).toBe(404)
  expect(await personOf(other.detailId)).toBeDefined()

  const added = await act(browser, await browser.page('/yonetim/musteriler/yeni'), 'ekle', {
    ad: 'Ziyarette Bulunan Saat',
  })
  expect(added.text).toContain('Müşteri eklendi')
  const [row] = await db.select().from(businessPartners).orderBy(desc(businessPartners.id)).limit(1)
  expect(row).toMatchObject({ name: 'Ziyarette Bulunan Saat', salesRepresentativeId: staff.id })
})

test('staff who only look have no form, and are told which permission is missing', async () => {
  const { browser } = await staffWith('bakan', ['customers.view', 'customers.all'])
  const { partnerId } = await openMember(shop, company)
  const page = await browser.page(addressOf(partnerId))
  expect(page.html).not.toMatch(/name="islem"/)
  expect((await browser.page('/yonetim/musteriler')).text).not.toContain('Yeni müşteri')
  for (const islem of ['kaydet', 'kisi-ekle', 'kisi-kaydet', 'kisi-cikar', 'uye-ekle']) {
    const answer = await post(browser, partnerId, { islem, ad: 'Değişen' })
    expect(answer.headers.get('location')).toBe('/yonetim/yetki?izin=customers.write')
  }
  const fresh = await browser.send('/yonetim/musteriler/yeni', { headers: { accept: 'text/html' } })
  expect(fresh.headers.get('location')).toBe('/yonetim/yetki?izin=customers.write')
})
