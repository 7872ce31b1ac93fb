import type { Locator } from '@playwright/test'
import { findGood, isPackaged, isPlain, isPlenty } from '../support/goods'
import { politeOf } from '../support/live'
import { openReady } from '../support/ready'
import { expect, test } from '../support/test'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('adding opens the drawer; Esc closes it and gives the focus back', async ({ page, request }) => {
  const good = await findGood(request, null, isPlain)
  await openReady(page, `/${good.master.link}`)
  const add = page.getByRole('button', { name: 'Sepete ekle', exact: true })
  await add.click()
  const drawer = page.getByRole('dialog', { name: 'Sepetiniz' })
  await expect(drawer.getByRole('heading', { name: 'Sepetiniz' })).toBeFocused()
  await expect(drawer.getByRole('link', { name: good.info.title })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('button', { name: /^Sepete ekle(ndi)?$/ })).toBeFocused()
})

test(
  'the drawer keeps the focus inside, and a press beside it closes it',
  { tag: '@genis' },
  async ({ page, request, putInBasket }) => {
    const good = await findGood(request, null, isPlain)
    await putInBasket(good, good.variants[0]!, 1)
    await openReady(page, '/contact')
    const opener = page.getByRole('banner').getByRole('link', { name: 'Sepet, 1 ürün' })
    await opener.click()
    const drawer = page.getByRole('dialog', { name: 'Sepetiniz' })
    await expect(drawer.getByRole('link', { name: 'Sepete git' })).toBeVisible()
    const outside: string[] = []
    for (let stop = 0; stop < 20; stop += 1) {
      await page.keyboard.press('Tab')
      const left = await drawer.evaluate((dialog) => {
        const focused = document.activeElement
        return focused === document.body || dialog.contains(focused) ? '' : focused!.outerHTML
      })
      if (left) outside.push(left)
    }
    expect(outside).toEqual([])
    await page.mouse.click(200, 400)
    await expect(drawer).toBeHidden()
    await expect(opener).toBeFocused()
  },
)

test(
  'the drawer is 350 px wide, its amounts 60 px, and names are cut at 32 characters',
  { tag: '@ikisi' },
  async ({ page, request, putInBasket }) => {
    const good = await findGood(
      request,
      null,
      ({ info, variants }) => info.title.length > 40 && isPlenty(variants[0]),
    )
    const { title } = good.info
    await putInBasket(good, good.variants[0]!, 1)
    await openReady(page, '/contact')
    await page.getByRole('banner').getByRole('link', { name: 'Sepet, 1 ürün' }).click()
    const drawer = page.getByRole('dialog', { name: 'Sepetiniz' })
    const name = drawer.getByRole('link', { name: title, exact: true })
    await expect(name.locator('[aria-hidden]')).toHaveText(title.slice(0, 32).trimEnd())
    await expect(name).toHaveAttribute('title', title)
    expect((await drawer.boundingBox())!.width).toBeCloseTo(350, 1)
    expect((await drawer.getByRole('textbox').boundingBox())!.width).toBeCloseTo(60, 1)
  },
)

test('lines are changed and removed in the drawer, and every badge follows', async ({
  page,
  request,
  putInBasket,
}) => {
  const good = await findGood(request, null, isPlain)
  await putInBasket(good, good.variants[0]!, 1)
  await openReady(page, '/contact')
  const badge = page.getByRole('banner').getByRole('link', { name: /^Sepet/ })
  const floating = page.locator('.basket-button')
  await expect(badge).toHaveAccessibleName('Sepet, 1 ürün')
  // The button shows where the header does not: on a telephone in landscape, below the first screen.
  await page.setViewportSize({ width: 932, height: 430 })
  await page.evaluate(() => scrollTo(0, 400))
  await expect(floating).toHaveAccessibleName('Sepeti aç, 1 ürün')
  await expect(floating.locator('.count')).toHaveText('1')
  expect(await floating.boundingBox()).toMatchObject({ width: 60, height: 60 })

  await floating.click()
  const drawer = page.getByRole('dialog', { name: 'Sepetiniz' })
  await drawer.getByRole('button', { name: /^Miktarı artır: / }).click()
  await expect(drawer.locator('.mini-cart-sum')).toContainText(tl(good.variants[0]!.price! * 2))
  // On a slow device the line leaves at the same moment as the answer arrives.
  const device = await page.context().newCDPSession(page)
  await device.send('Emulation.setCPUThrottlingRate', { rate: 20 })
  await drawer.getByRole('button', { name: /^Sil: / }).click()
  await expect(drawer.getByRole('button', { name: 'Geri al' })).toBeVisible()
  await expect(politeOf(page)).toContainText('Ürün sepetinizden çıkarıldı.')
  await device.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await expect(drawer.getByText('Sepetiniz boş')).toBeVisible()
  await expect(badge).toHaveAccessibleName('Sepet')
  await drawer.getByRole('button', { name: 'Geri al' }).click()
  await expect(drawer.getByRole('textbox')).toHaveValue('2')
  await drawer.getByRole('button', { name: /^Sil: / }).click()
  await drawer.getByRole('button', { name: 'Alışverişe devam et' }).click()
  await expect(drawer).toBeHidden()
  await expect(badge).toHaveAccessibleName('Sepet')
})

test(
  'the drawer links to the basket and, more prominently, to the checkout, side by side',
  { tag: '@ikisi' },
  async ({ page, request, putInBasket }) => {
    const good = await findGood(request, null, isPlain)
    await putInBasket(good, good.variants[0]!, 1)
    await openReady(page, '/contact')
    await page.getByRole('banner').getByRole('link', { name: 'Sepet, 1 ürün' }).click()
    const drawer = page.getByRole('dialog', { name: 'Sepetiniz' })
    const [toBasket, checkout] = ['Sepete git', 'Alışverişi tamamla'].map((name) =>
      drawer.getByRole('link', { name, exact: true }),
    ) as [Locator, Locator]
    await expect(checkout).toHaveAttribute('data-look', 'primary')
    await expect(toBasket).toHaveAttribute('href', '/sepetim')
    // The first measurement may fall into the moment in which the drawer opens.
    await expect(async () => {
      const [left, right] = [await toBasket.boundingBox(), await checkout.boundingBox()]
      expect(right!.y).toBe(left!.y)
      expect(right!.x).toBeGreaterThan(left!.x + left!.width)
      expect(Math.min(left!.height, right!.height)).toBeGreaterThanOrEqual(44)
    }).toPass()
    await checkout.click()
    await expect(page).toHaveURL(/\/checkout\/steps/)
  },
)

test('the drawer lists every line of the basket', async ({ page, request, putInBasket }) => {
  const plain = await findGood(request, null, isPlain)
  const packaged = await findGood(request, null, isPackaged)
  await putInBasket(plain, plain.variants[0]!, 1)
  await putInBasket(packaged, packaged.variants[0]!, packaged.stock.real_quantity)
  await openReady(page, '/contact')
  await page.getByRole('banner').getByRole('link', { name: 'Sepet, 2 ürün' }).click()
  const drawer = page.getByRole('dialog', { name: 'Sepetiniz' })
  for (const { info } of [plain, packaged])
    await expect(drawer.getByRole('link', { name: info.title, exact: true })).toBeVisible()
  await expect(drawer.locator('.mini-cart > li')).toHaveCount(2)
})

test('a drawer that could not be loaded says so and can be tried again', async ({ page, faults }) => {
  await openReady(page, '/contact')
  await page.route('**/sepetim/ozet.data*', (route) => route.abort('failed'), { times: 1 })
  faults.expect(/^failed: GET \/sepetim\/ozet/)
  await page.getByRole('banner').getByRole('link', { name: 'Sepet' }).click()
  const drawer = page.getByRole('dialog', { name: 'Sepetiniz' })
  await expect(drawer.getByText('Sunucu hatası. Lütfen tekrar deneyiniz.')).toBeVisible()
  await expect(drawer.getByRole('heading', { name: 'Sepetiniz şu an boş görünüyor' })).toBeVisible()
  await drawer.getByRole('button', { name: 'Tekrar dene' }).click()
  await expect(drawer.getByText('Sepetiniz boş')).toBeVisible()
})

function tl(amount: number): string {
  return `${amount.toLocaleString('tr-TR', { minimumFractionDigits: 2 })} TL`
}
