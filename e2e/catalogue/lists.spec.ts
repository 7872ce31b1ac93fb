import type { Page } from '@playwright/test'
import { closeFilters, openFilters } from '../support/filters'
import { openReady } from '../support/ready'
import { expect, test } from '../support/test'

// Prefetches pages, as browsers do.
test.use({ savesData: false })

test('the largest picture of the first view is asked for first', async ({ page }) => {
  const first = page.locator('main img[fetchpriority="high"]')
  const atOnce = page.locator('.product-grid img[loading="eager"]')
  await page.goto('/celik-kordonlar')
  await expect(page.locator('.product-grid img[fetchpriority="high"]')).toHaveCount(1)
  await expect(atOnce).toHaveCount(4)
  // Blocks at the head of a category push the cards down.
  await page.goto('/deri-kordonlar')
  await expect(first).toHaveCount(1)
  await expect(page.locator('.picture-text img[fetchpriority="high"]')).toHaveCount(1)
  await expect(atOnce).toHaveCount(0)
})

test('another sort order is shown at once', async ({ page }) => {
  await openReady(page, '/deri-kordonlar')
  const usual = await namesOf(page)
  await page.getByLabel('Sırala').selectOption({ label: 'Fiyat: düşükten yükseğe' })
  await expect.poll(() => namesOf(page)).not.toEqual(usual)
  const prices = await pricesOf(page)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
})

test('a list is filtered by values and by price; each filter is removed with a press', async ({ page }) => {
  await openReady(page, '/deri-kordonlar')
  const count = page.getByRole('status').filter({ hasText: /ürün$/ })
  const all = await count.innerText()
  const filters = await openFilters(page)
  await filters.getByRole('link', { name: /^20 mm/ }).click()
  const taken = filters.getByRole('link', { name: /^Kaldır: 20 mm/ })
  await expect(taken).toBeVisible()
  await filters.getByText('Fiyat (KDV dahil)', { exact: true }).click()
  await filters.getByLabel('En çok (TL)').fill('600')
  await filters.getByRole('button', { name: 'Uygula' }).click()
  await expect(page).toHaveURL(/fiyat/)
  await closeFilters(page)
  const chosen = page.getByRole('list', { name: 'Seçili filtreler' })
  await expect(chosen.getByRole('link', { name: /20 mm/ })).toBeVisible()
  await expect(chosen.getByRole('link', { name: /600,00 TL ve altı/ })).toBeVisible()
  expect(Math.max(...(await pricesOf(page)))).toBeLessThanOrEqual(600)
  await openFilters(page)
  await taken.click()
  await expect(taken).toHaveCount(0)
  await closeFilters(page)
  await expect(chosen.getByRole('link', { name: /20 mm/ })).toHaveCount(0)
  await chosen.getByRole('link', { name: 'Filtreleri temizle' }).click()
  await expect(count).toHaveText(all)
})

test('price filters accept dots and commas', async ({ page }) => {
  await openReady(page, '/deri-kordonlar')
  const filters = await openFilters(page)
  await filters.getByText('Fiyat (KDV dahil)', { exact: true }).click()
  await filters.getByLabel('En az (TL)').fill('399,50')
  await filters.getByLabel('En çok (TL)').fill('1.250,00')
  await filters.getByRole('button', { name: 'Uygula' }).click()
  await expect(page).toHaveURL(/fiyat/)
  await closeFilters(page)
  const chosen = page.getByRole('list', { name: 'Seçili filtreler' })
  await expect(chosen.getByRole('link', { name: /399,50 TL.*1\.250,00 TL/ })).toBeAttached()
  const prices = await pricesOf(page)
  expect(Math.min(...prices)).toBeGreaterThanOrEqual(399.5)
  expect(Math.max(...prices)).toBeLessThanOrEqual(1_250)
})

test('a search emptied by its filters shows its hits again without them', async ({ page }) => {
  await openReady(page, '/search-results?q=deri')
  const filters = await openFilters(page)
  await filters.getByText('Fiyat (KDV dahil)', { exact: true }).click()
  await filters.getByLabel('En az (TL)').fill('99.999')
  await filters.getByRole('button', { name: 'Uygula' }).click()
  await expect(page).toHaveURL(/fiyat/)
  await closeFilters(page)
  await expect(page.getByText('Sonuç bulunamadı')).toBeVisible()
  await page.getByRole('link', { name: 'Filtreleri temizle' }).click()
  await expect(page).toHaveURL(/\/search-results\?q=deri$/)
  await expect(cards(page).first()).toBeVisible()
})

test('more products appear with a press, and going back returns to the same place', async ({ page }) => {
  await openReady(page, '/deri-kordonlar')
  await expect(cards(page)).toHaveCount(30)
  await page.getByRole('link', { name: /^Daha fazla göster/ }).click()
  await expect(cards(page)).toHaveCount(60)
  const fortieth = cards(page).nth(40)
  await fortieth.scrollIntoViewIfNeeded()
  await fortieth.getByRole('link').first().click()
  await expect(page.getByRole('button', { name: 'Sepete ekle', exact: true })).toBeAttached()
  await page.goBack()
  await expect(cards(page)).toHaveCount(60)
  await expect(fortieth).toBeInViewport()
})

test('a new search can start from the results', async ({ page }) => {
  await openReady(page, '/search-results?q=deri')
  const first = await namesOf(page)
  await page.getByRole('main').getByRole('searchbox').fill('silikon')
  await page.getByRole('main').getByRole('button', { name: 'Ara' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '“silikon” için arama sonuçları' })).toBeVisible()
  await expect.poll(() => namesOf(page)).not.toEqual(first)
})

function cards(page: Page) {
  return page.getByRole('main').locator('.product-grid > li')
}

function namesOf(page: Page): Promise<string[]> {
  return cards(page).getByRole('heading').allInnerTexts()
}

async function pricesOf(page: Page): Promise<number[]> {
  const texts = await cards(page).locator('.price-now').allInnerTexts()
  return texts.map((text) => Number(/[\d.]+,\d\d/.exec(text)![0].replaceAll('.', '').replace(',', '.')))
}
