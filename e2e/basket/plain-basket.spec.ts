import { findGood, isPackaged, isPlain } from '../support/goods'
import { expect, test } from '../support/test'

test.use({ javaScriptEnabled: false })

test(
  'without scripts every control of a basket line fits the screen, on its own row',
  { tag: '@dar' },
  async ({ page, request, putInBasket }) => {
    const [plain, packed] = [
      await findGood(request, null, isPlain),
      await findGood(request, null, isPackaged),
    ]
    await putInBasket(plain, plain.variants[0]!, 1)
    await putInBasket(packed, packed.variants[0]!, packed.variants[0]!.real_quantity)
    await page.goto('/sepetim')
    const width = page.viewportSize()!.width
    expect(width).toBe(360)
    const lines = page.locator('.basket-line')
    await expect(lines).toHaveCount(2)
    for (const line of await lines.all()) {
      for (const control of await line.locator('button, input:not([type=hidden])').all()) {
        await expect(control).toBeVisible()
        const { x, width: own, height } = (await control.boundingBox())!
        const name = (await control.getAttribute('aria-label')) ?? ''
        expect(x, name).toBeGreaterThanOrEqual(0)
        expect(x + own, name).toBeLessThanOrEqual(width)
        expect(height, name).toBeGreaterThanOrEqual(24)
        // No word is cut off.
        const cut = await control.evaluate(
          (box) => box.scrollWidth > box.clientWidth + 1 && box.tagName === 'BUTTON',
        )
        expect(cut, name).toBe(false)
      }
      // The stepper is one row: less, the amount, more, and the submit button.
      const boxes = await Promise.all(
        (await line.locator('.stepper > :not(legend)').all()).map(
          async (part) => (await part.boundingBox())!,
        ),
      )
      expect(boxes).toHaveLength(4)
      expect(new Set(boxes.map(({ y, height }) => Math.round(y + height / 2))).size).toBe(1)
      const inOrder = boxes.toSorted((a, b) => a.x - b.x)
      for (const [i, box] of inOrder.entries())
        if (i > 0) expect(inOrder[i - 1]!.x + inOrder[i - 1]!.width).toBeLessThanOrEqual(box.x + 1)
    }
  },
)
