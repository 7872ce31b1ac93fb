import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '~/db/tables.server'
import { dropOldUploads } from '~/features/catalogue/catalogue.server'
import { productUploads } from '~/features/catalogue/import/tables.server'
import { prices, products, variants } from '~/features/catalogue/tables.server'
import { openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'
import { act, actionForm } from '~/testing/staff-forms'

const shop = await openTestShop()
const { db } = shop
const staff = await openStaff(shop, 'admin')
const path = '/yonetim/urunler/aktarim'

async function upload(content: string, supplier: string, name = 'liste.csv') {
  const page = await staff.browser.page(path)
  const file = { name, bytes: new TextEncoder().encode(content) }
  return staff.browser.submit(page, actionForm(page, 'yukle'), { tedarikci: supplier }, undefined, {
    dosya: file,
  })
}
const press = async (address: string, verb: string, fields: Record<string, string> = {}) => {
  const page = await staff.browser.page(address)
  const form = page.forms.find(({ buttons }) => buttons.some(({ value }) => value === verb))!
  const answer = await staff.browser.submit(page, form, fields, verb)
  await shop.runJobs()
  return answer.status === 200 ? staff.browser.page(address) : answer
}
const recordOf = async (address: string) =>
  (
    await db
      .select()
      .from(productUploads)
      .where(eq(productUploads.id, Number(address.split('/').at(-1))))
  )[0]!
const countOf = (code: string) => db.$count(variants, sql`${variants.code} like ${code}`)

test('five thousand products are tried, imported, and the twenty faulty rows mended and retried alone', async () => {
  const rows = Array.from({ length: 5_000 }, (_, at) => {
    const isFaulty = at % 250 === 7
    return `AKT-${at};Aktarım kordonu ${at};${isFaulty ? '1.234' : `${100 + (at % 50)},90`};${at % 9};Kordonlar`
  })
  const opened = await upload(
    ['Ürün Kodu;Ürün Adı;Bayi Fiyatı;Stok;Kategori', ...rows, ''].join('\n'),
    'Işıl Toptan',
  )
  const address = opened.path.split('?')[0]!
  expect(opened.text).toContain('Aktarım kordonu 0')
  const missing = await press(address, 'dene')
  expect([missing.status, missing.text.includes('“Fiyat” için bir sütun seçin')]).toEqual([422, true])

  const tried = await press(address, 'dene', { 'alan-2': 'price' })
  expect(tried.text).toContain('mağazada bir şey değişmedi')
  expect(await recordOf(address)).toMatchObject({ state: 'tried', rows: 5_000, created: 4_980, skipped: 20 })
  expect(await countOf('AKT-%')).toBe(0)
  expect(tried.text).not.toContain('--decimal')

  await press(address, 'aktar')
  expect(await recordOf(address)).toMatchObject({ state: 'done', created: 4_980, skipped: 20 })
  expect(await countOf('AKT-%')).toBe(4_980)

  const faulty = await (await staff.browser.send(`${address}/hatali`)).text()
  const lines = faulty.trim().split('\r\n')
  expect(lines).toHaveLength(21)
  expect(lines[0]).toContain('Hata')
  expect(lines[1]).toContain('AKT-7;Aktarım kordonu 7;1.234;')

  const mended = await upload(faulty.replaceAll('1.234', '1.234,00'), 'Işıl Toptan', 'duzeltilen.csv')
  const again = mended.path.split('?')[0]!
  await press(again, 'aktar')
  expect(await recordOf(again)).toMatchObject({ state: 'done', created: 20, skipped: 0, rows: 20 })
  expect(await countOf('AKT-%')).toBe(5_000)
  const [price] = await db
    .select({ amount: prices.amount })
    .from(prices)
    .innerJoin(variants, eq(variants.id, prices.variantId))
    .where(eq(variants.code, 'AKT-7'))
  expect(price!.amount).toBe(123_400)
  const kept = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `product_uploads ${again.split('/').at(-1)}`))
  expect(kept.map(({ action, actor }) => [action, actor])).toEqual([['import', `user ${staff.id}`]])
}, 180_000)

test('the reason of a faulty row names its column once', async () => {
  const file = 'Stok kodu;Ürün adı;Fiyat\nADSIZ-1;;5,00\n;Kodsuz;5,00\nBEDAVA-1;Bedava;0,00\n'
  const opened = await upload(file, 'Adsız Toptan')
  const address = opened.path.split('?')[0]!
  await press(address, 'dene')
  const { text } = await staff.browser.page(address)
  for (const reason of [
    'Ürün adı boş; ürünün adını yazın',
    'Stok kodu boş; stok kodunu yazın',
    'Fiyat “0,00” sıfırdan büyük olmalı',
  ])
    expect(text.replace(/\s+/g, ' ')).toContain(reason)
})

test('a stopped run writes nothing more, and a second start while it runs is refused', async () => {
  const opened = await upload('Kod;Ürün;Fiyat\nDUR-1;Durdurulan;5,00\n', 'Durak')
  const address = opened.path.split('?')[0]!
  const page = await staff.browser.page(address)
  const form = page.forms.find(({ buttons }) => buttons.some(({ value }) => value === 'aktar'))!
  const running = await staff.browser.submit(page, form, {}, 'aktar')
  expect(running.text).toContain('Sayfayı kapatabilirsiniz')
  const twice = await staff.browser.submit(page, form, {}, 'aktar')
  expect([twice.status, twice.text.includes('şu anda işleniyor')]).toEqual([409, true])
  await act(staff.browser, running, 'durdur')
  await shop.runJobs()
  expect([(await recordOf(address)).state, await countOf('DUR-1')]).toEqual(['stopped', 0])
})

test('files are kept for 90 days, and the last one of a supplier longer', async () => {
  const first = await upload('Kod;Ürün;Fiyat\nESKI-1;Eski;5,00\n', 'Eski Toptan')
  const last = await upload('Kod;Ürün;Fiyat\nESKI-2;Eski;5,00\n', 'Eski Toptan')
  const [old, kept] = await Promise.all([first, last].map((page) => recordOf(page.path.split('?')[0]!)))
  const later = new Date(Date.now() + 91 * 86_400_000)
  const away = { ...shop.deps.storage, remove: () => Promise.reject(new Error('the storage is away')) }
  await expect(dropOldUploads({ db, storage: away }, later)).rejects.toThrow('is away')
  await dropOldUploads(shop.deps, later)
  expect(await recordOf(`/${old!.id}`)).toBeUndefined()
  expect(await shop.deps.storage.read(old!.file)).toBeNull()
  expect((await recordOf(`/${kept!.id}`)).id).toBe(kept!.id)
})

test('a file that is no table is refused with its reason, and stock needs its permission', async () => {
  const wrong = await upload('', 'Boş')
  expect([wrong.status, wrong.text.includes('Dosyada ürün yok')]).toEqual([422, true])
  expect(wrong.html).toContain('value="Boş"')
  const content = await openStaff(shop, 'content')
  expect((await content.browser.send(path)).status).toBe(200)
  expect((await staff.browser.send(`${path}/999999`)).status).toBe(404)
  expect(await db.$count(products, sql`${products.name} = 'Durdurulan'`)).toBe(0)
})
