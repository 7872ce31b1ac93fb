import { expect, type Page } from '@playwright/test'
import type { Walk } from './journey'
import { untilReady } from './ready'

/** Waits on /dev/mail until a job has sent the email about an order. */
export async function findEmail(page: Page, code: string): Promise<void> {
  await expect(async () => {
    await page.goto('/dev/mail')
    await expect(page.getByRole('link', { name: code })).toBeVisible({ timeout: 500 })
  }).toPass()
}

/** Opens the email about an order and follows its link, which opens a new page. */
export async function followEmail({ page, hand, scripts }: Walk, code: string): Promise<Page> {
  await findEmail(page, code)
  await hand.press(page.getByRole('link', { name: code }))
  const opened = page.context().waitForEvent('page')
  await hand.press(page.frameLocator('iframe').getByRole('link', { name: 'Siparişimi görüntüle' }))
  const order = await opened
  if (scripts) await untilReady(order)
  return order
}

/** Waits on /dev/mail for an email with this subject to an address. Returns its plain text. */
export async function readEmailTo(page: Page, email: string, subject: string): Promise<string> {
  const entry = page.getByRole('listitem').filter({ hasText: email }).getByRole('link', { name: subject })
  await expect(async () => {
    await page.goto('/dev/mail')
    await expect(entry).toBeVisible({ timeout: 500 })
  }).toPass()
  return (await page.request.get(`${await entry.getAttribute('href')}/text`)).text()
}
