import { findGood, isPlain } from '../support/goods'
import { openReady } from '../support/ready'
import { signInOnce } from '../support/sign-in'
import { expect, test } from '../support/test'

test('a scanner counts without losing a scan; unknown and unsent ones are listed', async ({
  page,
  request,
  faults,
}) => {
  faults.expect(/422|502/)
  faults.expect(/okut|ERR_FAILED/)
  const good = await findGood(request, null, isPlain)
  const { product_code: code } = good.variants[0]!
  await signInOnce(page, 'admin@vitrin.test')
  await openReady(page, '/yonetim/sayim')
  await page.getByLabel('Sayımın adı').fill('Arka depo')
  await page.getByRole('button', { name: 'Sayıma başla' }).click()
  const field = page.getByLabel('Barkod ya da kod')
  await expect(field).toBeFocused()

  const scan = async (typed: string) => {
    await page.keyboard.type(typed)
    await page.keyboard.press('Enter')
  }
  for (const typed of [code, code, 'YOK-1', code, code]) await scan(typed)
  const row = page.getByRole('row').filter({ hasText: code })
  await expect(row.getByRole('cell').nth(1)).toHaveText('4')
  await expect(page.getByText('“YOK-1” hiçbir ürünün')).toBeVisible()
  await expect(field).toBeFocused()

  await page.route('**/okut', (route) => route.abort())
  await scan(code)
  await expect(page.getByText(`“${code}” gönderilemedi`)).toBeVisible()
  await page.unroute('**/okut')
  await page.route('**/okut', (route) =>
    route.fulfill({ status: 502, contentType: 'application/json', body: 'null' }),
  )
  await scan(code)
  await expect(page.getByText(`“${code}” gönderilemedi`)).toHaveCount(2)
  await page.unroute('**/okut')
  await page.getByRole('button', { name: 'Listeyi temizle' }).click()
  await field.focus()
  await scan(code)
  await expect(row.getByRole('cell').nth(1)).toHaveText('5')
})
