// @module-tag once
import { eq, sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { forgetBriefly } from '~/db/brief-cache.server'
import { chooseCampaign, enterCoupon, getBasket } from '~/features/basket/basket.server'
import { setStock, stockShelf } from '~/features/basket/testing/shop'
import { stockBalances } from '~/features/catalogue/tables.server'
import { campaigns, coupons, couponUses } from '~/features/promotions/tables.server'
import { makeCampaign, makeCoupon } from '~/features/promotions/testing/offers'
import { changeStatus } from '~/features/orders/status/change-status.server'
import { orderStatuses } from '~/features/orders/orders'
import { getCheckout } from '../steps/save-steps.server'
import { getOrder } from '~/features/orders/orders.server'
import { placeOrder } from '../place/place-order.server'
import { fromBasket } from '../place/ordered-goods.server'
import { orderLines, orders } from '~/features/orders/tables.server'
import {
  call,
  cashOnDelivery,
  directRequest,
  newBuyer,
  now,
  order,
  placedCode,
  transfer,
} from '../testing/checkout'
import { openTwoProcesses } from '../testing/two-processes'

const { db, other } = await openTwoProcesses()
afterEach(async () => {
  await db.update(campaigns).set({ active: false })
  forgetBriefly(db)
  forgetBriefly(other.db)
})

const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index))
const asked = async (code: string | null | undefined, email?: string) => {
  const request = await directRequest(db, cashOnDelivery)
  const address = { ...request.address, email: email ?? `alici-${crypto.randomUUID()}@ornek.example` }
  return { ...request, address, coupon: { code } }
}
const usedOf = async (id: number) =>
  (await db.select({ used: coupons.used }).from(coupons).where(eq(coupons.id, id)))[0]!.used
const openUses = async (id: number) =>
  (await db.select().from(couponUses).where(eq(couponUses.couponId, id))).filter((use) => !use.returnedAt)

async function cancel(code: string) {
  const cause = { actor: 'system', reason: 'cancelled_by_buyer', now }
  expect(await changeStatus(db, code, orderStatuses.cancelled, cause)).toMatchObject({ status: 'changed' })
}

describe('an order paid in full by a coupon', () => {
  it.each([
    ['by card', 1],
    ['by bank transfer', transfer],
  ] as const)('is placed at once %s, without waiting for a payment', async (_, paymentType) => {
    const shelf = await stockShelf(db, { unit: 400_000, stock: 5 })
    const { code: coupon } = await makeCoupon(db, { amount: 10_000_000 })
    const buyer = await newBuyer(db, [shelf], 2)
    const outcome = await placeOrder(db, buyer, fromBasket({ ...(await asked(coupon)), paymentType }), call)
    expect(outcome).toMatchObject({
      status: 'placed',
      order: { status: 1, grandTotal: 0, expiresAt: null, attemptId: null },
    })
    const code = await placedCode(Promise.resolve(outcome))
    expect(await getOrder(db, code)).toMatchObject({ status: 1, grandTotal: 0 })
    const [balance] = await db
      .select({ onHand: stockBalances.onHand, reserved: stockBalances.reserved })
      .from(stockBalances)
      .where(eq(stockBalances.variantId, shelf.variantId))
    expect(balance).toEqual({ onHand: 3, reserved: 0 })
    expect(await getCheckout(db, buyer, call)).toBeNull()
    const { rows } = await db.execute<{ key: string }>(
      sql`select key from graphile_worker.jobs where key like ${`%${code}`}`,
    )
    expect(rows.map(({ key }) => key)).toEqual([`order-mail-${code}`])
  })
})

describe('limits of a coupon (promise R29)', () => {
  it('hold for 100 orders at once through two processes, also after orders were cancelled: 0 over', async () => {
    const shelf = await stockShelf(db, { stock: 10_000 })
    const { id, code } = await makeCoupon(db, { totalLimit: 10 })
    const orderAll = async (count: number) => {
      const buyers = await Promise.all(times(count, () => newBuyer(db, [shelf], 2)))
      const requests = await Promise.all(buyers.map(() => asked(code)))
      return Promise.all(
        buyers.map((buyer, i) => placeOrder(i % 2 ? db : other.db, buyer, fromBasket(requests[i]!), call)),
      )
    }
    const first = await orderAll(100)
    const placed = first.flatMap((outcome) => (outcome.status === 'placed' ? [outcome.order] : []))
    expect(placed).toHaveLength(10)
    expect(new Set(first.map(({ status }) => status))).toEqual(new Set(['placed', 'coupon_refused']))
    expect([await usedOf(id), (await openUses(id)).length]).toEqual([10, 10])

    await Promise.all(placed.slice(0, 3).map((one) => cancel(one.code)))
    expect(await usedOf(id)).toBe(7)
    const second = await orderAll(20)
    expect(second.filter(({ status }) => status === 'placed')).toHaveLength(3)
    expect([await usedOf(id), (await openUses(id)).length]).toEqual([10, 10])
  })

  it('hold for each customer: a guest is identified by the email, even when many browsers order at once', async () => {
    const shelf = await stockShelf(db, { stock: 10_000 })
    const { id, code } = await makeCoupon(db, { customerLimit: 2 })
    const buyers = await Promise.all(times(30, () => newBuyer(db, [shelf], 2)))
    const requests = await Promise.all(
      buyers.map((_, i) => asked(code, i % 2 ? 'ayse@alici.example' : 'AYSE@alici.example')),
    )
    const outcomes = await Promise.all(
      buyers.map((buyer, i) => placeOrder(i % 3 ? db : other.db, buyer, fromBasket(requests[i]!), call)),
    )
    const placed = outcomes.flatMap((outcome) => (outcome.status === 'placed' ? [outcome.order.code] : []))
    expect(placed).toHaveLength(2)
    expect(outcomes.find(({ status }) => status !== 'placed')).toMatchObject({
      status: 'coupon_refused',
      refusal: { reason: 'already_used' },
    })
    await cancel(placed[0]!)
    const again = await placeOrder(
      db,
      await newBuyer(db, [shelf]),
      fromBasket(await asked(code, 'ayse@alici.example')),
      call,
    )
    expect(again.status).toBe('placed')
    expect((await openUses(id)).map(({ slot }) => slot).toSorted()).toEqual([1, 2])
  })

  it('are checked by the database, which refuses a use beyond the limit', async () => {
    const { id } = await makeCoupon(db, { totalLimit: 1 })
    await db.update(coupons).set({ used: 1 }).where(eq(coupons.id, id))
    await expect(db.update(coupons).set({ used: 2 }).where(eq(coupons.id, id))).rejects.toThrow(/coupons/)
  })

  it('allow a coupon of the first order again only when that order was cancelled', async () => {
    const shelf = await stockShelf(db)
    const { code } = await makeCoupon(db, { firstOrderOnly: true })
    const email = 'ilk@alici.example'
    const buy = async (couponCode: string | null) =>
      placeOrder(db, await newBuyer(db, [shelf]), fromBasket(await asked(couponCode, email)), call)
    const first = await placedCode(buy(code))
    expect(await buy(code)).toMatchObject({ refusal: { reason: 'not_first_order' } })
    await cancel(first)
    expect((await buy(code)).status).toBe('placed')
  })
})

describe('an order with discounts', () => {
  it('keeps the discount of each line, with exact net and KDV, and equals the basket’s total', async () => {
    const cheap = await stockShelf(db, { unit: 3_333 })
    const dear = await stockShelf(db, { unit: 10_001 })
    const buyer = await newBuyer(db, [cheap, dear], 1)
    await makeCampaign(db, { percent: 1_250, title: 'Hafta sonu' })
    const { code } = await makeCoupon(db)
    expect(await enterCoupon(db, buyer, ` ${code.toLowerCase()} `)).toEqual({ status: 'in_basket', code })
    const basket = await getBasket(db, buyer)
    expect(basket).toMatchObject({ goods: 13_334, campaignDiscount: 1_667, couponDiscount: 1_000 })
    const placed = await placedCode(order(db, buyer))
    const [row] = await db.select().from(orders).where(eq(orders.code, placed))
    expect(row).toMatchObject({
      goods: 13_334,
      campaignDiscount: 1_667,
      couponDiscount: 1_000,
      shipping: 4_990,
      grandTotal: 15_657,
      campaignTitle: 'Hafta sonu',
      couponCode: code,
    })
    const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, row!.id))
    const charged = lines.map((line) => line.chargedNet + line.chargedKdv)
    expect(charged.reduce((sum, kurus) => sum + kurus, 0)).toBe(13_334 - 1_667 - 1_000)
    expect(lines.map(({ campaignDiscount, couponDiscount }) => [campaignDiscount, couponDiscount])).toEqual([
      [417, 250],
      [1_250, 750],
    ])
    expect((await getBasket(db, buyer)).coupon).toBeNull()
    const { contracts } = (await getOrder(db, placed))!
    for (const { plainText } of contracts) expect(plainText).toContain('26,67 TL')
  })

  it('is shown again when its coupon is used up meanwhile, and never placed at another price', async () => {
    const shelf = await stockShelf(db)
    const { id, code } = await makeCoupon(db, { totalLimit: 1 })
    const buyer = await newBuyer(db, [shelf])
    await enterCoupon(db, buyer, code)
    await db.update(coupons).set({ used: 1 }).where(eq(coupons.id, id))
    expect(await getBasket(db, buyer)).toMatchObject({
      couponDiscount: 0,
      coupon: { code, refusal: { reason: 'used_up' } },
    })
    const without = await order(db, buyer)
    expect(without).toMatchObject({ status: 'placed' })
    expect(await usedOf(id)).toBe(1)
  })

  it('gives the gift of the campaign from the stock, and only while there is one', async () => {
    const shelf = await stockShelf(db)
    const gift = await stockShelf(db, { stock: 1, unit: 2_500 })
    const id = await makeCampaign(db, {
      type: 4,
      percent: null,
      giftVariantId: gift.variantId,
      giftQuantity: 1,
      title: 'Hediye fırça',
    })
    const buyer = await newBuyer(db, [shelf], 2)
    const basket = await getBasket(db, buyer)
    expect(basket).toMatchObject({ totalQuantity: 2, goods: 20_000, campaign: { id } })
    expect(basket.lines[1]).toMatchObject({ isPromo: true, total: 0, quantity: 1, state: 'ok' })
    const late = await newBuyer(db, [shelf], 2)
    const code = await placedCode(order(db, buyer, { payment: cashOnDelivery }))
    const onHand = async () =>
      (await db.select().from(stockBalances).where(eq(stockBalances.variantId, gift.variantId)))[0]!.onHand
    expect(await onHand()).toBe(0)
    expect(await getBasket(db, late)).toMatchObject({ campaign: null, lines: [{ isPromo: false }] })
    expect((await getOrder(db, code))!.lines.map(({ isPromo, gross }) => [isPromo, gross])).toEqual([
      [false, 20_000],
      [true, 0],
    ])
    await cancel(code)
    expect(await onHand()).toBe(1)
  })

  it('has the chosen campaign, or none', async () => {
    const shelf = await stockShelf(db, { unit: 10_000 })
    await setStock(db, shelf.variantId, 50)
    const best = await makeCampaign(db, { percent: 2_000 })
    const second = await makeCampaign(db, { type: 2, percent: null, amount: 500 })
    const buyer = await newBuyer(db, [shelf])
    expect(await getBasket(db, buyer)).toMatchObject({ campaign: { id: best }, campaignDiscount: 2_000 })
    await chooseCampaign(db, buyer, second)
    expect(await getBasket(db, buyer)).toMatchObject({ campaign: { id: second }, campaignDiscount: 500 })
    await chooseCampaign(db, buyer, null)
    expect(await getBasket(db, buyer)).toMatchObject({ campaign: null, campaignDiscount: 0 })
    const placed = await placedCode(order(db, buyer))
    expect(await getOrder(db, placed)).toMatchObject({ campaignDiscount: 0, goods: 10_000 })
  })
})
