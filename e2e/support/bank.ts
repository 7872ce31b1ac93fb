import type { Page } from '@playwright/test'
import { type CardKind, testCards } from '../../app/features/payments/providers/test-bank/cards'
import { type Hand, mouse } from './hands'
import { expect } from './test'

/** The right code for the test bank's 3-D Secure page. */
const rightCode = '123456'

/** Pays at the test bank with a card of this behaviour; the bank sends the browser back afterwards. */
export async function payAtBank(page: Page, kind: CardKind, hand: Hand = mouse): Promise<void> {
  await giveCard(page, kind, hand)
  await giveCode(page, rightCode, hand)
}

/** Types a card and arrives at the page that asks for the code. */
export async function giveCard(page: Page, kind: CardKind, hand: Hand = mouse): Promise<void> {
  await expectBank(page)
  await hand.write(page.getByLabel('Kart numarası'), testCards.find((card) => card.kind === kind)!.number)
  await hand.press(page.getByRole('button', { name: 'Öde', exact: true }))
  await expect(page.getByRole('heading', { level: 1, name: '3-D Secure doğrulama' })).toBeVisible()
}

/** Answers the 3-D Secure page. */
export async function giveCode(page: Page, code: string, hand: Hand = mouse): Promise<void> {
  await hand.write(page.getByLabel('Doğrulama kodu'), code)
  await hand.press(page.getByRole('button', { name: 'Onayla' }))
}

/** Expects the browser on the bank's page. */
export async function expectBank(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: /^Deneme Bankası/ })).toBeVisible()
}
