import { expectAccessible } from '../support/axe'
import { openReady } from '../support/ready'
import { expect, test } from '../support/test'

test.use({ pictures: true })

test(
  'a picture of a gallery opens in full screen, arrows lead on, and Esc returns the focus',
  { tag: '@ikisi' },
  async ({ page }) => {
    await openReady(page, '/Gallery')
    await expectAccessible(page, 'galleries')
    await page.getByRole('main').getByRole('link', { name: 'Saatlerin üzerinde' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Saatlerin üzerinde' })).toBeFocused()
    await expectAccessible(page, 'a gallery')
    const second = page.getByRole('main').locator('a[aria-haspopup=dialog]').nth(1)
    await second.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Büyük resim' })
    const counter = dialog.locator('.yarl__counter')
    await expect(counter).toHaveText('2 / 16')
    await page.keyboard.press('ArrowRight')
    await expect(counter).toHaveText('3 / 16')
    await expectAccessible(page, 'a large picture of a gallery')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(second).toBeFocused()
  },
)
