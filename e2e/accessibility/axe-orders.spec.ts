import { expectAccessible } from '../support/axe'
import { findGood } from '../support/goods'
import { amountBoxes, chooseCompact, hasColoursAndWidths } from '../support/orders'
import { openReady } from '../support/ready'
import { expect, test } from '../support/test'

test('everybody can use the compact list, empty, filled and with mistakes', async ({ page }) => {
  // A small category: axe's time grows with the rows, which are all alike. The whole list is in view, so that sticky bars
  // cover no row.
  await page.setViewportSize({ ...page.viewportSize()!, height: 6000 })
  await openReady(page, '/ince-deri-kordonlar')
  await chooseCompact(page)
  await expectAccessible(page, 'compact list')
  await amountBoxes(page).nth(0).fill('1')
  await amountBoxes(page).nth(1).fill('bir')
  await amountBoxes(page).nth(2).fill('99999')
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await expect(page.getByText('“bir” uygun değil.')).toBeVisible()
  await expectAccessible(page, 'compact list with mistakes')
  for (const path of ['/search-results?q=ince+deri']) {
    await openReady(page, path)
    await expect(page.getByRole('table').first()).toBeVisible()
    await expectAccessible(page, `${path} as a compact list`)
  }
})

test('everybody can use the matrix of a product, with mistakes too', async ({ page, request }) => {
  const good = await findGood(request, null, hasColoursAndWidths)
  await openReady(page, `/${good.master.link}?coklu=1`)
  await expect(page.getByRole('table', { name: /bütün seçenekler/ })).toBeVisible()
  await expectAccessible(page, 'matrix')
  await amountBoxes(page).last().fill('1,5')
  await expect(page.getByText('“1,5” uygun değil.')).toBeVisible()
  await expectAccessible(page, 'matrix with a mistake')
})

test('everybody can use quick order, its suggestions and its mistakes', async ({ page, request }) => {
  const good = await findGood(request, null, hasColoursAndWidths)
  await openReady(page, '/hizli-siparis')
  const code = (place: number) => page.getByRole('combobox', { name: `Ürün kodu, ${place}. satır` })
  await code(1).fill('deri')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expectAccessible(page, 'suggestions')
  await code(1).fill('YOK-1')
  await code(2).fill(good.stock.product_code)
  await code(3).fill(good.variants[0]!.product_code)
  await page.getByRole('textbox', { name: 'Miktar, 3. satır' }).fill('üç')
  await expect(page.getByText('“YOK-1” koduyla satışta ürün yok.')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Seçenek, 2. satır' })).toBeVisible()
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await expect(page.getByText(/^3 satır eklenemedi/).first()).toBeVisible()
  await expectAccessible(page, 'quick order with mistakes')
})
