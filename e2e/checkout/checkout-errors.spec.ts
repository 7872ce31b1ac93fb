import type { Page } from '@playwright/test'
import { newBuyer } from '../support/buyer'
import { findGood, isPlain } from '../support/goods'
import { openReady } from '../support/ready'
import { expect, test } from '../support/test'

test.beforeEach(async ({ request, putInBasket, faults }) => {
  const good = await findGood(request, null, isPlain)
  await putInBasket(good, good.variants[0]!, 1)
  faults.expect(/^422 POST \/checkout\/steps/)
})

test('an error in an address is shown above the form and beside the field, and every entry stays', async ({
  page,
}) => {
  await page.goto('/checkout/steps')
  await fillWrongly(page)
  await expect(page.getByRole('alert')).toBeFocused()
  await expectErrors(page)
  await page
    .getByRole('alert')
    .getByRole('link', { name: /^Geçerli bir e-posta/ })
    .click()
  await expect(page.getByLabel('E-posta')).toBeFocused()
})

test('a province chosen before the scripts are loaded brings its districts too', async ({ page }) => {
  let comeNow = () => {}
  const late = new Promise<void>((resolve) => (comeNow = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await late
    await route.continue()
  })
  await page.goto('/checkout/steps', { waitUntil: 'commit' })
  await page.getByLabel('İl', { exact: true }).selectOption({ label: 'İzmir' })
  comeNow()
  await expect(page.getByLabel('İlçe').getByRole('option', { name: 'Bornova' })).toBeAttached()
  await expect(page.getByLabel('İl', { exact: true }).locator('option:checked')).toHaveText('İzmir')
})

test('the errors take the focus with each answer, and not when the page renders again', async ({
  page,
  faults,
}) => {
  faults.expect(/^401 POST \/user\/login/)
  await openReady(page, '/user/login')
  const send = page.getByRole('main').getByRole('button', { name: 'Giriş yap' })
  await page.getByLabel('E-posta adresi').fill(newBuyer().email)
  await page.getByLabel('Şifre', { exact: true }).fill('Yanlış-Parola-1')
  await send.click()
  await expect(page.getByRole('alert')).toBeFocused()
  const dark = page.getByRole('contentinfo').getByRole('button', { name: 'Koyu' })
  const shownAnew = page.waitForResponse(/\/user\/login\.data/)
  await dark.click()
  await shownAnew
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.evaluate(() => new Promise((resume) => requestIdleCallback(resume)))
  await expect(dark).toBeFocused()
  await send.click()
  await expect(page.getByRole('alert')).toBeFocused()
})

test('missing districts are reported beside the province, and load when it is chosen again', async ({
  page,
  faults,
}) => {
  faults.expect(/^503 GET \/api\/places\/districts/)
  const refuse = { status: 503, contentType: 'application/problem+json', body: '{"status":503}' }
  await page.route('**/api/places/districts*', (route) => route.fulfill(refuse), { times: 1 })
  await openReady(page, '/checkout/steps')
  const [city, district] = [page.getByLabel('İl', { exact: true }), page.getByLabel('İlçe')]
  await city.selectOption('İstanbul')
  await expect(city).toHaveAccessibleDescription('Bir hata ile karşılaştık. Lütfen yeniden seçin.')
  await city.selectOption('İstanbul')
  await district.selectOption('Kadıköy')
  await expect(city).toHaveAccessibleDescription('')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an error in an address is shown in the same way, and every entry stays', async ({ page }) => {
    await page.goto('/checkout/steps')
    await fillWrongly(page)
    await expectErrors(page)
  })

  test('a step that is not yet open leads to the open one', async ({ page }) => {
    await page.goto('/checkout/steps?adim=onay')
    await expect(page.getByLabel('E-posta')).toBeVisible()
    await expect(page.getByRole('button', { name: /Siparişi onayla/ })).toHaveCount(0)
  })
})

test('the steps of an empty basket lead to the basket', async ({ page }) => {
  await page.context().clearCookies()
  await page.goto('/checkout/steps')
  await expect(page).toHaveURL(/\/sepetim$/)
  await expect(page.getByText('Sepetiniz boş')).toBeVisible()
})

async function fillWrongly(page: Page): Promise<void> {
  const { firstName, street } = newBuyer()
  await page.getByLabel('Ad', { exact: true }).fill(firstName)
  await page.getByLabel('E-posta').fill('kimse')
  await page.getByLabel('Cep telefonu').fill('0212 123 45 67')
  await page.getByLabel('Açık adres').fill(street)
  await page.getByText('Kurumsal', { exact: true }).click()
  await page.getByLabel('Vergi numarası').fill('1234567891')
  await page.getByRole('button', { name: 'Devam et' }).click()
}

async function expectErrors(page: Page): Promise<void> {
  const { firstName, street } = newBuyer()
  const summary = page.getByRole('alert')
  for (const [label, message] of [
    ['Soyad', 'Soyadınızı yazın.'],
    ['E-posta', 'Geçerli bir e-posta adresi yazın.'],
    ['Cep telefonu', 'Geçerli bir cep telefonu numarası yazın. Örnek: 0532 123 45 67.'],
    ['İl', 'İl seçin.'],
    [
      'Vergi numarası',
      'Vergi numarası geçersiz. 10 rakamlı VKN ya da 11 rakamlı T.C. kimlik numarası yazın.',
    ],
  ] as const) {
    await expect(summary.getByRole('link', { name: message })).toBeVisible()
    const field = page.getByLabel(label, { exact: true })
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(new RegExp(message))
  }
  await expect(page.getByLabel('Ad', { exact: true })).toHaveValue(firstName)
  await expect(page.getByLabel('E-posta')).toHaveValue('kimse')
  await expect(page.getByLabel('Açık adres')).toHaveValue(street)
  await expect(page.getByRole('radio', { name: 'Kurumsal' })).toBeChecked()
  await expect(page.getByLabel('Vergi numarası')).toHaveValue('1234567891')
  await expect(page).toHaveTitle(/^Hata: /)
}
