import { newBuyer } from '../support/buyer'
import { findGood, isPlain } from '../support/goods'
import { fillSteps } from '../support/prepared-order'
import { openReady } from '../support/ready'
import { expect, test } from '../support/test'

test(
  'a narrow checkout shows the current step, and breaks no name of a choice',
  { tag: '@dar' },
  async ({ page, request, putInBasket }) => {
    const good = await findGood(request, null, isPlain)
    await putInBasket(good, good.variants[0]!, 1)
    await fillSteps(page, newBuyer(), 'cash')
    for (const [step, name] of [
      ['adres', 'Adres'],
      ['kargo', 'Kargo'],
      ['odeme', 'Ödeme'],
      ['onay', 'Onay'],
    ] as const) {
      await openReady(page, `/checkout/steps?adim=${step}`)
      const current = page
        .getByRole('navigation', { name: 'Sipariş adımları' })
        .locator('[aria-current=step]')
      await expect(current).toHaveText(name)
      expect((await current.boundingBox())!.width).toBeGreaterThan(20)
      // A word broken into single letters would be as high as it is long.
      for (const title of await page.locator('.radio-card > .title').filter({ visible: true }).all()) {
        const { width, height } = (await title.boundingBox())!
        expect([await title.textContent(), height < width]).toEqual([await title.textContent(), true])
      }
    }
  },
)
