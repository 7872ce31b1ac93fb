import { desc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditLog } from '~/db/tables.server'
import { campaigns, coupons } from '~/features/promotions/tables.server'
import type { Browser, Page } from '~/testing/browser'
import { goodsInStock, goToReview, putIntoBasket } from '~/testing/guest'
import { openMember, openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'
import { act, pressButton } from '~/testing/staff-forms'

const shop = await openTestShop()
const { db } = shop
const staff = await openStaff(shop, 'admin')
const goods = await goodsInStock(db, 2, 50)
const list = '/yonetim/kampanyalar'
await db.update(campaigns).set({ active: false })

/** Presses a button of the editor with some fields filled in. */
const press = (path: string | Page, button: 'kaydet' | 'onizle', fields: Record<string, string>) =>
  pressButton(staff.browser, path, button, fields)

const remove = async (path: string) => act(staff.browser, await staff.browser.page(path), 'sil')

const totalsIn = (text: string) =>
  [...text.matchAll(/Toplam[^\d]{0,20}([\d.]+,\d{2}) TL/g)].map(([, total]) => total)
const codes = async () => {
  const { rows } = await db.execute<{ code: string }>(
    `select code from variants where id in (${goods.map(({ variantId }) => variantId).join(',')}) order by array_position(array[${goods.map(({ variantId }) => variantId).join(',')}], id)`,
  )
  return rows.map(({ code }) => code)
}
const lines = (await codes()).map((code) => `${code} 2`).join('\n')

async function fillBasket(browser: Browser) {
  for (const one of goods) await putIntoBasket(browser, one, 2)
}

describe('the preview of a campaign equals the checkout after it is saved', () => {
  const fields = { ad: 'Yüzde on iki buçuk', tur: '1', yuzde: '12,5', 'en-az': '1,00', satirlar: lines }

  test.each([
    ['a guest', async () => ({ browser: shop.browser(), musteri: '' })],
    [
      'a dealer',
      async () => {
        const dealer = await openMember(shop, { kind: 'wholesale', priceListId: 2, discounts: [1_000, 500] })
        return { browser: dealer.browser, musteri: String(dealer.partnerId) }
      },
    ],
  ])('for %s', async (_, open) => {
    const { browser, musteri } = await open()
    const count = await db.$count(campaigns)
    const shown = await press(`${list}/yeni`, 'onizle', { ...fields, musteri })
    expect(shown.status).toBe(200)
    const [withIt, without] = totalsIn(shown.text.slice(shown.text.indexOf('Bu kampanyayla')))
    expect(withIt).not.toBe(without)
    // Nothing is saved, and the entries stay.
    expect(await db.$count(campaigns)).toBe(count)
    expect(shown.html).toContain('value="Yüzde on iki buçuk"')
    await fillBasket(browser)
    expect(totalsIn((await browser.page('/sepetim')).text)[0]).toBe(without)
    await press(shown, 'kaydet', {})
    expect(totalsIn((await browser.page('/sepetim')).text)[0]).toBe(withIt)
    const review = await goToReview(browser)
    expect(totalsIn(review.text)).toContain(withIt)
    const [saved] = await db.select().from(campaigns).where(eq(campaigns.title, fields.ad))
    await remove(`${list}/${saved!.id}`)
  })
})

test('a campaign is added, changed, refused when stale, and removed, each with its audit', async () => {
  const made = await press(`${list}/yeni`, 'kaydet', { ad: '3 al 2 öde', tur: '3', al: '3', ode: '2' })
  expect(made.text).toContain('Kaydedildi')
  const [row] = await db.select().from(campaigns).where(eq(campaigns.title, '3 al 2 öde'))
  expect(row).toMatchObject({ type: 3, buy: 3, pay: 2, percent: null, active: true })
  const path = `${list}/${row!.id}`
  const second = await staff.browser.page(path)
  await press(path, 'kaydet', { acik: undefined as unknown as string })
  const stale = await press(second, 'kaydet', { ad: 'Başka ad' })
  expect([stale.status, stale.text.includes('siz açtıktan sonra değişti')]).toEqual([409, true])
  expect(stale.html).toContain('value="Başka ad"')
  await press(stale, 'kaydet', {})
  expect((await db.select().from(campaigns).where(eq(campaigns.id, row!.id)))[0]).toMatchObject({
    title: 'Başka ad',
  })
  await remove(path)
  expect(await db.$count(campaigns, eq(campaigns.id, row!.id))).toBe(0)
  const entries = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `campaigns ${row!.id}`))
    .orderBy(desc(auditLog.id))
  expect(entries.map(({ action }) => action.split(' ')[1])).toEqual(['remove', 'change', 'change', 'add'])
})

test.each([
  [{ ad: '' }, 'Adı 2 ile 100'],
  [{ yuzde: '0' }, 'İndirimi 0,01 ile 100'],
  [{ yuzde: '100,5' }, 'İndirimi 0,01 ile 100'],
  [{ tur: '2', tutar: '1.234' }, 'iki türlü okunur'],
  [{ tur: '3', al: '2', ode: '2' }, 'ödenen daha az'],
  [{ tur: '4', hediye: 'YOK-BOYLE', 'hediye-adet': '1' }, 'çeşit kodu bulunamadı'],
  [{ tur: '5' }, 'bir kategori seçin'],
  [{ 'en-az': '1.234' }, 'iki türlü okunur'],
  [{ bas: '2027-02-01T10:00', bit: '2027-01-01T10:00' }, 'başlangıçtan sonra'],
])('a campaign with %j is refused, and its entries stay', async (wrong, sentence) => {
  const count = await db.$count(campaigns)
  const refused = await press(`${list}/yeni`, 'kaydet', {
    ad: 'Yanlış',
    aciklama: 'Kalsın',
    tur: '1',
    yuzde: '10',
    ...wrong,
  })
  expect([refused.status, refused.text.includes(sentence)]).toEqual([422, true])
  expect(refused.html).toContain('value="Kalsın"')
  expect(await db.$count(campaigns)).toBe(count)
})

test.each([
  [{ satirlar: '' }, 'en az bir ürün'],
  [{ satirlar: 'YOK-BOYLE 1' }, '“YOK-BOYLE”'],
  [{ satirlar: lines, musteri: '999999' }, 'onaylı bir müşteri yok'],
])('a preview of %j says what is missing', async (fields, sentence) => {
  const refused = await press(`${list}/yeni`, 'onizle', { ad: 'Deneme', tur: '1', yuzde: '10', ...fields })
  expect([refused.status, refused.text.includes(sentence)]).toEqual([422, true])
})

test('a coupon is previewed, saved once, and its code is free of case', async () => {
  const fields = { kupon: 'IŞIK10', ad: 'Işık indirimi', tur: 'amount', tutar: '10,00', satirlar: lines }
  const shown = await press('/yonetim/kuponlar/yeni', 'onizle', fields)
  const [withIt, without] = totalsIn(shown.text.slice(shown.text.indexOf('Bu kampanyayla')))
  expect(withIt).not.toBe(without)
  expect(await db.$count(coupons, eq(coupons.code, 'IŞIK10'))).toBe(0)
  await press(shown, 'kaydet', {})
  expect(await db.$count(coupons, eq(coupons.code, 'IŞIK10'))).toBe(1)
  const taken = await press('/yonetim/kuponlar/yeni', 'kaydet', { ...fields, kupon: 'isik10' })
  expect([taken.status, taken.text.includes('Bu kodda bir kupon var')]).toEqual([409, true])
  expect((await staff.browser.page(`${list}?gorunum=kuponlar`)).text).toContain('IŞIK10')
  expect((await staff.browser.send('/yonetim/kuponlar/999999')).status).toBe(404)
})
