import type { Page } from '@playwright/test'
import { findGood, type Good, isPackaged, isPlenty } from '../support/goods'
import { openReady } from '../support/ready'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

test.use({ pictures: true })

// The longest name of the shop is the hardest case.
const isLong = ({ info, variants }: Good) => info.title.length > 40 && isPlenty(variants[0])

for (const who of ['a guest', 'a dealer'] as const) {
  test(
    `${who} sees name, price, picture and the button that buys on the first screen of a telephone`,
    { tag: '@dar' },
    async ({ page, request }) => {
      if (who === 'a dealer') await signIn(page, 'bayi@vitrin.test')
      const source = who === 'a dealer' ? page.request : request
      // A dealer's product of several variants has the bar of its table instead.
      const isSingle = (good: Good) => isPackaged(good) && isLong(good) && good.variants.length === 1
      const { master, info } = await findGood(source, null, who === 'a dealer' ? isSingle : isLong)
      await openReady(page, `/${master.link}`)
      await expectFirstScreen(page, info.title)
      // The cookie notice covers neither of the two.
      await expect(page.getByRole('region', { name: 'Çerez kullanımı' })).toBeVisible()
      const { top } = await edges(page, '.cookie-notice')
      expect((await edges(page, '.product-top .price')).bottom).toBeLessThanOrEqual(top)
      expect((await edges(page, '.cookie-notice')).bottom).toBeLessThanOrEqual(
        (await edges(page, '.buy-bar')).top,
      )
    },
  )
}

async function expectFirstScreen(page: Page, title: string): Promise<void> {
  const height = page.viewportSize()!.height
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeInViewport({ ratio: 1 })
  const bar = await edges(page, '.buy-bar')
  const price = await edges(page, '.product-top > header .price')
  expect(price.bottom).toBeLessThanOrEqual(bar.top)
  const picture = await edges(page, '.gallery-strip > li:first-child')
  expect(picture.bottom - picture.top).toBeLessThanOrEqual(0.55 * height)
  expect(picture.bottom - picture.top).toBeGreaterThan(0.35 * height)
  expect(picture.top).toBeLessThan(height / 2)

  // The bar shows the same price, its button is whole, and it sits above the row of links.
  const said = page.locator('.buy-price .price-now')
  await expect(said).toBeVisible()
  await expect(said).toHaveText(await page.locator('.product-top > header .price-now').innerText())
  const buy = page.locator('.buy-bar').first().getByRole('button', { name: 'Sepete ekle', exact: true })
  await expect(buy).toBeInViewport({ ratio: 1 })
  expect(bar.bottom).toBeCloseTo((await edges(page, '.bottom-bar')).top, 0)

  const thumbs = page.locator('.gallery-thumbs > li')
  expect(await thumbs.count()).toBe(await page.locator('.gallery-strip > li').count())
  const tops = await thumbs.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  await page.evaluate(() => scrollTo(0, 700))
  await expect(page.locator('.buy-bar').first()).toBeInViewport({ ratio: 1 })
}

function edges(page: Page, selector: string): Promise<{ top: number; bottom: number }> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return { top, bottom }
    })
}
