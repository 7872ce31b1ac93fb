import type { Locator, Page } from '@playwright/test'
import { findGood, hasWidths, isPlain } from '../support/goods'
import { expectVisibleFocus } from '../support/hands'
import { openReady } from '../support/ready'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

test('every keyboard stop on a product page is visible, and none traps the focus @genis', async ({
  page,
  request,
}) => {
  const good = await findGood(request, null, hasWidths)
  await openReady(page, `/${good.master.link}`)
  await expectWholeRound(page)
})

test('every keyboard stop in a list is visible, and none traps the focus @genis', async ({ page }) => {
  await openReady(page, '/search-results?q=suet')
  await expectWholeRound(page)
})

test('every keyboard stop in the basket and the checkout is visible, and none traps the focus', async ({
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

test('a heart that removes its card passes the focus on, finally to the heading @genis', async ({ page }) => {
  await openReady(page, '/deri-kordonlar')
  const hearts = page.getByRole('main').getByRole('button', { name: /^Favorilere ekle: / })
  for (const i of [0, 1, 2]) {
    await hearts.nth(i).click()
    await expect(hearts.nth(i)).toHaveAttribute('aria-pressed', 'true')
  }
  await expect(page.getByRole('link', { name: 'Favoriler, 3 ürün' })).toHaveCount(1)
  await openReady(page, '/User/favorites')
  const kept = page
    .getByRole('list', { name: 'Favorilerim' })
    .getByRole('button', { name: /^Favorilere ekle: / })
  await expectFocusPassed(page, kept)
})

test('a line saved for later or removed from a list passes the focus on @genis', async ({
  page,
  request,
  putInBasket,
}) => {
  await signIn(page, 'perakende@vitrin.test')
  const goods = [await findGood(request, null, isPlain), await findGood(request, null, hasWidths)]
  for (const good of goods) await putInBasket(good, good.variants[0]!, 1)
  await openReady(page, '/User/lists')
  await page.getByLabel('Listenin adı').fill(`Klavye ${crypto.randomUUID()}`)
  await page.getByRole('button', { name: 'Listeyi kaydet' }).click()
  await expect(page.getByText('Liste kaydedildi.')).toBeVisible()
  await expectFocusPassed(page, page.getByRole('button', { name: /^Listeden çıkar: / }))
  await openReady(page, '/sepetim')
  await expectFocusPassed(page, page.getByRole('button', { name: /^Sonraya bırak: / }))
  await expectFocusPassed(page, page.getByRole('button', { name: /^Listeden çıkar: / }))
})

/** Presses each of the buttons, which remove their own item: the focus moves to the next one, finally to the heading. */
async function expectFocusPassed(page: Page, buttons: Locator): Promise<void> {
  await expect(buttons.first()).toBeVisible()
  await buttons.first().focus()
  for (let left = (await buttons.count()) - 1; left >= 0; left -= 1) {
    await page.keyboard.press('Enter')
    await expect(buttons).toHaveCount(left)
    await expect(left > 0 ? buttons.first() : page.getByRole('heading', { level: 1 })).toBeFocused()
  }
}

const mostStops = 300

/** Tabs from the first stop to the last, after which the focus leaves for the browser itself. */
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
