import { expect, test } from 'vitest'
import { orderBody } from '~/testing/api/api-samples'
import type { Browser } from '~/testing/browser'
import { goodsInStock, putIntoBasket, stepForm, tickedContracts } from '~/testing/guest'
import { openMember } from '~/testing/members'
import { openTestShop } from '~/testing/shop'

const shop = await openTestShop({ connections: 40 })
const [goods] = await goodsInStock(shop.db, 1, 80)
const rounds = 10

/** A member with goods in the basket and one saved address. */
async function newMember() {
  const { browser } = await openMember(shop)
  await putIntoBasket(browser, goods!)
  const { address, invoice } = await orderBody(browser)
  const { email: _, ...fields } = address as Record<string, unknown>
  const made = await browser.api('/business-partner-addresses', { ...fields, title: 'Ev', invoice })
  return { browser, addressId: (made.body.data as unknown as { id: number }).id }
}

const deletePage = (browser: Browser, id: number) =>
  browser.send('/User/address', {
    method: 'POST',
    body: new URLSearchParams({ intent: 'delete', id: String(id) }),
    headers: { accept: 'text/html' },
  })

test('an address deleted while the API orders to it: the order stands, or the address is not found', async () => {
  for (let round = 0; round < rounds; round++) {
    const { browser, addressId } = await newMember()
    const { address: _, ...body } = await orderBody(browser)
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const [placed, deleted] = await Promise.all([
      browser.api('/shopping/orders', { ...body, address_id: addressId }, { headers }),
      round % 2
        ? deletePage(browser, addressId)
        : browser.send(`/api/business-partner-addresses/${addressId}`, { method: 'DELETE' }),
    ])
    expect(deleted.status).toBeLessThan(400)
    if (placed.status !== 200)
      expect(placed).toMatchObject({ status: 404, body: { code: 'address_not_found' } })
  }
})

test('an address deleted while the checkout orders to it: the order stands', async () => {
  for (let round = 0; round < rounds; round++) {
    const { browser, addressId } = await newMember()
    let page = await browser.page('/checkout/steps')
    page = await browser.submit(page, stepForm(page), { address_id: String(addressId) })
    page = await browser.submit(page, stepForm(page))
    page = await browser.submit(page, stepForm(page), { payment_type: '2' })
    const [placed, deleted] = await Promise.all([
      browser.submit(page, stepForm(page), tickedContracts(page)),
      deletePage(browser, addressId),
    ])
    expect(placed.path).toContain('/tesekkurler')
    expect(deleted.status).toBe(303)
  }
})
