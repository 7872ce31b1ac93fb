import { openReady } from '../support/ready'
import { signInOnce } from '../support/sign-in'
import { expect, test } from '../support/test'

test('a stale save of a product names the field that differs, and keeps both texts', async ({
  page,
  otherBrowser,
  faults,
}) => {
  faults.expect(/409/)
  const path = '/yonetim/urunler/9'
  const second = await otherBrowser()
  await signInOnce(page, 'admin@vitrin.test')
  await signInOnce(second, 'admin@vitrin.test')
  await openReady(page, path)
  await openReady(second, path)

  const facts = (of: typeof page) => of.locator('form').filter({ has: of.getByLabel('Kısa açıklama') })
  await page.getByLabel('Kısa açıklama').fill('Birincinin özeti')
  await facts(page).getByRole('button', { name: 'Kaydet', exact: true }).click()
  await expect(page).toHaveURL(/oldu=kaydet/)
  await second.getByLabel('Kısa açıklama').fill('İkincinin özeti')
  await facts(second).getByRole('button', { name: 'Kaydet', exact: true }).click()
  await expect(second.getByText('kısa açıklama', { exact: false }).first()).toBeVisible()
  await expect(second.getByLabel('Kısa açıklama')).toHaveValue('İkincinin özeti')
  await page.reload()
  await expect(page.getByLabel('Kısa açıklama')).toHaveValue('Birincinin özeti')
  // The second press is a decision: the text of the second person is stored.
  await facts(second).getByRole('button', { name: 'Kaydet', exact: true }).click()
  await expect(second).toHaveURL(/oldu=kaydet/)
  await page.reload()
  await expect(page.getByLabel('Kısa açıklama')).toHaveValue('İkincinin özeti')
})
