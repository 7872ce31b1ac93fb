import type { Page } from '@playwright/test'
import { cards } from '../../app/testing/payer'
import type { Hand } from './hands'
import { mouse } from './hands'
import { expect } from './test'

export type Card = keyof typeof cards

/** The right code of the test bank's 3-D Secure page. */
const rightCode = '123456'
const bankTitle = 'Deneme Bankası – güvenli ödeme'

/** The browser has been led to the bank's page. */
export async function expectBank(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: bankTitle })).toBeVisible()
}

/** Types a card on the bank's page and arrives at the page that asks for the 3-D Secure code. */
export async function giveCard(page: Page, card: Card, hand: Hand = mouse): Promise<void> {
  await expectBank(page)
  await hand.write(page.getByLabel('Kart numarası'), cards[card])
  await hand.press(page.getByRole('button', { name: 'Öde', exact: true }))
  await expect(page.getByRole('heading', { level: 1, name: '3-D Secure doğrulama' })).toBeVisible()
}

/** Answers the 3-D Secure page; after the right code the bank sends the browser back to the shop. */
export async function giveCode(page: Page, code = rightCode, hand: Hand = mouse): Promise<void> {
  await hand.write(page.getByLabel('Doğrulama kodu'), code)
  await hand.press(page.getByRole('button', { name: 'Onayla' }))
}

/** The whole way at the bank. */
export async function payAtBank(page: Page, card: Card, hand: Hand = mouse): Promise<void> {
  await giveCard(page, card, hand)
  await giveCode(page, rightCode, hand)
}
