import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { loadEssentials } from '~/server/essentials.server'
import { readStored } from '~/features/settings/settings.server'
import { settingPages } from '~/features/settings/catalogue.server'
import { categories, products, variants } from '~/features/catalogue/tables.server'
import { drawnPicture } from '~/features/media/testing/pictures'
import type { Page } from '~/testing/browser'
import { openStaff } from '~/testing/members'
import { orderAsGuest } from '~/testing/guest'
import { openTestShop } from '~/testing/shop'
import { act, actionForm } from '~/testing/staff-forms'

// An owner fills an empty shop with the browser alone: every step of the guide is done on the page it leads to.
const shop = await openTestShop({ template: 'empty' })
const { db } = shop
await loadEssentials(db, () => undefined)
const admin = (await openStaff(shop, 'admin')).browser

/** Names of the steps that are done, in the order of the guide. */
async function stepsDone(): Promise<string[]> {
  const { html } = await admin.page('/yonetim/kurulum')
  const steps = [...html.matchAll(/<li><p[^>]*>(?:<a[^>]*>|<b[^>]*>)([^<]+)<\/[ab]>.*?<\/p>/gs)]
  return steps.filter(([step]) => step.includes('Tamam')).map(([, name]) => name!)
}

/** Presses a button of the page editor's form, as it is. */
function press(page: Page, verb: string): Promise<Page> {
  const form = page.forms.find(({ buttons }) => buttons.some(({ value }) => value === verb))!
  return admin.submit(page, form, {}, verb)
}

test('an empty shop is filled by the guide until a visitor sees the first product', async () => {
  expect((await admin.page('/yonetim')).text).toContain('Kurulum rehberi')
  const done = await stepsDone()
  for (const name of ['Firma bilgileri', 'Banka hesabı', 'İlk kategori', 'İlk ürün', 'Yayın'])
    expect([name, done.includes(name)]).toEqual([name, false])

  await act(admin, await admin.page('/yonetim/ayarlar/firma'), 'kaydet', {
    'deger-company/name': 'Yeni Dükkân',
    'deger-company/unvan': 'Yeni Dükkân Ltd. Şti.',
    'deger-company/mersis': '0999000111900017',
    'deger-company/vkn': '9990001119',
    'deger-company/vergi_dairesi': 'Hocapaşa',
    'deger-company/address': 'Örnek Mah. 1. Sok. No: 2, İstanbul',
    'deger-company/email': 'merhaba@dukkan.example',
  })
  const company = settingPages.find(({ key }) => key === 'firma')!.fields
  expect((await readStored(db, company)).get('company/unvan')).toBe('Yeni Dükkân Ltd. Şti.')
  await act(admin, await admin.page('/yonetim/ayarlar/kdv'), 'kaydet', { 'deger-kdv/usual_rate': '10' })
  const newProduct = actionForm(await admin.page('/yonetim/urunler/yeni'), 'ekle')
  expect(newProduct.fields).toContainEqual(['kdv', '10'])
  await act(admin, await admin.page('/yonetim/ayarlar/kargo'), 'ekle', {
    ad: 'Örnek Kargo',
    ucret: '59,90',
    'en-az': '1',
    'en-cok': '3',
    vkn: '9860008925',
  })
  await act(admin, await admin.page('/yonetim/ayarlar/odeme'), 'ekle', {
    banka: 'Örnek Bank',
    sahip: 'Yeni Dükkân Ltd. Şti.',
    iban: 'TR330006100519786457841326',
  })
  const transfer = { kayit: '2' }
  await act(admin, await admin.page('/yonetim/ayarlar/odeme'), 'yontem', { sunulur: '1' }, transfer)
  await act(admin, await admin.page('/yonetim/kategoriler/yeni'), 'kaydet', { ad: 'Kordonlar' })
  const [category] = await db.select().from(categories)
  const made = await act(admin, await admin.page('/yonetim/urunler/yeni'), 'ekle', {
    ad: 'İlk Kordon',
    kod: 'IK-1',
    kategori: String(category!.id),
    kdv: '20',
    fiyat: '249,90',
  })
  const [product] = await db.select().from(products).where(eq(products.code, 'IK-1'))
  const address = `/yonetim/urunler/${product!.id}`
  expect(made.path).toContain(address)
  const stockField = made.forms.flatMap(({ fields }) => fields).find(([name]) => name.startsWith('stok-'))![0]
  await act(admin, await admin.page(address), 'stok', { [stockField]: '25', neden: 'Sayım' })
  const pictures = await admin.page(`${address}/resimler`)
  const bytes = await drawnPicture(320, 320, 'png')
  await admin.submit(pictures, actionForm(pictures, 'yukle'), {}, undefined, {
    resim: { name: 'a.png', bytes },
  })
  await act(admin, await admin.page(address), 'kaydet', { yayinda: '1' })

  expect(await stepsDone()).toEqual([
    'Firma bilgileri',
    'KDV',
    'Kargo firması',
    'Ödeme yöntemi',
    'Banka hesabı',
    ...(await stepsDone()).filter((name) => name === 'Kart ödemesi'),
    'İlk kategori',
    'İlk ürün',
    'Stok',
    'Ürün resmi',
    'Yayın',
  ])
  const shown = await shop.browser().page(`/${product!.link}`)
  expect([shown.status, shown.text.includes('249,90')]).toEqual([200, true])
  expect((await shop.browser().page('/kordonlar')).html).toContain(`href="/${product!.link}`)

  const [variant] = await db.select().from(variants).where(eq(variants.productId, product!.id))
  const { id: productId, link, name } = product!
  const { code } = await orderAsGuest(shop.browser(), [
    { productId, link, name, variantId: variant!.id, code: 'IK-1' },
  ])
  expect(await stepsDone()).toContain('Deneme siparişi')
  const order = await admin.page(`/yonetim/siparisler/${code}`)
  expect((await act(admin, order, 'onayla')).status).toBe(200)
})

test('each legal page that the shop lacks is a link to its draft, or to a new page with its address', async () => {
  const guide = await admin.page('/yonetim/kurulum')
  expect(guide.html).toContain('href="/yonetim/icerik/yeni?baslik=Gizlilik&amp;baglanti=gizlilik"')
  const made = await admin.page('/yonetim/icerik/yeni?baslik=Gizlilik&baglanti=gizlilik')
  const draft = await press(made, 'taslak')
  const address = draft.path.split('?')[0]!
  const still = await admin.page('/yonetim/kurulum')
  expect([still.html.includes(`href="${address}"`), still.html.includes('baglanti=gizlilik"')]).toEqual([
    true,
    false,
  ])
  await press(draft, 'yayinla')
  expect((await admin.page('/yonetim/kurulum')).html).not.toContain(`href="${address}"`)
  expect((await shop.browser().page('/contents/gizlilik')).status).toBe(200)
})

test('a shop without a menu shows its categories, and no links to pages that it lacks', async () => {
  const home = await shop.browser().page('/')
  expect(home.html).toContain('href="/kordonlar"')
  for (const dead of ['/contents/hakkimizda', '/contents/kordon-olcusu-nasil-alinir', 'href="tel:"'])
    expect([dead, home.html.includes(dead)]).toEqual([dead, false])
  const product = await shop.browser().page('/ilk-kordon')
  for (const dead of ['/contents/teslimat-ve-iade', '/taksit/'])
    expect([dead, product.html.includes(dead)]).toEqual([dead, false])
})

test('the guide is for those who may change settings', async () => {
  const warehouse = (await openStaff(shop, 'warehouse')).browser
  expect((await warehouse.page('/yonetim/kurulum')).status).toBe(403)
  expect((await warehouse.page('/yonetim')).text).not.toContain('Kurulum rehberi')
})
