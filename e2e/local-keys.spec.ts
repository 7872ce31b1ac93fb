import type { Page } from '@playwright/test'
import { findGood, hasWidths, isPackaged, isPlain } from './support/goods'
import { openReady } from './support/ready'
import { signIn } from './support/sign-in'
import { expect, test } from './support/test'

test('products that were looked at are kept in this browser, the last one first', async ({
  page,
  request,
}) => {
  const [first, second] = [await findGood(request, null, isPlain), await findGood(request, null, hasWidths)]
  for (const good of [first, second, first]) await openReady(page, `/${good.master.link}`)
  await expect.poll(() => key(page, 'lastSeenProducts')).toEqual([first.id, second.id])
  await openReady(page, '/')
  const seen = page.getByRole('region', { name: 'Son baktıklarınız' })
  await expect(seen.getByRole('link', { name: first.info.title, exact: true })).toBeAttached()
})

test('a heart keeps a product, counts it, and a second press drops it', async ({ page, request }) => {
  const good = await findGood(request, null, isPlain)
  await openReady(page, `/${good.master.link}`)
  const heart = page.getByRole('button', { name: `Favorilere ekle: ${good.info.title}`, exact: true }).first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => key(page, 'favorites')).toEqual([good.id])
  await expect(page.getByRole('link', { name: 'Favoriler, 1 ürün' })).toHaveCount(1)
  await openReady(page, '/User/favorites')
  await expect(page.getByRole('list', { name: 'Favorilerim' }).getByRole('listitem')).toHaveCount(1)
  await page
    .getByRole('button', { name: `Favorilere ekle: ${good.info.title}`, exact: true })
    .first()
    .click()
  await expect(page.getByText('Henüz favoriniz yok')).toBeVisible()
  await expect.poll(() => key(page, 'favorites')).toEqual([])
})

test('the order of lists is remembered', async ({ page }) => {
  await openReady(page, '/deri-kordonlar')
  await page.getByLabel('Sırala').selectOption({ label: 'Fiyat: düşükten yükseğe' })
  await expect(page).toHaveURL(/siralama=fiyat-artan/)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sortBy'))).toBe('fiyat-artan')
  await openReady(page, '/silikon-kordonlar')
  await expect(page.getByLabel('Sırala')).toHaveValue('fiyat-artan')
})

test('what the drawer shows is kept in this browser for old programs', async ({
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
  await page.getByRole('banner').getByRole('link', { name: 'Sepet, 2 ürün' }).click()
  await expect(page.getByRole('dialog', { name: 'Sepetiniz' }).getByText('Toplam')).toBeVisible()
  await expect
    .poll(() => key(page, 'basketProductIds'))
    .toEqual(expect.arrayContaining([plain.id, packaged.id]))
  expect(await key(page, 'basket')).toMatchObject({ lines: [{ quantity: expect.any(Number) }, {}] })
})

test(
  'a member’s browser keeps the name and the lists of values for old programs',
  { tag: '@genis' },
  async ({ page }) => {
    await signIn(page, 'perakende@vitrin.test')
    await openReady(page, '/User/orders')
    await expect.poll(() => key(page, 'orderStatusList')).toMatchObject({ list: expect.any(Array) })
    await expect.poll(() => key(page, 'addToCartQuantityList')).toMatchObject({ list: expect.any(Array) })
    expect(await key(page, 'userInfo')).toEqual({ displayName: 'Ayşe Işık' })
  },
)

test('a new session starts without the favourites, order and coupon of the one before', async ({ page }) => {
  await openReady(page, '/contact')
  await page.evaluate(() => {
    for (const key of ['favorites', 'sortBy', 'coupon', 'acceptCookieStatus'])
      localStorage.setItem(key, '[1]')
  })
  await page.reload()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(
    expect.arrayContaining(['favorites', 'sortBy']),
  )
  await page.context().clearCookies()
  await openReady(page, '/contact')
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['acceptCookieStatus'])
})

test('the answer about cookies is kept with its time, and the question does not come back', async ({
  page,
}) => {
  await openReady(page, '/contact')
  const question = page.getByRole('region', { name: 'Çerez kullanımı' })
  await question.getByRole('button', { name: 'Reddet' }).click()
  await expect(question).toBeHidden()
  await expect
    .poll(() => key(page, 'acceptCookieStatus'))
    .toEqual({ version: 1, choice: 'reject', kinds: [], time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) })
  await openReady(page, '/')
  await expect(question).toBeHidden()
})

function key(page: Page, name: string): Promise<unknown> {
  return page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as unknown, name)
}
