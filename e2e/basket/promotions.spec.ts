import { expectAccessible } from '../support/axe'
import { findGood } from '../support/goods'
import { openReady } from '../support/ready'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

// One width only: both would share the member's basket.
test(
  'a member takes a coupon from the account into the basket and chooses a campaign',
  { tag: '@genis' },
  async ({ page, request, putInBasket }) => {
    const roll = await findGood(request, 'Bakım ve kutu', ({ info, variants: [first] }) =>
      Boolean(/Rulosu/.test(info.title) && first && first.amount >= 12 && (first.price ?? 0) >= 250),
    )
    await signIn(page, 'perakende@vitrin.test')
    await putInBasket(roll, roll.variants[0]!, 2)
    await openReady(page, '/User/coupons')
    await expect(page.getByText('Süresi doldu', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'KORDON10 kuponunu sepette kullan' }).click()
    await expect(page.getByText('Kuponunuz sepetinize uygulandı.').first()).toBeVisible()
    const summary = page.getByRole('region', { name: 'Sipariş özeti' })
    await expect(summary.getByText('Kupon KORDON10')).toBeVisible()

    const campaign = page.getByRole('radio', { name: /Rulo ve keselerde %15/ })
    await campaign.check()
    await expect(summary.getByText('Rulo ve keselerde %15')).toBeVisible()
    await page.getByRole('radio', { name: 'Kampanya kullanma' }).check()
    await expect(summary.getByText('Rulo ve keselerde %15')).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('radio', { name: 'Kampanya kullanma' })).toBeChecked()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'KORDON10 kuponunu çıkar' }).click()
    await expect(summary.getByText('Kupon KORDON10')).toHaveCount(0)
    await page.getByText('Kupon kodum var').click()
    await page.getByLabel('Kupon kodu').fill('yaz25')
    await page.getByRole('button', { name: 'Kuponu uygula' }).click()
    await expect(summary.getByText('Bu kuponun süresi doldu.')).toBeVisible()
    // The refusal is shown once, and the checkout stays open.
    await expect(page.getByText('Bu kuponun süresi doldu.').filter({ visible: true })).toHaveCount(1)
    await page.getByRole('link', { name: 'Alışverişi tamamla' }).first().click({ trial: true })
  },
)
