import { findGood, isPackaged, isPlain } from '../support/goods'
import { openReady } from '../support/ready'
import { expect, test } from '../support/test'

test('a page that is shown again counts what another tab put into the basket', async ({
  page,
  request,
  putInBasket,
}) => {
  const good = await findGood(request, null, isPlain)
  await openReady(page, '/contact')
  const basket = page.getByRole('banner').getByRole('link', { name: /^Sepet(,|$)/ })
  await expect(basket).toHaveAccessibleName('Sepet')
  await putInBasket(good, good.variants[0]!, 1)
  const asked = page.waitForRequest('**/api/shopping/get-basket-counter')
  // A headless page is always visible: the browser's own event is sent by hand.
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(basket).toHaveAccessibleName('Sepet, 1 ürün', { timeout: 1_000 })
  }).toPass()
  await asked
})

test('a failed counter shows nothing', async ({ page, faults }) => {
  faults.expect(/^503 POST \/api\/shopping\/get-basket-counter/)
  let tries = 0
  await page.route('**/api/shopping/get-basket-counter', (route) => {
    tries += 1
    return route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"status":503}' })
  })
  await openReady(page, '/contact')
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    expect(tries).toBeGreaterThan(0)
  }).toPass()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sepet', exact: true })).toBeVisible()
  await expect(page.locator('.toast')).toHaveCount(0)
})

test('a package product offers the quantities of the list, in packages and pieces', async ({
  page,
  request,
}) => {
  const good = await findGood(request, null, isPackaged)
  await openReady(page, `/${good.master.link}`)
  const field = page.locator('.buy-bar input[name=packages], .product-top input[name=packages]').first()
  const offered = await field.evaluate((input: HTMLInputElement) =>
    [...(input.list?.options ?? [])].map(({ value, label }) => ({ value, label })),
  )
  const size = good.stock.real_quantity
  expect(offered.map(({ value }) => Number(value))).toEqual([1, 2, 3, 5, 10, 20, 50])
  expect(offered[3]!.label).toBe(`5 paket = ${5 * size} adet`)
})
