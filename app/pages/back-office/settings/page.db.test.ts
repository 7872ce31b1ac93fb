import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '~/db/tables.server'
import { drawnPicture } from '~/features/media/testing/pictures'
import { settings } from '~/features/settings/tables.server'
import { openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'
import { act, actionForm } from '~/testing/staff-forms'

const shop = await openTestShop()
const { db } = shop
const admin = (await openStaff(shop, 'admin')).browser
const list = '/yonetim/ayarlar'
const stored = async (group: string, key: string) => {
  const rows = await db.select().from(settings).where(eq(settings.group, group))
  return rows.find((row) => row.key === key)?.value
}

test('every page opens from the list, and an unknown one is not found', async () => {
  const { html } = await admin.page(list)
  const links = [...html.matchAll(/href="(\/yonetim\/ayarlar\/[\w-]+)"/g)].map(([, link]) => link!)
  expect(links.length).toBeGreaterThan(6)
  for (const link of links) expect([link, (await admin.page(link)).status]).toEqual([link, 200])
  expect((await admin.send(`${list}/toString`)).status).toBe(404)
})

test('a changed setting holds in the shop at once, is audited, and no other is touched', async () => {
  const before = await db.select().from(settings)
  const done = await act(admin, await admin.page(`${list}/firma`), 'kaydet', {
    'deger-company/name': 'Işıl Saat',
  })
  expect(done.text).toContain('Ayarlar kaydedildi')
  expect((await shop.browser().page('/')).text).toContain('Işıl Saat')
  const after = await db.select().from(settings)
  const changed = after.filter(
    (row) => !before.some((old) => old.group === row.group && old.key === row.key && old.value === row.value),
  )
  expect(changed.map(({ key, isPublic }) => [key, isPublic])).toEqual([['name', 1]])
  const [entry] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
  expect(entry).toMatchObject({
    action: 'settings change',
    subject: 'settings company/name',
    before: { value: 'Vitrin' },
    after: { value: 'Işıl Saat' },
  })
})

test('an emptied setting takes its usual value again', async () => {
  await act(admin, await admin.page(`${list}/siparis`), 'kaydet', { 'deger-checkout/havale_expiry_days': '' })
  expect(await stored('checkout', 'havale_expiry_days')).toBeUndefined()
})

test('wrong values are named beside their fields, and nothing is saved', async () => {
  const before = await db.select().from(settings)
  const refused = await act(admin, await admin.page(`${list}/siparis`), 'kaydet', {
    'deger-checkout/base_price_for_shipping': '1.234',
    'deger-checkout/withdrawal_days': '7',
    'deger-checkout/delivery_max_days': '20',
  })
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('iki türlü okunur')
  expect(refused.text).toContain('14 ile 365 arasında')
  expect(refused.html).toMatch(/value="1\.234"/)
  expect(refused.html).toMatch(
    /name="deger-checkout\/delivery_max_days"[^>]*value="20"|value="20"[^>]*name="deger-checkout\/delivery_max_days"/,
  )
  expect(await db.select().from(settings)).toEqual(before)
  const same = await act(admin, await admin.page(`${list}/siparis`), 'kaydet')
  expect([same.status, same.text.includes('Değişen bir ayar yok')]).toEqual([422, true])
})

test('the second of two editors is told what has changed and may save again', async () => {
  const [first, second] = [await admin.page(`${list}/magaza`), await admin.page(`${list}/magaza`)]
  const field = 'deger-membership/review_days'
  await act(admin, first, 'kaydet', { [field]: '5' })
  const other = await act(admin, second, 'kaydet', { 'deger-site_settings/closed_minutes': '90' })
  expect(other.status).toBe(200)
  const stale = await act(admin, second, 'kaydet', { [field]: '7' })
  expect([stale.status, stale.text.includes('Başvuru yanıtı (gün)')]).toEqual([409, true])
  expect(await stored('membership', 'review_days')).toBe('5')
  await act(admin, stale, 'kaydet')
  expect(await stored('membership', 'review_days')).toBe('7')
})

test('the audit log keeps no identity number, and a saved setting stays as public as it was', async () => {
  await act(admin, await admin.page(`${list}/firma`), 'kaydet', { 'deger-company/vkn': '10000000146' })
  expect(await stored('company', 'vkn')).toBe('10000000146')
  expect(JSON.stringify(await db.select().from(auditLog))).not.toContain('10000000146')
  const publicOf = async () =>
    (await db.select().from(settings).where(eq(settings.key, 'transfer_reminder_hours')))[0]
  expect(await publicOf()).toMatchObject({ isPublic: 1 })
  await act(admin, await admin.page(`${list}/siparis`), 'kaydet', {
    'deger-checkout/transfer_reminder_hours': '12',
  })
  expect(await publicOf()).toMatchObject({ isPublic: 1, value: '12' })
})

test('a logo and a film are uploaded, kept by a save of other settings, and removed', async () => {
  const save = async (
    page: string,
    fields: Record<string, string>,
    files?: Parameters<typeof admin.submit>[4],
  ) => {
    const opened = await admin.page(`${list}/${page}`)
    return admin.submit(opened, actionForm(opened, 'kaydet'), fields, undefined, files)
  }
  const picture = { name: 'logo.png', bytes: new Uint8Array(await drawnPicture(320, 120, 'png')) }
  await save('firma', {}, { 'dosya-company/logo': picture })
  const logo = await stored('company', 'logo')
  expect(logo).toMatch(/^[0-9a-f]{32}$/)
  expect((await admin.page(`${list}/firma`)).html).toContain(`/media/${logo}/`)
  await save('firma', { 'deger-company/map': 'https://harita.example/dukkan' })
  expect((await shop.browser().page('/contact')).html).toContain('https://harita.example/dukkan')
  expect(await stored('company', 'logo')).toBe(logo)
  await save('firma', { 'kaldir-company/logo': '1' })
  expect(await stored('company', 'logo')).toBeUndefined()

  const film = { name: 'film.mp4', bytes: new TextEncoder().encode('....ftypisom....') }
  await save('gorunum', {}, { 'dosya-site_design/intro_video': film })
  expect(await stored('site_design', 'intro_video')).toMatch(/^[0-9a-f]{32}$/)
})

test('a wrong file is named beside its field; a picture of a refused save stays chosen', async () => {
  const wrong = { name: 'film.mp4', bytes: new TextEncoder().encode('film değil') }
  const opened = await admin.page(`${list}/gorunum`)
  const form = actionForm(opened, 'kaydet')
  const refused = await admin.submit(opened, form, {}, undefined, { 'dosya-site_design/intro_video': wrong })
  expect([refused.status, refused.text.includes('MP4 filmi değil')]).toEqual([422, true])
  const poster = { name: 'kapak.png', bytes: new Uint8Array(await drawnPicture(320, 180, 'png')) }
  const again = await admin.submit(opened, form, { 'deger-site_design/toast_hide_ms': 'çok' }, undefined, {
    'dosya-site_design/intro_poster': poster,
  })
  expect(again.status).toBe(422)
  await act(admin, again, 'kaydet', { 'deger-site_design/toast_hide_ms': '600' })
  expect(await stored('site_design', 'intro_poster')).toMatch(/^[0-9a-f]{32}$/)
})
