import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '~/features/orders/tables.server'
import { orderBody } from '~/testing/api/api-samples'
import type { Browser } from '~/testing/browser'
import { confirm, goodsInStock, goToReview, orderAsGuest, putIntoBasket } from '~/testing/guest'
import { openTestShop } from '~/testing/shop'

const shop = await openTestShop({ manyOpenOrders: false, connections: 40 })
const goods = await goodsInStock(shop.db, 1, 40)
const [one] = goods
const fieldsOf = (email: string) => ({ fields: { 'address.email': email } })

async function orderByApi(visitor: Browser, email: string, paymentType = 2) {
  await visitor.api('/add-to-basket', {
    product_id: one!.productId,
    product_variant_id: one!.variantId,
    amount: 1,
  })
  const body = await orderBody(visitor)
  const input = { ...body, address: { ...(body['address'] as object), email }, payment_type: paymentType }
  return visitor.api('/shopping/orders', input, { headers: { 'idempotency-key': crypto.randomUUID() } })
}

test('a guest may have three orders that wait for a transfer: page and API name a remedy, and the shop is told', async () => {
  const browser = shop.browser()
  const codes: string[] = []
  for (let i = 0; i < 3; i++)
    codes.push((await orderAsGuest(browser, goods, fieldsOf(`misafir-${i}@alici.example`))).code)

  await putIntoBasket(browser, one!)
  const refused = await confirm(browser, await goToReview(browser, fieldsOf('misafir-3@alici.example')))
  expect(refused.path).toContain('/checkout/steps')
  expect(refused.text).toContain(`havale/EFT siparişiniz çok (${codes.join(', ')})`)
  expect(refused.text).toContain('ödeyin ya da iptal edin')
  const byApi = await orderByApi(browser, 'misafir-4@alici.example')
  expect(byApi).toMatchObject({ status: 409, body: { code: 'too_many_open_orders' } })
  expect((await orderByApi(browser, 'misafir-4@alici.example', 4)).status).toBe(200)

  await shop.runJobs()
  const [seller] = shop.emails.filter(({ subject }) => subject.includes('sınıra ulaşıldı'))
  for (const code of codes) expect(seller!.text).toContain(code)
  const lines = shop.lines.filter((line) => line.includes('a limit of unpaid transfers is reached'))
  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toContain('@')
})

test('orders sent at once from new sessions with one email are limited to three', async () => {
  const email = 'bircok@alici.example'
  const answers = await Promise.all(Array.from({ length: 8 }, () => orderByApi(shop.browser(), email)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect(await shop.db.$count(orders, eq(orders.email, email))).toBe(3)
})

test('orders from one address are limited to ten, over all sessions and emails', async () => {
  const answers = []
  for (let i = 0; i < 11; i++)
    answers.push((await orderByApi(shop.browser('203.0.113.77'), `ag-${i}@alici.example`)).status)
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 409])
})
