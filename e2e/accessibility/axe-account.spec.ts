import { expectAccessibleOnAllScreens } from '../support/axe'
import { openReady } from '../support/ready'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

const paths = [
  '/User/detail',
  '/User/orders',
  '/User/orders?q=bulunmaz',
  '/User/lists',
  '/User/favorites',
  '/User/userinfo',
  '/User/address',
  '/User/address?yeni=1',
  '/User/help',
  '/User/notification',
  '/hizli-siparis',
]

test('everybody can read and use the account', async ({ page, faults }) => {
  faults.expect(/^422 POST \/User\/help/)
  await signIn(page, 'perakende@vitrin.test')
  for (const path of paths) {
    await openReady(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessibleOnAllScreens(page, path)
  }
  await openReady(page, '/User/orders')
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: /^Sipariş / })).toBeVisible()
  await expectAccessibleOnAllScreens(page, 'an order')
  await openReady(page, '/User/lists')
  await page.getByRole('link', { name: 'Yaz kordonları' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Yaz kordonları' })).toBeVisible()
  await page.getByRole('button', { name: 'Tümünü sepete ekle' }).click()
  await expect(page.getByRole('status', { name: 'Sepete eklenenler' })).toBeVisible()
  await expectAccessibleOnAllScreens(page, 'a list that was added')
  await openReady(page, '/User/help')
  await page.getByRole('button', { name: 'Gönder' }).press('Enter')
  await expect(page.getByRole('alert')).toBeFocused()
  await expectAccessibleOnAllScreens(page, 'a ticket with mistakes')
  await page.getByLabel('Konu').fill('Kordonun kopçası eksik geldi')
  await page.getByLabel('İlgili sipariş').selectOption({ index: 1 })
  await page.getByLabel('İletiniz').fill('Üç kordondan birinin kopçası paketten çıkmadı.')
  await page.getByRole('button', { name: 'Gönder' }).press('Enter')
  await expect(page.getByText('Talebiniz bize ulaştı.')).toBeVisible()
  await page.getByLabel('Yanıtınız').fill('Fotoğrafını da gönderebilirim.')
  await page.getByRole('button', { name: 'Gönder' }).press('Enter')
  await expect(page.getByText('İletiniz gönderildi.')).toBeVisible()
  await expect(page.getByLabel('Yanıtınız')).toHaveValue('')
  await expectAccessibleOnAllScreens(page, 'a ticket')
})
