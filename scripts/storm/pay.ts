import type { Browser, Page } from '../../app/testing/browser'
import { bankForm, cards, noticeOf, openBank, postBack } from '../../app/testing/payer'
import type { CardWay } from './plan'
import type { Traffic } from './traffic'

const numbers: Record<Exclude<CardWay, 'none' | 'left' | 'wrongCode'>, string> = cards

/** Pays by card, beginning at this payment address of the shop, up to the step at which this card stops. */
export async function payByCard(
  traffic: Traffic,
  browser: Browser,
  url: string,
  card: CardWay,
): Promise<void> {
  const leading = await browser.page(new URL(url).pathname)
  // The payment has ended meanwhile, or the bank was unreachable: the page says so.
  if (card === 'none' || !leading.path.startsWith('/odeme/') || leading.status !== 200) return
  const cardPage = await openBank(browser, leading)
  // Another customer has opened the same payment.
  if (!hasStep(cardPage, 'card')) return
  if (card === 'left')
    return comeBack(traffic, browser, await browser.submit(cardPage, bankForm(cardPage, 'leave')))
  const number = card === 'wrongCode' ? cards.pays : numbers[card]
  let page = await browser.submit(cardPage, bankForm(cardPage, 'card'), { number })
  const codes = card === 'wrongCode' ? ['1', '2', '3'] : ['123456']
  for (const code of codes)
    if (hasStep(page, 'code')) page = await browser.submit(page, bankForm(page, 'code'), { code })
  if (card === 'neverReturns') return
  await comeBack(traffic, browser, page, card === 'returnsTwice' ? 3 : 1)
}

const hasStep = (page: Page, step: string) =>
  page.forms.some(({ fields }) => fields.some(([name, value]) => name === 'step' && value === step))

/** The bank sends the browser back, perhaps several times at once; the shop's page shows the result of the payment. */
async function comeBack(traffic: Traffic, browser: Browser, end: Page, times = 1): Promise<void> {
  const way = `${traffic.origin}/3dpayment`
  if (!end.forms.some(({ action }) => action === way)) return
  const notice = noticeOf(traffic, end)
  const answers = await Promise.all(Array.from({ length: times }, () => postBack(traffic, notice)))
  const location = answers[0]!.headers.get('location')
  if (location) await browser.page(location)
}
