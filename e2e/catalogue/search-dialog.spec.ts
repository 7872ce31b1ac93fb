import { openReady } from '../support/ready'
import { expect, test } from '../support/test'

test(
  'on a telephone the search is a dialog: it takes the focus, suggests, and gives the focus back',
  { tag: '@dar' },
  async ({ page }) => {
    await openReady(page, '/contact')
    const opener = page.getByRole('banner').getByRole('link', { name: 'Ara', exact: true })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: 'Ara' })
    const field = dialog.getByRole('combobox', { name: 'Ürün ara' })
    await expect(field).toBeFocused()
    expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize()! })

    await field.pressSequentially('de')
    await field.press('Enter')
    await expect(dialog.getByText('En az 3 karakter yazın').first()).toBeVisible()
    await field.pressSequentially('ri')
    await expect(dialog.getByRole('option').first()).toBeVisible()
    await field.press('Escape')
    await expect(field).toHaveValue('')
    await expect(dialog).toBeVisible()
    await field.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()

    await opener.click()
    await field.fill('deri')
    await field.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: '“deri” için arama sonuçları' })).toBeVisible()
    await expect(dialog).toBeHidden()
  },
)
