import { describe, expect, test } from 'vitest'
import { pageAddresses, routePaths } from '~/testing/pages/addresses'
import { type Browser, openBrowser, type Page } from '~/testing/browser'
import { goodsInStock, goToReview, orderAsGuest, putIntoBasket, sendAddress } from '~/testing/guest'
import type { Form } from '~/testing/pages/html'
import { openMember } from '~/testing/members'
import { openTestShop } from '~/testing/shop'
import { htmlFaults } from '~/testing/pages/valid-html'

const shop = await openTestShop()
const goods = await goodsInStock(shop.db, 2, 50)
const retail = await openMember(shop, { kind: 'retail' })
const dealer = await openMember(shop, { kind: 'wholesale', priceListId: 2 })

/** A browser that checks every page it receives: also answers to forms, and error pages. */
function openChecked(cookies: Map<string, string>) {
  const faults = new Map<string, string>()
  let checked = 0
  const browser = openBrowser(
    async (request) => {
      const response = await shop.fetch(request)
      if (!response.headers.get('content-type')?.startsWith('text/html')) return response
      const html = await response.text()
      checked += 1
      const at = `${request.method} ${request.url.slice(shop.origin.length)} (${response.status})`
      for (const fault of await htmlFaults(html)) if (!faults.has(fault)) faults.set(fault, at)
      return new Response(html, response)
    },
    shop.origin,
    cookies,
  )
  return { browser, count: () => checked, faults: () => [...faults].map(([fault, at]) => `${at}: ${fault}`) }
}

/** Sends every form of some pages that changes something, once, with nothing filled in. */
async function sendEmptyForms(browser: Browser, pages: readonly Page[]): Promise<void> {
  const sent = new Set<string>()
  for (const page of pages) {
    for (const form of page.forms) {
      const shape = `${form.action} ${form.fields.map(([name]) => name).join(' ')}`
      if (form.method !== 'POST' || /cikis|tercihler/.test(form.action) || sent.has(shape)) continue
      sent.add(shape)
      await sendEmpty(browser, page, form)
    }
  }
}

function sendEmpty(browser: Browser, page: Page, form: Form): Promise<Response> {
  const hidden = new Set(['intent', 'step', 'adim', 'adres_id', 'id'])
  const fields = form.fields.map(([name, value]) => [name, hidden.has(name) ? value : ''])
  const button = form.buttons.find(({ name }) => name)
  if (button) fields.push([button.name, button.value])
  return browser.send(form.action || page.path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { accept: 'text/html' },
  })
}

describe.each([
  ['a guest', new Map<string, string>(), false],
  ['a retail customer', retail.browser.cookies, false],
  ['a dealer', dealer.browser.cookies, true],
] as const)('every page that %s sees is valid HTML', { timeout: 240_000 }, (_, cookies, isDealer) => {
  const { browser, count, faults } = openChecked(new Map(cookies))
  const amount = isDealer ? 20 : 1

  test('on every route, and in the answers to empty forms', async () => {
    const order = isDealer ? 'YOKYOKYOKYOK' : (await orderAsGuest(browser, [goods[0]!])).code
    const pages: Page[] = []
    const input = { code: order, products: 2, categories: 2 }
    for (const address of await pageAddresses(shop.db, input)) pages.push(await browser.page(address))
    expect(pages.length).toBeGreaterThan(routePaths.length)
    await sendEmptyForms(browser, pages)
    expect(faults()).toEqual([])
  })

  test('with a filled basket, and through every step of the checkout', async () => {
    const before = count()
    for (const one of goods) await putIntoBasket(browser, one, amount)
    await browser.page('/sepetim')
    const first = await browser.page('/checkout/steps?adim=adres')
    await sendEmptyForms(browser, [first])
    await sendAddress(browser, { fields: { 'address.phone': '12', 'address.street': 'Moda' } })
    const review = await goToReview(browser)
    await sendEmptyForms(browser, [review])
    expect(count() - before).toBeGreaterThan(8)
    expect(faults()).toEqual([])
  })
})

test.each([
  ['an id that occurs twice', '<p id="a">1</p><p id="a">2</p>', 'no-dup-id'],
  ['a script of no media type', '<script type="later">1</script>', 'attribute-allowed-values'],
  [
    'a tick box that cannot be written in',
    '<label><input type="checkbox" readonly>a</label>',
    'input-attributes',
  ],
  [
    'a group of fields without a legend',
    '<fieldset><label><input type="text">a</label></fieldset>',
    'wcag/h71',
  ],
  [
    'a field of another kind',
    '<label>a<input type="text" autocomplete="street-address"></label>',
    'valid-autocomplete',
  ],
  ['a field without a type', '<label>a<input autocomplete="name"></label>', 'no-implicit-input-type'],
  ['a field without a label', '<input type="text">', 'input-missing-label'],
  ['a box in a line of text', '<p><span><div>1</div></span></p>', 'element-permitted-content'],
  [
    'a heading cell without a scope',
    '<table><tbody><tr><th>1</th><th>2</th></tr><tr><th>3</th><td>4</td></tr></tbody></table>',
    'wcag/h63',
  ],
])('%s is detected', async (_, body, rule) => {
  const page = `<!DOCTYPE html><html lang="tr"><head><title>a</title></head><body><main>${body}</main></body></html>`
  expect((await htmlFaults(page)).map((fault) => fault.split(':')[0])).toContain(rule)
})
