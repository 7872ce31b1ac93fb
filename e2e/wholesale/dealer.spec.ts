import { expectAccessible } from '../support/axe'
import { amountBoxes, expectNoSidewaysScroll, piecesInBasket } from '../support/orders'
import { openReady } from '../support/ready'
import { expect, test } from '../support/test'

test('a dealer orders packages from the compact list, at net prices or with KDV', async ({ page }, test) => {
  // A basket for each, as both run at the same time.
  const [account, pieces] = test.project.name === 'genis' ? ['bayi', 6] : ['bayi2', 12]
  await openReady(page, '/User/Login')
  await page.getByLabel('E-posta adresi').fill(`${account}@vitrin.test`)
  await page.getByLabel('Şifre', { exact: true }).fill('Vitrin-Demo-2026')
  await page.getByRole('main').getByRole('button', { name: 'Giriş yap' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('table').first()).toBeVisible()
  await expectAccessible(page, 'home of a dealer')

  await openReady(page, '/deri-kordonlar')
  const row = page
    .getByRole('row')
    .filter({ hasText: `${pieces} adet` })
    .filter({ hasText: /Stokta(?! yok)/ })
    .first()
  await expect(row).toBeVisible()
  const kdv = page.getByRole('main').locator('.order-sheet').getByText('KDV')
  await expect(kdv).toHaveText(['Fiyatlar KDV hariç'])
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, 'list of a dealer')
  await page.getByRole('button', { name: 'KDV dahil' }).click()
  await expect(page.getByRole('button', { name: 'KDV dahil' })).toHaveAttribute('aria-pressed', 'true')
  await expect(kdv).toHaveText(['Fiyatlar KDV dahil'])
  await page.getByRole('button', { name: 'KDV hariç' }).click()
  await expect(page.getByRole('button', { name: 'KDV hariç' })).toHaveAttribute('aria-pressed', 'true')

  const box = amountBoxes(page).and(row.locator('input'))
  const code = (await box.getAttribute('data-code'))!
  // One package: other journeys buy from the same stock.
  await box.fill('1')
  await expect(page.getByRole('group', { name: 'Sipariş özeti' })).toContainText(`${pieces} adet`)
  await page.keyboard.press('Control+Enter')
  await expect.poll(async () => (await piecesInBasket(page))[code]).toBe(pieces)
  await openReady(page, '/sepetim')
  await expect(page.getByText('KDV hariç', { exact: true }).last()).toBeVisible()
  await expectAccessible(page, 'basket of a dealer')
})
