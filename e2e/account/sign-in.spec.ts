import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { memberPassword, newUserWithoutSessions } from '../support/broken-user'
import { openReady, untilReady } from '../support/ready'
import { expect, test } from '../support/test'

// The password of all demo accounts, since other journeys sign in with it.
const newPassword = 'Vitrin-Demo-2026'
// Each width has an account of its own, so that the two runs do not change each other's.
const emails = { genis: 'bekleyen@vitrin.test', dar: 'perakende@vitrin.test' }

test('a member who has forgotten the password sets a new one by email, with the keyboard alone', async ({
  page,
  faults,
}, { project }) => {
  const email = emails[project.name as keyof typeof emails]
  faults.expect(/^401 POST \/user\/login/)
  await openReady(page, '/User/Login')
  await fill(page, 'E-posta adresi', email)
  await fill(page, 'Şifre', 'yanlış parola')
  await page.keyboard.press('Enter')
  const summary = page.getByRole('alert')
  await expect(summary).toContainText('E-posta adresi ya da şifre yanlış.')
  await expect(summary).toBeFocused()
  await expect(page.getByLabel('E-posta adresi')).toHaveValue(email)
  await expectAccessible(page, 'login with a mistake')

  await press(page, page.getByRole('main').getByRole('link', { name: 'Şifremi unuttum' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Şifremi unuttum' })).toBeVisible()
  await fill(page, 'E-posta adresi', email)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${email} adresine bağlantı gönderdik`)).toBeVisible()
  await expect(page.locator('.page-progress')).toHaveCount(0)
  await expectAccessible(page, 'email asked for')

  await openResetEmail(page, email)
  await expect(page.getByRole('heading', { level: 1, name: 'Yeni şifre belirle' })).toBeVisible()
  await expectAccessible(page, 'new password')
  await fill(page, 'Yeni şifre', newPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Şifre değiştirme işleminiz başarıyla tamamlanmıştır.')).toBeVisible()

  await fill(page, 'E-posta adresi', email)
  await fill(page, 'Şifre', newPassword)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname !== '/user/login')
  await untilReady(page)
  await press(page, page.locator('.account-button'))
  await expect(page.getByRole('link', { name: 'Siparişlerim', exact: true })).toBeVisible()
  await expectAccessible(page, 'account menu')
  await press(page, page.getByRole('button', { name: 'Çıkış' }))
  await page.waitForURL('/')
  await expect(page.locator('.account-button')).toHaveCount(0)
})

test(
  'when the shop fails after the password check, a toast and the page show the request id',
  { tag: '@ikisi' },
  async ({ page, faults }) => {
    const email = await newUserWithoutSessions()
    faults.expect(/^500 POST \/user\/login/)
    await openReady(page, '/user/login')
    await page.getByLabel('E-posta adresi').fill(email)
    await page.getByLabel('Şifre', { exact: true }).fill(memberPassword)
    await page.getByRole('main').getByRole('button', { name: 'Giriş yap' }).click()
    const told =
      /Sunucu hatası\. Lütfen tekrar deneyiniz ve 'hata kodu' nu tarafımıza bildiriniz\. Hata Kodu: [\da-f-]{36}/
    await expect(page.locator('.toast[data-kind=danger]')).toContainText(told)
    await expect(page.locator('.error-summary')).toContainText(told)
    await expect(page.getByLabel('E-posta adresi')).toHaveValue(email)
  },
)

async function fill(page: Page, label: string, value: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(value)
}

async function press(page: Page, target: ReturnType<Page['locator']>): Promise<void> {
  await target.focus()
  await page.keyboard.press('Enter')
}

async function openResetEmail(page: Page, email: string): Promise<void> {
  const entry = page
    .getByRole('listitem')
    .filter({ hasText: email })
    .getByRole('link', { name: 'Şifrenizi yenileyin' })
    .first()
  await expect(async () => {
    await page.goto('/dev/mail')
    await expect(entry).toBeVisible({ timeout: 500 })
  }).toPass()
  const message = await page.request.get(`${await entry.getAttribute('href')}/text`)
  await openReady(page, /\/user\/forgot\?kod=[\w-]{43}/.exec(await message.text())![0])
}
