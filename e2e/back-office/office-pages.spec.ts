import { expectAccessibleOnAllScreens } from '../support/axe'
import { expectNoSidewaysScroll } from '../support/orders'
import { openReady, untilReady } from '../support/ready'
import { signInOnce } from '../support/sign-in'
import { expect, test } from '../support/test'

const pages = {
  goods: [
    '/yonetim/urunler',
    '/yonetim/urunler/1',
    '/yonetim/urunler/1/resimler',
    '/yonetim/urunler/1/etiketler',
    '/yonetim/urunler/yeni',
    '/yonetim/urunler/toplu',
    '/yonetim/sayim',
    '/yonetim/bultenler',
    '/yonetim/bultenler/yeni',
    '/yonetim/izinler',
    '/yonetim/urunler/aktarim',
    '/yonetim/fiyatlar',
    '/yonetim/fiyatlar/1',
    '/yonetim/fiyatlar/2',
    '/yonetim/kategoriler',
    '/yonetim/kategoriler/1',
    '/yonetim/ozellikler',
    '/yonetim/markalar',
    '/yonetim/arama-sozcukleri',
  ],
  customers: [
    '/yonetim/basvurular',
    '/yonetim/musteriler',
    '/yonetim/musteriler/1',
    '/yonetim/musteriler/yeni',
    '/yonetim/musteriler/1/fiyatlar',
    '/yonetim/kvkk',
    '/yonetim/destek',
    '/yonetim/destek/iletiler',
  ],
  campaigns: [
    '/yonetim/sms-kampanyalari',
    '/yonetim/sms-kampanyalari/yeni',
    '/yonetim/bildirimler',
    '/yonetim/bildirimler/yeni',
    '/yonetim/e-posta-metinleri',
    '/yonetim/e-posta-metinleri/order-paid',
  ],
  selling: [
    '/yonetim/havale',
    '/yonetim/kampanyalar',
    '/yonetim/kampanyalar/1',
    '/yonetim/kuponlar/yeni',
    '/yonetim/raporlar',
  ],
  content: [
    '/yonetim/icerik',
    '/yonetim/icerik/1',
    '/yonetim/icerik/1/surumler',
    '/yonetim/icerik/sorular',
    '/yonetim/menuler',
    '/yonetim/afisler',
    '/yonetim/galeriler',
    '/yonetim/galeriler/1',
    '/yonetim/galeriler/yeni',
    '/yonetim/vitrinler',
    '/yonetim/vitrinler/1',
    '/yonetim/vitrinler/yeni',
    '/yonetim/yonlendirmeler',
  ],
  shop: [
    '/yonetim/kurulum',
    '/yonetim/ayarlar',
    '/yonetim/ayarlar/siparis',
    '/yonetim/ayarlar/kargo',
    '/yonetim/ayarlar/odeme',
    '/yonetim/ayarlar/kart',
    '/yonetim/ayarlar/kdv',
    '/yonetim/personel',
    '/yonetim/personel/roller/yeni',
    '/yonetim/kayit',
  ],
}

for (const [subject, addresses] of Object.entries(pages))
  test(`the pages about ${subject} have no barrier and no sideways scroll`, async ({ page }) => {
    test.slow()
    await openReady(page, '/')
    await signInOnce(page, 'admin@vitrin.test')
    for (const address of addresses) {
      const answer = await page.goto(address)
      expect([address, answer?.status()]).toEqual([address, 200])
      await untilReady(page)
      await expectNoSidewaysScroll(page)
      await expectAccessibleOnAllScreens(page, address)
    }
  })

test('staff enter the back office from the shop, and by signing in at its address', async ({ page }) => {
  await page.goto('/yonetim/markalar')
  await expect(page).toHaveURL(/login/i)
  await page.getByLabel('E-posta adresi').fill('admin@vitrin.test')
  await page.getByLabel('Şifre', { exact: true }).fill('Vitrin-Demo-2026')
  await page.getByRole('main').getByRole('button', { name: 'Giriş yap' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Markalar' })).toBeVisible()
  await openReady(page, '/')
  await page.locator('.account-button').click()
  await page.locator('.account-menu').getByRole('link', { name: 'Yönetim' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bugün' })).toBeVisible()
  await page.getByRole('link', { name: 'Markalar' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Markalar' })).toBeVisible()
})
