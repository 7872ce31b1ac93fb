import { expectAccessible } from '../support/axe'
import { expectNoSidewaysScroll } from '../support/orders'
import { openReady } from '../support/ready'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

test('a dealer reads the account, chooses overdue debts and pays a part by card', async ({ page }) => {
  await signIn(page, 'bayi@vitrin.test')
  await openReady(page, '/User/balance')
  await expect(page.getByRole('heading', { level: 1, name: 'Cari Hesabım' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, 'Cari Hesabım')

  const overdue = page.getByRole('listitem').filter({ hasText: 'Vadesi geçti' })
  await overdue.getByRole('checkbox').check()
  await expect(page.getByText(/^Seçilen: /)).toBeVisible()
  await page.getByRole('button', { name: 'Seçilenleri öde' }).click()
  await expect(page.getByRole('group', { name: 'Ödenecek kalemler' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, 'paying onto the account')
  await page.getByLabel('Tutar (TL)').fill('12,50')
  await page.getByRole('button', { name: 'Kartla öde' }).click()

  // The test bank's page offers sample cards.
  await page.locator('form:has([name=number][value="5528790000000008"]) button').click()
  await page.locator('[name=code]').fill('123456')
  await page.locator('form:has([name=code]) button').first().click()
  await expect(page.getByText('Ödemeniz cari hesaba işlendi.')).toBeVisible()
  await expectAccessible(page, 'paid onto the account')

  await openReady(page, '/User/payment')
  await expect(page.getByText('12,50 TL').first()).toBeVisible()
  await expectAccessible(page, 'Muhasebe Hesabım')
})
