import type { Page } from '@playwright/test'
import { text } from '../../app/features/payments/text'
import type { CardKind } from '../../app/features/payments/providers/test-bank/cards'
import { expectAccessible } from '../support/axe'
import { expectBank, giveCard, giveCode, payAtBank } from '../support/bank'
import { newBuyer } from '../support/buyer'
import { confirmAndGoToBank, expectResult, expectThanks, orderCodeOn } from '../support/card-order'
import { findGood, isPlain } from '../support/goods'
import { letBankCatchUp, letPaymentExpire } from '../support/passing-time'
import { fillSteps } from '../support/prepared-order'
import { expect, test } from '../support/test'

// These tests depend on the moment: one failure is a finding, and no test is tried again.
test.describe.configure({ retries: 0 })

// One width in `npm test`, both in the full test.
const tag = process.env.TEST_FULL ? [] : ['@genis']
const note = 'Zil çalışmıyor, lütfen arayın.'
let name: string

test.beforeEach(async ({ page, request, putInBasket }) => {
  const good = await findGood(request, null, isPlain)
  name = good.info.title
  await putInBasket(good, good.variants[0]!, 1)
  await fillSteps(page, newBuyer(), 'card')
  await confirmAndGoToBank(page, note)
})

const declined: [CardKind, string][] = [
  ['insufficient_funds', text.declined.insufficient_funds],
  ['expired_card', text.declined.expired_card],
  ['wrong_cvc', text.declined.wrong_cvc],
  ['lost_card', text.declined.lost_card],
]

test(
  'a declined card shows its reason, each try keeps all entries, and finally the order is paid',
  { tag },
  async ({ page }) => {
    for (const [kind, why] of declined) {
      await payAtBank(page, kind)
      await expectFailure(page, why)
      await page.getByRole('button', { name: 'Tekrar dene' }).click()
    }
    await giveCard(page, 'pays')
    for (let tries = 0; tries < 3; tries += 1) await giveCode(page, '000000')
    await expectFailure(page, text.declined.three_d_failed)
    await page.getByRole('button', { name: 'Tekrar dene' }).click()
    await expectBank(page)
    await page.getByRole('button', { name: 'Vazgeç ve mağazaya dön' }).click()
    await expectFailure(page, text.declined.cancelled_by_payer)
    await expectAccessible(page, 'declined')
    await expectKept(page)

    await page.getByRole('button', { name: 'Tekrar dene' }).click()
    await payAtBank(page, 'pays')
    const code = await expectThanks(page)
    await page.getByRole('link', { name: 'Siparişi izle' }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Sipariş ${code}` })).toBeVisible()
    await expect(page.getByText(note)).toBeVisible()
    await page.goto('/sepetim')
    await expect(page.getByText('Sepetiniz boş')).toBeVisible()
  },
)

async function expectFailure(page: Page, why: string): Promise<void> {
  await expectResult(page, text.failedTitle, why, text.kept)
}

/** The page for another payment method shows goods, address, carrier and note as they were. */
async function expectKept(page: Page): Promise<void> {
  const { street } = newBuyer()
  const result = page.url()
  await page.getByRole('link', { name: 'Başka yöntemle öde' }).click()
  await expect(page.getByText('Ödeme yöntemi').first()).toBeVisible()
  const main = page.getByRole('main')
  for (const kept of [name, street, 'Aras Kargo'])
    await expect(main.getByText(kept).filter({ visible: true }).first()).toBeVisible()
  await page.goto('/checkout/steps')
  await expect(page.getByLabel('Sipariş notu')).toHaveValue(note)
  await page.goto(result)
}

test(
  'when the bank does not answer, the page waits and leads to the order by itself',
  { tag },
  async ({ page }) => {
    await payAtBank(page, 'silent')
    await expectResult(page, text.waitingTitle, text.waiting)
    await expectAccessible(page, 'waiting')
    await letBankCatchUp(await orderCodeOn(page))
    await expectThanks(page)
  },
)

test(
  'a payer who never returns from the bank finds the basket, a warning of paying twice, and the order',
  { tag },
  async ({ page }) => {
    await payAtBank(page, 'never_returns')
    await expect(page.getByText('bu kart mağazaya geri dönmez')).toBeVisible()
    await page.goto('/sepetim')
    await expect(page.getByRole('main').getByText(name).filter({ visible: true }).first()).toBeVisible()
    await page.goto('/checkout/steps')
    await expect(page.getByText(/henüz gelmedi .* yeniden ödemeyin/)).toBeVisible()
    await expectAccessible(page, 'warned of paying twice')
    const code = await orderCodeOn(page)
    await page.getByRole('link', { name: 'Ödeme sonucunu gör' }).click()
    await expectResult(page, text.waitingTitle, text.waiting)
    await letBankCatchUp(code)
    expect(await expectThanks(page)).toBe(code)
  },
)

test('a repeated result makes one order', { tag }, async ({ page }) => {
  await payAtBank(page, 'returns_twice')
  const code = await expectThanks(page)
  await page.goto(`/siparis/${code}`)
  await expect(page.getByText('Ödeme alındı')).toHaveCount(1)
})

test('money that arrives after the deadline still pays the order', { tag }, async ({ page }) => {
  await payAtBank(page, 'late')
  await page.getByRole('button', { name: 'Mağazaya dön' }).click()
  await expectResult(page, text.waitingTitle, text.waiting)
  const code = await orderCodeOn(page)
  const address = page.url()
  await letPaymentExpire(code)
  await expectResult(page, text.expiredTitle, text.expired)
  await expectAccessible(page, 'expired')
  await page.getByRole('link', { name: 'Ödemeye dön' }).click()
  await expect(page.getByRole('main').getByText(name).filter({ visible: true }).first()).toBeVisible()
  await letBankCatchUp(code)
  await expect(async () => {
    await page.goto(address)
    await expect(page).toHaveURL(/tesekkurler/, { timeout: 500 })
  }).toPass()
  expect(await expectThanks(page)).toBe(code)
})

test(
  'an amount other than requested goes back to the card, and the basket stays',
  { tag },
  async ({ page }) => {
    await payAtBank(page, 'changed_amount')
    await expectResult(page, text.returnedTitle, text.declined.amount_differs, text.returned)
    await expectAccessible(page, 'returned')
    await page.goto('/sepetim')
    await expect(page.getByRole('main').getByText(name).filter({ visible: true }).first()).toBeVisible()
  },
)
