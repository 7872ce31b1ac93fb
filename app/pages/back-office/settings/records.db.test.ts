import { desc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditLog } from '~/db/tables.server'
import { nextCode, setUpSecondFactor } from '~/features/identity/identity.server'
import { secondFactors } from '~/features/identity/tables.server'
import { carriers } from '~/features/orders/tables.server'
import { bankAccounts, paymentMethods } from '~/features/payments/tables.server'
import { openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'
import { act } from '~/testing/staff-forms'

const shop = await openTestShop()
const { db } = shop
const staff = await openStaff(shop, 'admin')
const admin = staff.browser

describe('carriers', () => {
  const address = '/yonetim/ayarlar/kargo'
  const fields = {
    ad: 'Işık Kargo',
    ucret: '54,90',
    'en-az': '1',
    'en-cok': '3',
    vkn: '9860008925',
    takip: 'https://isik.example/takip?no={no}',
  }
  const named = async (name: string) => (await db.select().from(carriers).where(eq(carriers.name, name)))[0]

  test('are added, changed and taken out of the offer', async () => {
    await act(admin, await admin.page(address), 'ekle', fields)
    const made = await named('Işık Kargo')
    expect(made).toMatchObject({ price: 5_490, minDays: 1, maxDays: 3, active: true, cashOnDelivery: false })
    const about = { kayit: String(made!.id) }
    await act(admin, await admin.page(address), 'kaydet', { ucret: '60', kapida: '1' }, about)
    expect(await named('Işık Kargo')).toMatchObject({ price: 6_000, cashOnDelivery: true, active: true })
    const done = await act(admin, await admin.page(address), 'kaldir', {}, about)
    expect(done.text).toContain('artık sunulmuyor')
    expect(await named('Işık Kargo')).toMatchObject({ active: false })
  })

  test.each([
    [{ ad: '' }, 'Firmanın adını'],
    [{ ucret: '-1' }, 'Ücreti 69,90 gibi'],
    [{ 'en-az': '5' }, 'Süreleri 0 ile 60'],
    [{ vkn: '1234567891' }, 'Vergi numarası'],
    [{ takip: 'javascript:alert({no})' }, 'Takip adresini'],
    [{ takip: 'https://isik.example/takip' }, 'Takip adresini'],
    [{ ad: 'Yurtiçi Kargo' }, 'Bu adda bir firma var'],
    [{ tur: 'ambar', ad: 'Ambar Deneme' }, ''],
  ])('%j is refused with its sentence, and the entries stay', async (wrong, sentence) => {
    const refused = await act(admin, await admin.page(address), 'ekle', {
      ...fields,
      ad: 'Deneme Kargo',
      ...wrong,
    })
    expect([422, 409]).toContain(refused.status)
    expect(refused.text).toContain(sentence)
    expect(
      refused.forms.find(({ fields }) => fields.some(([, value]) => value === 'ekle'))?.fields,
    ).toContainEqual(['en-cok', '3'])
    expect(await named('Deneme Kargo')).toBeUndefined()
  })

  test('tell the second editor that the record has changed', async () => {
    const made = (await named('Yurtiçi Kargo'))!
    const about = { kayit: String(made.id) }
    const [first, second] = [await admin.page(address), await admin.page(address)]
    await act(admin, first, 'kaydet', { ucret: '71,00' }, about)
    const stale = await act(admin, second, 'kaydet', { ucret: '72,00' }, about)
    expect([stale.status, stale.text.includes('siz açtıktan sonra değişti')]).toEqual([409, true])
    expect((await named('Yurtiçi Kargo'))!.price).toBe(7_100)
    await act(admin, stale, 'kaydet', {}, about)
    expect((await named('Yurtiçi Kargo'))!.price).toBe(7_200)
  })
})

describe('payments', () => {
  const address = '/yonetim/ayarlar/odeme'
  const account = { banka: 'Örnek Bank', sahip: 'Vitrin Ltd. Şti.', iban: 'TR33 0006 1005 1978 6457 8413 26' }

  test('a method that is not offered leaves the checkout', async () => {
    const about = { kayit: '2' }
    await act(admin, await admin.page(address), 'yontem', { sunulur: undefined as unknown as string }, about)
    expect((await db.select().from(paymentMethods).where(eq(paymentMethods.type, 2)))[0]!.active).toBe(false)
    const refused = await act(admin, await admin.page(address), 'yontem', { ucret: 'çok' }, about)
    expect([refused.status, refused.text.includes('Ek ücreti 29,90 gibi')]).toEqual([422, true])
    await act(admin, await admin.page(address), 'yontem', { sunulur: '1', ucret: '1,50' }, about)
    expect((await db.select().from(paymentMethods).where(eq(paymentMethods.type, 2)))[0]).toMatchObject({
      active: true,
      fee: 150,
    })
  })

  test.each(['yok', '32768', '-1'])('the method %s is not found, and nothing is changed', async (kayit) => {
    const before = await db.select().from(paymentMethods)
    const refused = await act(admin, await admin.page(address), 'yontem', { kayit }, { kayit: '2' })
    expect(refused.status).toBe(404)
    expect(await db.select().from(paymentMethods)).toEqual(before)
  })

  test('a bank account is checked, added once, changed and deleted, each with its audit', async () => {
    const page = await admin.page(address)
    const wrong = await act(admin, page, 'ekle', { ...account, iban: 'TR33 0006 1005 1978 6457 8413 27' })
    expect([wrong.status, wrong.text.includes('IBAN doğru değil')]).toEqual([422, true])
    expect(wrong.html).toContain('value="Örnek Bank"')
    await act(admin, page, 'ekle', account)
    const twice = await act(admin, page, 'ekle', account)
    expect([twice.status, twice.text.includes('Bu IBAN kayıtlı')]).toEqual([409, true])
    const [made] = await db.select().from(bankAccounts).where(eq(bankAccounts.bank, 'Örnek Bank'))
    expect(made!.iban).toBe('TR330006100519786457841326')
    const about = { kayit: String(made!.id) }
    await act(admin, await admin.page(address), 'kaydet', { banka: 'Başka Bank' }, about)
    await act(admin, await admin.page(address), 'sil', {}, about)
    expect(await db.$count(bankAccounts, eq(bankAccounts.id, made!.id))).toBe(0)
    const entries = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `bank_accounts ${made!.id}`))
      .orderBy(desc(auditLog.id))
    expect(entries.map(({ action }) => action.split(' ')[1])).toEqual(['remove', 'change', 'add'])
  })

  test('a bank account asks for the second factor again', async () => {
    await setUpSecondFactor(db, shop.deps.secret, staff.id)
    await db.update(secondFactors).set({ confirmedAt: new Date() }).where(eq(secondFactors.userId, staff.id))
    const before = await db.select().from(bankAccounts)
    const page = await admin.page(address)
    const refused = await act(admin, page, 'ekle', { ...account, kod: '123456' })
    expect([refused.status, refused.text.includes('Kod doğru değil')]).toEqual([422, true])
    expect(await db.select().from(bankAccounts)).toEqual(before)
    const kod = (await nextCode(db, shop.deps.secret, staff.id, new Date()))!
    await act(admin, page, 'ekle', { ...account, kod })
    expect(await db.$count(bankAccounts)).toBe(before.length + 1)
  })
})
