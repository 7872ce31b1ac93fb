import { orderAndCancel } from '../support/guest-order'
import { mouse } from '../support/hands'
import { test } from '../support/test'

test.use({ javaScriptEnabled: false })

test(
  'a guest buys for a company without scripts, pays by card, and takes the order back',
  { tag: '@genis' },
  async ({ page, request, otherBrowser }) => {
    const walk = { page, hand: mouse, scripts: false }
    await orderAndCancel({
      walk,
      request,
      otherBrowser,
      choices: { payment: 'Kredi / banka kartı', invoice: 'kurumsal' },
    })
  },
)

test(
  'a guest buys for himself on a phone without scripts, pays by transfer, and takes the order back',
  { tag: '@dar' },
  async ({ page, request, otherBrowser }) => {
    const walk = { page, hand: mouse, scripts: false }
    await orderAndCancel({
      walk,
      request,
      otherBrowser,
      choices: { payment: 'Havale / EFT', invoice: 'bireysel' },
    })
  },
)
