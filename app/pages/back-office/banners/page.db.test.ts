import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bannerGroups, banners } from '~/features/banners/tables.server'
import { drawnPicture } from '~/features/media/testing/pictures'
import { openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'
import { act, actionForm } from '~/testing/staff-forms'

const shop = await openTestShop()
const { db } = shop
const { browser } = await openStaff(shop, 'content')
const path = '/yonetim/afisler'
const [home] = await db.select().from(bannerGroups).where(eq(bannerGroups.code, 'ana-sayfa'))

async function add(fields: Record<string, string>, bytes: Uint8Array | null) {
  const page = await browser.page(path)
  const files = bytes ? { genis: { name: 'afis.png', bytes } } : undefined
  return browser.submit(page, actionForm(page, 'ekle', { grup: String(home!.id) }), fields, undefined, files)
}

test('a banner is uploaded, shown to its audience from its moment on, and removed', async () => {
  const picture = await drawnPicture(320, 120, 'png')
  const without = await add({ baslik: 'Işıltılı kış' }, null)
  expect([without.status, without.text.includes('bir resim seçin')]).toEqual([422, true])
  expect(without.html).toContain('value="Işıltılı kış"')
  const text = new TextEncoder().encode('resim değil')
  expect((await add({ baslik: 'Işıltılı kış' }, text)).text).toContain('bir resim olarak okunamadı')
  expect((await add({ baslik: 'Kötü', baglanti: 'javascript:alert(1)' }, picture)).status).toBe(409)
  expect(
    (await add({ baslik: 'Ters', bas: '2026-12-02T10:00', son: '2026-12-01T10:00' }, picture)).text,
  ).toContain('Bitiş zamanı başlangıçtan sonra')
  expect((await add({ baslik: 'Işıltılı kış', baglanti: '/deri-kordonlar' }, picture)).text).toContain(
    'Afiş eklendi',
  )
  const guest = shop.browser()
  expect((await guest.page('/')).text).toContain('Işıltılı kış')
  const [row] = await db.select().from(banners).where(eq(banners.title, 'Işıltılı kış'))
  const about = { kayit: String(row!.id) }
  await act(browser, await browser.page(path), 'kaydet', { bas: '2099-01-01T10:00' }, about)
  expect((await guest.page('/')).text).not.toContain('Işıltılı kış')
  expect((await browser.page(path)).text).toContain('Başlamadı')
  await act(browser, await browser.page(path), 'sil', {}, about)
  expect(await db.$count(banners, eq(banners.id, row!.id))).toBe(0)
})

test('a group is added once, and removed only without banners', async () => {
  const fields = { kod: 'yan-serit', ad: 'Yan şerit' }
  expect((await act(browser, await browser.page(path), 'grup-ekle', fields)).text).toContain('Grup eklendi')
  const again = await act(browser, await browser.page(path), 'grup-ekle', fields)
  expect([again.status, again.html.includes('value="yan-serit"')]).toEqual([409, true])
  const [row] = await db.select().from(bannerGroups).where(eq(bannerGroups.code, 'yan-serit'))
  await act(browser, await browser.page(path), 'grup-sil', {}, { kayit: String(row!.id) })
  expect(await db.$count(bannerGroups, eq(bannerGroups.code, 'yan-serit'))).toBe(0)
})
