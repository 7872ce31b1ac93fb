import { expectAccessible } from '../support/axe'
import { readEmailTo } from '../support/emails'
import { openReady } from '../support/ready'
import { expect, test } from '../support/test'

test('a guest signs up for the newsletter in the footer and confirms by email', async ({ page }) => {
  const email = `${crypto.randomUUID()}@alici.example`
  await openReady(page, '/contact')
  await page.getByRole('region', { name: 'Çerez kullanımı' }).getByRole('button', { name: 'Reddet' }).click()
  const form = page.getByRole('region', { name: 'E-bülten' })
  await form.getByLabel('E-posta adresiniz').fill(email)
  await form.getByRole('button', { name: 'Kaydol' }).click()
  await expect(page.getByText('birazdan bir onay e-postası gelecek')).toBeVisible()
  await expectAccessible(page, 'newsletter that was asked for')

  const message = await readEmailTo(page, email, 'E-bülten kaydınızı onaylayın')
  await openReady(page, /\/bulten\/\d+\?imza=[\w-]{43}/.exec(message)![0])
  await expectAccessible(page, 'newsletter to confirm')
  await page.getByRole('button', { name: 'Onayla' }).click()
  await expect(page.getByText('Kaydınız onaylandı.')).toBeVisible()
})
