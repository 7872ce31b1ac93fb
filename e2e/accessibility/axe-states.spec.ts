import { expectAccessible } from '../support/axe'
import { findGood, isPackaged, isPlain } from '../support/goods'
import { openReady } from '../support/ready'
import { expect, test } from '../support/test'

test('everybody can use the basket, its drawer, and the message of a removed line', async ({
  page,
  request,
  putInBasket,
}) => {
  const [plain, packaged] = [
    await findGood(request, null, isPlain),
    await findGood(request, null, isPackaged),
  ]
  await putInBasket(plain, plain.variants[0]!, 1)
  await putInBasket(packaged, packaged.variants[0]!, packaged.stock.real_quantity)
  await openReady(page, '/contact')
  await page
    .getByRole('link', { name: /^(Sepet|Sepeti aç), 2 ürün$/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'Sepetiniz' }).getByText('Toplam')).toBeVisible()
  await expectAccessible(page, 'drawer')

  await openReady(page, '/sepetim')
  await expectAccessible(page, 'basket')
  await page
    .getByRole('button', { name: /^Sonraya bırak: / })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Sonraya bıraktıklarınız' })).toBeVisible()
  await page
    .getByRole('button', { name: /^Sil: / })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Geri al' })).toBeVisible()
  await expectAccessible(page, 'basket with something taken out')
})

test('everybody can use the empty drawer', async ({ page }) => {
  await openReady(page, '/contact')
  await page.getByRole('banner').getByRole('link', { name: 'Sepet' }).click()
  await expect(page.getByRole('dialog', { name: 'Sepetiniz' }).getByText('Sepetiniz boş')).toBeVisible()
  await expectAccessible(page, 'empty drawer')
})

test('everybody can use the suggestions of the search', async ({ page }) => {
  await openReady(page, '/contact')
  await page.keyboard.press('/')
  const box = page.getByRole('combobox', { name: 'Ürün ara' })
  await expect(box).toBeFocused()
  for (const [typed, answer] of [
    ['de', 'En az 3 karakter yazın'],
    ['deri', /sonuç/],
    ['bulunmazbirsey', 'Sonuç yok'],
  ] as const) {
    await box.fill(typed)
    await expect(page.locator('.search-panel').getByText(answer)).toBeAttached()
    await expectAccessible(page, `suggestions for ${typed}`)
  }
})

test('everybody can use the menu of a narrow screen and its filters', { tag: '@dar' }, async ({ page }) => {
  await openReady(page, '/deri-kordonlar')
  await page.getByText('Filtreler', { exact: true }).click()
  await expect(page.getByText('Yalnız stoktakiler')).toBeVisible()
  await expectAccessible(page, 'filters')
  await page.getByText('Filtreler', { exact: true }).click()
  await page.getByRole('link', { name: 'Menü' }).click()
  const menu = page.getByRole('dialog', { name: 'Menü' })
  await menu.getByText('Deri kordonlar', { exact: true }).click()
  await expect(menu.getByRole('link', { name: 'Süet ve nubuk' })).toBeVisible()
  await expectAccessible(page, 'menu')
})

test('everybody can use the categories that open under the header', { tag: '@genis' }, async ({ page }) => {
  await openReady(page, '/contact')
  await page.getByRole('button', { name: 'Deri kordonlar alt kategorileri' }).click()
  await expect(page.getByRole('link', { name: 'Tüm deri kordonlar' })).toBeVisible()
  await expectAccessible(page, 'category panel')
})

test('everybody can use the kinds of cookies', async ({ page }) => {
  await openReady(page, '/contact')
  await page.getByRole('region', { name: 'Çerez kullanımı' }).getByText('Tercihler').click()
  await expect(page.getByRole('checkbox', { name: 'Analitik' })).toBeVisible()
  await expectAccessible(page, 'cookie choices')
})
