import { admin, fillApplication, password, verifyAndSignIn } from '../support/application'
import { expectAccessible } from '../support/axe'
import { newBuyer } from '../support/buyer'
import { mouse } from '../support/hands'
import { chooseCarrierAndPayment, confirmOrder, giveAddress } from '../support/journey'
import { orderPackages } from '../support/orders'
import { openReady, untilReady } from '../support/ready'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

test(
  'a dealer applies, is approved, sees dealer prices and orders packages',
  { tag: '@genis' },
  async ({ page }) => {
    const email = `bayi-${crypto.randomUUID().slice(0, 8)}@firma.example`
    await fillApplication(page, email)
    await page.getByLabel('Şifre', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Başvuruyu gönder' }).click()
    await expect(page.getByRole('heading', { name: 'Bağlantı gönderdik' })).toBeVisible()
    await verifyAndSignIn(page, email)
    await expect(page).toHaveURL('/unapproved')
    await untilReady(page)
    await expect(page.getByText('Başvurunuz inceleniyor.')).toBeVisible()
    await expectAccessible(page, 'an application that waits')

    expect(await admin('approve', email, '--list', 'bayi', '--discounts', '10+5')).toContain('onaylı')
    // A return to the page shows it without loading it again.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(page.getByRole('heading', { name: 'Toptan üyeliğiniz onaylandı' })).toBeVisible()
    await expectAccessible(page, 'an application that was approved')

    await orderPackages(page, 3)
    await openReady(page, '/checkout/steps')
    const walk = { page, hand: mouse, scripts: true }
    await giveAddress(walk, newBuyer(), 'kurumsal')
    await chooseCarrierAndPayment(walk, 'Havale / EFT')
    await confirmOrder(walk)
  },
)

test(
  'everybody can read and use the application and the page of its state',
  { tag: '@dar' },
  async ({ page, faults }) => {
    faults.expect(/^422 POST \/create\.data\?/)
    await openReady(page, '/create?tur=toptan')
    await page.getByRole('button', { name: 'Devam et' }).click()
    await expect(page.getByRole('alert')).toBeFocused()
    await expectAccessible(page, 'mistakes of an application')
    await fillApplication(page, 'dar@firma.example')
    await signIn(page, 'bekleyen@vitrin.test')
    await openReady(page, '/unapproved')
    await expect(page.getByText('İnceleniyor')).toBeVisible()
    await expectAccessible(page, 'an application that waits')
  },
)
