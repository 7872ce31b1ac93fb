import type { Locator, Page } from '@playwright/test'
import { findGood, isPlain } from '../support/goods'
import { assertiveOf, politeOf } from '../support/live'
import { openReady } from '../support/ready'
import { expect, test } from '../support/test'

// These tests depend on the moment: one failure is a finding, and no test is tried again.
test.describe.configure({ retries: 0 })

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const added = 'Ürün başarıyla sepetinize eklendi.'
const failed = 'Sunucu hatası. Lütfen tekrar deneyiniz.'

test('both live regions are in the page before the first message', async ({ request }) => {
  const html = await (await request.get('/')).text()
  expect(html.match(/<div[^>]* aria-live="(polite|assertive)"><\/div>/g)).toHaveLength(2)
})

test('an added product is shown under UYARI for half a second and announced for seven', async ({
  page,
  request,
}) => {
  const good = await findGood(request, null, isPlain)
  await openWithStoppedClock(page, `/${good.master.link}`)
  await page.getByRole('button', { name: 'Sepete ekle', exact: true }).click()
  const toast = page.locator('.toast')
  await passUntilShown(toast)
  await expect(toast).toContainText('UYARI')
  await expect(toast).toContainText(added)
  await expect(page.getByRole('button', { name: 'Sepete eklendi' })).toBeVisible()
  await page.clock.runFor(400)
  await expect(toast).toBeVisible()
  const polite = politeOf(page)
  await expect(polite).toContainText(added)
  await page.clock.runFor(200)
  await expect(toast).toBeHidden()
  await page.clock.runFor(6_000)
  await expect(polite).toContainText(added)
  await page.clock.runFor(1_000)
  await expect(polite).toBeEmpty()
})

test('an unreachable basket is reported for two seconds, and the page stays as it was', async ({
  page,
  request,
  faults,
}) => {
  const good = await findGood(request, null, isPlain)
  await openWithStoppedClock(page, `/${good.master.link}`)
  await page.route('**/sepetim.data*', (route) => route.abort('failed'), { times: 1 })
  faults.expect(/^failed: POST \/sepetim/)
  await page.getByRole('button', { name: 'Sepete ekle', exact: true }).click()
  await passUntilShown(page.locator('.toast'))
  await expect(page.locator('.toast')).toContainText(failed)
  await expect(assertiveOf(page)).toContainText(failed)
  await page.clock.runFor(1_800)
  await expect(page.locator('.toast')).toBeVisible()
  await page.clock.runFor(200)
  await expect(page.locator('.toast')).toBeHidden()
  await expect(page.getByRole('main').getByText(failed)).toBeVisible()
  await page.clock.resume()
  await page.getByRole('button', { name: 'Sepete ekle', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Sepetiniz' })).toBeVisible()
})

test(
  'a toast stays while the pointer is on it, and can be closed',
  { tag: '@genis' },
  async ({ page, request }) => {
    const good = await findGood(request, null, isPlain)
    await openWithStoppedClock(page, `/${good.master.link}`)
    const amount = page.getByRole('textbox', { name: /^Miktar: / })
    await amount.fill('0')
    await amount.blur()
    const toast = page.locator('.toast')
    await passUntilShown(toast)
    await expect(toast).toContainText('Geçersiz miktar. Minimum 1 olmalıdır.')
    await toast.hover()
    await page.clock.runFor(5_000)
    await expect(toast).toBeVisible()
    await toast.getByRole('button', { name: 'Bildirimi kapat' }).click()
    await expect(toast).toBeHidden()
  },
)

/** Stops the clock: from then on the test moves the time. */
async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await openReady(page, path)
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Advances 4 ms at a time, so that a busy browser shows the toast within 200 ms of the stopped clock. */
async function passUntilShown(toast: Locator): Promise<void> {
  await expect(async () => {
    await toast.page().clock.runFor(4)
    await expect(toast).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [0] })
}
