import type { Page } from '@playwright/test'
import { expect } from './test'

type DemoEmail = `${'perakende' | 'bayi' | 'bayi2' | 'bekleyen' | 'admin'}@vitrin.test`

/** Signs in with a demo account, by the form. */
export async function signIn(page: Page, email: DemoEmail): Promise<void> {
  await page.goto('/user/login')
  await page.getByLabel('E-posta adresi').fill(email)
  await page.getByLabel('Şifre', { exact: true }).fill('Vitrin-Demo-2026')
  await page.getByRole('main').getByRole('button', { name: 'Giriş yap' }).click()
  await expect(page).not.toHaveURL(/login/)
}
