import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { findGood, hasWidths } from '../support/goods'
import { openReady } from '../support/ready'
import { expect, test } from '../support/test'

test.use({ pictures: true })

test(
  'a view opens at the height of the screen, arrows lead on, and Esc returns the focus',
  {
    tag: '@ikisi',
  },
  async ({ page, request }) => {
    const { opener, dialog, total } = await openLarge(page, request)
    await expectAccessible(page, 'large picture')
    const image = shown(dialog)
    await expect(image).toHaveJSProperty('complete', true)
    const { width: screenWidth, height: screenHeight } = page.viewportSize()!
    const box = (await image.boundingBox())!
    // As large as the screen in one direction.
    expect(Math.max(box.width / screenWidth, box.height / screenHeight)).toBeGreaterThan(0.98)

    const counter = dialog.locator('.yarl__counter')
    await expect(counter).toHaveText(`1 / ${total}`)
    const next = dialog.getByRole('button', { name: 'Sonraki görsel' })
    await expect(next).toBeInViewport({ ratio: 1 })
    await expect(dialog.getByRole('button', { name: 'Önceki görsel' })).toBeInViewport({ ratio: 1 })
    await next.click()
    await expect(counter).toHaveText(`2 / ${total}`)
    // A live region says the name of the view.
    await expect(
      dialog.locator('[aria-live=polite]').getByRole('group', { name: `2 / ${total}` }),
    ).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(counter).toHaveText(`1 / ${total}`)
    await page.keyboard.press('ArrowLeft')
    await expect(counter).toHaveText(`${total} / ${total}`)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  },
)

test(
  'a large picture is zoomed by double click, wheel and keys, and can then be moved',
  {
    tag: '@genis',
  },
  async ({ page, request }) => {
    const { dialog, total } = await openLarge(page, request)
    const image = shown(dialog)
    const width = async () => (await image.boundingBox())!.width
    const plain = await width()
    await page.mouse.move(640, 400)
    await page.mouse.dblclick(640, 400)
    await expect.poll(width).toBeGreaterThan(plain * 1.3)
    const zoomed = (await image.boundingBox())!
    await page.mouse.move(640, 400)
    await page.mouse.down()
    await page.mouse.move(560, 330, { steps: 4 })
    await page.mouse.up()
    await expect.poll(async () => (await image.boundingBox())!.y).toBeLessThan(zoomed.y - 30)
    const dragged = (await image.boundingBox())!
    await page.keyboard.press('ArrowUp')
    await expect.poll(async () => (await image.boundingBox())!.y).toBeGreaterThan(dragged.y + 10)
    // Arrow keys move the picture meanwhile.
    await expect(dialog.locator('.yarl__counter')).toHaveText(`1 / ${total}`)

    const out = dialog.getByRole('button', { name: 'Uzaklaştır' })
    while (await out.isEnabled()) await out.press('Enter')
    await expect.poll(width).toBeCloseTo(plain, 0)
    await page.mouse.wheel(0, -240)
    await expect.poll(width).toBeGreaterThan(plain * 1.2)
    while (await out.isEnabled()) await out.press('Enter')
    await dialog.getByRole('button', { name: 'Yakınlaştır' }).press('Enter')
    await expect.poll(width).toBeGreaterThan(plain * 1.2)
  },
)

test('two fingers zoom a large picture', { tag: '@dar' }, async ({ page, request }) => {
  const { dialog } = await openLarge(page, request)
  const image = shown(dialog)
  const plain = (await image.boundingBox())!.width
  const device = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
    device.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: 180 - apart, y: 370, id: 0 },
              { x: 180 + apart, y: 370, id: 1 },
            ],
    })
  await touch('touchStart', 30)
  for (let apart = 40; apart <= 120; apart += 10) await touch('touchMove', apart)
  await touch('touchEnd', 120)
  await expect.poll(async () => (await image.boundingBox())!.width).toBeGreaterThan(plain * 1.3)
})

test('the viewer is loaded only when a picture is opened', { tag: '@genis' }, async ({ page, request }) => {
  const good = await findGood(request, null, hasWidths)
  const loaded: string[] = []
  page.on('response', (answer) => {
    if (/\/assets\/lightbox[^/]*\.(js|css)$/.test(answer.url())) loaded.push(answer.url())
  })
  await openReady(page, `/${good.master.link}`)
  expect(loaded).toEqual([])
  await page.locator('.gallery-strip a').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(loaded.some((url) => url.endsWith('.js'))).toBe(true)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test(
    'a view links to the large picture, a thumbnail to its view',
    { tag: '@ikisi' },
    async ({ page, request, faults }) => {
      // The browser's own page around a picture has styles, which the picture's policy refuses.
      faults.expect(/^console: Applying inline style violates .*default-src 'none'/)
      const good = await findGood(request, null, hasWidths)
      await page.goto(`/${good.master.link}`)
      await page.getByRole('link', { name: /^2\. görseli göster/ }).click()
      await expect(page.locator('#gorsel-2')).toBeInViewport()
      await page.locator('#gorsel-2 a').click()
      await expect(page).toHaveURL(/\/media\/[0-9a-f]+\/1280\.webp$/)
    },
  )
})

async function openLarge(page: Page, request: Parameters<typeof findGood>[0]) {
  const good = await findGood(request, null, hasWidths)
  await openReady(page, `/${good.master.link}`)
  const total = await page.locator('.gallery-strip > li').count()
  expect(total).toBeGreaterThan(1)
  const opener = page.locator('.gallery-strip a').first()
  await opener.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Büyük ürün görseli' })
  await expect(shown(dialog)).toBeVisible()
  return { opener, dialog, total }
}

function shown(dialog: Locator): Locator {
  return dialog.locator('.yarl__slide_current img:not(.yarl__slide_image_loading)').last()
}
