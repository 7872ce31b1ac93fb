import type { Page } from '@playwright/test'
import { findGood, isPlain } from '../support/goods'
import { answerCookies } from '../support/cookies'
import { openReady } from '../support/ready'
import { expect, test } from '../support/test'

const onItsSide = { width: 932, height: 430 }

test(
  'the bottom bar of a narrow screen has the basket with its badge',
  { tag: '@dar' },
  async ({ page, request, putInBasket }) => {
    const good = await findGood(request, null, isPlain)
    await openReady(page, '/deri-kordonlar')
    const bar = page.getByRole('navigation', { name: 'Hızlı erişim' })
    const basket = bar.getByRole('link', { name: 'Sepet' })
    await expect(bar.getByRole('link')).toHaveText([
      'Ana sayfa',
      'Kategoriler',
      'Sepet',
      'Favoriler',
      'Hesabım',
    ])
    await expect(basket.locator('.count')).toBeHidden()
    await putInBasket(good, good.variants[0]!, 1)
    await openReady(page, '/deri-kordonlar')
    await expect(basket).toHaveAccessibleName('Sepet, 1 ürün')
    await expect(basket.locator('.count')).toHaveText('1')
    await page.evaluate(() => scrollTo(0, 900))
    await expect(page.locator('.basket-button')).toBeHidden()
    await basket.click()
    await expect(page.getByRole('dialog', { name: 'Sepetiniz' })).toBeVisible()
  },
)

test('the floating button is hidden while the header is visible', { tag: '@genis' }, async ({ page }) => {
  await openReady(page, '/deri-kordonlar')
  await page.evaluate(() => scrollTo(0, 900))
  await expect(page.getByRole('banner')).toHaveAttribute('data-shrunk', 'true')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sepet' })).toBeInViewport()
  await expect(page.locator('.basket-button')).toBeHidden()
})

test(
  'when the header scrolls away the floating button appears and covers no content',
  {
    tag: '@genis',
  },
  async ({ page, request, putInBasket }) => {
    const good = await findGood(request, null, isPlain)
    await putInBasket(good, good.variants[0]!, 1)
    // The question about cookies would cover what is measured.
    await openReady(page, '/contact')
    await answerCookies(page, 'Reddet')
    await page.setViewportSize(onItsSide)
    const button = page.locator('.basket-button')
    for (const path of ['/', '/deri-kordonlar', `/${good.master.link}`, '/contact', '/User/favorites']) {
      await openReady(page, path)
      await expect(button, path).toBeHidden()
      await page.evaluate(() => scrollTo(0, 400))
      await expect(button, path).toBeVisible()
      await expect(page.getByRole('banner'), path).not.toBeInViewport()
      for (const y of [500, 900, 1_600, 100_000])
        expect(await coveredAt(page, y), `${path} at ${y}`).toEqual([])
    }
    for (const path of ['/sepetim', '/checkout/steps', '/hizli-siparis']) {
      await openReady(page, path)
      await page.evaluate(() => scrollTo(0, 600))
      await expect(button, path).toBeHidden()
    }
  },
)

/** Readable or usable elements that the floating button covers. */
async function coveredAt(page: Page, y: number): Promise<string[]> {
  await page.evaluate((top) => scrollTo(0, top), y)
  return page.evaluate(() => {
    const button = document.querySelector('.basket-button')!
    const over = button.getBoundingClientRect()
    const lies = ({ left, right, top, bottom, width }: DOMRect) =>
      width > 1 && left < over.right && right > over.left && top < over.bottom && bottom > over.top
    // The content of a scrolling row ends at its edge.
    const inSight = (element: Element) => {
      const box = element.getBoundingClientRect()
      const row = element
        .closest('.product-row, .gallery-strip, .gallery-thumbs, .banner-strip > ul')
        ?.getBoundingClientRect()
      if (!row) return box
      const left = Math.max(box.left, row.left)
      return new DOMRect(left, box.top, Math.min(box.right, row.right) - left, box.height)
    }
    const found: string[] = []
    const usable = 'a, button, input, select, textarea, summary, img'
    for (const element of document.querySelectorAll(`:is(main, footer) :is(${usable})`))
      if (element.checkVisibility() && lies(inSight(element))) found.push(element.outerHTML)
    const words = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
    for (let word = words.nextNode(); word; word = words.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(word)
      if (lies(inSight(word.parentElement!)) && [...range.getClientRects()].some(lies))
        found.push(word.textContent!)
    }
    return found
  })
}
