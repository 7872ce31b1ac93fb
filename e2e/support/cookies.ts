import type { Page } from '@playwright/test'

/** Answers the question about cookies and waits until the shop has the answer; leaving the page before would lose it. */
export async function answerCookies(page: Page, answer: 'Kabul et' | 'Reddet'): Promise<void> {
  const saved = page.waitForResponse((response) => response.request().method() === 'POST')
  const question = page.getByRole('region', { name: 'Çerez kullanımı' })
  await question.getByRole('button', { name: answer }).click()
  await saved
}
