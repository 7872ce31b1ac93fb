import type { Page } from '@playwright/test'
import { expectVisibleFocus } from './support/hands'
import { amountBoxes, chooseCompact, expectNoSidewaysScroll, piecesInBasket } from './support/orders'
import { openReady } from './support/ready'
import { expect, test } from './support/test'

const category = '/deri-kordonlar'

test('lists are cards or a table, as it was chosen, from the first byte on', async ({ page }) => {
  await openReady(page, category)
  await expect(page.getByRole('table')).toHaveCount(0)
  await chooseCompact(page)
  for (const path of [category, '/search-results?q=deri', '/yeni-gelenler']) {
    const html = await (await page.request.get(path)).text()
    expect(html, path).toMatch(/<table[^>]*order-table/)
    expect(html, path).toMatch(/<html[^>]*data-density="compact"/)
    await openReady(page, path)
    const names = await page.getByRole('table').first().getByRole('columnheader').allTextContents()
    expect(names).toEqual([
      ...['Kod', 'Ürün', 'Genişlik', 'Renk', 'Stok', 'Paket'],
      ...['Adet fiyatı', 'Paket fiyatı', 'Miktar', 'Tutar'],
    ])
    await expectNoSidewaysScroll(page)
  }
  await page.getByRole('button', { name: 'Kartlar' }).click()
  await expect(page.getByRole('table')).toHaveCount(0)
})

test(
  '50 amounts are written with the keyboard alone and added in one go',
  { tag: '@ikisi' },
  async ({ page }) => {
    await openReady(page, category)
    await chooseCompact(page)
    const wanted = await openInStock(page)
    const boxes = amountBoxes(page)
    await boxes.first().focus()
    const written = new Map<string, number>()
    for (let i = 0; written.size < 50; i++) {
      const box = boxes.nth(i)
      await expect(box).toBeFocused()
      const code = (await box.getAttribute('data-code'))!
      if (wanted.has(code)) {
        await page.keyboard.insertText('2')
        await page.keyboard.press(written.size % 2 === 0 ? 'ArrowUp' : 'ArrowDown')
        written.set(code, written.size % 2 === 0 ? 3 : 1)
      }
      if (written.size < 50) await page.keyboard.press('Enter')
    }
    await expectVisibleFocus(page.locator(':focus'))
    await expect(page.getByRole('group', { name: 'Sipariş özeti' })).toContainText('50 ürün')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('sepete eklendi.', { exact: false })).not.toHaveCount(0)
    await expect.poll(() => piecesInBasket(page)).toEqual(Object.fromEntries(written))
    await expect(boxes.first()).toHaveValue('')
    await expect(page.getByText('Henüz miktar yazılmadı')).toBeVisible()
  },
)

test('Shift+Enter goes back; what cannot be added says why on its row and stays', async ({ page }) => {
  await openReady(page, category)
  await chooseCompact(page)
  const boxes = amountBoxes(page)
  await boxes.nth(1).fill('3,0')
  await boxes.nth(1).press('Shift+Enter')
  await expect(boxes.nth(0)).toBeFocused()
  const row = boxes.nth(1).locator('xpath=ancestor::tr')
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await expect(row.getByText('“3,0” uygun değil.')).toBeVisible()
  await expect(boxes.nth(1)).toHaveValue('3,0')
  await expect(boxes.nth(1)).toHaveAttribute('aria-invalid', 'true')
  expect(await piecesInBasket(page)).toEqual({})
})

test('typed amounts outlive another order, another page and a reload', async ({ page }) => {
  await openReady(page, category)
  await chooseCompact(page)
  const first = amountBoxes(page).first()
  const code = (await first.getAttribute('data-code'))!
  const box = page.locator(`input[data-code="${code}"]`)
  await first.fill('4')
  await page.getByLabel('Sırala').selectOption({ label: 'Ada göre' })
  await expect(page).toHaveURL(/siralama=ad/)
  await page.getByLabel('Sırala').selectOption({ label: 'Önerilen' })
  await expect(page).toHaveURL(/siralama=onerilen/)
  await expect(box).toHaveValue('4')
  await page.reload()
  await expect(box).toHaveValue('4')
})

test('a filtered list shows only the variants that fit', async ({ page }) => {
  await openReady(page, category)
  await chooseCompact(page)
  await page.getByText('Filtreler', { exact: true }).click()
  const filters = page.getByRole('complementary', { name: 'Filtreler' })
  await filters.getByRole('link', { name: /^20 mm/ }).click()
  await expect(page).toHaveURL(/genislik=/)
  await expect
    .poll(async () => new Set(await page.locator('td.width').allTextContents()))
    .toEqual(new Set(['20 mm']))
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the table is a form: good amounts go into the basket, the others to the page of quick order', async ({
    page,
  }) => {
    await page.goto(category)
    await page.getByRole('button', { name: 'Sıkı liste' }).click()
    await expect(page).toHaveURL(new RegExp(`${category}$`))
    const wanted = [...(await openInStock(page))].slice(0, 2)
    await page.locator(`input[data-code="${wanted[0]}"]`).fill('2')
    await page.locator(`input[data-code="${wanted[1]}"]`).fill('1,5')
    await page.getByRole('button', { name: 'Sepete ekle' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Hızlı sipariş' })).toBeVisible()
    await expect(page.getByText(/^1 ürün sepetinize eklendi/)).toBeVisible()
    await expect(page.getByText('“1,5” uygun değil.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Miktar, 1. satır' }).fill('1')
    await page.getByRole('button', { name: 'Sepete ekle' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Sepetim (2 ürün)' })).toBeVisible()
  })
})

/** Codes on the page that are in stock in plenty and sold by the piece. */
async function openInStock(page: Page): Promise<Set<string>> {
  const rows = page.getByRole('table').locator('tbody tr')
  return new Set(
    await rows.evaluateAll((all) =>
      all
        .filter(
          (row) => row.querySelector('.stock')?.textContent === 'Stokta' && row.hasAttribute('data-single'),
        )
        .flatMap((row) => row.querySelector<HTMLInputElement>('input[data-code]')?.dataset['code'] ?? []),
    ),
  )
}
