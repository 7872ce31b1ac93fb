import { expectAccessibleOnAllScreens } from '../support/axe'
import { newBuyer } from '../support/buyer'
import { findGood, isPlain } from '../support/goods'
import { mouse } from '../support/hands'
import { chooseCarrierAndPayment, confirmOrder, giveAddress } from '../support/journey'
import { openReady } from '../support/ready'
import { expect, test } from '../support/test'

test('everybody can use the steps to an order, their errors, and the order', async ({
  page,
  request,
  putInBasket,
  faults,
}) => {
  const good = await findGood(request, null, isPlain)
  await putInBasket(good, good.variants[0]!, 1)
  const walk = { page, hand: mouse, scripts: true }
  faults.expect(/^422 POST \/checkout\/steps/)

  await openReady(page, '/checkout/steps')
  await expectAccessibleOnAllScreens(page, 'address')
  await page.getByRole('radio', { name: 'Kurumsal' }).press('Space')
  await page.getByRole('button', { name: 'Devam et' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expectAccessibleOnAllScreens(page, 'address with errors')

  await page.goto('/checkout/steps')
  await giveAddress(walk, newBuyer(), 'bireysel')
  await expectAccessibleOnAllScreens(page, 'carrier')
  await chooseCarrierAndPayment(walk, 'Kapıda ödeme')
  await expectAccessibleOnAllScreens(page, 'review')
  await page.getByRole('button', { name: /^Siparişi onayla/ }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expectAccessibleOnAllScreens(page, 'review with errors')
  await page.getByText('Ön Bilgilendirme Formu metnini oku', { exact: true }).click()
  await expect(page.getByRole('region', { name: 'Ön Bilgilendirme Formu' })).toBeVisible()
  await expectAccessibleOnAllScreens(page, 'contract')

  await confirmOrder(walk)
  await expectAccessibleOnAllScreens(page, 'thank-you')
  await page.getByRole('link', { name: 'Siparişi izle' }).click()
  await page.getByText('Siparişi iptal et').click()
  await expectAccessibleOnAllScreens(page, 'order')
  await page.getByRole('button', { name: 'Evet, iptal et' }).click()
  await expect(page.getByText('Siparişiniz iptal edildi.')).toBeVisible()
  await expectAccessibleOnAllScreens(page, 'cancelled order')
})
