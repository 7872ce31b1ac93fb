import { orderAndCancel } from '../support/guest-order'
import { mouse } from '../support/hands'
import { test } from '../support/test'

test.use({ pictures: true })

// Prefetches pages, as browsers do.
test.use({ savesData: false })

test(
  'a guest buys for himself with a mouse, pays by transfer, and takes the order back',
  { tag: '@genis' },
  async ({ page, request, otherBrowser }) => {
    const walk = { page, hand: mouse, scripts: true }
    await orderAndCancel({
      walk,
      request,
      otherBrowser,
      choices: { payment: 'Havale / EFT', invoice: 'bireysel' },
    })
  },
)

test(
  'a guest buys for a company on a phone, pays at the door, and takes the order back',
  { tag: '@dar' },
  async ({ page, request, otherBrowser }) => {
    const walk = { page, hand: mouse, scripts: true }
    await orderAndCancel({
      walk,
      request,
      otherBrowser,
      choices: { payment: 'Kapıda ödeme', invoice: 'kurumsal' },
    })
  },
)
