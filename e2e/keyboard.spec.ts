import type { Page } from '@playwright/test'
import { findGood, hasWidths, isPlain } from './support/goods'
import { expectVisibleFocus } from './support/hands'
import { openReady } from './support/ready'
import { expect, test } from './support/test'

test('every stop of the keyboard on a product page is seen, and none holds it @genis', async ({
  page,
  request,
}) => {
  const good = await findGood(request, null, hasWidths)
  await openReady(page, `/${good.master.link}`)
  await expectWholeRound(page)
})

test('every stop of the keyboard in a list is seen, and none holds it @genis', async ({ page }) => {
  await openReady(page, '/search-results?q=suet')
  await expectWholeRound(page)
})

test('every stop of the keyboard in the basket and on the way to an order is seen, and none holds it', async ({
  page,
  request,
  putInBasket,
}) => {
  const good = await findGood(request, null, isPlain)
  await putInBasket(good, good.variants[0]!, 1)
  await openReady(page, '/sepetim')
  await expectWholeRound(page)
  await openReady(page, '/checkout/steps')
  await expectWholeRound(page)
})

const mostStops = 300

/** From the first stop to the last, which the browser itself follows. */
async function expectWholeRound(page: Page): Promise<void> {
  const focus = page.locator(':focus')
  let stops = 0
  for (; stops < mostStops; stops += 1) {
    await page.keyboard.press('Tab')
    if ((await focus.count()) === 0) break
    await expectVisibleFocus(focus)
  }
  expect(stops).toBeGreaterThan(10)
  expect(stops).toBeLessThan(mostStops)
}
