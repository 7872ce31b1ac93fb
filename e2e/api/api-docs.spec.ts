import { expectAccessibleOnAllScreens } from '../support/axe'
import { expect, test } from '../support/test'

test('everybody can read and use the page of the API, with calls opened', async ({ page }) => {
  await page.goto('/api/docs')
  await expect(page.getByRole('heading', { level: 1, name: 'Vitrin API' })).toBeVisible()
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
    // All endpoints have the same markup, and examining each of them takes a minute.
    for (const call of [...document.querySelectorAll('article')].slice(6)) call.remove()
  })
  await expectAccessibleOnAllScreens(page)
  await page.setViewportSize({ width: 360, height: 740 })
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  expect(tooWide).toBe(false)
})

test('an integrator finds a call and its codes with the keyboard alone, without scripts @genis', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/api/docs')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'İçeriğe geç' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#icerik$/)
  const contents = page.getByRole('navigation', { name: 'İçindekiler' })
  await contents.getByRole('link', { name: 'POST /add-to-basket' }).focus()
  await page.keyboard.press('Enter')
  const call = page.getByRole('article', { name: 'POST /api/add-to-basket' })
  await expect(call).toBeInViewport()
  const codes = call.getByText(/^Bu çağrının hata kodları/)
  await codes.focus()
  await page.keyboard.press('Enter')
  await expect(call.getByText('not_whole_packages')).toBeVisible()
  await expect(call.getByText('too_many_requests')).toBeVisible()
  await context.close()
})
