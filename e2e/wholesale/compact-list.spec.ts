import type { Page } from '@playwright/test'
import { openFilters } from '../support/filters'
import { expectVisibleFocus } from '../support/hands'
import { amountBoxes, chooseCompact, expectNoSidewaysScroll, piecesInBasket } from '../support/orders'
import { openReady } from '../support/ready'
import { expect, test } from '../support/test'

const category = '/deri-kordonlar'

test('lists are cards or a table, as chosen, from the first byte on', async ({ page }) => {
  await openReady(page, category)
  await expect(page.getByRole('table')).toHaveCount(0)
  const blocks = page.getByRole('heading', { name: 'Kullandıkça güzelleşir' })
  await expect(blocks).toBeVisible()
  await chooseCompact(page)
  await expect(blocks).toBeHidden()
  for (const path of [category, '/search-results?q=deri', '/yeni-gelenler']) {
    const html = await (await page.request.get(path)).text()
    expect(html, path).toMatch(/<table[^>]*order-table/)
    expect(html, path).toMatch(/<html[^>]*data-density="compact"/)
    await openReady(page, path)
    const names = await page.getByRole('table').first().getByRole('columnheader').allTextContents()
    expect(names).toEqual([
      'Kod',
      'Ürün',
      'Genişlik',
      'Renk',
      'Stok',
      'Adet fiyatı',
      'Paket fiyatı',
      'Miktar',
      'Tutar',
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

for (const path of [category, '/naylon-kordonlar', '/search-results?q=kordon'])
  test(
    `the first view of ${path} holds 14 whole variants beside the filters`,
    { tag: '@genis' },
    async ({ page }) => {
      await openReady(page, path)
      await chooseCompact(page)
      const filters = page.getByRole('complementary', { name: 'Filtreler' })
      await expect(filters.getByRole('link', { name: /^20 mm/ })).toBeInViewport({ ratio: 1 })
      const { heights, whole } = await page.evaluate(rowsInView)
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(32)
      expect(Math.max(...heights)).toBeLessThanOrEqual(36)
      expect(whole).toBeGreaterThanOrEqual(14)
      const box = (await filters.boundingBox())!
      const table = (await page.getByRole('table').boundingBox())!
      expect(box.x + box.width).toBeLessThan(table.x)
      // The list's head stays above the rows at every scroll position.
      await page.mouse.wheel(0, 1000)
      await expect(page.getByRole('columnheader', { name: 'Kod' })).toBeInViewport({ ratio: 1 })
    },
  )

test('a variant takes two lines on a telephone', { tag: '@dar' }, async ({ page }) => {
  await openReady(page, '/naylon-kordonlar')
  await chooseCompact(page)
  await expectNoSidewaysScroll(page)
  const rows = await page.evaluate(linesOfRows)
  expect(rows.length).toBeGreaterThan(50)
  for (const { code, lines, height } of rows) {
    expect(lines, code).toEqual([
      ['code', 'width', 'colour', 'stock'],
      ['cell-price', 'amount'],
    ])
    expect(height, code).toBeLessThanOrEqual(80)
  }
})

test('sold-out variants follow the others of their product, without a box', async ({ page }) => {
  await openReady(page, category)
  await chooseCompact(page)
  const products = await page
    .getByRole('table')
    .locator('tbody')
    .evaluateAll((all) =>
      all.map((body) =>
        [...body.querySelectorAll('tr')].map((row) => ({
          soldOut: row.querySelector('.stock')!.textContent === 'Stokta yok',
          boxes: row.querySelectorAll('input:not([type=hidden]), button').length,
        })),
      ),
    )
  const soldOut = products.flat().filter((row) => row.soldOut)
  expect(soldOut.length).toBeGreaterThan(5)
  for (const rows of products) expect(rows).toEqual(rows.toSorted((a, b) => +a.soldOut - +b.soldOut))
  for (const row of products.flat()) expect(row.boxes).toBe(row.soldOut ? 0 : 3)
})

test('an amount typed before its variant sold out stays, with the reason', async ({ page }) => {
  await openReady(page, category)
  await chooseCompact(page)
  const row = page.getByRole('row').filter({ hasText: 'Stokta yok' }).first()
  const code = (await row.getByRole('rowheader').innerText()).split('\n')[0]!
  await page.evaluate((code) => sessionStorage.setItem('siparisTaslagi', `{"${code}":"2"}`), code)
  await openReady(page, category)
  const box = page.locator(`input[data-code="${code}"]`)
  await expect(box).toHaveValue('2')
  await expect(box).toHaveAccessibleDescription(/stok/i)
  await box.fill('')
  await expect(box).toBeFocused()
  await page.reload()
  await expect(page.getByRole('table')).toBeVisible()
  await expect(box).toHaveCount(0)
})

test('Shift+Enter goes back; a refused row stays and shows its reason', async ({ page }) => {
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

test('typed amounts survive another sort order, another page and a reload', async ({ page }) => {
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

test('a filtered list shows only matching variants', async ({ page }) => {
  await openReady(page, category)
  await chooseCompact(page)
  const filters = await openFilters(page)
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

function rowsInView(): { heights: number[]; whole: number } {
  const bar = document.querySelector('.order-bar')!.getBoundingClientRect()
  const boxes = [...document.querySelectorAll('main tbody tr')].map((row) => row.getBoundingClientRect())
  return {
    heights: boxes.map(({ height }) => height),
    whole: boxes.filter(({ top, bottom }) => top >= 0 && bottom <= bar.top).length,
  }
}

/** The lines of each row below the name of its product: cells whose middles are at one height. */
function linesOfRows(): { code: string; lines: string[][]; height: number }[] {
  return [...document.querySelectorAll('main tbody tr')].map((row) => {
    const cells = [...row.querySelectorAll('th, td:not(.what, .cell-package, .sum)')]
    const lines: { middle: number; names: string[] }[] = []
    for (const cell of cells) {
      const { top, height } = cell.getBoundingClientRect()
      const line = lines.find(({ middle }) => Math.abs(middle - top - height / 2) < 8)
      if (line) line.names.push(cell.className)
      else lines.push({ middle: top + height / 2, names: [cell.className] })
    }
    const [top, bottom] = [cells[0]!.getBoundingClientRect().top, row.getBoundingClientRect().bottom]
    return {
      code: cells[0]!.textContent,
      lines: lines.map(({ names }) => names),
      height: bottom - top,
    }
  })
}

/** Codes on the page with plenty of stock that are sold by the piece. */
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
