import type { Page } from '@playwright/test'
import { findGood, isPlain } from '../support/goods'
import { openReady } from '../support/ready'
import { expect, test } from '../support/test'

test('one or two characters ask for more and send no request', async ({ page }) => {
  const asked = questions(page)
  const box = await openSearch(page, '/contact')
  await box.pressSequentially(' de ')
  await expect(page.getByRole('banner').getByText('En az 3 karakter yazın').first()).toBeVisible()
  await box.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'İletişim' })).toBeVisible()
  await box.fill('   ')
  await box.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'İletişim' })).toBeVisible()
  expect(asked).toEqual([])
})

test('what is typed before the suggestions are loaded has them as well', async ({ page }) => {
  const arrives = Promise.withResolvers<void>()
  await page.route(/\/assets\/search-combobox-.*\.js/, async (route) => {
    await arrives.promise
    await route.continue()
  })
  await openReady(page, '/contact')
  await page.keyboard.press('/')
  const plain = page.getByRole('banner').getByRole('searchbox')
  await expect(plain).toBeFocused()
  await plain.fill('deri')
  arrives.resolve()
  await expect(page.getByRole('option').first()).toBeVisible()
})

test('the product whose code is typed stands first, and Enter opens it', async ({ page, request }) => {
  const good = await findGood(request, null, isPlain)
  const box = await openSearch(page, '/contact')
  await box.fill(good.stock.product_code.toLowerCase())
  const first = page.getByRole('option').first()
  await expect(first).toContainText(good.stock.product_code)
  await box.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: good.info.title })).toBeVisible()
})

test('Turkish names are found by plain letters and by Turkish capitals', async ({ page }) => {
  const box = await openSearch(page, '/contact')
  await box.fill('SUET')
  await expect(page.getByRole('option').first()).toContainText('Süet')
  await box.fill('silikon')
  await expect(page.getByRole('option').first()).toContainText(/silikon/i)
  await box.fill('SİLİKON')
  await expect(page.getByRole('option', { name: 'Silikon kordonlar' })).toBeVisible()
})

test('arrows choose, Enter opens, and Esc first clears and then closes', async ({ page }) => {
  const box = await openSearch(page, '/contact')
  await box.fill('deri')
  const second = page.getByRole('option').nth(1)
  await expect(second).toBeVisible()
  await box.press('ArrowDown')
  await box.press('ArrowDown')
  await expect(second).toHaveAttribute('aria-selected', 'true')
  await box.press('Escape')
  await expect(box).toHaveValue('')
  await box.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(box).toBeFocused()

  await box.fill('deri')
  await box.press('ArrowDown')
  const first = page.getByRole('option').first()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  const title = await first.locator('b').innerText()
  await box.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('all hits are a press away, and the search is remembered', async ({ page }) => {
  const box = await openSearch(page, '/contact')
  await box.fill('deri')
  const all = page.getByRole('option', { name: /^Tümünü gör \(\d+\)$/ })
  await expect(all).toBeVisible()
  const total = /\d+/.exec(await all.innerText())![0]
  await all.click()
  await expect(page.getByRole('heading', { level: 1, name: '“deri” için arama sonuçları' })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: `${total} ürün` })).toBeVisible()
  const again = await openSearch(page, '/contact')
  await again.click()
  await expect(page.getByRole('option', { name: 'deri' })).toBeVisible()
  await again.press('Escape')
})

test('the product of the current page is not opened again', async ({ page, request }) => {
  const good = await findGood(request, null, isPlain)
  const box = await openSearch(page, `/${good.master.link}`)
  await box.fill(good.stock.product_code)
  await page.getByRole('option').first().click()
  await expect(page.locator('.toast')).toContainText('Zaten şu anda aradığınız Ürün sayfasındasınız.')
})

test('missing suggestions are reported, and the search itself still works', async ({ page, faults }) => {
  faults.expect(/^503 GET \/api\/products\/suggestions/)
  await page.route('**/api/products/suggestions*', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"status":503}' }),
  )
  const box = await openSearch(page, '/contact')
  await box.fill('deri')
  await expect(page.getByRole('banner').getByText('Service Error: Arama şu anda yapılamıyor.')).toBeVisible()
  await box.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '“deri” için arama sonuçları' })).toBeVisible()
})

function questions(page: Page): string[] {
  const asked: string[] = []
  page.on(
    'request',
    (sent) => /products\/suggestions|search-results/.test(sent.url()) && asked.push(sent.url()),
  )
  return asked
}

/** Presses the key that opens the search everywhere. */
async function openSearch(page: Page, path: string) {
  await openReady(page, path)
  await page.keyboard.press('/')
  const box = page.getByRole('combobox', { name: 'Ürün ara' })
  await expect(box).toBeFocused()
  return box
}
