import { desc, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditLog } from '~/db/tables.server'
import { readProductRecord, readStockOf } from '~/features/catalogue/catalogue.server'
import { retailPriceKey } from '~/features/customers/customers.server'
import { openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'
import { act } from '~/testing/staff-forms'

const shop = await openTestShop()
const { db } = shop
const admin = (await openStaff(shop, 'admin')).browser
const { listId: retail } = await retailPriceKey(db)
const { rows: found } = await db.execute<{
  id: number
  name: string
  code: string
  barcode: string
  variant: string
}>(
  sql`select p.id, p.name, p.code, v.barcode, v.code as variant from products p join variants v on v.product_id = p.id
    where v.barcode is not null and p.name like '%ı%' order by p.id, v.id limit 1`,
)
const product = found[0]!
const address = `/yonetim/urunler/${product.id}`
const recordOf = async (id = product.id) => (await readProductRecord(db, id))!
const lastEntry = async () => (await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0]!

describe('the list of products', () => {
  test('finds a product by name without Turkish letters, code, code of a variant and barcode', async () => {
    const finds = async (words: string) =>
      (await admin.page(`/yonetim/urunler?q=${encodeURIComponent(words)}`)).html.includes(`href="${address}"`)
    const shouted = product.name.toLocaleUpperCase('en').replaceAll('ı', 'I')
    for (const words of [product.name, shouted, product.code.slice(0, 6), product.variant, product.barcode])
      expect([words, await finds(words)]).toEqual([words, true])
    for (const words of ['böyle ürün yok', `${product.barcode}9`])
      expect([words, await finds(words)]).toEqual([words, false])
  })

  test('shows hidden products, which the shop does not', async () => {
    const { link } = await recordOf()
    await act(admin, await admin.page(address), 'kaydet', { yayinda: '' })
    expect((await admin.page('/yonetim/urunler?gorunum=yayinda_degil')).html).toContain(`href="${address}"`)
    // Gone, and not unknown: search engines have known the address.
    expect((await shop.browser().page(`/${link}`)).status).toBe(410)
    await act(admin, await admin.page(address), 'kaydet', { yayinda: '1' })
    expect((await shop.browser().page(`/${link}`)).status).toBe(200)
  })
})

describe('the page of a product', () => {
  test('saves facts, leads the old address on, and keeps before and after in the audit log', async () => {
    const before = await recordOf()
    await act(admin, await admin.page(address), 'kaydet', {
      ad: 'Işıltılı Kordon',
      baglanti: 'isiltili-kordon',
    })
    expect(await recordOf()).toMatchObject({ name: 'Işıltılı Kordon', link: 'isiltili-kordon' })
    const old = await shop.browser().send(`/${before.link}`)
    expect([old.status, old.headers.get('location')]).toEqual([301, '/isiltili-kordon'])
    const entry = JSON.stringify(await lastEntry())
    expect([entry.includes(before.name), entry.includes('Işıltılı Kordon')]).toEqual([true, true])
  })

  test('refuses wrong facts and keeps the entries', async () => {
    const before = await recordOf()
    const refused = await act(admin, await admin.page(address), 'kaydet', { ad: 'x', ozet: 'Yazdığım özet' })
    expect([refused.status, refused.text.includes('Adı 2 ile 160')]).toEqual([422, true])
    expect(refused.html).toContain('Yazdığım özet')
    expect(await recordOf()).toEqual(before)
  })

  test('tells the second editor which fields differ, keeps both texts, and saves on the second press', async () => {
    const [first, second] = [await admin.page(address), await admin.page(address)]
    await act(admin, first, 'kaydet', { ad: 'İlk Kaydedilen' })
    const stale = await act(admin, second, 'kaydet', { ad: 'İkinci Kaydedilen' })
    expect([stale.status, stale.text.includes('siz açtıktan sonra değişti (ad)')]).toEqual([409, true])
    expect(stale.html).toContain('value="İkinci Kaydedilen"')
    expect((await recordOf()).name).toBe('İlk Kaydedilen')
    await act(admin, stale, 'kaydet')
    expect((await recordOf()).name).toBe('İkinci Kaydedilen')
  })

  test('saves changed prices only, and reads no ambiguous price', async () => {
    const before = await recordOf()
    const [variant] = before.variants
    const field = `fiyat-${variant!.id}-${retail}`
    for (const [typed, word] of [
      ['1.234', 'iki türlü okunur'],
      ['-5', 'fiyatı 1.299,80 gibi'],
      ['0', 'fiyatı 1.299,80 gibi'],
      ['12,345', 'fiyatı 1.299,80 gibi'],
    ] as const) {
      const refused = await act(admin, await admin.page(address), 'fiyatlar', { [field]: typed })
      expect([typed, refused.status, refused.text.includes(word)]).toEqual([typed, 422, true])
      expect(refused.html).toContain(`value="${typed}"`)
    }
    expect(await recordOf()).toEqual(before)
    await act(admin, await admin.page(address), 'fiyatlar', { [field]: '1.299,80' })
    const after = await recordOf()
    const priceOf = (record: typeof after, at: number, list: number) =>
      record.variants[at]!.offers.find(({ priceListId }) => priceListId === list)?.amount
    expect(priceOf(after, 0, retail)).toBe(129_980)
    const others = before.variants[0]!.offers.filter(({ priceListId }) => priceListId !== retail)
    for (const { priceListId, amount } of others) expect(priceOf(after, 0, priceListId)).toBe(amount)
    expect(after.variants.slice(1)).toEqual(before.variants.slice(1))
    expect((await shop.browser().page(`/${after.link}`)).text).toContain('1.299,80')
  })

  test('adds, edits and deletes variants in one save', async () => {
    const before = await recordOf()
    const [changed, removed] = before.variants
    await act(admin, await admin.page(address), 'cesitler', {
      [`cesit-ad-${changed!.id}`]: 'Yeni Ad',
      [`sil-${removed!.id}`]: '1',
      'cesit-kod-yeni': 'YENI-CESIT-1',
      'cesit-ad-yeni': 'Eklenen',
    })
    const after = await recordOf()
    expect(after.variants.map(({ name }) => name)).toEqual([
      'Yeni Ad',
      ...before.variants.slice(2).map(({ name }) => name),
      'Eklenen',
    ])
    expect(after.variants.at(-1)!.offers).toEqual(after.variants[0]!.offers)
    // The new row says so, to readers of its field as well.
    const { html } = await admin.page(address)
    const [, hint] = /<input[^>]*aria-describedby="([^"]+)"[^>]*name="cesit-kod-yeni"/.exec(html) ?? []
    expect(html.slice(html.indexOf(`id="${hint}"`))).toMatch(
      /^[^<]*Yeni çeşit, bütün listelerde ilk çeşidin \(Yeni Ad\)/,
    )
    const refused = await act(admin, await admin.page(address), 'cesitler', { 'cesit-ad-yeni': 'Kodsuz' })
    expect([refused.status, refused.text.includes('çeşit kodunu yazın')]).toEqual([422, true])
    const all = Object.fromEntries(after.variants.map(({ id }) => [`sil-${id}`, '1']))
    const last = await act(admin, await admin.page(address), 'cesitler', all)
    expect([last.status, last.text.includes('en az bir çeşidi kalmalıdır')]).toEqual([422, true])
    expect(await recordOf()).toEqual(after)
  })
})

describe('stock', () => {
  test('is set to the counted pieces with a reason, which the movement and the audit log keep', async () => {
    const { variants } = await recordOf()
    const field = `stok-${variants[0]!.id}`
    const page = await admin.page(address)
    const refused = await act(admin, page, 'stok', { [field]: '-3', neden: 'Sayım' })
    expect([refused.status, refused.text.includes('adedi tam sayı')]).toEqual([422, true])
    expect((await act(admin, page, 'stok', { [field]: '42', neden: 'Keyfim' })).status).toBe(422)
    expect((await act(admin, page, 'stok', { neden: 'Sayım' })).text).toContain('Değişen bir şey yok')
    const done = await act(admin, page, 'stok', { [field]: '42', neden: 'Hasarlı' })
    expect(done.text).toContain('Stok güncellendi')
    expect(done.text).toContain('Hasarlı')
    expect(await readStockOf(db, [variants[0]!.id])).toMatchObject([{ onHand: 42 }])
    expect(await lastEntry()).toMatchObject({ action: 'stock', subject: `products ${product.id}` })
  })

  test('keeps the pieces that orders have reserved', async () => {
    const { rows } = await db.execute<{ id: number; product: number }>(
      sql`update stock_balances b set reserved = 3 from variants v
        where v.id = b.variant_id and b.variant_id = (select b2.variant_id from stock_balances b2
          where b2.on_hand >= 5 order by b2.variant_id limit 1)
        returning v.id, v.product_id as product`,
    )
    const { id, product: productId } = rows[0]!
    const page = await admin.page(`/yonetim/urunler/${productId}`)
    const done = await act(admin, page, 'stok', { [`stok-${id}`]: '1', neden: 'Sayım' })
    expect(done.text).toContain('ayrılan adet stokta bırakıldı')
    expect(await readStockOf(db, [id])).toEqual([{ variantId: id, onHand: 3, reserved: 3 }])
  })
})

describe('permissions', () => {
  test('the warehouse counts and does not write prices; content writes texts and no prices', async () => {
    const warehouse = (await openStaff(shop, 'warehouse')).browser
    const content = (await openStaff(shop, 'content')).browser
    const shown = async (browser: typeof admin) =>
      (await browser.page(address)).forms.flatMap(({ fields }) =>
        fields.filter(([name]) => name === 'islem').map(([, verb]) => verb),
      )
    expect(await shown(warehouse)).toEqual(['stok'])
    expect((await shown(content)).sort()).toEqual(['cesitler', 'ilgili', 'kaydet', 'ozellikler'])
    const before = await recordOf()
    const body = new URLSearchParams({
      islem: 'fiyatlar',
      surum: '',
      [`fiyat-${before.variants[0]!.id}-${retail}`]: '1,00',
    })
    for (const browser of [warehouse, content]) {
      const answer = await browser.send(address, { method: 'POST', body })
      expect(answer.headers.get('location')).toBe('/yonetim/yetki?izin=prices.write')
    }
    expect(await recordOf()).toEqual(before)
  })
})

describe('a new product', () => {
  test('is hidden until it is published, and its code is free', async () => {
    const page = await admin.page('/yonetim/urunler/yeni')
    const { rows } = await db.execute<{ id: number }>(sql`select id from categories order by id limit 1`)
    const fields = {
      ad: 'Yepyeni Kordon',
      kod: 'YY-1',
      kategori: String(rows[0]!.id),
      kdv: '20',
      fiyat: '249,90',
    }
    const refused = await act(admin, page, 'ekle', { ...fields, kod: product.code })
    expect([refused.status, refused.html.includes('value="Yepyeni Kordon"')]).toEqual([409, true])
    expect((await act(admin, page, 'ekle', { ...fields, fiyat: '1.234' })).status).toBe(422)
    const made = await act(admin, page, 'ekle', fields)
    expect(made.text).toContain('Ürün eklendi')
    const id = Number(/urunler\/(\d+)/.exec(made.path)![1])
    const record = await recordOf(id)
    expect(record).toMatchObject({ name: 'Yepyeni Kordon', published: false, kdvRate: 20 })
    expect(record.variants[0]!.offers).toMatchObject([{ priceListId: retail, amount: 24_990 }])
    expect((await shop.browser().page(`/${record.link}`)).status).toBe(404)
  })

  test('an unknown product is not found', async () => {
    for (const path of ['/yonetim/urunler/999999', '/yonetim/urunler/x'])
      expect([path, (await admin.send(path)).status]).toEqual([path, 404])
  })
})
