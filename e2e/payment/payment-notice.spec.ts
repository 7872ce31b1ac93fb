import { pdf } from '../../app/features/customers/testing/files'
import { expectAccessible } from '../support/axe'
import { newBuyer } from '../support/buyer'
import { findGood, isPlain } from '../support/goods'
import { mouse } from '../support/hands'
import { chooseCarrierAndPayment, confirmOrder, giveAddress } from '../support/journey'
import { expect, test } from '../support/test'

test('a guest orders by transfer, and reports the payment with a receipt', async ({
  page,
  request,
  putInBasket,
  faults,
}) => {
  const good = await findGood(request, null, isPlain)
  await putInBasket(good, good.variants[0]!, 1)
  const walk = { page, hand: mouse, scripts: true }
  await page.goto('/checkout/steps')
  await giveAddress(walk, newBuyer(), 'bireysel')
  await chooseCarrierAndPayment(walk, 'Havale / EFT')
  const { code } = await confirmOrder(walk)
  const transfer = page.getByRole('region', { name: 'Havale/EFT bilgileri' })
  await expect(transfer.getByText(code)).toBeVisible()
  await transfer.getByRole('link', { name: 'Ödemeyi yaptım, bildir' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Ödeme bildirimi' })).toBeVisible()
  await expectAccessible(page, 'payment notice')
  faults.expect(/^422 POST \/siparis\/\w+\/odeme-bildirimi/)
  await page.getByLabel('Gönderdiğiniz tutar (TL)').fill('on')
  await page.getByLabel('Dekont').setInputFiles(receipt('dekont.exe', Buffer.from('MZ')))
  await page.getByRole('button', { name: 'Bildirimi gönder' }).click()
  await expect(page.getByRole('alert')).toContainText('Gönderdiğiniz tutarı yazın')
  await expectAccessible(page, 'payment notice with mistakes')

  await page.getByRole('radio').first().check()
  await page.getByLabel('Gönderdiğiniz tutar (TL)').fill('100,50')
  await page.getByLabel('Dekont').setInputFiles(receipt('dekont.pdf', pdf()))
  await page.getByRole('button', { name: 'Bildirimi gönder' }).click()
  await expect(page.getByText('Bildiriminiz alındı, kontrol ediyoruz. Sonucu')).toBeVisible()
  const told = page.getByRole('region', { name: 'Ödeme bildirimleriniz' })
  await expect(told).toContainText('100,50 TL')
  await expectAccessible(page, 'order with a notice')
  const download = page.waitForEvent('download')
  await told.getByRole('link', { name: 'Dekontu indir' }).click()
  expect((await download).suggestedFilename()).toBe('dekont.pdf')
})

const receipt = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer })
