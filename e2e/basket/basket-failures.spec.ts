import type { Page } from '@playwright/test'
import { findGood, isPackaged, isPlain } from '../support/goods'
import { openReady } from '../support/ready'
import { expect, test } from '../support/test'

const failed = 'Sunucu hatası. Lütfen tekrar deneyiniz.'

test.beforeEach(async ({ request, putInBasket }) => {
  const good = await findGood(request, null, isPlain)
  await putInBasket(good, good.variants[0]!, 2)
})

test('a line that could not be removed stays, the page says so, and the basket is read again', async ({
  page,
  faults,
  request,
  putInBasket,
}) => {
  await openReady(page, '/sepetim')
  faults.expect(/^failed: POST \/sepetim/)
  await answerFormsOnce(page, (route) => route.abort('failed'))
  const read = readings(page)
  // Another device changes the basket meanwhile.
  const other = await findGood(request, null, isPackaged)
  await putInBasket(other, other.variants[0]!, other.stock.real_quantity)
  await page.getByRole('button', { name: /^Sil: / }).click()
  await expect(page.locator('.toast[data-kind=danger]')).toContainText(failed)
  await expect(page.locator('.basket-line').getByText(failed)).toBeVisible()
  await expect.poll(() => read.length).toBeGreaterThan(0)
  await expect(page.locator('.basket-line')).toHaveCount(2)
  const remove = page.getByRole('button', { name: /^Sil: / })
  await remove.first().click()
  await expect(remove).toHaveCount(1)
  await remove.click()
  await expect(page.getByText('Sepetiniz boş')).toBeVisible()
})

test('an amount that could not be changed returns to the old one, and the basket is read again', async ({
  page,
  faults,
  request,
  putInBasket,
}) => {
  await openReady(page, '/sepetim')
  faults.expect(/^failed: POST \/sepetim/)
  await answerFormsOnce(page, (route) => route.abort('failed'))
  const read = readings(page)
  const other = await findGood(request, null, isPackaged)
  await putInBasket(other, other.variants[0]!, other.stock.real_quantity)
  const amount = page
    .getByRole('main')
    .getByRole('textbox', { name: /^Miktar: / })
    .first()
  await amount.fill('7')
  await amount.press('Enter')
  await expect(page.locator('.basket-line').getByText(failed)).toBeVisible()
  await expect(amount).toHaveValue('2')
  await expect.poll(() => read.length).toBeGreaterThan(0)
  await expect(page.locator('.basket-line')).toHaveCount(2)
})

test('an invalid answer is reported like a missing one', async ({ page }) => {
  await openReady(page, '/sepetim')
  await answerFormsOnce(page, (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<p>?' }),
  )
  await page.getByRole('button', { name: /^Miktarı artır: / }).click()
  await expect(page.locator('.toast[data-kind=danger]')).toContainText(failed)
  await expect(page.getByRole('main').getByRole('textbox', { name: /^Miktar: / })).toHaveValue('2')
})

type Answer = Parameters<Parameters<Page['route']>[1]>[0]

/** Answers the next form about the basket instead of the shop; reads go on as usual. */
async function answerFormsOnce(page: Page, answer: (route: Answer) => Promise<void>): Promise<void> {
  let left = 1
  await page.route('**/sepetim.data*', (route) =>
    route.request().method() === 'POST' && (left -= 1) >= 0 ? answer(route) : route.continue(),
  )
}

/** Every read of the basket page's data from now on. */
function readings(page: Page): string[] {
  const read: string[] = []
  page.on('request', (asked) => {
    if (asked.method() === 'GET' && asked.url().includes('/sepetim.data')) read.push(asked.url())
  })
  return read
}
