import { and, asc, eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '~/db/tables.server'
import { readVersion } from '~/features/content/content.server'
import { readStored } from '~/features/content/blocks/read-blocks.server'
import { contents } from '~/features/content/tables.server'
import { drawnPicture } from '~/features/media/testing/pictures'
import { menuItems, redirects } from '~/features/settings/tables.server'
import type { Page } from '~/testing/browser'
import { openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'
import { act, actionForm } from '~/testing/staff-forms'

const shop = await openTestShop()
const { db } = shop
const staff = await openStaff(shop, 'content')
const { browser } = staff
const guest = shop.browser()

/** Presses a button of the editor's form, with fields changed and a file for the picture. */
function press(page: Page, verb: string, fields: Record<string, string> = {}, file?: Uint8Array) {
  const form = page.forms.find(({ buttons }) => buttons.some(({ value }) => value === verb))!
  const files = file && { 'yeni-resim': { name: 'r.png', bytes: file } }
  return browser.submit(page, form, fields, verb, files)
}
const blocksOf = async (id: number) => readStored((await readVersion(db, id))!.blocks)
const idOf = (page: Page) => Number(page.path.match(/icerik\/(\d+)/)![1])

test('a page is drafted, filled with blocks, previewed, published, compared and restored', async () => {
  const drafted = await press(await browser.page('/yonetim/icerik/yeni'), 'taslak', {
    baslik: 'Işıltı bakımı',
  })
  expect(drafted.text).toContain('Taslak kaydedildi')
  const id = idOf(drafted)
  const address = `/yonetim/icerik/${id}`
  expect((await guest.send(`/contents/isilti-bakimi/${id}`)).status).toBe(404)

  let page = await press(drafted, 'ekle', { 'yeni-blok': 'text' })
  const refused = await press(page, 'ekle', { 'yeni-blok': 'picture', ozet: 'Kısa özet' })
  expect([refused.status, refused.text.includes('bir resim seçin')]).toEqual([422, true])
  expect(refused.html).toContain('Kısa özet')
  page = await press(page, 'ekle', { 'yeni-blok': 'picture' }, await drawnPicture(64, 48, 'png'))
  const [text, picture] = await blocksOf(id)
  expect([text!.kind, picture!.kind]).toEqual(['text', 'picture'])

  const published = await press(page, 'yayinla', {
    [`b-${text!.id}-metin`]: 'Deriyi **nemli** bezle silin. [İade](/iade)',
    dizi: `${picture!.id} ${text!.id}`,
    [`b-${picture!.id}-anlatim`]: 'Silinen deri kordon',
  })
  expect(published.text).toContain('Sayfa yayında')
  expect((await blocksOf(id)).map(({ kind }) => kind)).toEqual(['picture', 'text'])
  const shown = await guest.page(`/contents/isilti-bakimi/${id}`)
  expect([
    /<strong[^>]*>nemli<\/strong>/.test(shown.html),
    shown.html.includes('Silinen deri kordon'),
  ]).toEqual([true, true])

  const order = async () => (await blocksOf(id)).map((block) => block.kind)
  const moved = await press(await browser.page(address), `asagi ${picture!.id}`, {
    ozet: 'Taşınırken yazılan',
  })
  expect(moved.text).toContain('Blokların sırası değişti')
  expect(moved.html).toContain('Taşınırken yazılan')
  expect(await order()).toEqual(['text', 'picture'])
  await press(moved, `yukari ${picture!.id}`)
  expect(await order()).toEqual(['picture', 'text'])

  await press(await browser.page(address), 'taslak', { baslik: 'Yeni başlık', [`b-${picture!.id}-sil`]: '1' })
  expect((await guest.page(`/contents/isilti-bakimi/${id}`)).text).toContain('Işıltı bakımı')
  const versions = await browser.page(`${address}/surumler`)
  expect(versions.text).toContain('Yeni başlık')
  expect(versions.text).toContain('silindi')
  const preview = versions.html.match(/href="([^"]*\/onizleme\/[^"]+)"/)![1]!.replaceAll('&amp;', '&')
  expect((await guest.page(new URL(preview).pathname + new URL(preview).search)).text).toContain(
    'Yeni başlık',
  )
  const before = (await readVersion(db, id))!.number
  const restored = await act(browser, versions, 'geri-al', {}, { numara: String(before - 1) })
  expect(restored.text).toContain('Sürüm taslak olarak geri alındı')
  expect((await blocksOf(id)).map(({ kind }) => kind)).toEqual(['picture', 'text'])
})

test('a stale save names the differing fields and keeps the entries', async () => {
  const made = await press(await browser.page('/yonetim/icerik/yeni'), 'taslak', { baslik: 'İki kişi' })
  const page = await browser.page(`/yonetim/icerik/${idOf(made)}`)
  await press(page, 'taslak', { baslik: 'İlk kişi' })
  const stale = await press(page, 'taslak', { baslik: 'İkinci kişi' })
  expect([stale.status, stale.text.includes('değişti (Başlık)')]).toEqual([409, true])
  expect(stale.html).toContain('İkinci kişi')
  expect((await press(stale, 'taslak')).text).toContain('Taslak kaydedildi')
  expect((await readVersion(db, idOf(made)))!.title).toBe('İkinci kişi')
})

test('a link with a dangerous scheme is refused, and a page is scheduled and removed', async () => {
  const made = await press(await browser.page('/yonetim/icerik/yeni'), 'ekle', {
    baslik: 'Planlı',
    'yeni-blok': 'picture_text',
  })
  const id = idOf(made)
  const [block] = await blocksOf(id)
  const bad = await press(made, 'taslak', {
    [`b-${block!.id}-dugme`]: 'Git',
    [`b-${block!.id}-dugme-baglanti`]: 'javascript:alert(1)',
  })
  expect(bad.status).toBe(422)
  expect(bad.text).toContain('1. blok')
  const lacking = await press(made, 'planla')
  expect(lacking.text).toContain('Yayın zamanını seçin')
  const planned = await press(made, 'planla', { yayin: '2099-01-01T10:00' })
  expect(planned.text).toContain('Sayfa planlandı')
  expect((await guest.send(`/contents/planli/${id}`)).status).toBe(404)
  await act(browser, await browser.page(`/yonetim/icerik/${id}`), 'sil')
  expect(await db.$count(contents, eq(contents.id, id))).toBe(0)
  const kept = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, `contents ${id}`), eq(auditLog.actor, `user ${staff.id}`)))
  expect(kept.map(({ action }) => action)).toContain('contents remove')
})

test('menus refuse dead links and circles, and entries are moved', async () => {
  const path = '/yonetim/menuler'
  const add = async (fields: Record<string, string>) =>
    act(browser, await browser.page(path), 'ekle', fields, { menu: 'footer' })
  const dead = await add({ yazi: 'Ölü', adres: '/boyle-bir-sayfa-yok' })
  expect([dead.status, dead.text.includes('böyle bir sayfa yok')]).toEqual([409, true])
  expect(dead.html).toContain('value="Ölü"')
  expect((await add({ yazi: 'Kötü', adres: 'javascript:alert(1)' })).status).toBe(409)
  await add({ yazi: 'Birinci', adres: '' })
  await add({ yazi: 'İkinci', adres: '/contact' })
  const rows = await db
    .select()
    .from(menuItems)
    .where(eq(menuItems.menu, 'footer'))
    .orderBy(asc(menuItems.position))
  const [first, second] = ['Birinci', 'İkinci'].map((title) => rows.find((row) => row.title === title)!)
  const about = { kayit: String(second!.id) }
  await act(browser, await browser.page(path), 'kaydet', { ust: String(first!.id) }, about)
  const circle = await act(
    browser,
    await browser.page(path),
    'kaydet',
    { ust: String(second!.id) },
    {
      kayit: String(first!.id),
    },
  )
  expect([circle.status, circle.text.includes('kendisinin altına konamaz')]).toEqual([409, true])
  const inUse = await act(browser, await browser.page(path), 'sil', {}, { kayit: String(first!.id) })
  expect(inUse.text).toContain('Altında satır var')
  await act(browser, await browser.page(path), 'yukari', {}, { kayit: String(first!.id) })
  const after = await db
    .select()
    .from(menuItems)
    .where(eq(menuItems.menu, 'footer'))
    .orderBy(asc(menuItems.position))
  const places = (all: typeof after) => all.filter(({ parentId }) => parentId === null).map(({ id }) => id)
  expect(places(after).indexOf(first!.id)).toBe(
    places(rows.filter(({ id }) => id !== second!.id)).indexOf(first!.id) - 1,
  )
})

test('the entries of one level take a dragged order, without those of another', async () => {
  const page = await browser.page('/yonetim/menuler')
  const level = async () => {
    const rows = await db
      .select()
      .from(menuItems)
      .where(and(eq(menuItems.menu, 'header'), isNull(menuItems.parentId)))
      .orderBy(asc(menuItems.position), asc(menuItems.id))
    return rows.map(({ id }) => id)
  }
  for (const title of ['Sürüklenen', 'Öteki'])
    await act(browser, page, 'ekle', { yazi: title, adres: '' }, { menu: 'header' })
  const before = await level()
  const [other] = await db.select().from(menuItems).where(eq(menuItems.menu, 'footer')).limit(1)
  const dragged = before.toReversed()
  const order = (ids: readonly number[]) =>
    browser.send('/yonetim/menuler', {
      method: 'POST',
      body: new URLSearchParams({ islem: 'sirala', menu: 'header', ust: '', dizi: ids.join(' ') }),
    })
  await order([other!.id, ...dragged.slice(0, 2)])
  expect(await level()).toEqual([
    ...dragged.slice(0, 2),
    ...before.filter((id) => !dragged.slice(0, 2).includes(id)),
  ])
  const [kept] = await db.select().from(auditLog).where(eq(auditLog.subject, 'menu_items header'))
  expect([kept!.action, kept!.actor]).toEqual(['menu_items move', `user ${staff.id}`])
})

test('redirects refuse circles and dead pages, and lead the visitor on', async () => {
  const path = '/yonetim/yonlendirmeler'
  const add = async (fields: Record<string, string>) => act(browser, await browser.page(path), 'ekle', fields)
  expect((await add({ eski: '/eski-kordon', yeni: '/yok-boyle' })).text).toContain('böyle bir sayfa yok')
  expect((await add({ eski: '/eski-kordon', yeni: '/contact' })).text).toContain('Yönlendirme eklendi')
  const led = await guest.send('/eski-kordon')
  expect([led.status, led.headers.get('location')]).toEqual([301, '/contact'])
  const [row] = await db.select().from(redirects).where(eq(redirects.fromPath, '/eski-kordon'))
  await act(browser, await browser.page(path), 'sil', {}, { kayit: String(row!.id) })
  expect((await guest.send('/eski-kordon')).status).toBe(404)
})

test('questions are added, changed and removed', async () => {
  const path = '/yonetim/icerik/sorular'
  const fields = { grup: 'Bakım', soru: 'Deri nasıl silinir?', yanit: 'Nemli **bezle**.' }
  const short = await act(browser, await browser.page(path), 'ekle', { ...fields, soru: 'x' })
  expect([short.status, short.html.includes('Nemli **bezle**.')]).toEqual([422, true])
  const added = await act(browser, await browser.page(path), 'ekle', fields)
  const form = actionForm(added, 'kaydet')
  expect(form.fields.length).toBeGreaterThan(0)
  expect((await guest.page('/sss')).text).toContain('Deri nasıl silinir?')
})
