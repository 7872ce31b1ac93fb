import { desc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditLog } from '~/db/tables.server'
import { galleryEditor } from '~/features/galleries/galleries.server'
import { galleries } from '~/features/galleries/tables.server'
import { drawnPicture } from '~/features/media/testing/pictures'
import { menuItems } from '~/features/settings/tables.server'
import type { Page } from '~/testing/browser'
import { openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'
import { act, actionForm } from '~/testing/staff-forms'

const shop = await openTestShop()
const { db } = shop
const { browser } = await openStaff(shop, 'content')
const guest = shop.browser()
const list = '/yonetim/galeriler'

type Upload = { name: string; bytes: Uint8Array<ArrayBuffer> }

const bytes = async (width: number): Promise<Upload> => ({
  name: `${width}.png`,
  bytes: new Uint8Array(await drawnPicture(width, 200, 'png')),
})

/** Saves the form of a gallery, with a file in its field and with one of its buttons. */
function save(page: Page, fields: Record<string, string | undefined>, file?: Upload, button?: string) {
  return browser.submit(page, actionForm(page, 'kaydet'), fields, button, file && { resim: file })
}

async function add(title: string, widths: readonly number[] = []) {
  let page = await save(await browser.page(`${list}/yeni`), { ad: title })
  for (const width of widths) page = await save(page, {}, await bytes(width))
  const [row] = await db.select().from(galleries).where(eq(galleries.title, title))
  return { id: row!.id, path: `${list}/${row!.id}` }
}

const read = async (id: number) => (await galleryEditor.read(db, id))!

test('a gallery is added, filled, described, hidden and removed, each with its audit', async () => {
  const { id, path } = await add('Işıltılı bilekler', [310, 320])
  expect((await read(id)).pictures).toHaveLength(2)
  const page = await browser.page(path)
  expect(page.text).toContain('2 resmin anlattığı yalnız galerinin adı')
  const [first] = (await read(id)).pictures
  const saved = await save(page, {
    ozet: 'Kordonlar saatlerde',
    [`alt-${first!.picture}`]: 'Taba kordonlu saat',
    [`yazi-${first!.picture}`]: 'Toros',
  })
  expect(saved.text).toContain('Galeri kaydedildi')
  expect((await guest.page('/Gallery')).text).toContain('Kordonlar saatlerde')
  expect((await guest.page(`/gallery/${id}`)).html).toContain('Taba kordonlu saat')
  expect((await browser.page(list)).text).toContain('2 resim')
  await save(await browser.page(path), { acik: undefined })
  expect((await guest.page(`/gallery/${id}`)).status).toBe(404)
  expect((await browser.page(list)).text).toContain('Gizli')
  const gone = await act(browser, await browser.page(path), 'sil')
  expect(gone.text).toContain('Galeri silindi')
  expect(await db.$count(galleries, eq(galleries.id, id))).toBe(0)
  const entries = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `galleries ${id}`))
    .orderBy(desc(auditLog.id))
  expect(entries.map(({ action }) => action.split(' ')[1])).toEqual([
    'remove',
    'change',
    'change',
    'change',
    'change',
    'add',
  ])
})

test('a button moves a picture one place and saves what was typed; a ticked picture is removed', async () => {
  const { id, path } = await add('Sıralı', [330, 340, 350])
  const [a, b, c] = (await read(id)).pictures.map(({ picture }) => picture)
  const moved = await save(
    await browser.page(path),
    { [`alt-${a}`]: 'Önden görünüş' },
    undefined,
    `asagi ${a}`,
  )
  expect(moved.text).toContain('Sıra ve yazdıklarınız kaydedildi')
  expect((await read(id)).pictures).toMatchObject([
    { picture: b },
    { picture: a, alt: 'Önden görünüş' },
    { picture: c },
  ])
  await save(moved, {}, undefined, `yukari ${c}`)
  await save(await browser.page(path), { [`sil-${b}`]: '1' })
  expect((await read(id)).pictures.map(({ picture }) => picture)).toEqual([c, a])
})

test('a picture is added once, and a file that is none is named while the others stay', async () => {
  const { id, path } = await add('Tek tek')
  const file = await bytes(360)
  await save(await browser.page(path), {}, file)
  await save(await browser.page(path), {}, file)
  expect((await read(id)).pictures).toHaveLength(1)
  const wrong = await save(
    await browser.page(path),
    { ozet: 'Kaldı' },
    {
      name: 'metin.png',
      bytes: new TextEncoder().encode('Bu bir resim değil'),
    },
  )
  expect(wrong.text).toContain('metin.png: JPEG, PNG')
  expect(await read(id)).toMatchObject({ summary: 'Kaldı', pictures: [{}] })
})

test('a stale save is refused; saved again it keeps the picture that somebody else added meanwhile', async () => {
  const { id, path } = await add('İki kişi', [370])
  const [first] = (await read(id)).pictures
  const [mine, theirs] = [await browser.page(path), await browser.page(path)]
  await save(theirs, { ozet: 'Onların' }, await bytes(380))
  const stale = await save(mine, { ad: 'İki kişi daha', [`alt-${first!.picture}`]: 'Benim anlatımım' })
  expect([stale.status, stale.text.includes('siz açtıktan sonra değişti')]).toEqual([409, true])
  expect(stale.html).toContain('value="İki kişi daha"')
  expect(stale.html).toContain('>Benim anlatımım</textarea>')
  await save(stale, {})
  expect(await read(id)).toMatchObject({ title: 'İki kişi daha', pictures: [{ alt: 'Benim anlatımım' }, {}] })
})

describe('a wrong entry is refused, and the entries stay', () => {
  test.each([
    [{ ad: 'a' }, 'Adı 2 ile 100'],
    [{ sira: '-1' }, 'Sırayı 0 ile 9999'],
    [{ ozet: 'a'.repeat(301) }, 'en çok 300'],
  ])('%j', async (wrong, sentence) => {
    const count = await db.$count(galleries)
    const page = await save(await browser.page(`${list}/yeni`), { ad: 'Yanlış', sira: '7', ...wrong })
    expect([page.status, page.text.includes(sentence)]).toEqual([422, true])
    if (!('sira' in wrong)) expect(page.html).toContain('value="7"')
    expect(await db.$count(galleries)).toBe(count)
  })

  test('a picture without a text, and files that must be chosen again', async () => {
    const { id, path } = await add('Anlatımsız', [390])
    const [first] = (await read(id)).pictures
    const page = await save(await browser.page(path), { [`alt-${first!.picture}`]: '' }, await bytes(400))
    expect(page.status).toBe(422)
    expect(page.text).toContain('1. resmin anlattığını')
    expect(page.text).toContain('dosyaları yeniden seçin')
    expect((await read(id)).pictures).toEqual([first])
  })
})

test('the removal says which menus and pages link to the gallery', async () => {
  const { id, path } = await add('Bağlantılı')
  expect((await browser.page(path)).text).toContain('Hiçbir sayfa ve menü')
  await db
    .insert(menuItems)
    .values({ menu: 'footer', title: 'Bizden kareler', link: `/gallery/${id}`, position: 99 })
  await db.execute(`insert into contents (kind, link) values ('page', 'kareler')`)
  await db.execute(`insert into content_versions (content_id, number, title, blocks, version, status, publish_at, saved_at)
    select id, 1, 'Kareler', '[{"kind":"picture","href":"/gallery/${id}"}]', '2026-01-01', 'published', now() - interval '1 day', now()
    from contents where link = 'kareler'`)
  const page = await browser.page(path)
  expect(page.text).toContain('Menü: Bizden kareler')
  expect(page.text).toContain('Sayfa: Kareler')
})

test('an unknown gallery is not found, and sellers without the permission are told so', async () => {
  expect((await browser.send(`${list}/999999`)).status).toBe(404)
  expect((await browser.send(`${list}/metin`)).status).toBe(404)
  const sales = (await openStaff(shop, 'sales')).browser
  expect((await sales.page(list)).text).toContain('yetki')
})
