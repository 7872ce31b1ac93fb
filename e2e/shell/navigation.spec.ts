import { politeOf } from '../support/live'
import { openReady } from '../support/ready'
import { expect, test } from '../support/test'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

// Prefetches pages, as browsers do.
test.use({ savesData: false })

test('a new page moves the focus to its heading and announces its name, and going back restores the focus', async ({
  page,
}) => {
  await openReady(page, '/contents')
  const link = page.getByRole('main').getByRole('link', { name: 'Hakkımızda' })
  await link.click()
  const heading = page.getByRole('heading', { level: 1, name: 'Hakkımızda' })
  await expect(heading).toBeFocused()
  await expect(page).toHaveTitle(/^Hakkımızda/)
  await expect(politeOf(page)).toContainText(/^Hakkımızda.* sayfası yüklendi/)
  await page.goBack()
  await expect(link).toBeFocused()
})

test('the first keyboard stop skips the header', async ({ page }) => {
  await openReady(page, '/deri-kordonlar')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'İçeriğe geç' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.querySelector('main')!.contains(document.activeElement))).toBe(
    true,
  )
})

test('theme and cookies are chosen in the footer and stay', async ({ page }) => {
  await openReady(page, '/contact')
  const dark = page.getByRole('contentinfo').getByRole('button', { name: 'Koyu' })
  await dark.click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(dark).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Çerez tercihleri' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tercihler' })).toBeVisible()
})
