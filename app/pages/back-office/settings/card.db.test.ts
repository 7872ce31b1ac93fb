import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '~/db/tables.server'
import { nextCode, setUpSecondFactor } from '~/features/identity/identity.server'
import { secondFactors } from '~/features/identity/tables.server'
import {
  changePaymentMethod,
  chooseGateway,
  leaveGateway,
  listGatewayAccounts,
  listPaymentMethods,
} from '~/features/payments/payments.server'
import { gatewayAccounts, paymentAttempts } from '~/features/payments/tables.server'
import { revisionOf } from '~/http/calls/editing.server'
import { keys, openProviders } from '~/features/payments/testing/providers'
import { goodsInStock } from '~/testing/guest'
import { openStaff } from '~/testing/members'
import { attemptOf, orderByCard } from '~/testing/payer'
import { openTestShop } from '~/testing/shop'
import { act, actionForm } from '~/testing/staff-forms'

// The providers are a server of the test, so the environment names their addresses and nothing else.
const providers = await openProviders()
const urls = { IYZICO_URL: providers.url, PAYTR_URL: providers.url }
const shop = await openTestShop({ environment: urls })
const { db } = shop
const staff = await openStaff(shop, 'admin')
const admin = staff.browser
const path = '/yonetim/ayarlar/kart'
const [goods] = await goodsInStock(db, 1, 5)
const iyzico = { kayit: 'iyzico' }
const paytr = { kayit: 'paytr' }

const page = () => admin.page(path)
const press = async (verb: string, about: object, fields: Record<string, string> = {}) =>
  act(admin, await page(), verb, fields, about as Record<string, string>)

test('keys are stored encrypted, and no page, answer or audit entry shows them', async () => {
  const wrong = await press('kaydet', paytr, {
    magaza: 'magaza',
    'magaza-parolasi': keys.PAYTR_MERCHANT_KEY,
    'gizli-anahtar': keys.PAYTR_MERCHANT_SALT,
  })
  expect([wrong.status, wrong.text.includes('Mağaza no rakamlardan oluşur')]).toEqual([422, true])
  expect(wrong.html).not.toContain(keys.PAYTR_MERCHANT_KEY)
  const half = await press('kaydet', iyzico, { 'api-anahtari': keys.IYZICO_API_KEY })
  expect([half.status, half.text.includes('Bütün anahtarları yazın.')]).toEqual([422, true])

  const saved = await press('kaydet', iyzico, {
    'api-anahtari': keys.IYZICO_API_KEY,
    'guvenlik-anahtari': 'yanlis-anahtar',
    deneme: '1',
  })
  expect(saved.text).toContain('Anahtarlar kaydedildi.')
  expect(saved.text).toContain('Deneme modu')
  const stored = JSON.stringify([
    await db.select().from(gatewayAccounts),
    await db.select().from(auditLog).where(eq(auditLog.subject, 'gateway_accounts iyzico')),
  ])
  for (const key of [keys.IYZICO_API_KEY, 'yanlis-anahtar']) {
    expect([key, stored.includes(key)]).toEqual([key, false])
    expect([key, (await page()).html.includes(key)]).toEqual([key, false])
  }
  expect(stored).toContain('"keysChanged":true')
})

test('a provider that refuses the keys or gives no answer is not chosen', async () => {
  const refused = await press('sec', iyzico)
  expect([refused.status, refused.text.includes('iyzico anahtarları kabul etmedi (1000')]).toEqual([
    422,
    true,
  ])
  const tried = await press('dene', iyzico)
  expect(tried.text).toContain('iyzico anahtarları kabul etmedi (1000')
  providers.state.silent = true
  const silent = await press('dene', iyzico)
  providers.state.silent = false
  expect([silent.status, silent.text.includes('iyzico yanıt vermedi')]).toEqual([503, true])
  expect(await db.$count(gatewayAccounts, eq(gatewayAccounts.chosen, true))).toBe(0)
})

test('a typed key replaces the stored one, an empty field keeps it, and the next order is paid there', async () => {
  await press('kaydet', iyzico, { 'guvenlik-anahtari': keys.IYZICO_SECRET_KEY })
  expect((await press('dene', iyzico)).text).toContain('Bağlantı çalışıyor')
  expect((await press('sec', iyzico)).text).toContain('Yeni kart ödemeleri iyzico ile alınıyor.')
  const leading = await orderByCard(shop.browser(), [goods!])
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.id, attemptOf(leading)))
  expect(attempt!.gateway).toBe('iyzico')
  expect(leading.html).toContain(`${providers.url}/cpp?token=`)
})

test('keys that take payments are replaced by working ones only, and stay while payments need them', async () => {
  const wrong = await press('kaydet', iyzico, { 'guvenlik-anahtari': 'baska-anahtar' })
  expect([wrong.status, wrong.text.includes('iyzico anahtarları kabul etmedi')]).toEqual([422, true])
  expect((await press('dene', iyzico)).text).toContain('Bağlantı çalışıyor')

  const live = { actor: 'test', hasTestBank: false }
  expect(await leaveGateway(db, 'iyzico', live)).toBe('offered')
  // In a demo the test bank takes its place.
  expect((await press('birak', iyzico)).text).toContain('deneme bankasıyla alınır')
  await press('kaydet', paytr, {
    magaza: keys.PAYTR_MERCHANT_ID,
    'magaza-parolasi': keys.PAYTR_MERCHANT_KEY,
    'gizli-anahtar': keys.PAYTR_MERCHANT_SALT,
  })
  expect((await press('sec', paytr)).text).toContain('Yeni kart ödemeleri PayTR ile alınıyor.')
  const used = await press('sil', iyzico)
  expect([used.status, used.text.includes('Bu sağlayıcıyla alınmış ödemeler var')]).toEqual([409, true])
  expect((await shop.deps.gateways()).named.iyzico).toBeDefined()
})

test('keys that were changed after their trial are not chosen, and a late form does not leave another provider', async () => {
  const opened = await page()
  expect((await press('sec', iyzico)).text).toContain('Yeni kart ödemeleri iyzico ile alınıyor.')
  const late = await admin.submit(opened, actionForm(opened, 'birak', paytr))
  expect([late.status, late.text.includes('bu sağlayıcıyla alınmıyor')]).toEqual([409, true])
  expect((await shop.deps.gateways()).chosen?.name).toBe('iyzico')

  const tried = (await listGatewayAccounts(db)).find(({ gateway }) => gateway === 'paytr')!
  await press('kaydet', paytr, { 'magaza-parolasi': 'denenmemis' })
  const { revision } = tried
  expect(await chooseGateway(db, 'paytr', { revision, actor: 'test' })).toBe('changed')
  await press('kaydet', paytr, { 'magaza-parolasi': keys.PAYTR_MERCHANT_KEY })
  expect((await press('sec', paytr)).text).toContain('Yeni kart ödemeleri PayTR ile alınıyor.')
})

test('cards are not offered once nobody takes them, also when the form had seen a provider', async () => {
  const card = (await listPaymentMethods(db)).find(({ type }) => type === 1)!
  const shown = { type: 1, revision: revisionOf(card), needsAccount: true }
  const { name, description, fee, feeKdvRate, limit } = card
  const input = { name, description, active: true, fee, feeKdvRate, limit }
  await press('birak', paytr)
  expect(await changePaymentMethod(db, shown, input, 'test')).toBe('no_gateway')
  await press('sec', paytr)
  expect(await changePaymentMethod(db, shown, input, 'test')).toBe('done')
})

test('keys stay while a payment that was given up is still asked about', async () => {
  await press('kaydet', iyzico, { 'guvenlik-anahtari': keys.IYZICO_SECRET_KEY })
  await db.update(paymentAttempts).set({ state: 'expired', askAt: new Date() })
  expect((await press('sil', iyzico)).text).toContain('Bu sağlayıcıyla alınmış ödemeler var')
  await db.update(paymentAttempts).set({ state: 'started' })
})

test('a form that was opened before another save is refused', async () => {
  const opened = await page()
  await press('kaydet', paytr, { magaza: '654321', 'magaza-parolasi': keys.PAYTR_MERCHANT_KEY })
  const form = actionForm(opened, 'kaydet', paytr)
  const late = await admin.submit(opened, form, { magaza: keys.PAYTR_MERCHANT_ID })
  expect([late.status, late.text.includes('siz açtıktan sonra')]).toEqual([409, true])
})

test('every change asks for the second factor again, and the trial does not', async () => {
  await setUpSecondFactor(db, shop.deps.secret, staff.id)
  await db.update(secondFactors).set({ confirmedAt: new Date() }).where(eq(secondFactors.userId, staff.id))
  const before = await db.select().from(gatewayAccounts)
  const refused = await press('sec', iyzico, { kod: '123456' })
  expect([refused.status, refused.text.includes('Kod doğru değil')]).toEqual([422, true])
  expect(await db.select().from(gatewayAccounts)).toEqual(before)
  expect((await press('dene', iyzico)).text).toContain('Bağlantı çalışıyor')
  const kod = (await nextCode(db, shop.deps.secret, staff.id, new Date()))!
  expect((await press('sec', iyzico, { kod })).text).toContain('Yeni kart ödemeleri iyzico ile alınıyor.')
})

test('the page tells that keys cannot be read, and writing them again mends that', async () => {
  const sealedKeys = 'AAAA'
  await db.update(gatewayAccounts).set({ sealedKeys }).where(eq(gatewayAccounts.gateway, 'paytr'))
  expect((await page()).text).toContain('kayıtlı anahtarlar okunamıyor')
  expect((await press('kaydet', paytr)).text).toContain('Bütün anahtarları yazın.')
  const whole = { 'magaza-parolasi': keys.PAYTR_MERCHANT_KEY, 'gizli-anahtar': keys.PAYTR_MERCHANT_SALT }
  await press('kaydet', paytr, { magaza: keys.PAYTR_MERCHANT_ID, ...whole })
  expect((await press('dene', paytr)).text).toContain('Bağlantı çalışıyor')
})

test('staff of the warehouse do not see the page', async () => {
  const { browser } = await openStaff(shop, 'warehouse')
  expect((await browser.page(path)).status).toBe(403)
})
