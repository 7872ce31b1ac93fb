import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { products } from '~/features/catalogue/tables.server'
import { orders } from '~/features/orders/tables.server'
import { text as orderText } from '~/features/checkout/text'
import { text as checkoutText } from '~/features/checkout/ui/text'
import { paymentAttempts } from '~/features/payments/tables.server'
import { text } from '~/features/payments/text'
import { percentOf } from '~/kernel/money'
import { formatPrice } from '~/kernel/turkish'
import { orderBody } from '~/testing/api/api-samples'
import type { Browser } from '~/testing/browser'
import { confirm, type Goods, goodsInStock, putIntoBasket, sendAddress, stepForm } from '~/testing/guest'
import { openMember } from '~/testing/members'
import { attemptOf, bankForm, card, cards, noticeOf, pay, postBack } from '~/testing/payer'
import { openTestShop } from '~/testing/shop'

const shop = await openTestShop()
const { db } = shop
const goods = await goodsInStock(db, 16, 20)
let next = 0
const one = () => goods[next++]!

const orderOf = async (attemptId: string) => {
  const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId))
  const [order] = await db.select().from(orders).where(eq(orders.code, attempt!.orderCode!))
  return { attempt: attempt!, order: order!, states: [order!.status, attempt!.state] }
}

describe('instalments', () => {
  async function choosing(quantity: number, thing = one()) {
    const guest = shop.browser()
    await putIntoBasket(guest, thing, quantity)
    let page = await sendAddress(guest)
    page = await guest.submit(page, stepForm(page))
    return { guest, page }
  }
  const offered = (html: string) =>
    [...html.matchAll(/<input[^>]*name="installments"[^>]*value="(\d+)"/g)].map(([, count]) => Number(count))

  test('are chosen at the checkout; the fee is a line of its own and part of the bank’s request', async () => {
    const thing = one()
    await db.update(products).set({ maxInstallments: 6 }).where(eq(products.id, thing.productId))
    const { guest, page } = await choosing(10, thing)
    expect(offered(page.html)).toEqual([1, 2, 3, 6])
    const review = await guest.submit(page, stepForm(page), { payment_type: card, installments: '6' })
    const leading = await confirm(guest, review)
    const { order, attempt } = await orderOf(attemptOf(leading))
    const withoutFee = order.grandTotal - order.fee
    expect([order.installments, order.fee]).toEqual([6, percentOf(withoutFee, 2.99)])
    expect(review.text).toContain(formatPrice(order.fee))
    expect(attempt).toMatchObject({ installments: 6, installmentFee: order.fee, amount: order.grandTotal })
    await pay(shop, guest, leading, cards.pays)
    expect((await orderOf(attempt.id)).states).toEqual([1, 'settled'])
  })

  test('are limited by the first digits of a card, which are not stored', async () => {
    const { guest, page } = await choosing(10)
    const look = (bin: string) =>
      guest.submit(page, stepForm(page), { payment_type: card, bin, installments: '1' }, 'taksit')
    expect(offered((await look('58900400')).html)).toEqual([1])
    expect((await look('46034500')).text).toContain('Deneme Bankası World')
    expect(Math.max(...offered((await look('46034500')).html))).toBeLessThanOrEqual(6)
    expect((await look('4603')).text).toContain(checkoutText.binInvalid)
    expect((await look('99999999')).text).toContain(checkoutText.binUnknown)
    const { rows } = await db.execute(
      sql`select 1 from checkout_drafts d where d::text ~ '58900400|46034500'`,
    )
    expect(rows).toEqual([])
  })

  test('are refused when they are not offered for these goods, and a category’s limit holds', async () => {
    const thing = one()
    await db.execute(sql`update categories set max_installments = 2 where id in
      (select category_id from product_categories where product_id = ${thing.productId})`)
    const { guest, page } = await choosing(10, thing)
    expect(Math.max(...offered(page.html))).toBe(2)
    const refused = await guest.submit(page, stepForm(page), { payment_type: card, installments: '9' })
    expect(refused.status).toBe(422)
    expect(refused.text).toContain(orderText.paymentUnavailable.installments)
    await db.execute(sql`update categories set max_installments = null`)
  })

  test('are refused with a message for a debit card', async () => {
    const { guest, page } = await choosing(10)
    const review = await guest.submit(page, stepForm(page), { payment_type: card, installments: '2' })
    const leading = await confirm(guest, review)
    const cardPage = await guest.page(/\/dev\/banka\/[0-9a-f]+/.exec(leading.html)![0])
    const end = await guest.submit(cardPage, bankForm(cardPage, 'card'), { number: cards.debit })
    const back = await postBack(shop, noticeOf(shop, end))
    const result = await guest.page(back.headers.get('location')!)
    expect(result.text).toContain(text.declined.no_installments)
  })
})

test('the page of a product links to its instalments, at the visitor’s price', async () => {
  const thing = one()
  const guest = shop.browser()
  expect((await guest.page(`/${thing.link}`)).html).toContain('href="/taksit/')
  const page = await guest.page(`/taksit/${thing.variantId}`)
  expect(page.text).toContain(thing.name)
  expect(page.text).toContain(checkoutText.atOnce)
  expect((await guest.page(`/taksit/${thing.variantId}?kart=58900400`)).text).not.toContain(
    checkoutText.inInstallments(2),
  )
  for (const wrong of ['0', '-1', 'x', '999999999', '1e3']) {
    expect((await guest.page(`/taksit/${wrong}`)).status).toBe(404)
  }
})

const orderByCall = async (browser: Browser, thing: Goods) => {
  await browser.api('/add-to-basket', {
    product_id: thing.productId,
    product_variant_id: thing.variantId,
    amount: 1,
  })
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const body = { ...(await orderBody(browser)), payment_type: 1 }
  const { body: answer } = await browser.api('/shopping/orders', body, { headers })
  return answer.data as unknown as { id: number; code: string; payment_url: string }
}

test('a call lists the ways to pay for the basket, instalments included', async () => {
  const guest = shop.browser()
  await putIntoBasket(guest, one(), 5)
  const { body } = await guest.api('/payment-type/get-details')
  const [first] = body.data as unknown as { id: number; usable: boolean; installments: { count: number }[] }[]
  expect([first!.id, first!.usable]).toEqual([1, true])
  expect(first!.installments.map(({ count }) => count).slice(0, 2)).toEqual([1, 2])
})

test('a call continues the payment of the visitor’s own order alone', async () => {
  const guest = shop.browser()
  const { code, payment_url } = await orderByCall(guest, one())
  const complete = (browser: Browser) => browser.api('/payment/complete-order-payment', { order_code: code })
  expect((await complete(guest)).body.data).toMatchObject({ code, status: 90, payment_url })
  expect((await complete(shop.browser())).status).toBe(404)
  const leading = await guest.page(new URL(payment_url).pathname)
  await pay(shop, guest, leading, cards.noFunds)
  const again = (await complete(guest)).body.data as unknown as { payment_url: string }
  expect(again.payment_url).not.toBe(payment_url)
  await pay(shop, guest, await guest.page(new URL(again.payment_url).pathname), cards.pays)
  expect((await complete(guest)).body.data).toMatchObject({ status: 1, payment_url: null })
})

test('an order that was never paid by card is missing from the lists of its buyer', async () => {
  const member = await openMember(shop)
  const { id, code, payment_url } = await orderByCall(member.browser, one())
  const listed = async () =>
    ((await member.browser.api('/site/orders')).body.data as unknown as { id: number }[]).map(({ id }) => id)
  expect(await listed()).not.toContain(id)
  expect((await member.browser.page('/User/orders')).text).not.toContain(code)
  await pay(shop, member.browser, await member.browser.page(new URL(payment_url).pathname), cards.pays)
  expect(await listed()).toContain(id)
})
