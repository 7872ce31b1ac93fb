import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { brands, featureDetails, features, products } from '~/features/catalogue/tables.server'
import { openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'
import { act } from '~/testing/staff-forms'

const shop = await openTestShop()
const { db } = shop
const { browser } = await openStaff(shop, 'content')
const path = '/yonetim/ozellikler'

test('a feature and its values are added, changed and removed', async () => {
  const fields = { ad: 'Toka rengi', tur: 'swatch', birim: '', aciklama: '', sira: '7', suzgec: '1' }
  const wrong = await act(browser, await browser.page(path), 'ekle', { ...fields, ad: '' })
  expect([wrong.status, wrong.text.includes('Özelliğin adını')]).toEqual([422, true])
  expect((await act(browser, await browser.page(path), 'ekle', fields)).text).toContain('Özellik eklendi')
  const twice = await act(browser, await browser.page(path), 'ekle', { ...fields, ad: 'TOKA RENGİ' })
  expect([twice.status, twice.html.includes('value="TOKA RENGİ"')]).toEqual([409, true])
  const [added] = await db.select().from(features).where(eq(features.name, 'Toka rengi'))
  expect(added).toMatchObject({ code: 'toka-rengi', kind: 'swatch', filterable: true, position: 7 })

  const values = `${path}/${added!.id}`
  const value = { deger: 'Gül altını', renk: '#b76e79', sira: '1' }
  expect((await act(browser, await browser.page(values), 'ekle', value)).text).toContain('Değer eklendi')
  expect((await act(browser, await browser.page(values), 'ekle', value)).status).toBe(409)
  const [detail] = await db.select().from(featureDetails).where(eq(featureDetails.featureId, added!.id))
  const about = { kayit: String(detail!.id) }
  await act(browser, await browser.page(values), 'kaydet', { deger: 'Gümüş' }, about)
  const [changed] = await db.select().from(featureDetails).where(eq(featureDetails.id, detail!.id))
  expect(changed).toMatchObject({ value: 'Gümüş', code: 'gul-altini', color: '#b76e79' })
  await act(browser, await browser.page(values), 'sil', {}, about)
  await act(browser, await browser.page(path), 'sil', {}, { kayit: String(added!.id) })
  expect(await db.$count(features, eq(features.id, added!.id))).toBe(0)
})

test('a feature of products stays, and a changed value is found by the search', async () => {
  const [row] = await db.select().from(features).where(eq(features.code, 'renk'))
  const about = { kayit: String(row!.id) }
  const kept = await act(browser, await browser.page(path), 'sil', {}, about)
  expect([kept.status, kept.text.includes('Bu özelliği taşıyan ürünler var')]).toEqual([409, true])
  const used = sql`exists (select from variant_feature_details u where u.detail_id = ${featureDetails.id})`
  const [detail] = await db
    .select()
    .from(featureDetails)
    .where(and(eq(featureDetails.featureId, row!.id), used))
  const values = `${path}/${row!.id}`
  const changed = { deger: 'Çağlayeşili' }
  await act(browser, await browser.page(values), 'kaydet', changed, { kayit: String(detail!.id) })
  const found = await shop.browser().page('/search-results?q=caglayesili')
  const { rows } = await db.execute<{ link: string }>(sql`
    select p.link from products p join variants v on v.product_id = p.id
    join variant_feature_details u on u.variant_id = v.id
    where u.detail_id = ${detail!.id} and p.visibility = 0 and p.published and v.visibility = 0`)
  expect(rows.some(({ link }) => found.html.includes(`/${link}`))).toBe(true)
})

test('a brand is added once, renamed, found, and removed only without products', async () => {
  const list = '/yonetim/markalar'
  expect((await act(browser, await browser.page(list), 'ekle', { ad: 'Işık Saat' })).text).toContain(
    'eklendi',
  )
  expect((await act(browser, await browser.page(list), 'ekle', { ad: 'IŞIK SAAT' })).status).toBe(409)
  const [brand] = await db.select().from(brands).where(eq(brands.name, 'Işık Saat'))
  const [product] = await db.select().from(products).where(eq(products.visibility, 0)).limit(1)
  await db.update(products).set({ brandId: brand!.id }).where(eq(products.id, product!.id))
  await act(
    browser,
    await browser.page(list),
    'kaydet',
    { ad: 'Yıldızlı Zaman' },
    { kayit: String(brand!.id) },
  )
  expect((await shop.browser().page('/search-results?q=yildizli+zaman')).html).toContain(product!.link)
  const page = await browser.page(list)
  expect(page.text).toContain('Yıldızlı Zaman 1 ürün')
  await db.update(products).set({ brandId: null }).where(eq(products.id, product!.id))
  await act(browser, await browser.page(list), 'sil', {}, { kayit: String(brand!.id) })
  expect(await db.$count(brands, eq(brands.id, brand!.id))).toBe(0)
})
