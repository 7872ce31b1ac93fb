import { openReady } from '../support/ready'
import { expect, test } from '../support/test'

const category = '/deri-kordonlar'

test(
  'the filters of a narrow screen say how many products are left, and close',
  { tag: '@dar' },
  async ({ page }) => {
    await openReady(page, category)
    const summary = page.locator('.filter-sheet > summary')
    const sheet = page.locator('.filter-sheet')
    await summary.click()
    await expect(summary.getByText('Kapat')).toBeInViewport({ ratio: 1 })
    const show = sheet.getByRole('button', { name: /^\d+ ürünü göster$/ })
    await expect(show).toBeInViewport({ ratio: 1 })
    const before = await show.innerText()

    const colour = sheet.getByRole('link', { name: /^Siyah/ })
    const count = (await colour.innerText()).replaceAll(/\D/g, '')
    await colour.click()
    await expect(show).toHaveText(`${count} ürünü göster`)
    await expect(show).not.toHaveText(before)
    await expect(sheet.getByRole('status')).toHaveText(`${count} ürün bulundu`)
    await expect(show).toBeInViewport({ ratio: 1 })

    // The page below cannot be reached by keyboard.
    await show.focus()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main, header, footer, nav'))).toBeNull()
    await show.press('Enter')
    await expect(summary).toBeFocused()
    await expect(show).toBeHidden()
    await expect(page.getByText(`${count} ürün`, { exact: true })).toBeInViewport()
    await summary.click()
    await summary.getByText('Kapat').click()
    await expect(show).toBeHidden()
  },
)

test(
  'cards of a list filtered by colour show that colour and lead to it',
  { tag: '@ikisi' },
  async ({ page }) => {
    await openReady(page, '/silikon-kordonlar?renk=siyah')
    const cards = page.getByRole('list', { name: 'Silikon kordonlar' }).getByRole('listitem')
    const links = await cards
      .getByRole('heading')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')!))
    expect(links.length).toBeGreaterThan(3)
    for (const link of links) expect(new URL(link, 'http://shop').searchParams.get('renk')).toBe('siyah')

    const pictures = await cards
      .locator('picture:first-child img')
      .evaluateAll((all) => all.map((image) => image.getAttribute('src')!))
    // A product with several colours shows another picture than unfiltered.
    for (const [i, link] of links.slice(0, 4).entries()) {
      await openReady(page, link)
      const colours = page.getByRole('group', { name: 'Renk seçin' })
      if (await colours.count())
        await expect(colours.getByRole('link', { name: 'Siyah', exact: true })).toHaveAttribute(
          'aria-current',
          'true',
        )
      const first = await page.locator('.gallery-strip img').first().getAttribute('src')
      expect(first).toBe(pictures[i])
    }
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test(
    'the button of the filters is a plain submit that keeps the choices',
    { tag: '@dar' },
    async ({ page }) => {
      await page.goto(`${category}?renk=siyah`)
      await page.locator('.filter-sheet > summary').click()
      const sheet = page.locator('.filter-sheet')
      await sheet.getByRole('button', { name: /^\d+ ürünü göster$/ }).click()
      await expect(page).toHaveURL(`${category}?renk=siyah`)
      await expect(sheet.getByRole('button', { name: /ürünü göster$/ })).toBeHidden()
      await expect(page.getByRole('link', { name: 'Kaldır: Siyah' })).toBeVisible()
    },
  )
})
