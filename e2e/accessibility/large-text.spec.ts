import type { Page } from '@playwright/test'
import { newBuyer } from '../support/buyer'
import { findGood, hasWidths, isPlain } from '../support/goods'
import { mouse } from '../support/hands'
import { chooseCarrierAndPayment, confirmOrder, giveAddress } from '../support/journey'
import { openReady } from '../support/ready'
import { type Enlarged, enlargeText, expectReflow } from '../support/layout/reflow'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

// The size of a small telephone.
test.use({ viewport: { width: 320, height: 740 } })

const lists = ['/', '/deri-kordonlar', '/search-results?q=deri', '/yeni-gelenler', '/User/favorites']

for (const how of ['setting', 'style'] satisfies Enlarged[]) {
  test(
    `a guest finds and buys with text of twice the size (${how})`,
    { tag: '@dar' },
    async ({ page, request, putInBasket }) => {
      const good = await findGood(request, null, isPlain)
      await enlargeText(page, how)
      await readAll(page, [...lists, `/${good.master.link}`, '/User/Login', '/create', '/sepetim'])
      await putInBasket(good, good.variants[0]!, 1)
      await openReady(page, '/sepetim')
      await expectReflow(page, 'basket')
      await openReady(page, '/checkout/steps')
      await expectReflow(page, 'address')
      await giveAddress({ page, hand: mouse, scripts: true }, newBuyer(), 'kurumsal')
      await expectReflow(page, 'carrier')
      await chooseCarrierAndPayment({ page, hand: mouse, scripts: true }, 'Kapıda ödeme')
      await expectReflow(page, 'review')
      await confirmOrder({ page, hand: mouse, scripts: true })
      await expectReflow(page, 'thank-you')
      await page.getByRole('link', { name: 'Siparişi izle' }).click()
      await expect(page.getByRole('heading', { level: 1, name: /^Sipariş / })).toBeVisible()
      await expectReflow(page, 'order')
    },
  )
}

test('a dealer finds and buys with text of twice the size', { tag: '@dar' }, async ({ page, request }) => {
  const good = await findGood(request, null, hasWidths)
  await signIn(page, 'bayi@vitrin.test')
  await enlargeText(page, 'style')
  await readAll(page, [...lists, `/${good.master.link}`])
  // Text of this size makes the question about cookies as high as the page between both bars: it is answered first.
  const cookies = page.getByRole('region', { name: 'Çerez kullanımı' })
  await cookies.getByRole('button', { name: 'Reddet' }).click()
  await expect(cookies).toBeHidden()
  await page.getByRole('button', { name: 'Sepete ekle', exact: true }).first().click()
  await expect(page.getByRole('dialog', { name: 'Sepetiniz' })).toBeVisible()
  await expectReflow(page, 'mini cart')
  await readAll(page, ['/sepetim', '/checkout/steps'])
  for (const step of ['Kargo', 'Ödeme yöntemi', 'Siparişi gözden geçirin']) {
    if (step === 'Siparişi gözden geçirin') await page.getByRole('radio', { name: /Havale/ }).check()
    await page.getByRole('button', { name: 'Devam et' }).click()
    await expect(page.locator('form').getByRole('heading', { level: 2, name: step })).toBeVisible()
    await expectReflow(page, step)
  }
  await readAll(page, ['/User/detail', '/User/orders', '/User/address', '/User/userinfo', '/User/balance'])
})

async function readAll(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await openReady(page, path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expectReflow(page, path)
    await expectSlimBar(page, path)
  }
}

/** The bar with the buy button takes less than three tenths of the screen. */
async function expectSlimBar(page: Page, path: string): Promise<void> {
  const heights = await page
    .locator('.buy-bar')
    .evaluateAll((bars) =>
      bars.flatMap((bar) =>
        getComputedStyle(bar).position === 'fixed' ? bar.getBoundingClientRect().height : [],
      ),
    )
  for (const height of heights) expect.soft(height, path).toBeLessThan(740 * 0.3)
}
