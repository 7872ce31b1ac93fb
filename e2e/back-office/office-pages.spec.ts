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
    '/yonetim/kategoriler',
    '/yonetim/kategoriler/1',
  ],
  customers: [
    '/yonetim/basvurular',
    '/yonetim/musteriler',
    '/yonetim/musteriler/1',
    '/yonetim/musteriler/1/fiyatlar',
    '/yonetim/kvkk',
    '/yonetim/destek',
    '/yonetim/destek/iletiler',
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
