import { expectAccessible } from '../support/axe'
import { openReady } from '../support/ready'
import { expect, test } from '../support/test'

test('questions are searched, and a link to an answer opens it', { tag: '@ikisi' }, async ({ page }) => {
  await openReady(page, '/sss')
  await page.getByRole('searchbox', { name: 'Sorularda ara' }).fill('kargo')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/“kargo” için \d+ soru bulundu/)).toBeVisible()
  await expectAccessible(page, 'found questions')
  await page.getByRole('link', { name: 'Bütün soruları göster' }).click()
  await expect(page.getByText(/soru bulundu/)).toBeHidden()
  const answer = page.locator('details [id^=soru-]').nth(3)
  const id = await answer.getAttribute('id')
  await page.goto(`/sss#${id}`)
  await expect(answer).toBeVisible()
  await openReady(page, '/sss?q=zurafa')
  await expect(page.getByRole('heading', { name: '“zurafa” geçen soru yok' })).toBeVisible()
  await expectAccessible(page, 'no question found')
})

test(
  'the contact form names mistakes, keeps the entries and sends the message',
  { tag: '@ikisi' },
  async ({ page, faults }) => {
    faults.expect(/^422 POST \/contact/)
    await openReady(page, '/contact')
    await page.getByLabel('Adınız soyadınız').fill('Ayşe Işık')
    await page.getByLabel('E-posta').fill('ayse@')
    await page.getByLabel('Konu').fill('Ölçü')
    await page.getByLabel('İletiniz').fill('22 mm kordon 20 mm saate olur mu?')
    await page.getByRole('button', { name: 'İletiyi gönder' }).click()
    const mistakes = page.getByRole('alert')
    await expect(mistakes).toBeFocused()
    await expect(page).toHaveTitle(/^Hata: /)
    await expectAccessible(page, 'contact form with a mistake')
    await mistakes.getByRole('link').click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('ayse@alici.example')
    await page.keyboard.press('Enter')
    await expect(page.getByText('İletiniz bize ulaştı')).toBeVisible()
    await expectAccessible(page, 'contact page after sending')
  },
)

test(
  'an unknown order is answered in the page of order tracking',
  { tag: '@ikisi' },
  async ({ page, faults }) => {
    faults.expect(/^422 POST \/siparis-takip/)
    await openReady(page, '/siparis-takip')
    await expectAccessible(page, 'order tracking')
    await page.getByLabel('Sipariş numarası').fill('K7RM2XQ9TBC')
    await page.getByLabel('E-posta adresi').fill('ayse@alici.example')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('eşleşmedi')
    await expect(page.getByLabel('Sipariş numarası')).toHaveValue('K7RM2XQ9TBC')
    await expectAccessible(page, 'order tracking with an unknown order')
  },
)
