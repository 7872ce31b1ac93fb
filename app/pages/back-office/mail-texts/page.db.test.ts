import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '~/db/tables.server'
import { mailTextKeys } from '~/features/mail-texts/mail-texts'
import { mailTexts } from '~/features/mail-texts/tables.server'
import { findOrders } from '~/features/orders/orders.server'
import { goodsInStock, orderAsGuest } from '~/testing/guest'
import { openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'
import { act, pressButton } from '~/testing/staff-forms'

const shop = await openTestShop()
const { db } = shop
const admin = await openStaff(shop, 'admin')
const { browser } = admin
const list = '/yonetim/e-posta-metinleri'

const press = (path: string, verb: string, fields: Record<string, string>, by = browser) =>
  pressButton(by, path, verb, fields)
const emailIn = (html: string) => /srcdoc="([^"]*)"/i.exec(html)?.[1] ?? ''

test('the words of an email are written, previewed with a real order, sent, and taken back', async () => {
  const path = `${list}/order-payAtDoor`
  const empty = await browser.page(path)
  expect(empty.text).toContain('Önizleme için bir sipariş gerekir')
  const { code } = await orderAsGuest(shop.browser(), await goodsInStock(db, 2), {
    payment: '4',
    fields: { 'address.first_name': 'Zülküf', 'address.last_name': 'Işıldak' },
  })
  const words = { konu: 'Hazırlıyoruz: {sipariş}', metin: 'Teşekkürler {ad}!\n\nToplam {toplam}.' }
  const preview = await press(path, 'onizle', words)
  expect([preview.status, preview.text.includes(`Konu: Hazırlıyoruz: ${code}`)]).toEqual([200, true])
  expect(emailIn(preview.html)).toContain('Teşekkürler Zülküf!')
  // The signed link would open the order to every reader.
  expect(emailIn(preview.html)).not.toContain('imza=')
  expect(await db.$count(mailTexts)).toBe(0)
  const other = await press(path, 'onizle', { ...words, siparis: 'YOKBOYLE123' })
  expect([other.status, other.text.includes('Bu numarayla bir sipariş yok')]).toEqual([422, true])

  expect((await press(path, 'kaydet', words)).text).toContain('Metin kaydedildi')
  await shop.runJobs()
  expect(shop.emails.findLast(({ subject }) => subject === `Hazırlıyoruz: ${code}`)?.text).toContain(
    'Teşekkürler Zülküf!',
  )
  await press(path, 'dene', words)
  await shop.runJobs()
  expect(shop.emails.at(-1)).toMatchObject({ subject: `[Deneme] Hazırlıyoruz: ${code}` })

  expect((await act(browser, await browser.page(path), 'hazira-don')).text).toContain('Hazır metne dönüldü')
  expect(await db.$count(mailTexts)).toBe(0)
  const kept = await db.select().from(auditLog).where(eq(auditLog.subject, 'mail_texts order-payAtDoor'))
  expect(kept.map(({ after }) => after)).toEqual([{ subject: words.konu, body: words.metin }, null])
})

test('a mistake, and a save beside another one, keep the entries', async () => {
  const path = `${list}/news-transfer-due`
  const unknown = await press(path, 'kaydet', { konu: 'Bekliyor {kod}' })
  expect([unknown.status, unknown.text.includes('{kod} diye bir yer tutucu yok')]).toEqual([422, true])
  expect(unknown.html).toContain('value="Bekliyor {kod}"')
  const missing = await press(path, 'kaydet', { metin: 'Ödemenizi bekliyoruz.' })
  expect(missing.text).toContain('Giriş sözlerinde {son gün} geçmeli')

  const page = await browser.page(`${list}/account-reset`)
  const form = page.forms.find(({ buttons }) => buttons.some(({ value }) => value === 'kaydet'))!
  await press(`${list}/account-reset`, 'kaydet', { konu: 'İlk' })
  const stale = await browser.submit(page, form, { konu: 'İkinci' }, 'kaydet')
  expect([stale.status, stale.html.includes('value="İkinci"')]).toEqual([409, true])
  const again = stale.forms.find(({ buttons }) => buttons.some(({ value }) => value === 'kaydet'))!
  expect((await browser.submit(stale, again, { konu: 'İkinci' }, 'kaydet')).status).toBe(200)
  expect((await db.select().from(mailTexts)).map(({ subject }) => subject)).toEqual(['İkinci'])
})

test('every email of the list can be shown', async () => {
  const listed = await browser.page(list)
  for (const key of mailTextKeys) {
    const page = await browser.page(`${list}/${key}`)
    expect([key, page.status, listed.html.includes(`${list}/${key}`)]).toEqual([key, 200, true])
    expect([key, emailIn(page.html).length > 1_000]).toEqual([key, true])
  }
  expect((await browser.send(`${list}/yok`)).status).toBe(404)
})

test('staff who may not see orders get an example in place of the customer', async () => {
  const { orders } = await findOrders(db, { length: 1 })
  const { code } = orders[0]!
  const content = await openStaff(shop, 'content')
  const page = await content.browser.page(`${list}/order-paid`)
  expect(emailIn(page.html)).toContain('Ayşe')
  const chosen = await press(`${list}/order-paid`, 'onizle', { siparis: code }, content.browser)
  for (const html of [emailIn(page.html), emailIn(chosen.html)]) {
    expect(html).not.toContain(code)
    expect(html).not.toContain('Işıldak')
  }
})
