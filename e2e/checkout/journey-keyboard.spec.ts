import { orderAndCancel } from '../support/guest-order'
import { keyboard } from '../support/hands'
import { test } from '../support/test'

test(
  'a guest buys for a company with the keyboard alone, pays by card, and takes the order back',
  { tag: '@genis' },
  async ({ page, request, otherBrowser }) => {
    const walk = { page, hand: keyboard, scripts: true }
    await orderAndCancel({
      walk,
      request,
      otherBrowser,
      choices: { payment: 'Kredi / banka kartı', invoice: 'kurumsal' },
    })
  },
)

test(
  'a guest buys for himself with the keyboard of a narrow screen, pays by transfer, and takes the order back',
  { tag: '@dar' },
  async ({ page, request, otherBrowser }) => {
    const walk = { page, hand: keyboard, scripts: true }
    await orderAndCancel({
      walk,
      request,
      otherBrowser,
      choices: { payment: 'Havale / EFT', invoice: 'bireysel' },
    })
  },
)
