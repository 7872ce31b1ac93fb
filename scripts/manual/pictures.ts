// npm run manual: the pictures of the owner's manual, taken of a freshly loaded demo shop.
import { mkdir } from 'node:fs/promises'
import { chromium, type Page } from '@playwright/test'
import { demoPassword } from '../../demo/shop/accounts'
import { startTemporaryShop } from '../lighthouse/temporary-shop'

const folder = 'docs/manual/pictures'
const consent = { name: 'acceptCookieStatus', value: '2.reject..2026-01-01T00:00:00.000Z' }

/** Name of each picture and the page that it shows. */
const pictures: readonly (readonly [name: string, address: string])[] = [
  ['bugun', '/yonetim'],
  ['kurulum', '/yonetim/kurulum'],
  ['siparisler', '/yonetim/siparisler'],
  ['havale', '/yonetim/havale'],
  ['urunler/urunler', '/yonetim/urunler'],
  ['urunler/urun', '/yonetim/urunler/1'],
  ['urunler/etiketler', '/yonetim/urunler/1/etiketler'],
  ['urunler/sayim', '/yonetim/sayim'],
  ['urunler/ozellikler', '/yonetim/ozellikler'],
  ['urunler/arama-sozcukleri', '/yonetim/arama-sozcukleri'],
  ['urunler/fiyatlar', '/yonetim/fiyatlar'],
  ['urunler/toplu-fiyat', '/yonetim/fiyatlar/1'],
  ['urunler/aktarim', '/yonetim/urunler/aktarim'],
  ['basvurular', '/yonetim/basvurular'],
  ['musteriler', '/yonetim/musteriler'],
  ['kampanyalar', '/yonetim/kampanyalar'],
  ['icerik/sayfa', '/yonetim/icerik/1'],
  ['icerik/menuler', '/yonetim/menuler'],
  ['icerik/afisler', '/yonetim/afisler'],
  ['icerik/galeri', '/yonetim/galeriler/1'],
  ['icerik/vitrin', '/yonetim/vitrinler/1'],
  ['icerik/bultenler', '/yonetim/bultenler/yeni'],
  ['icerik/izinler', '/yonetim/izinler'],
  ['icerik/sms', '/yonetim/sms-kampanyalari/yeni'],
  ['icerik/e-posta-metni', '/yonetim/e-posta-metinleri/news-shipped'],
  ['raporlar', '/yonetim/raporlar'],
  ['ayarlar', '/yonetim/ayarlar'],
  ['personel', '/yonetim/personel'],
  ['kayit', '/yonetim/kayit'],
]

const shop = await startTemporaryShop()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
  ],
})
try {
  await mkdir(folder, { recursive: true })
  const { origin } = new URL((await shop.pages())[0]!.url)
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, locale: 'tr-TR' })
  await context.addCookies([{ ...consent, url: origin }])
  const page = await context.newPage()
  await signIn(page, origin)
  for (const [name, address] of pictures) await shoot(page, `${origin}${address}`, name)
  const code = await firstOrder(page, origin)
  await shoot(page, `${origin}/yonetim/siparisler/${code}`, 'siparis')
  await page.setViewportSize({ width: 390, height: 844 })
  await shoot(page, `${origin}/yonetim`, 'bugun-telefon')
} finally {
  await browser.close()
  await shop.stop()
}

async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/User/Login`)
  await page.locator('input[name="email"]').fill('admin@vitrin.test')
  await page.locator('input[type="password"]').fill(demoPassword)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => !/login/i.test(url.pathname))
}

async function firstOrder(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/yonetim/siparisler?gorunum=hazirlanacak`)
  return (await page.locator('tbody a').first().textContent()) ?? ''
}

async function shoot(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.screenshot({ path: `${folder}/${name}.png` })
}
