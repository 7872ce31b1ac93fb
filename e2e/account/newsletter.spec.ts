import { expectAccessible } from '../support/axe'
import { readEmailTo } from '../support/emails'
import { answerCookies } from '../support/cookies'
import { openReady } from '../support/ready'
import { expect, test } from '../support/test'

test('a guest signs up for the newsletter from the footer and confirms by email', async ({ page }) => {
  const email = `${crypto.randomUUID()}@alici.example`
  await openReady(page, '/contact')
  await answerCookies(page, 'Reddet')
  await page.getByRole('contentinfo').getByRole('link', { name: 'E-bültene kaydolun' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'E-bülten' })).toBeVisible()
  const form = page.getByRole('main')
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
