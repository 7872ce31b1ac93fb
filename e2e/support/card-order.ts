import { expect, type Page } from '@playwright/test'
import { expectBank } from './bank'
import { acceptContracts } from './journey'
import { mouse } from './hands'

/** Goes through the last step of a card order: accepts both texts, confirms, and arrives at the bank. */
export async function confirmAndGoToBank(page: Page, note = ''): Promise<void> {
  await page.goto('/checkout/steps')
  if (note) await page.getByLabel('Sipariş notu').fill(note)
  await acceptContracts({ page, hand: mouse })
  await page.getByRole('button', { name: /^Siparişi onayla ve öde – / }).click()
  await expectBank(page)
}

/** Expects the page with the result of a payment to say this. */
export async function expectResult(page: Page, title: string, ...sentences: string[]): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  for (const sentence of sentences) await expect(page.getByText(sentence)).toBeVisible()
}

/** The code of the order that the page is about. */
export async function orderCodeOn(page: Page): Promise<string> {
  const code = page.getByText(/sipariş:? [0-9A-Z]{11}/i).first()
  return /sipariş:? ([0-9A-Z]{11})/i.exec(await code.innerText())![1]!
}

/** Arrives at the thank-you page; returns the code of the order. */
export async function expectThanks(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { level: 1, name: 'Teşekkürler, siparişiniz alındı' })).toBeVisible()
  return /\/siparis\/([^/]+)\/tesekkurler/.exec(page.url())![1]!
}
