import { findGood, hasWidths } from '../support/goods'
import { openReady } from '../support/ready'
import { recordShifts, shiftsOf } from '../support/layout/shifts'
import { expect, test } from '../support/test'

// These tests depend on the moment: one failure is a finding, and no test is tried again.
test.describe.configure({ retries: 0 })

test.use({ pictures: true, contextOptions: { reducedMotion: 'no-preference' } })

for (const path of ['/', '/deri-kordonlar', 'a product']) {
  test(`the header of ${path} shrinks after 150 px, and the page does not shift`, async ({
    page,
    request,
  }) => {
    const good = await findGood(request, null, hasWidths)
    await recordShifts(page)
    await openReady(page, path === 'a product' ? `/${good.master.link}` : path)
    const header = page.getByRole('banner')
    const { height } = (await header.boundingBox())!
    await expect(header).toHaveAttribute('data-shrunk', 'false')
    await page.evaluate(() => scrollTo(0, 145))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(145)
    await expect(header).toHaveAttribute('data-shrunk', 'false')
    await page.evaluate(() => scrollTo(0, 155))
    await expect(header).toHaveAttribute('data-shrunk', 'true')
    expect((await header.boundingBox())!.height).toBe(height)
    await page.evaluate(() => scrollTo(0, 1_500))
    await page.evaluate(() => scrollTo(0, 0))
    await expect(header).toHaveAttribute('data-shrunk', 'false')
    expect(await shiftsOf(page)).toBeLessThan(0.02)
  })
}

test(
  'the menu of a narrow screen is a modal that gives the focus back',
  { tag: '@dar' },
  async ({ page }) => {
    await openReady(page, '/contact')
    const opener = page.getByRole('link', { name: 'Menü' })
    await opener.click()
    const menu = page.getByRole('dialog', { name: 'Menü' })
    await expect(menu.getByRole('heading', { name: 'Menü' })).toBeFocused()
    expect(await menu.evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()

    await opener.click()
    await menu.getByText('Hasır kordonlar', { exact: true }).click()
    await menu.getByRole('link', { name: 'Tüm hasır kordonlar' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Hasır kordonlar' })).toBeFocused()
    await expect(menu).toBeHidden()
  },
)

test(
  'the search of a narrow screen opens with a press and closes again',
  { tag: '@dar' },
  async ({ page }) => {
    await openReady(page, '/contact')
    const box = page.getByRole('banner').getByRole('search')
    await expect(box).toBeHidden()
    await page.getByRole('banner').getByRole('link', { name: 'Ara', exact: true }).click()
    await expect(box.getByRole('combobox', { name: 'Ürün ara' })).toBeFocused()
    await page.getByRole('dialog', { name: 'Ara' }).getByRole('button', { name: 'Kapat' }).click()
    await expect(box).toBeHidden()
  },
)

test(
  'a category opens its groups with the keyboard, and Esc closes them',
  { tag: '@genis' },
  async ({ page }) => {
    await openReady(page, '/contact')
    await page.getByRole('button', { name: 'Hasır kordonlar alt kategorileri' }).press('Enter')
    const all = page.getByRole('link', { name: 'Tüm hasır kordonlar' })
    await expect(all).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(all).toBeHidden()
  },
)

test('a slow page shows the loading bar until it is there', async ({ page }) => {
  await openReady(page, '/contact')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/(sss|sikca-sorulan-sorular)\.data/, async (route) => {
    await released
    await route.continue()
  })
  const bar = page.getByRole('progressbar', { name: 'Sayfa yükleniyor' })
  await expect(bar).toBeHidden()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sıkça sorulan sorular' }).click()
  await expect(bar).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(bar).toBeHidden()
})
