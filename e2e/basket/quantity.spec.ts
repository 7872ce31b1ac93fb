import type { Page } from '@playwright/test'
import { findGood, type Good, isPackaged, isPlain, isScarce } from '../support/goods'
import { politeOf } from '../support/live'
import { openReady } from '../support/ready'
import { expect, test } from '../support/test'

// These tests depend on the moment: one failure is a finding, and no test is tried again.
test.describe.configure({ retries: 0 })

const invalid = 'Geçersiz miktar. Minimum 1 olmalıdır.'

test.beforeEach(async ({ request, putInBasket }) => {
  const good = await findGood(request, null, isPlain)
  await putInBasket(good, good.variants[0]!, 2)
})

test('successive presses are sent as one amount', async ({ page }) => {
  await openReady(page, '/sepetim')
  const sent: string[] = []
  page.on('request', (asked) => asked.method() === 'POST' && sent.push(asked.postData() ?? ''))
  const increase = page.getByRole('button', { name: /^Miktarı artır: / })
  await increase.click({ clickCount: 3 })
  await expect(amountOf(page)).toHaveValue('5')
  await expect(politeOf(page)).toContainText('Sepetiniz güncellendi.')
  expect(sent).toEqual([expect.stringContaining('packages=5')])
  await page.reload()
  await expect(amountOf(page)).toHaveValue('5')
})

test('a typed amount counts when the box is left, or with Enter', async ({ page }) => {
  await openReady(page, '/sepetim')
  await amountOf(page).fill('7')
  await amountOf(page).blur()
  await expect(politeOf(page)).toContainText('Sepetiniz güncellendi.')
  const saved = page.waitForResponse((answer) => !!answer.request().postData()?.includes('packages=9'))
  await amountOf(page).fill('9')
  await amountOf(page).press('Enter')
  expect((await saved).ok()).toBe(true)
  await page.reload()
  await expect(amountOf(page)).toHaveValue('9')
})

test('a typed amount is sent even when the page is left at once', async ({ page }) => {
  await openReady(page, '/sepetim')
  const saved = page.waitForResponse((answer) => !!answer.request().postData()?.includes('packages=7'))
  await amountOf(page).fill('7')
  await page.locator('.basket-line h2 a').click()
  expect((await saved).ok()).toBe(true)
  await page.goto('/sepetim')
  await expect(amountOf(page)).toHaveValue('7')
})

for (const typed of ['0', 'üç', '-', '']) {
  test(`“${typed}” is not an amount: the old one comes back with a warning`, async ({ page }) => {
    await openReady(page, '/sepetim')
    const sent: string[] = []
    page.on('request', (asked) => asked.method() === 'POST' && sent.push(asked.url()))
    await amountOf(page).focus()
    await page.keyboard.press('Delete')
    await page.keyboard.insertText(typed)
    await amountOf(page).blur()
    await expect(page.locator('.basket-line').getByText(invalid)).toBeVisible()
    await expect(amountOf(page)).toHaveValue('2')
    expect(sent).toEqual([])
  })
}

test('an amount has at most six digits', async ({ page }) => {
  await openReady(page, '/sepetim')
  await amountOf(page).focus()
  await page.keyboard.type('1234567')
  await expect(amountOf(page)).toHaveValue('123456')
})

test('decreasing the last piece removes the line, and it can be restored', async ({ page }) => {
  await openReady(page, '/sepetim')
  await amountOf(page).fill('1')
  await amountOf(page).press('Enter')
  await expect(politeOf(page)).toContainText('Sepetiniz güncellendi.')
  await page.getByRole('button', { name: /^Miktarı azalt: / }).click()
  await expect(page.getByText('Sepetiniz boş')).toBeVisible()
  await page.getByRole('button', { name: 'Geri al' }).click()
  await expect(amountOf(page)).toHaveValue('1')
})

test('pressing down to zero in one go removes the line, even when the server has another amount', async ({
  page,
}) => {
  await openReady(page, '/sepetim')
  const sent: (string | null)[] = []
  page.on('request', (asked) => {
    if (asked.method() === 'POST') sent.push(new URLSearchParams(asked.postData() ?? '').get('intent'))
  })
  await amountOf(page).fill('5')
  await amountOf(page).press('Enter')
  await expect(politeOf(page)).toContainText('Sepetiniz güncellendi.')
  await expect(page.locator('.basket-line[aria-busy]')).toHaveCount(0)
  await page.getByRole('button', { name: /^Miktarı azalt: / }).click({ clickCount: 5 })
  await expect(page.getByText('Sepetiniz boş')).toBeVisible()
  expect(sent).toEqual(['set', 'remove'])
  await page.getByRole('button', { name: 'Geri al' }).click()
  await expect(amountOf(page)).toHaveValue('5')
})

test('removing a line with the keyboard moves the focus to the button that restores it', async ({ page }) => {
  await openReady(page, '/sepetim')
  await page.getByRole('button', { name: /^Sil: / }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Sepetiniz boş')).toBeVisible()
  await expect(page.getByRole('main').getByText(/sepetinizden çıkarıldı\.$/)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Geri al' })).toBeFocused()
})

test('an amount typed while an earlier one is saved stays, and is sent', async ({ page }) => {
  await openReady(page, '/sepetim')
  let letPass = () => {}
  const passed = new Promise<void>((resume) => (letPass = resume))
  await page.route(/\/sepetim\.data/, async (route) => {
    if (route.request().method() === 'GET') await passed
    await route.continue()
  })
  await amountOf(page).fill('7')
  await amountOf(page).press('Enter')
  await expect(politeOf(page)).toContainText('Sepetiniz güncellendi.')
  await amountOf(page).fill('9')
  letPass()
  await expect(page.locator('.basket-line[aria-busy]')).toHaveCount(0)
  await expect(amountOf(page)).toHaveValue('9')
  const saved = page.waitForResponse((answer) => !!answer.request().postData()?.includes('packages=9'))
  await amountOf(page).press('Enter')
  await saved
  await page.reload()
  await expect(amountOf(page)).toHaveValue('9')
})

test('while the page is slow, every press is sent exactly once', async ({ page }) => {
  await openReady(page, '/sepetim')
  let letPass = () => {}
  const passed = new Promise<void>((resume) => (letPass = resume))
  const sent: (string | null)[] = []
  await page.route(/\/sepetim\.data/, async (route) => {
    const asked = route.request()
    if (asked.method() === 'POST') sent.push(new URLSearchParams(asked.postData() ?? '').get('intent'))
    else await passed
    await route.continue()
  })
  await amountOf(page).fill('1')
  await amountOf(page).press('Enter')
  await expect(politeOf(page)).toContainText('Sepetiniz güncellendi.')
  // Leaving the box for the button has sent its amount already.
  const taken = page.waitForResponse((answer) => answer.request().postData()?.includes('remove') ?? false)
  await page.getByRole('button', { name: /^Miktarı azalt: / }).click()
  await taken
  await page.getByRole('button', { name: /^Sil: / }).click()
  letPass()
  await expect(page.getByText('Sepetiniz boş')).toBeVisible()
  await page.getByRole('button', { name: 'Geri al' }).click()
  await expect(amountOf(page)).toHaveValue('1')
  expect(sent).toEqual(['set', 'remove', 'add'])
})

test('a package product is counted in packages and says how many pieces they are', async ({
  page,
  request,
  putInBasket,
}) => {
  const good = await findGood(request, null, isPackaged)
  const size = good.stock.real_quantity
  await openReady(page, `/${good.master.link}`)
  // The list of quantities names the same numbers.
  const echo = page.getByRole('paragraph')
  await expect(echo.filter({ hasText: `1 paket = ${size} adet` })).toBeVisible()
  await page.getByRole('button', { name: /^Miktarı artır: / }).click()
  await expect(echo.filter({ hasText: `2 paket = ${size * 2} adet` })).toBeVisible()
  await page.getByRole('button', { name: 'Sepete ekle', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'Sepetiniz' })
  await expect(drawer.getByText(`${size} adetlik paket`)).toBeVisible()
  await expect(drawer.getByText(`2 paket = ${size * 2} adet`)).toBeVisible()

  await putInBasket(good, good.variants[0]!, size)
  await page.goto('/sepetim')
  await expect(amountOf(page, good)).toHaveValue('3')
  await expect(page.getByText(`3 paket = ${size * 3} adet`)).toBeVisible()
})

test('an amount above the stock becomes the stock, and the line says so', async ({
  page,
  request,
  putInBasket,
}) => {
  const good = await findGood(request, null, isScarce)
  const scarce = good.variants[0]!
  await putInBasket(good, scarce, 1)
  await openReady(page, '/sepetim')
  await amountOf(page, good).fill('50')
  await amountOf(page, good).press('Enter')
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: good.info.title })
  await expect(
    line.getByText(`Stok yeterli değil: en fazla ${scarce.amount} adet alabilirsiniz.`),
  ).toBeVisible()
  await expect(amountOf(page, good)).toHaveValue(String(scarce.amount))
})

test('adding more than the stock adds the stock, and says how many', async ({ page, request }) => {
  const good = await findGood(request, null, isScarce)
  const scarce = good.variants[0]!
  await openReady(page, `/${good.master.link}`)
  const amount = page.getByRole('textbox', { name: /^Miktar: / })
  await amount.fill('60')
  await page.getByRole('button', { name: 'Sepete ekle', exact: true }).click()
  const said = `Stok yeterli değil: en fazla ${scarce.amount} adet alabilirsiniz. Eklenen Ürün Adeti: ${scarce.amount}`
  await expect(page.getByRole('main').getByText(said)).toBeVisible()
  await page.getByRole('button', { name: 'Sepete ekle', exact: true }).click()
  await expect(page.getByRole('main').getByText('Stoktaki ürünlerin tamamı zaten sepetinizde.')).toBeVisible()
})

function amountOf(page: Page, good?: Good) {
  return page.getByRole('main').getByRole('textbox', { name: `Miktar: ${good?.info.title ?? ''}` })
}
