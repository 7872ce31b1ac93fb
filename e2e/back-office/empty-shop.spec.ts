import type { Locator, Page } from '@playwright/test'
import { drawnPicture } from '../../app/features/media/testing/pictures'
import { newBuyer } from '../support/buyer'
import { mouse } from '../support/hands'
import { chooseCarrierAndPayment, confirmOrder, giveAddress } from '../support/journey'
import { becomeOwner, test } from '../support/owner'
import { openReady } from '../support/ready'
import { expect } from '../support/test'

test.setTimeout(240_000)
test.use({ actionTimeout: 20_000 })

const guide = '/yonetim/kurulum'
const product = 'İlk Kordon'

test(
  'an owner fills an empty shop by its guide until a guest buys the first product',
  { tag: '@genis' },
  async ({ page, otherBrowser, emptyShop }) => {
    const app = await becomeOwner(page, emptyShop)
    await expect(page.getByText('14 adımın 1 tanesi tamam')).toBeVisible()
    await expect(step(page, 'İki adımlı giriş')).toContainText('Tamam')

    await take(page, 'Firma bilgileri', async (main) => {
      await write(main, {
        'Mağaza adı': 'Yeni Dükkân',
        'Ticaret unvanı': 'Yeni Dükkân Ltd. Şti.',
        'MERSİS numarası': '0999000111900017',
        'Vergi kimlik numarası': '9990001119',
        'Vergi dairesi': 'Hocapaşa',
        Adres: 'Örnek Mah. 1. Sok. No: 2, İstanbul',
        'E-posta': 'merhaba@dukkan.example',
      })
      await main.getByRole('button', { name: 'Kaydet' }).click()
      await expect(main.getByText('Ayarlar kaydedildi.')).toBeVisible()
    })
    await take(page, 'KDV', async (main) => {
      await main.getByLabel('Yeni ürünün KDV oranı').selectOption('20')
      await main.getByRole('button', { name: 'Kaydet' }).click()
      await expect(main.getByText('Ayarlar kaydedildi.')).toBeVisible()
    })
    await take(page, 'Kargo firması', async (main) => {
      await main.locator('summary').filter({ hasText: 'Kargo firması ekle' }).click()
      await write(main, {
        Ad: 'Yeni Kargo',
        'Ücret (TL, KDV dahil)': '59,90',
        'En az iş günü': '1',
        'En çok iş günü': '3',
        'Firmanın vergi numarası': '9860008925',
      })
      await main.getByLabel('Ücretin KDV oranı').selectOption('20')
      await main.getByRole('button', { name: 'Kargo firması ekle' }).click()
      await expect(main.getByText('Kargo firması eklendi.')).toBeVisible()
    })
    await take(page, 'Ödeme yöntemi', async (main) => {
      const transfer = main.getByRole('listitem').filter({ hasText: 'Havale' })
      await transfer.locator('summary').click()
      await mouse.tick(transfer.getByRole('checkbox', { name: 'Sunulur' }))
      await transfer.getByRole('button', { name: 'Kaydet' }).click()
      await expect(main.getByText('Ödeme yöntemi kaydedildi.')).toBeVisible()
    })
    await take(page, 'Banka hesabı', async (main) => {
      await main.locator('summary').filter({ hasText: 'Banka hesabı ekle' }).click()
      await write(main, {
        Banka: 'Yeni Bank',
        'Hesap sahibi': 'Yeni Dükkân Ltd. Şti.',
        IBAN: 'TR330006100519786457841326',
        'Doğrulama kodu': app.code(),
      })
      await main.getByRole('button', { name: 'Banka hesabı ekle' }).click()
      await expect(main.getByText('Banka hesabı eklendi.')).toBeVisible()
    })

    await take(page, 'İlk kategori', async (main) => {
      await write(main, { Ad: 'Kordonlar' })
      await main.getByRole('button', { name: 'Kaydet' }).click()
      await expect(main.getByText('Kategori kaydedildi.')).toBeVisible()
    })
    await take(page, 'İlk ürün', async (main) => {
      await write(main, { Ad: product, 'Ürün kodu': 'IK-1', 'Perakende fiyatı (TL)': '249,90' })
      await main.getByLabel('Ana kategori').selectOption({ label: 'Kordonlar' })
      await main.getByLabel('KDV oranı').selectOption('10')
      await main.getByRole('button', { name: 'Ürünü ekle' }).click()
      await expect(main.getByText('Ürün eklendi.')).toBeVisible()
    })
    await take(page, 'Stok', async (main) => {
      await main.getByRole('link', { name: product }).click()
      await main.getByLabel('sayılan adet').fill('25')
      await main.getByRole('button', { name: 'Stoku güncelle' }).click()
      await expect(main.getByText('Stok güncellendi.')).toBeVisible()
    })
    await take(page, 'Ürün resmi', async (main) => {
      await main.getByRole('link', { name: product }).click()
      await main.getByRole('link', { name: 'Resim ekle' }).click()
      const buffer = await drawnPicture(640, 640, 'png')
      await main
        .getByLabel('Resim dosyaları')
        .setInputFiles({ name: 'kordon.png', mimeType: 'image/png', buffer })
      await main.getByRole('button', { name: 'Yükle' }).click()
      await expect(main.getByRole('status')).toHaveText('1 / 1 dosya')
      await expect(main.getByText('Eklendi', { exact: true })).toBeVisible()
    })
    await take(page, 'Yayın', async (main) => {
      await main.getByRole('link', { name: product }).click()
      const facts = main.locator('#kaydet')
      await mouse.tick(facts.getByRole('checkbox', { name: 'Yayında' }))
      await facts.getByRole('button', { name: 'Kaydet' }).click()
      await expect(main.getByText('Ürün kaydedildi.')).toBeVisible()
    })
    await publishLegalTexts(page)
    await expect(page.getByText('14 adımın 12 tanesi tamam')).toBeVisible()

    const guest = await otherBrowser()
    const code = await buyAsGuest(guest)

    await openReady(page, '/yonetim/siparisler')
    const order = page.getByRole('row').filter({ has: page.getByRole('link', { name: code }) })
    await expect(order).toContainText('Ödeme bekleniyor')
    await expect(order).toContainText('Havale/EFT')
    await openReady(page, guide)
    await expect(step(page, 'Deneme siparişi')).toContainText('Tamam')
    await expect(page.getByText('14 adımın 13 tanesi tamam')).toBeVisible()
    // A shop sells without a card provider, whose keys are no matter of the browser.
    await expect(step(page, 'Kart ödemesi')).toContainText('Yapılacak')
  },
)

/** The entry of the guide with this name. */
const step = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })

/** Follows an open step of the guide, does its work on the page it leads to, and finds it done in the guide. */
async function take(page: Page, name: string, work: (main: Locator) => Promise<void>): Promise<void> {
  await openReady(page, guide)
  await expect(step(page, name)).toContainText('Yapılacak')
  await step(page, name).getByRole('link', { name, exact: true }).click()
  await expect(page).not.toHaveURL(guide)
  await work(page.getByRole('main'))
  await openReady(page, guide)
  await expect(step(page, name)).toContainText('Tamam')
}

/** Fills visible fields by their labels. */
async function write(main: Locator, entries: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(entries))
    await main.getByRole('textbox', { name: label, exact: true }).fill(text)
}

/** Each text that the guide misses is a link there, to a page that already has its address. */
async function publishLegalTexts(page: Page): Promise<void> {
  const texts = ['Gizlilik', 'Çerez politikası', 'KVKK aydınlatma metni', 'Teslimat ve iade']
  const main = page.getByRole('main')
  for (const [at, title] of texts.entries()) {
    await expect(step(page, 'Yasal metinler')).toContainText('Yapılacak')
    await expect(step(page, 'Yasal metinler').getByRole('listitem')).toHaveCount(texts.length - at)
    await main.getByRole('link', { name: title, exact: true }).click()
    await expect(main.getByLabel('Başlık', { exact: true })).toHaveValue(title)
    await main.getByRole('button', { name: 'Blok ekle' }).click()
    // The editor takes the place of the plain field once it has loaded.
    await expect(main.getByRole('toolbar', { name: 'Metnin biçimi' })).toBeVisible()
    await main.getByRole('textbox', { name: 'Metin', exact: true }).fill(`${title}: Yeni Dükkân’ın metni.`)
    await main.getByRole('button', { name: 'Yayınla' }).click()
    await expect(main.getByText('Sayfa yayında.')).toBeVisible()
    await openReady(page, guide)
  }
  await expect(step(page, 'Yasal metinler')).toContainText('Tamam')
}

/** Reads a legal text, finds the product by its category, and orders it by transfer. Returns the code of the order. */
async function buyAsGuest(page: Page): Promise<string> {
  await openReady(page, '/')
  await page.getByRole('region', { name: 'Çerez kullanımı' }).getByRole('link', { name: 'Gizlilik' }).click()
  await expect(page.getByText('Gizlilik: Yeni Dükkân’ın metni.')).toBeVisible()
  await page.getByRole('navigation', { name: 'Kategoriler' }).getByRole('link', { name: 'Kordonlar' }).click()
  await page.getByRole('main').getByRole('link', { name: product }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: product })).toBeVisible()
  await page.getByRole('button', { name: 'Sepete ekle', exact: true }).click()
  await page.getByRole('dialog', { name: 'Sepetiniz' }).getByRole('link', { name: 'Sepete git' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sepetim (1 ürün)' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Alışverişi tamamla' }).click()
  const walk = { page, hand: mouse, scripts: true }
  await giveAddress(walk, newBuyer(), 'bireysel')
  await chooseCarrierAndPayment(walk, 'Havale / EFT', 'Yeni Kargo')
  const { code, total } = await confirmOrder(walk)
  const bank = page.getByRole('region', { name: 'Havale/EFT bilgileri' })
  await expect(bank).toContainText(total)
  await expect(bank).toContainText('Yeni Bank')
  return code
}
