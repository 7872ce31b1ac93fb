import type { Page } from '@playwright/test'
import { findGood, hasWidths, isPackaged, isPlain } from '../support/goods'
import { openReady } from '../support/ready'
import { setSetting } from '../support/settings'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

test('viewed products are kept in this browser, the last one first', async ({ page, request }) => {
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

test('the content of the drawer is kept in this browser for older clients', async ({
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

test('the copy of the basket follows every change, on whichever page it is made', async ({
  page,
  request,
  putInBasket,
}) => {
  const [plain, packaged] = [
    await findGood(request, null, isPlain),
    await findGood(request, null, isPackaged),
  ]
  const quantities = () =>
    key(page, 'basket').then((copy) => (copy as Copy | null)?.lines.map(({ quantity }) => quantity))
  await openReady(page, `/${plain.master.link}`)
  await page.getByRole('button', { name: 'Sepete ekle', exact: true }).click()
  await expect.poll(quantities).toEqual([1])

  await openReady(page, '/sepetim')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Miktarı artır: / })
    .click()
  await expect.poll(quantities).toEqual([2])
  const twice = { lines: [{ productId: plain.id, name: plain.info.title }] }
  await expect.poll(() => key(page, 'basket')).toMatchObject(twice)

  // Changed on another device: the next page that opens here follows.
  await putInBasket(packaged, packaged.variants[0]!, packaged.stock.real_quantity)
  await openReady(page, '/contact')
  await expect.poll(quantities).toEqual([2, packaged.stock.real_quantity])
  await openReady(page, '/sepetim')
  await page
    .getByRole('button', { name: /^Sil: / })
    .first()
    .click()
  await expect.poll(quantities).toEqual([packaged.stock.real_quantity])
  await expect.poll(() => key(page, 'basketProductIds')).toEqual([packaged.id])
  await page.getByRole('button', { name: /^Sil: / }).click()
  await expect.poll(quantities).toEqual([])
})

test('coupon and campaign of the basket are kept in this browser while the basket has them', async ({
  page,
  request,
  putInBasket,
}) => {
  const roll = await findGood(request, 'Bakım ve kutu', ({ info, variants: [first] }) =>
    Boolean(/Rulosu/.test(info.title) && first && first.amount >= 12 && (first.price ?? 0) >= 250),
  )
  await putInBasket(roll, roll.variants[0]!, 2)
  await openReady(page, '/sepetim')
  await page.getByRole('radio', { name: /Rulo ve keselerde %15/ }).check()
  await expect
    .poll(() => key(page, 'campaign'))
    .toMatchObject({ type: 5, title: 'Rulo ve keselerde %15', basket_index_of_campaign: expect.any(Number) })
  await page.getByText('Kupon kodum var').click()
  await page.getByLabel('Kupon kodu').fill('KORDON10')
  await page.getByRole('button', { name: 'Kuponu uygula' }).click()
  await expect.poll(() => key(page, 'coupon')).toEqual({ code: 'KORDON10' })
  await page.getByRole('button', { name: 'KORDON10 kuponunu çıkar' }).click()
  await expect.poll(() => key(page, 'coupon')).toBeNull()
  await page.getByRole('radio', { name: 'Kampanya kullanma' }).check()
  await expect.poll(() => key(page, 'campaign')).toBeNull()
})

test(
  'a member’s browser keeps the name and the lists of values for older clients',
  { tag: '@genis' },
  async ({ page }) => {
    await signIn(page, 'perakende@vitrin.test')
    await openReady(page, '/User/orders')
    await expect.poll(() => key(page, 'orderStatusList')).toMatchObject({ list: expect.any(Array) })
    await expect.poll(() => key(page, 'addToCartQuantityList')).toMatchObject({ list: expect.any(Array) })
    expect(await key(page, 'userInfo')).toEqual({ displayName: 'Ayşe Işık' })
  },
)

test(
  'a list of values is fetched again once the server names another version of it, and that list alone',
  { tag: '@genis' },
  async ({ page }) => {
    await signIn(page, 'perakende@vitrin.test')
    await openReady(page, '/User/orders')
    await expect.poll(() => key(page, 'orderStatusList')).toMatchObject({ version: '1' })
    await expect.poll(() => key(page, 'addToCartQuantityList')).toMatchObject({ version: '1' })
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/enums/')) asked.push(new URL(request.url()).pathname)
    })
    await openReady(page, '/User/coupons')
    await setSetting('enum_versions', 'order_status', '2')
    // The shop caches its settings for some seconds.
    await expect(async () => {
      await openReady(page, '/User/orders')
      await expect.poll(() => key(page, 'orderStatusList'), { timeout: 500 }).toMatchObject({ version: '2' })
    }).toPass()
    expect(asked).toEqual(['/api/enums/listByGroup/13'])
    expect(await key(page, 'addToCartQuantityList')).toMatchObject({ version: '1' })
    await setSetting('enum_versions', 'order_status', '1')
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
  // The number of visits belongs to the browser: it decides about the question for notifications.
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'visits'))
  await expect.poll(kept).toEqual(['acceptCookieStatus'])
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
    .toEqual({ version: 2, choice: 'reject', kinds: [], time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) })
  await openReady(page, '/')
  await expect(question).toBeHidden()
})

// A browser that a program drives counts as a bot otherwise.
test.describe('a visitor who comes by a campaign', () => {
  test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' })

  test('and agrees to cookies on that page has its source in the shared state', async ({ page }) => {
    await openReady(page, '/contact?utm_source=bulten&utm_campaign=kis')
    await page.getByRole('button', { name: 'Kabul et' }).click()
    await expect(page.getByRole('region', { name: 'Çerez kullanımı' })).toBeHidden()
    const source = { kind: 'campaign', source: 'bulten', campaign: 'kis' }
    await expect
      .poll(async () => (await page.request.get('/api/site/start')).json())
      .toMatchObject({ data: { referrer: { first: source, last: source } } })
  })
})

type Copy = { lines: { quantity: number }[] }

function key(page: Page, name: string): Promise<unknown> {
  return page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as unknown, name)
}
