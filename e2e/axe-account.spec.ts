import { expectAccessible } from './support/axe'
import { openReady } from './support/ready'
import { signIn } from './support/sign-in'
import { expect, test } from './support/test'

const paths = [
  ...['/User/detail', '/User/orders', '/User/orders?q=bulunmaz', '/User/lists', '/User/favorites'],
  ...['/User/userinfo', '/User/address', '/User/address?yeni=1', '/User/help', '/hizli-siparis'],
]

test('everybody can read and use the account', async ({ page }) => {
  await signIn(page, 'perakende@vitrin.test')
  for (const path of paths) {
    await openReady(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page, path)
  }
  await openReady(page, '/User/orders')
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: /^Sipariş / })).toBeVisible()
  await expectAccessible(page, 'an order')
  await openReady(page, '/User/lists')
  await page.getByRole('link', { name: 'Yaz kordonları' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Yaz kordonları' })).toBeVisible()
  await page.getByRole('button', { name: 'Tümünü sepete ekle' }).click()
  await expect(page.getByRole('status', { name: 'Sepete eklenenler' })).toBeVisible()
  await expectAccessible(page, 'a list that was added')
})
