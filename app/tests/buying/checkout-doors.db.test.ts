// @module-tag once
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { transaction } from '~/db/transaction.server'
import { prices, stockBalances } from '~/features/catalogue/tables.server'
import { businessPartners } from '~/features/customers/tables.server'
import { checkoutDrafts } from '~/features/checkout/steps/tables.server'
import { orders } from '~/features/orders/tables.server'
import { text as pageText } from '~/pages/checkout/text'
import { orderBody } from '~/testing/api/api-samples'
import type { Browser } from '~/testing/browser'
import {
  codeOf,
  confirm,
  type Goods,
  goodsInStock,
  goToReview,
  putIntoBasket,
  sendAddress,
  stepForm,
  tickedContracts,
} from '~/testing/guest'
import { deadLinks } from '~/testing/pages/html'
import { openMember, openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'

const shop = await openTestShop({ connections: 60 })
const { db } = shop
const goods = await goodsInStock(db, 12, 60)

async function guestWith(...things: Goods[]): Promise<Browser> {
  const visitor = shop.browser()
  for (const one of things) await putIntoBasket(visitor, one)
  return visitor
}

/** The step that a page of the checkout shows. */
const openStep = (page: Awaited<ReturnType<Browser['page']>>) =>
  Object.fromEntries(stepForm(page).fields).step

const post = (visitor: Browser, fields: Record<string, string>, path = '/checkout/steps') =>
  visitor.send(path, { method: 'POST', body: new URLSearchParams(fields), headers: { accept: 'text/html' } })

// Promise P08
describe('steps of the checkout cannot be skipped', () => {
  const steps = ['adres', 'kargo', 'odeme', 'onay']

  test.each(steps)('by the address of step %s', async (step) => {
    const visitor = await guestWith(goods[0]!)
    expect(openStep(await visitor.page(`/checkout/steps?adim=${step}`))).toBe('adres')
    await sendAddress(visitor)
    expect(openStep(await visitor.page(`/checkout/steps?adim=${step}`))).toBe(
      step === 'adres' ? 'adres' : 'kargo',
    )
  })

  test.each([
    ['kargo', { cargo_id: '1' }],
    ['odeme', { payment_type: '2' }],
    ['onay', { idempotency_key: 'skipping-steps', 'contracts.on-bilgilendirme': '1' }],
  ])('by sending step %s first', async (step, fields) => {
    const visitor = await guestWith(goods[0]!)
    const drafts = await db.$count(checkoutDrafts)
    const placed = await db.$count(orders)
    for (const path of ['/checkout/steps', '/checkout/steps.data', `/checkout/steps?adim=${step}`]) {
      const answer = await post(visitor, { step, ...fields } as Record<string, string>, path)
      expect(answer.status).toBeLessThan(500)
    }
    expect(openStep(await visitor.page('/checkout/steps'))).toBe('adres')
    expect([await db.$count(checkoutDrafts), await db.$count(orders)]).toEqual([drafts, placed])
  })

  test('by sending the last step without a carrier or a way to pay', async () => {
    const visitor = await guestWith(goods[0]!)
    await sendAddress(visitor)
    const placed = await db.$count(orders)
    await post(visitor, { step: 'onay', idempotency_key: 'without-carrier' })
    await post(visitor, { step: 'odeme', payment_type: '2' })
    expect(openStep(await visitor.page('/checkout/steps'))).toBe('kargo')
    expect(await db.$count(orders)).toBe(placed)
  })

  test('by a step that does not exist', async () => {
    const visitor = await guestWith(goods[0]!)
    for (const step of ['', 'bitti', '__proto__', '4']) {
      expect((await post(visitor, { step })).status).toBe(422)
      expect(openStep(await visitor.page(`/checkout/steps?adim=${step}`))).toBe('adres')
    }
  })

  test('with an empty basket: the visitor is led to the basket page', async () => {
    const visitor = shop.browser()
    expect((await visitor.page('/checkout/steps')).path).toBe('/sepetim')
    for (const step of steps) expect((await post(visitor, { step })).status).toBeLessThan(500)
    expect((await visitor.page('/checkout/steps')).path).toBe('/sepetim')
  })

  test('without accepting both contracts', async () => {
    const visitor = await guestWith(goods[0]!)
    const review = await goToReview(visitor)
    const ticked = tickedContracts(review)
    const placed = await db.$count(orders)
    expect(Object.keys(ticked)).toHaveLength(2)
    for (const missing of Object.keys(ticked)) {
      const refused = await visitor.submit(review, stepForm(review), { ...ticked, [missing]: undefined })
      expect([refused.status, openStep(refused)]).toEqual([422, 'onay'])
      expect(refused.text).toMatch(/Siparişi onaylamak için “[^”]+” metnini okuyup kutusunu işaretleyin\./)
    }
    expect(await db.$count(orders)).toBe(placed)
  })
})

// Promise P08
describe('an order keeps to the agreed terms', () => {
  test('a change of province asks for the carrier again', async () => {
    const visitor = await guestWith(goods[1]!)
    const review = await goToReview(visitor)
    const moved = await sendAddress(visitor, { city: 'Van' })
    expect(openStep(moved)).toBe('kargo')
    expect(openStep(await visitor.page('/checkout/steps?adim=onay'))).toBe('kargo')
    const placed = await db.$count(orders)
    expect(openStep(await confirm(visitor, review))).toBe('kargo')
    expect(await db.$count(orders)).toBe(placed)
  })

  test('a change of province sets its postal code, unless one is typed', async () => {
    const visitor = await guestWith(goods[1]!)
    await sendAddress(visitor)
    const codeIn = async () =>
      Object.fromEntries(stepForm(await visitor.page('/checkout/steps?adim=adres')).fields)[
        'address.postal_code'
      ]
    expect(await codeIn()).toMatch(/^34/)
    await sendAddress(visitor, { city: 'Van' })
    expect(await codeIn()).toMatch(/^65/)
    const wrong = await sendAddress(visitor, { city: 'Van', fields: { 'address.postal_code': '34710' } })
    expect(wrong.text).toContain('Posta kodu bu ilde 65 ile başlar.')
  })

  test('a price that changes meanwhile is shown before it is charged', async () => {
    const [, , one] = goods
    const visitor = await guestWith(one!)
    const review = await goToReview(visitor)
    await db.update(prices).set({ amount: 43_210 }).where(eq(prices.variantId, one!.variantId))
    const again = await confirm(visitor, review)
    expect(again.text).toContain('Siparişinizin içeriği ya da tutarı değişti.')
    expect(again.text).toContain('432,10 TL')
    const code = codeOf(await confirm(visitor, await visitor.page('/checkout/steps')))
    const [order] = await db.select().from(orders).where(eq(orders.code, code))
    expect(order!.goods).toBe(43_210)
  })

  test('a line added meanwhile is shown before it is charged', async () => {
    const visitor = await guestWith(goods[3]!)
    const review = await goToReview(visitor)
    await putIntoBasket(visitor, goods[4]!)
    const placed = await db.$count(orders)
    expect((await confirm(visitor, review)).text).toContain('Siparişinizin içeriği ya da tutarı değişti.')
    expect(await db.$count(orders)).toBe(placed)
  })

  test('a carrier whose price changed is quoted again', async () => {
    const visitor = await guestWith(goods[3]!)
    const review = await goToReview(visitor, { carrier: '1' })
    const { browser: staff } = await openStaff(shop, 'admin')
    const { data: carrier } = (await staff.api('/cargos/1')).body as unknown as {
      data: object & { id: number }
    }
    const { id: _, ...shown } = carrier
    const changed = await staff.api('/cargos/1', { ...shown, price: 123.45 }, { method: 'PUT' })
    expect(changed.status).toBe(200)
    const again = await confirm(visitor, review)
    expect(again.text).toContain('Siparişinizin içeriği ya da tutarı değişti.')
    expect(again.text).toContain('123,45 TL')
  })

  test('goods that sell out meanwhile lead back to the basket', async () => {
    const [, , , , , one] = goods
    const visitor = await guestWith(one!)
    const review = await goToReview(visitor)
    await db.update(stockBalances).set({ onHand: 0 }).where(eq(stockBalances.variantId, one!.variantId))
    const basket = await confirm(visitor, review)
    expect(basket.path).toMatch(/^\/sepetim/)
  })
})

/** Answers to a refused copy; 503 only where the machine is overloaded. */
const busy = new Set([409, 503])
const inFlight = pageText.orderInFlight
const codes = (rows: { code: string }[]) => rows.map(({ code }) => code)
const ordersOf = async (variantId: number) =>
  codes(
    (
      await db.execute<{ code: string }>(
        sql`select distinct o.code from orders o join order_lines l on l.order_id = o.id where l.variant_id = ${variantId}`,
      )
    ).rows,
  )

// Promise P21
describe('one order per form, per key and per basket', () => {
  const fifty = Array.from({ length: 50 }, (_, i) => i)

  test('50 copies of one form, sent at once, are one order, and all lead to it', async () => {
    const [, , , , , , one] = goods
    const visitor = await guestWith(one!)
    const review = await goToReview(visitor)
    const pages = await Promise.all(fifty.map(() => confirm(visitor, review)))
    const thanks = pages.filter(({ path }) => path.includes('/tesekkurler'))
    // On a very busy machine some copies are told that the first is still running, or to come back later.
    const told = pages.filter((page) => page.status === 503 || page.text.includes(inFlight))
    const others = pages.filter((page) => !thanks.includes(page) && !told.includes(page))
    expect(others.map(({ path, status, text }) => [path, status, text.slice(-600)])).toEqual([])
    expect(new Set(thanks.map(codeOf)).size).toBe(1)
    expect(await ordersOf(one!.variantId)).toEqual([codeOf(thanks[0]!)])
    expect(codeOf(await confirm(visitor, review))).toBe(codeOf(thanks[0]!))
  }, 60_000)

  test('50 forms of one basket, each with its own key, are one order', async () => {
    const [, , , , , , , one] = goods
    const visitor = await guestWith(one!)
    const review = await goToReview(visitor)
    const pages = await Promise.all(
      fifty.map((i) => confirm(visitor, review, { idempotency_key: `tab-number-${i}` })),
    )
    expect(pages.map(({ status }) => status).filter((status) => status === 500)).toEqual([])
    expect(await ordersOf(one!.variantId)).toHaveLength(1)
    expect(pages.filter(({ path }) => path.includes('/tesekkurler'))).toHaveLength(1)
  }, 60_000)

  test('50 calls with one key are one order; a replay answers the same, another body is 422', async () => {
    const [, , , , , , , , one] = goods
    const visitor = await guestWith(one!)
    const body = await orderBody(visitor)
    const key = { headers: { 'idempotency-key': 'fifty-calls-one-key' } }
    const answers = await Promise.all(fifty.map(() => visitor.api('/shopping/orders', body, key)))
    const placed = answers.filter(({ status }) => status === 200)
    expect(placed.length).toBeGreaterThan(0)
    expect(new Set(answers.map(({ status }) => status)).difference(busy)).toEqual(new Set([200]))
    for (const { body } of placed) expect(body).toEqual(placed[0]!.body)
    expect((await visitor.api('/shopping/orders', body, key)).body).toEqual(placed[0]!.body)
    expect((await visitor.api('/shopping/orders', { ...body, note: 'Başka' }, key)).status).toBe(422)
    expect(await ordersOf(one!.variantId)).toHaveLength(1)
  }, 60_000)

  test('50 calls with a key each, for one basket, are one order', async () => {
    const [, , , , , , , , , one] = goods
    const visitor = await guestWith(one!)
    const body = await orderBody(visitor)
    const answers = await Promise.all(
      fifty.map((i) =>
        visitor.api('/shopping/orders', body, { headers: { 'idempotency-key': `call-number-${i}` } }),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(new Set(statuses).difference(busy)).toEqual(new Set([200]))
    expect(await ordersOf(one!.variantId)).toHaveLength(1)
  }, 60_000)

  test('a key belongs to its owner: the same key of another visitor is another order', async () => {
    const [, , , , , , , , , , one] = goods
    const key = { headers: { 'idempotency-key': 'a-popular-key' } }
    for (const visitor of [await guestWith(one!), await guestWith(one!)]) {
      expect((await visitor.api('/shopping/orders', await orderBody(visitor), key)).status).toBe(200)
    }
    expect(await ordersOf(one!.variantId)).toHaveLength(2)
  })
})

test('credit used up at the last moment is reported where another way to pay is chosen', async () => {
  const { browser, partnerId } = await openMember(shop, { kind: 'wholesale' })
  const setLimit = (on: typeof db, creditLimit: number) =>
    on.update(businessPartners).set({ creditLimit }).where(eq(businessPartners.id, partnerId))
  await setLimit(db, 10_000_000)
  await putIntoBasket(browser, goods[11]!)
  const review = await goToReview(browser, { payment: '3' })
  const isHeld = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const lowering = transaction(db, async (db) => {
    await setLimit(db, 1)
    isHeld.resolve()
    await mayEnd.promise
  })
  await isHeld.promise
  const confirming = confirm(browser, review)
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await db.execute(waiting)).rowCount).toBe(1)
  mayEnd.resolve()
  await lowering
  const refused = await confirming
  expect(refused.text).toContain('kullanılabilir limitiniz')
  expect(openStep(refused)).toBe('odeme')
  expect(refused.html).toContain('href="#payment_type"')
  expect(deadLinks(refused.html)).toEqual([])
  expect(/<input[^>]*id="payment_type"[^>]*>/.exec(refused.html)?.[0]).not.toContain('disabled')
})

// Promise R38
test('20 guests who order the same goods in opposite orders all succeed, and the stock is right', async () => {
  const [first, second] = (await goodsInStock(db, 60, 60)).slice(-2)
  const before = await db.select().from(stockBalances).where(eq(stockBalances.variantId, first!.variantId))
  // One after the other: a busy machine would refuse the last of their pages.
  const guests: { visitor: Browser; body: Awaited<ReturnType<typeof orderBody>> }[] = []
  while (guests.length < 20) {
    const visitor = await guestWith(...(guests.length % 2 ? [first!, second!] : [second!, first!]))
    guests.push({ visitor, body: await orderBody(visitor) })
  }
  const answers = await Promise.all(
    guests.map(({ visitor, body }, i) =>
      visitor.api('/shopping/orders', body, { headers: { 'idempotency-key': `hot-rows-${i}` } }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  const after = await db.select().from(stockBalances).where(eq(stockBalances.variantId, first!.variantId))
  expect(after[0]!.reserved - before[0]!.reserved).toBe(20)
}, 60_000)
