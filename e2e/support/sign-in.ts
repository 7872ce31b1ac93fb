import type { BrowserContext, Page } from '@playwright/test'
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

const sessions = new Map<DemoEmail, Awaited<ReturnType<BrowserContext['cookies']>>>()

/** The same, by the form once for each worker: later tests take over its session, so that many of them stay below the limit. */
export async function signInOnce(page: Page, email: DemoEmail): Promise<void> {
  const kept = sessions.get(email)
  if (kept) return page.context().addCookies(kept)
  await signIn(page, email)
  sessions.set(email, await page.context().cookies())
}
