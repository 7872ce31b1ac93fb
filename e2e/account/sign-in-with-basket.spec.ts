import { expectAccessible } from '../support/axe'
import { findGood, isPlain } from '../support/goods'
import { openReady } from '../support/ready'
import { expect, test } from '../support/test'

// These tests depend on the moment: one failure is a finding, and no test is tried again.
test.describe.configure({ retries: 0 })

// One browser at a time: the member is told about a change once, on the device that acknowledges it.
test(
  'a guest’s basket joins the member’s at sign-in, and the member confirms the changes',
  { tag: '@genis' },
  async ({ page, request, putInBasket }) => {
    const good = await findGood(request, null, isPlain)
    await putInBasket(good, good.variants[0]!, 30)
    await openReady(page, '/user/login?donus=%2Fsepetim')
    await page.getByLabel('E-posta').fill('bayi@vitrin.test')
    await page.getByLabel('Şifre', { exact: true }).fill('Vitrin-Demo-2026')
    await page.getByRole('main').getByRole('button', { name: 'Giriş yap' }).click()
    await page.waitForURL('/sepetim')

    const told = page.getByText('Giriş yapmadan önce seçtiğiniz ürünleri sepetinize kattık.')
    await expect(told).toBeVisible()
    const lines = page.getByRole('list', { name: 'Sepetteki ürünler' })
    await expect(lines.getByRole('link', { name: good.info.title })).toBeVisible()
    await expectAccessible(page, 'basket after sign-in')
    await page.getByRole('button', { name: 'Anladım' }).first().click()
    await expect(told).toBeHidden()
    await page.reload()
    await expect(lines).toBeVisible()
    await expect(told).toBeHidden()
  },
)
