import { openFilters } from '../support/filters'
import { findGood, isPackaged, isPlain } from '../support/goods'
import { expect, test } from '../support/test'

test.use({ javaScriptEnabled: false })

test('without scripts lists are filtered and sorted by links and forms', async ({ page }) => {
  await page.goto('/deri-kordonlar')
  const count = page.getByRole('status').filter({ hasText: /ürün$/ })
  const all = await count.innerText()
  const filters = await openFilters(page)
  await filters.getByRole('link', { name: /^20 mm/ }).click()
  const chosen = page.getByRole('list', { name: 'Seçili filtreler' })
  await expect(chosen.getByRole('link', { name: /20 mm/ })).toBeVisible()
  await expect(count).not.toHaveText(all)
  await page.getByLabel('Sırala').selectOption({ label: 'Fiyat: düşükten yükseğe' })
  await page.getByRole('main').getByRole('button', { name: 'Uygula' }).first().click()
  await expect(page).toHaveURL(/genislik=.*siralama=fiyat-artan/)
  await chosen.getByRole('link', { name: 'Filtreleri temizle' }).click()
  await expect(count).toHaveText(all)
  await expect(page.getByLabel('Sırala')).toHaveValue('fiyat-artan')
})

test('without scripts the search form searches', async ({ page }) => {
  await page.goto('/search-shop')
  await page.getByRole('main').getByRole('searchbox').fill('suet')
  await page.getByRole('main').getByRole('button', { name: 'Ara' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '“suet” için arama sonuçları' })).toBeVisible()
  await expect(page.getByRole('list', { name: '“suet” için arama sonuçları' })).toContainText('Süet')
  await page.goto('/search-results?q=su')
  await expect(page.getByRole('main').getByText('En az 3 karakter yazın')).toBeVisible()
})

test('without scripts a heart keeps a product and drops it again', async ({ page, request }) => {
  const good = await findGood(request, null, isPlain)
  const heart = page.getByRole('button', { name: `Favorilere ekle: ${good.info.title}`, exact: true }).first()
  await page.goto(`/${good.master.link}`)
  await heart.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Favorilerim' })).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect(page.getByText('Henüz favoriniz yok')).toBeVisible()
})

test('without scripts amounts are set with a button, and a removed line can be restored', async ({
  page,
  request,
  putInBasket,
}) => {
  const good = await findGood(request, null, isPackaged)
  const size = good.stock.real_quantity
  await putInBasket(good, good.variants[0]!, size)
  await page.goto('/sepetim')
  const amount = page.getByRole('textbox', { name: /^Miktar: / })
  await amount.fill('3')
  await page.getByRole('button', { name: /^Güncelle: / }).click()
  await expect(amount).toHaveValue('3')
  await expect(page.getByText(`3 paket = ${size * 3} adet`)).toBeVisible()
  await amount.fill('0')
  await page.getByRole('button', { name: /^Güncelle: / }).click()
  await expect(page.getByText('Geçersiz miktar. Minimum 1 olmalıdır.')).toBeVisible()
  await expect(amount).toHaveValue('3')
  await page.getByRole('button', { name: /^Sil: / }).click()
  await expect(page.getByText('Sepetiniz boş')).toBeVisible()
  await page.getByRole('button', { name: 'Geri al' }).click()
  await expect(amount).toHaveValue('3')
})

test('without scripts a line is saved for later and comes back', async ({ page, request, putInBasket }) => {
  const good = await findGood(request, null, isPlain)
  await putInBasket(good, good.variants[0]!, 1)
  await page.goto('/sepetim')
  await page.getByRole('button', { name: /^Sonraya bırak: / }).click()
  const saved = page.getByRole('region', { name: 'Sonraya bıraktıklarınız' })
  await saved.getByRole('button', { name: `Sepete taşı: ${good.info.title}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sepetim (1 ürün)' })).toBeVisible()
  await expect(saved).toBeHidden()
})

test(
  'without scripts the menu of a narrow screen is a page of all categories',
  { tag: '@dar' },
  async ({ page }) => {
    await page.goto('/contact')
    await page.getByRole('link', { name: 'Menü' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Kategoriler' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Deri kordonlar' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Deri kordonlar' })).toBeVisible()
  },
)

test('without scripts the question about cookies is answered on the page where it was asked', async ({
  page,
}) => {
  await page.goto('/contents/hakkimizda/1')
  const question = page.getByRole('region', { name: 'Çerez kullanımı' })
  await question.getByRole('button', { name: 'Reddet' }).click()
  await expect(page).toHaveURL(/\/contents\/hakkimizda\/1$/)
  await expect(question).toBeHidden()
})

test('without scripts kinds of cookies are chosen on the page of preferences', async ({ page }) => {
  await page.goto('/contents/hakkimizda/1')
  const question = page.getByRole('region', { name: 'Çerez kullanımı' })
  await question.getByRole('link', { name: 'Tercihler' }).click()
  await page.getByRole('checkbox', { name: 'Analitik' }).check()
  await page.getByRole('button', { name: 'Seçimi kaydet' }).click()
  await expect(question).toHaveCount(0)
  await expect(page.getByRole('checkbox', { name: 'Analitik' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Pazarlama' })).not.toBeChecked()
})

test('without scripts a visitor can choose the dark theme', async ({ page }) => {
  await page.goto('/contact')
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await paper()
  await page.getByRole('contentinfo').getByRole('button', { name: 'Koyu' }).click()
  await expect(page).toHaveURL(/\/contact$/)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await paper()).not.toBe(light)
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Koyu' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('without scripts the controls that need them are hidden', async ({ page, request }) => {
  const good = await findGood(request, null, isPlain)
  await page.goto(`/${good.master.link}`)
  await expect(page.getByRole('button', { name: /^Kopyala/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Miktarı/ })).toHaveCount(0)
})
