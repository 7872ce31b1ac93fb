import { type Choice, confirm, formOf, type Goods, goToReview, putIntoBasket } from './guest'
import type { Browser, Page } from './browser'
import type { Form } from './pages/html'
import type { TestShop } from './shop'

export const card = '1'
/** Cards of the test bank, by their behaviour. */
export const cards = {
  pays: '5528790000000008',
  debit: '5890040000000016',
  noFunds: '4111111111111129',
  expired: '4125111111111115',
  wrongCvc: '4124111111111116',
  lost: '4126111111111114',
  silent: '4000000000000119',
  neverReturns: '4000000000000127',
  returnsTwice: '4000000000000101',
  late: '4000000000000143',
  changedAmount: '4000000000000150',
} as const

/** Orders the basket by card; arrives at the page that leads to the bank. */
export async function orderByCard(
  browser: Browser,
  goods: readonly Goods[],
  choice: Choice = {},
): Promise<Page> {
  for (const one of goods) await putIntoBasket(browser, one)
  return confirm(browser, await goToReview(browser, { ...choice, payment: card }))
}

/** The payment attempt of a page that leads to the bank or shows the result. */
export function attemptOf(page: Page): string {
  const id = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(page.path)?.[0]
  if (!id) throw new Error(`${page.path} (${page.status}) is about no payment: ${page.text.slice(0, 500)}`)
  return id
}

const bankLink = (page: Page) => /href="(?:[^"]*)(\/dev\/banka\/[0-9a-f]+)"/.exec(page.html)![1]!

/** The bank's page for the card. */
export const openBank = (browser: Browser, leading: Page) => browser.page(bankLink(leading))

/** Goes to the bank's page, enters a card and the code. Arrives at the page that sends the browser back. */
export async function payAtBank(browser: Browser, leading: Page, number: string, code = '123456') {
  const cardPage = await openBank(browser, leading)
  const codePage = await browser.submit(cardPage, bankForm(cardPage, 'card'), { number })
  return browser.submit(codePage, bankForm(codePage, 'code'), { code })
}

export function bankForm(page: Page, step: string): Form {
  const found = page.forms.find(({ fields }) =>
    fields.some(([name, value]) => name === 'step' && value === step),
  )
  if (!found) throw new Error(`${page.path} has no step ${step}: ${page.text.slice(0, 500)}`)
  return found
}

/** The signed fields that the bank's page sends back with the browser. */
export function noticeOf(shop: Pick<TestShop, 'origin'>, page: Page): URLSearchParams {
  return new URLSearchParams(formOf(page, `${shop.origin}/3dpayment`).fields)
}

/** The bank sends the browser to the shop from another site: no cookie, a foreign Origin. */
export function postBack(
  shop: Pick<TestShop, 'origin' | 'fetch'>,
  notice: URLSearchParams,
  origin = 'https://bank.example',
): Promise<Response> {
  const headers = { origin, 'sec-fetch-site': 'cross-site', accept: 'text/html' }
  return shop.fetch(new Request(`${shop.origin}/3dpayment`, { method: 'POST', body: notice, headers }))
}

/** The whole way at the bank and back to the shop's page about the result. */
export async function pay(shop: TestShop, browser: Browser, leading: Page, number: string): Promise<Page> {
  const end = await payAtBank(browser, leading, number)
  const back = await postBack(shop, noticeOf(shop, end))
  return browser.page(back.headers.get('location')!)
}
