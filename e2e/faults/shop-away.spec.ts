import type { Page } from '@playwright/test'
import { newBuyer } from '../support/buyer'
import { findGood, isPlain } from '../support/goods'
import { openReady, untilReady } from '../support/ready'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

const told = 'Mağazaya şu an ulaşılamıyor.'
const street = 'Zümrütevler Cad. No: 12 Daire: 3'

/** The ways in which the shop can be away: calling the result brings it back. */
const ways: [string, (page: Page) => Promise<() => Promise<void>>][] = [
  [
    'without a connection',
    async (page) => {
      await page.context().setOffline(true)
      return () => page.context().setOffline(false)
    },
  ],
  [
    'while the shop starts anew',
    async (page) => {
      await page.route('**/*', (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }))
      return () => page.unroute('**/*')
    },
  ],
]

test.beforeEach(({ faults }) => {
  faults.expect(/^failed: (GET|POST) .* net::ERR_INTERNET_DISCONNECTED/)
  faults.expect(/^503 (GET|POST)/)
  faults.expect(
    /^console: (Error loading route module|TypeError: Failed to fetch dynamically imported module)/,
  )
})

for (const [when, leave] of ways) {
  test(`an address that is sent ${when} stays in the form, and is sent when the shop is back`, async ({
    page,
    request,
    putInBasket,
  }) => {
    const good = await findGood(request, null, isPlain)
    await putInBasket(good, good.variants[0]!, 1)
    await openReady(page, '/checkout/steps')
    await fillAddress(page)
    const comeBack = await leave(page)
    await page.getByRole('button', { name: 'Devam et' }).click()
    await expectTold(page)
    await expectAddress(page)
    await comeBack()
    await page.getByRole('button', { name: 'Devam et' }).click()
    await expect(page.getByRole('heading', { level: 2, name: /Kargo/ })).toBeFocused()
  })

  test(`a message that is written ${when} stays, even when another page is requested`, async ({ page }) => {
    await signIn(page, 'bayi2@vitrin.test')
    await openReady(page, '/User/help')
    const subject = `Toka rengi ${crypto.randomUUID()}`
    await page.getByLabel('Konu').fill(subject)
    const message = page.getByLabel('İletiniz')
    await message.fill('Gümüş toka gelecek mi?')
    const comeBack = await leave(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sıkça sorulan sorular' }).click()
    await expectTold(page)
    await expect(page).toHaveURL(/\/User\/help$/)
    await closeToast(page)
    await page.getByRole('button', { name: 'Gönder' }).click()
    await expectTold(page)
    await expect(message).toHaveValue('Gümüş toka gelecek mi?')
    await comeBack()
    await page.getByRole('button', { name: 'Gönder' }).click()
    await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sıkça sorulan sorular' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Sıkça sorulan sorular' })).toBeVisible()
  })
}

test('a page that refreshes itself waits silently until the shop is back', async ({ page }) => {
  await signIn(page, 'bekleyen@vitrin.test')
  await openReady(page, '/unapproved')
  const title = page.getByRole('heading', { level: 1 })
  const said = await title.innerText()
  await page.context().setOffline(true)
  const failed = page.waitForEvent('requestfailed')
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await failed
  await page.evaluate(() => new Promise((resume) => requestIdleCallback(resume)))
  await expect(title).toHaveText(said)
  await expect(page.locator('.toast')).toHaveCount(0)
  await page.context().setOffline(false)
  const answered = page.waitForResponse(/\/unapproved\.data/)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  expect((await answered).status()).toBe(200)
  await expect(title).toHaveText(said)
})

test('a form that has arrived is not sent again: the next page says how to open the result', async ({
  page,
}) => {
  await signIn(page, 'bayi2@vitrin.test')
  await openReady(page, '/User/help')
  const subject = `Toka rengi ${crypto.randomUUID()}`
  await page.getByLabel('Konu').fill(subject)
  await page.getByLabel('İletiniz').fill('Gümüş toka gelecek mi?')
  await page.route(/\/User\/help\/\d+\.data/, (route) => route.fulfill({ status: 503, body: 'no' }))
  await page.getByRole('button', { name: 'Gönder' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bağlantı kurulamadı' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await page.getByRole('link', { name: 'Yeniden dene' }).click()
  await untilReady(page)
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
})

async function fillAddress(page: Page): Promise<void> {
  const { firstName, lastName, email, phone, city, district, neighbourhood } = newBuyer()
  await page.getByLabel('Ad', { exact: true }).fill(firstName)
  await page.getByLabel('Soyad').fill(lastName)
  await page.getByLabel('E-posta').fill(email)
  await page.getByLabel('Cep telefonu').fill(phone)
  await page.getByLabel('İl', { exact: true }).selectOption(city)
  await page.getByLabel('İlçe').selectOption(district)
  await page.getByLabel('Mahalle').selectOption(neighbourhood)
  await page.getByLabel('Açık adres').fill(street)
}

async function expectAddress(page: Page): Promise<void> {
  const { firstName } = newBuyer()
  await expect(page.getByLabel('Ad', { exact: true })).toHaveValue(firstName)
  await expect(page.getByLabel('Açık adres')).toHaveValue(street)
  await expect(page.getByLabel('Mahalle')).not.toHaveValue('')
}

async function expectTold(page: Page): Promise<void> {
  await expect(page.locator('.toast')).toContainText(told)
  await expect(page.getByRole('progressbar', { name: 'Sayfa yükleniyor' })).toHaveCount(0)
}

async function closeToast(page: Page): Promise<void> {
  await page.locator('.toast').getByRole('button', { name: 'Bildirimi kapat' }).click()
  await expect(page.locator('.toast')).toHaveCount(0)
}
