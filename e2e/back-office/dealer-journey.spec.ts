import type { Page } from '@playwright/test'
import { fillApplication, password, verifyAndSignIn } from '../support/application'
import { newBuyer } from '../support/buyer'
import { mouse } from '../support/hands'
import { chooseCarrierAndPayment, confirmOrder, giveAddress } from '../support/journey'
import { orderPackages } from '../support/orders'
import { openReady } from '../support/ready'
import { signInOnce } from '../support/sign-in'
import { expect, test } from '../support/test'

test.setTimeout(240_000)

test('a dealer applies, is approved, orders on account, gets the parcel and returns a part of it', async ({
  page,
  otherBrowser,
}) => {
  const email = `bayi-${crypto.randomUUID().slice(0, 8)}@firma.example`
  await fillApplication(page, email)
  await page.getByLabel('Şifre', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Başvuruyu gönder' }).click()
  await expect(page.getByRole('heading', { name: 'Bağlantı gönderdik' })).toBeVisible()
  await verifyAndSignIn(page, email)
  await expect(page).toHaveURL('/unapproved')

  const staff = await otherBrowser()
  await signInOnce(staff, 'admin@vitrin.test')
  await openReady(staff, `/yonetim/ara?q=${email}`)
  await staff.getByRole('main').getByRole('link', { name: 'Işık Saat Ltd. Şti.' }).click()
  await staff.getByRole('link', { name: 'Başvuru ve şartlar' }).click()
  await expect(staff.getByText('vergi levhası.pdf')).toBeVisible()
  await expectShown(staff, 'Vergi levhası')
  const partnerId = /basvurular\/(\d+)/.exec(staff.url())![1]!
  await staff.locator('summary').filter({ hasText: 'Onayla' }).click()
  await staff.getByLabel('Fiyat listesi').selectOption({ label: 'Bayi' })
  await staff.getByLabel('İskonto (%)').fill('10+5')
  await staff.getByLabel('Vade (gün)').fill('30')
  await staff.getByLabel('Kredi limiti (TL)').fill('50.000,00')
  await staff.getByRole('button', { name: 'Onayla' }).click()
  await expect(staff.getByText('Onaylandı; müşteriye e-posta gitti.')).toBeVisible()

  await orderPackages(page, 2)
  await openReady(page, '/checkout/steps')
  const walk = { page, hand: mouse, scripts: true }
  await giveAddress(walk, newBuyer(), 'kurumsal')
  await chooseCarrierAndPayment(walk, 'Açık hesap')
  const { code, total } = await confirmOrder(walk)

  const order = `/yonetim/siparisler/${code}`
  await openReady(staff, order)
  await staff.getByRole('button', { name: 'Hazırlamaya başla' }).click()
  await expect(staff.getByText('Sipariş hazırlanıyor.')).toBeVisible()
  await staff.locator('summary').filter({ hasText: 'Kargoya ver' }).click()
  await staff.getByLabel('Takip numarası').fill('BAYI-TAKIP-1')
  await staff.getByRole('button', { name: 'Kargoya ver' }).click()
  await expect(staff.getByText('Paket kargoya verildi', { exact: false })).toBeVisible()
  await openReady(page, `/siparis/${code}`)
  await expect(page.getByText('BAYI-TAKIP-1').first()).toBeVisible()
  await staff.getByRole('button', { name: 'Hepsi teslim edildi' }).click()
  await expect(staff.getByText('Teslimat işlendi.')).toBeVisible()

  await openReady(page, `/siparis/${code}/iade`)
  await page.getByLabel(/iade edilecek adet/).selectOption('6')
  await page.getByRole('radio').first().check()
  await page.getByLabel('Açıklama').fill('Altı kordonun tokası gevşek.')
  await page.getByRole('button', { name: 'Bildirimi gönder' }).click()
  await expect(page).toHaveURL(new RegExp(`/siparis/${code}(\\?|#|$)`))

  await openReady(staff, order)
  await staff.getByRole('button', { name: 'Kabul et' }).click()
  await expect(staff.getByText('İade kabul edildi.')).toBeVisible()
  await staff.locator('summary').filter({ hasText: 'Ürünler geldi' }).click()
  await staff.getByRole('button', { name: 'Ürünler geldi' }).click()
  await expect(staff.getByText('İade tamamlandı.')).toBeVisible()

  // The refund of half of the goods is on the account: both sides show the same balance.
  await openReady(staff, `/yonetim/musteriler/${partnerId}`)
  const shown = staff.locator('.office-facts').filter({ hasText: 'Bakiye' })
  const balance = /Bakiye\s*([\d.]+,\d\d) TL \(B\)/.exec(await shown.innerText())![1]!
  expect(kurus(balance)).toBeLessThan(kurus(total))
  expect(kurus(balance)).toBeGreaterThan(0)
  await openReady(page, '/User/balance')
  await expect(page.locator('.figures').first()).toContainText(`${balance} TL`)
})

/** An amount as screens show it, in kuruş. */
const kurus = (shown: string) => Number(shown.replace(/[^\d]/g, ''))

/** The PDF stands beside the fields: the browser's viewer, a frame of its own, has opened the bytes. */
async function expectShown(page: Page, name: string): Promise<void> {
  const frame = await (await page.locator(`iframe[title="${name}"]`).elementHandle())!.contentFrame()
  await expect
    .poll(() => frame!.childFrames().map((one) => one.url().split(':')[0]))
    .toEqual(['chrome-extension'])
}
