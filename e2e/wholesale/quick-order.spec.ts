import { expectVisibleFocus, reach } from '../support/hands'
import { politeOf } from '../support/live'
import { expectNoSidewaysScroll, findGoodsToOrder, piecesInBasket } from '../support/orders'
import { openReady } from '../support/ready'
import { expect, test } from '../support/test'

const path = '/hizli-siparis'

test('50 lines are ordered with the keyboard alone', { tag: '@ikisi' }, async ({ page, request }) => {
  const goods = await findGoodsToOrder(request, 50)
  await openReady(page, path)
  const { keyboard } = page
  const first = page.getByRole('combobox', { name: 'Ürün kodu, 1. satır' })
  await reach(first)
  for (const [i, { code }] of goods.entries()) {
    await expect(page.getByRole('combobox', { name: `Ürün kodu, ${i + 1}. satır` })).toBeFocused()
    await keyboard.insertText(code.toLowerCase())
    await keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: `Miktar, ${i + 1}. satır` })).toBeFocused()
    await keyboard.insertText(String((i % 3) + 1))
    if (i < goods.length - 1) await keyboard.press('Enter')
  }
  await expectVisibleFocus(page.getByRole('textbox', { name: 'Miktar, 50. satır' }))
  await expect(page.getByRole('group', { name: 'Sipariş özeti' })).toContainText('50 ürün')
  await keyboard.press('Control+Enter')
  await expect(page.getByText(/^50 ürün sepetinize eklendi/).first()).toBeVisible()
  await expect(politeOf(page)).toContainText('50 ürün sepetinize eklendi')
  await expect(first).toHaveValue('')
  await expect(first).toBeFocused()
  const basket = await piecesInBasket(page)
  expect(basket).toEqual(
    Object.fromEntries(goods.map(({ code, variant }, i) => [code, ((i % 3) + 1) * variant.real_quantity])),
  )
  await expectNoSidewaysScroll(page)
})

test('Shift+Enter and the arrows lead back and through the column', async ({ page }) => {
  await openReady(page, path)
  const amount = (place: number) => page.getByRole('textbox', { name: `Miktar, ${place}. satır` })
  await amount(2).focus()
  await page.keyboard.press('Shift+Enter')
  await expect(page.getByRole('combobox', { name: 'Ürün kodu, 2. satır' })).toBeFocused()
  await page.keyboard.press('Shift+Enter')
  await expect(amount(1)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(amount(3)).toBeFocused()
})

test('a product is found by its name, and chosen with the arrows', async ({ page, request }) => {
  const [item] = await findGoodsToOrder(request, 1)
  await openReady(page, path)
  const box = page.getByRole('combobox', { name: 'Ürün kodu, 1. satır' })
  await box.fill(item!.good.info.title)
  const options = page.getByRole('listbox', { name: 'Ürün önerileri' }).getByRole('option')
  await expect(options.filter({ hasText: item!.good.info.title }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  const code = await options.first().locator('span').first().innerText()
  await page.keyboard.press('Enter')
  await expect(box).toHaveValue(code)
  await expect(page.getByRole('textbox', { name: 'Miktar, 1. satır' })).toBeFocused()
  await expect(page.getByRole('table').getByRole('link', { name: item!.good.info.title })).toBeVisible()
})

test('cells pasted from a spreadsheet fill the rows; bad rows stay with their reason, good ones are added', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const [one, other] = await findGoodsToOrder(request, 2)
  await openReady(page, path)
  const list = [
    'Ürün kodu\tMiktar',
    `${one!.code}\t2`,
    'YOK-123\t1',
    `${other!.code}\t3,0`,
    `${one!.code.toLowerCase()}\t1`,
  ]
  await page.getByRole('combobox', { name: 'Ürün kodu, 1. satır' }).focus()
  await page.evaluate((text) => navigator.clipboard.writeText(text), list.join('\n'))
  await page.keyboard.press('ControlOrMeta+v')
  await expect(page.getByText('4 satır aktarıldı.').first()).toBeVisible()
  await expect(page.getByText('“YOK-123” koduyla satışta ürün yok.')).toBeVisible()
  await expect(page.getByText('“3,0” uygun değil.')).toBeVisible()
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await expect(page.getByText(/1 ürün sepetinize eklendi/).first()).toBeVisible()
  await expect(page.getByText('2 satır aynı ürünü tekrarlıyordu').first()).toBeVisible()
  expect(await piecesInBasket(page)).toEqual({ [one!.code]: 3 * one!.variant.real_quantity })
  await expect(page.getByRole('combobox', { name: 'Ürün kodu, 1. satır' })).toHaveValue('YOK-123')
  const amount = page.getByRole('textbox', { name: 'Miktar, 2. satır' })
  await expect(amount).toHaveValue('3,0')
  await amount.fill('3')
  await page.getByRole('button', { name: '1. satırı sil' }).click()
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await expect
    .poll(() => piecesInBasket(page))
    .toEqual({ [one!.code]: 3 * one!.variant.real_quantity, [other!.code]: 3 * other!.variant.real_quantity })
})

test('a file of 500 rows is read and added in one go', async ({ page, request }) => {
  const goods = await findGoodsToOrder(request, 50)
  await openReady(page, path)
  const rows = Array.from({ length: 500 }, (_, i) => `${goods[i % goods.length]!.code};1`)
  await page.getByLabel('CSV dosyası').setInputFiles({
    name: 'siparis.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Kod;Paket\r\n${rows.join('\r\n')}\r\nFAZLA-1;1`),
  })
  await page.getByRole('button', { name: 'Satırlara aktar' }).click()
  await expect(page.getByText(/Bir seferde en çok 500 satır alınır/).first()).toBeVisible()
  await expect(page.getByLabel('Kod ve miktar listesi')).toHaveValue('FAZLA-1;1')
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await expect(page.getByText(/^50 ürün sepetinize eklendi \(/).first()).toBeVisible()
  await expect(page.getByLabel('Kod ve miktar listesi')).toHaveValue(/^FAZLA-1\s1$/)
  expect(Object.keys(await piecesInBasket(page))).toHaveLength(50)
})

test('rows pasted into a full sheet join the earlier excess rows', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openReady(page, path)
  const list = page.getByLabel('Kod ve miktar listesi')
  const rows = Array.from({ length: 500 }, (_, i) => `YOK-${i};1`)
  await list.fill([...rows, 'FAZLA-1;1'].join('\n'))
  await page.getByRole('button', { name: 'Satırlara aktar' }).click()
  await expect(list).toHaveValue('FAZLA-1;1')
  const box = page.getByRole('combobox', { name: 'Ürün kodu, 500. satır' })
  await box.focus()
  await page.evaluate((text) => navigator.clipboard.writeText(text), 'YENI-1\t2\nYENI-2\t3')
  await page.keyboard.press('ControlOrMeta+v')
  await expect(box).toHaveValue('YENI-1')
  await expect(list).toHaveValue('FAZLA-1;1\nYENI-2\t3')
  await expect(page.getByText(/Bir seferde en çok 500 satır alınır/).first()).toBeVisible()
  // Added lines leave the waiting lines as they are.
  await page.evaluate((text) => navigator.clipboard.writeText(text), 'YENI-3\t4')
  await box.focus()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(box).toHaveValue('YENI-3')
  await expect(list).toHaveValue('FAZLA-1;1\nYENI-2\t3')
  await expect(page.getByText('1 satır aktarıldı.').first()).toBeVisible()
})

test('typed rows survive a reload and an unreachable shop', async ({ page, request, faults }) => {
  const [item] = await findGoodsToOrder(request, 1)
  await openReady(page, path)
  const code = page.getByRole('combobox', { name: 'Ürün kodu, 1. satır' })
  const amount = page.getByRole('textbox', { name: 'Miktar, 1. satır' })
  await code.fill(item!.code)
  await amount.fill('2')
  await page.reload()
  await expect(code).toHaveValue(item!.code)
  await expect(amount).toHaveValue('2')
  faults.expect(/^failed: POST \/hizli-siparis/)
  await page.route('**/hizli-siparis.data*', (route) =>
    route.request().method() === 'POST' ? route.abort('failed') : route.continue(),
  )
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await expect(page.getByText('Sunucu hatası. Lütfen tekrar deneyiniz.').first()).toBeVisible()
  await expect(amount).toHaveValue('2')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a list is read and added; refused rows stay with their reason', async ({ page, request }) => {
    const [one, other] = await findGoodsToOrder(request, 2)
    await page.goto(path)
    await page.getByLabel('Kod ve miktar listesi').fill(`${one!.code};2\nYOK-9;1`)
    await page.getByRole('button', { name: 'Satırlara aktar' }).click()
    await expect(page.getByText('2 satır aktarıldı.')).toBeVisible()
    await expect(page.getByRole('table').getByText(one!.good.info.title)).toBeVisible()
    await page.getByRole('combobox', { name: 'Ürün kodu, 3. satır' }).fill(other!.code)
    await page.getByRole('textbox', { name: 'Miktar, 3. satır' }).fill('1')
    await page.getByRole('button', { name: 'Sepete ekle' }).click()
    await expect(page.getByText(/^2 ürün sepetinize eklendi/)).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Ürün kodu, 1. satır' })).toHaveValue('YOK-9')
    await expect(page.getByText('“YOK-9” koduyla satışta ürün yok.')).toBeVisible()
    expect(Object.keys(await piecesInBasket(page)).toSorted()).toEqual([one!.code, other!.code].toSorted())
  })
})
