import { findGood, isPlenty } from '../support/goods'
import { expectVisibleFocus } from '../support/hands'
import { amountBoxes, expectNoSidewaysScroll, hasColoursAndWidths, piecesInBasket } from '../support/orders'
import { openReady } from '../support/ready'
import { expect, test } from '../support/test'

test(
  'every colour and width of a product is ordered in one table, with arrows and Enter',
  { tag: '@ikisi' },
  async ({ page, request }) => {
    const good = await findGood(request, null, hasColoursAndWidths)
    await openReady(page, `/${good.master.link}`)
    await expect(page.getByRole('table', { name: /bütün seçenekler/ })).toHaveCount(0)
    await page.getByRole('link', { name: 'Çoklu sipariş tablosu' }).click()
    const table = page.getByRole('table', { name: `${good.info.title}: bütün seçenekler` })
    await expect(table).toBeVisible()
    await expect(page.locator('#coklu-siparis')).toBeFocused()
    await expect(page.locator('#coklu-siparis')).toBeInViewport()
    const boxes = amountBoxes(page).and(table.locator('input'))
    expect(await boxes.count()).toBe(good.variants.length)
    const codes = await boxes.evaluateAll((all) => all.map((box) => (box as HTMLElement).dataset['code']!))
    const plenty = new Set(good.variants.filter(isPlenty).map(({ product_code }) => product_code))
    await boxes.first().focus()
    const wanted: Record<string, number> = {}
    for (const [i, code] of codes.entries()) {
      await expect(boxes.nth(i)).toBeFocused()
      await expectVisibleFocus(boxes.nth(i))
      if (plenty.has(code)) {
        await page.keyboard.insertText('2')
        wanted[code] = 2 * good.variants.find((variant) => variant.product_code === code)!.real_quantity
      }
      await page.keyboard.press('Enter')
    }
    await boxes.first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(boxes.nth(1)).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowDown')
    const row = table.locator('tbody tr').nth(1)
    await expect(row.locator('input[data-box]').first()).toBeFocused()
    await expectNoSidewaysScroll(page)
    await expect(page.getByRole('group', { name: 'Sipariş özeti' })).toContainText(
      `${Object.keys(wanted).length} ürün`,
    )
    await page.keyboard.press('Control+Enter')
    await expect.poll(() => piecesInBasket(page)).toEqual(wanted)
    await expect(boxes.first()).toHaveValue('')
  },
)

test('choosing a single variant still works beside the table', async ({ page, request }) => {
  const good = await findGood(request, null, hasColoursAndWidths)
  await openReady(page, `/${good.master.link}?coklu=1`)
  await expect(page.getByRole('table', { name: /bütün seçenekler/ })).toBeVisible()
  const option = page.getByRole('group', { name: 'Genişlik seçin' }).getByRole('link').nth(1)
  await option.click()
  await expect(option).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('table', { name: /bütün seçenekler/ })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the table is a plain form', { tag: '@ikisi' }, async ({ page, request }) => {
    const good = await findGood(request, null, hasColoursAndWidths)
    await page.goto(`/${good.master.link}`)
    await page.getByRole('link', { name: 'Çoklu sipariş tablosu' }).click()
    const [one, other] = good.variants.filter(isPlenty)
    for (const variant of [one!, other!])
      await page.locator(`input[data-code="${variant.product_code}"]`).fill('1')
    await page
      .getByRole('table')
      .locator('xpath=ancestor::form')
      .getByRole('button', { name: 'Sepete ekle' })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Sepetim (2 ürün)' })).toBeVisible()
    expect(Object.keys(await piecesInBasket(page))).toHaveLength(2)
  })
})
