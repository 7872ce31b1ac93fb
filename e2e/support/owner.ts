import { TOTP, URI } from 'otpauth'
import { expect, type Page } from '@playwright/test'
import { type EmptyShop, startEmptyShop } from './empty-shop'
import { openReady } from './ready'
import { test as base } from './test'

/** Journeys in an empty shop of their own, which the pages of the test open. Tests of one file share it. */
export const test = base.extend<object, { emptyShop: EmptyShop }>({
  emptyShop: [
    // Playwright wants its first parameter taken apart.
    async ({ browserName: _browserName }, use) => {
      const shop = await startEmptyShop()
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ emptyShop }, use) => use(emptyShop.url),
})

const email = 'sahip@dukkan.example'
const password = 'Kordon-Kutusu-2026'

/**
 * The first admin of a shop, as the manual tells: joins in the shop, gets the role on the command line, and signs in with an
 * authenticator app. Leaves the page in the setup guide. Returns the app, which tells its next unused code.
 */
export async function becomeOwner(page: Page, shop: EmptyShop): Promise<{ code(): string }> {
  await openReady(page, '/create')
  await page.getByLabel('Ad', { exact: true }).fill('Selin')
  await page.getByLabel('Soyad').fill('Öztürk')
  await page.getByLabel('E-posta', { exact: true }).fill(email)
  await page.getByLabel('Cep telefonu').fill('0532 123 45 67')
  await page.getByLabel('Şifre', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Üye ol' }).click()
  await expect(page.getByRole('heading', { name: 'Bağlantı gönderdik' })).toBeVisible()
  await expect.poll(() => shop.linkTo('/user/dogrula', email)).toBeDefined()
  await openReady(page, shop.linkTo('/user/dogrula', email)!)
  await page.getByLabel('Şifre', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Hesabımı aç' }).click()
  await expect(page).not.toHaveURL(/login|dogrula/)
  expect(await shop.admin('role', email, 'admin')).toContain('admin')

  await page.context().clearCookies()
  await openReady(page, '/yonetim/kurulum')
  await page.getByLabel('E-posta adresi').fill(email)
  await page.getByLabel('Şifre', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Giriş yap' }).click()
  const link = await page.getByRole('link', { name: 'Uygulamada aç' }).getAttribute('href')
  const app = openApp(link!)
  await page.getByLabel('Uygulamanın gösterdiği 6 haneli kod').fill(app.code())
  await page.getByRole('button', { name: 'Doğrulamayı aç' }).click()
  await expect(page.getByRole('heading', { name: 'Kurtarma kodlarınız' })).toBeVisible()
  await page.getByRole('link', { name: 'Kodları kaydettim, devam et' }).click()
  await expect(page).toHaveURL('/yonetim/kurulum')
  return app
}

/** An authenticator app with the secret of this link. The shop takes each code once, also that of the coming half minute. */
function openApp(link: string) {
  const totp = URI.parse(link)
  if (!(totp instanceof TOTP)) throw new Error('The link is not for codes by time')
  let last = 0
  return {
    code() {
      last = Math.max(totp.counter(), last + 1)
      return totp.generate({ timestamp: last * totp.period * 1_000 })
    },
  }
}
