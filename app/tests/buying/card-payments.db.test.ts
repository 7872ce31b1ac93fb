// @module-tag once
// Longer than 250 lines: one shop and one bank, and every way in which a payment can end.
import { and, eq, inArray, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { askForPayments } from '~/server/payments/card-payments.server'
import { basketLines } from '~/features/basket/tables.server'
import { stockBalances, stockMovements, stockReservations } from '~/features/catalogue/tables.server'
import { orders } from '~/features/orders/tables.server'
import { paymentAttempts, refunds } from '~/features/payments/tables.server'
import { testBankPayments } from '~/features/payments/providers/test-bank/tables.server'
import { text } from '~/features/payments/text'
import { confirm, formOf, goodsInStock, goToReview, putIntoBasket, stepForm, transfer } from '~/testing/guest'
import {
  attemptOf,
  bankForm,
  card,
  cards,
  noticeOf,
  orderByCard,
  pay,
  payAtBank,
  postBack,
} from '~/testing/payer'
import { openTestShop } from '~/testing/shop'

let minutesLater = 0
const clock = () => new Date(Date.now() + minutesLater * 60_000)
const shop = await openTestShop({ connections: 60, clock })
const { db } = shop
const goods = await goodsInStock(db, 40, 10)
let next = 0
const one = () => goods[next++]!

const orderOf = async (attemptId: string) => {
  const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId))
  const [order] = await db.select().from(orders).where(eq(orders.code, attempt!.orderCode!))
  return { attempt: attempt!, order: order! }
}
const sold = (code: string) =>
  db.$count(stockMovements, and(eq(stockMovements.reference, code), eq(stockMovements.kind, 'sale')))
const held = (code: string) => db.$count(stockReservations, eq(stockReservations.orderCode, code))
const reconcile = () => askForPayments(shop.deps)
/** Captured and refunded amounts at the bank, in kuruş. */
const bankTook = async (attemptId: string) => {
  const [row] = await db.select().from(testBankPayments).where(eq(testBankPayments.reference, attemptId))
  return (row?.captured ?? 0) - (row?.refunded ?? 0)
}
async function inFuture(minutes: number, work: () => Promise<void>): Promise<void> {
  minutesLater += minutes
  await work().finally(() => (minutesLater -= minutes))
}

describe('a guest pays by card', () => {
  test('and the order is placed when the browser comes back from the bank, without a cookie', async () => {
    const guest = shop.browser()
    const leading = await orderByCard(guest, [one()])
    const id = attemptOf(leading)
    const before = await orderOf(id)
    expect(before.order.status).toBe(90)
    expect(await held(before.order.code)).toBe(1)
    expect((await guest.page('/sepetim')).text).toContain(goods[next - 1]!.name)
    await shop.runJobs()
    expect(shop.emails).toHaveLength(0)

    const thanks = await pay(shop, guest, leading, cards.pays)
    expect(thanks.path).toBe(`/siparis/${before.order.code}/tesekkurler`)
    const { order, attempt } = await orderOf(id)
    expect([order.status, attempt.state, attempt.captured]).toEqual([1, 'settled', order.grandTotal])
    expect([await held(order.code), await sold(order.code)]).toEqual([0, 1])
    expect((await guest.page('/sepetim')).text).not.toContain(goods[next - 1]!.name)
    await shop.runJobs()
    expect(shop.emails.filter(({ subject }) => subject.includes(order.code))).toHaveLength(1)
  })

  test.each([
    ['noFunds', text.declined.insufficient_funds],
    ['expired', text.declined.expired_card],
    ['wrongCvc', text.declined.wrong_cvc],
    ['lost', text.declined.lost_card],
  ] as const)(
    'is told in plain words why the bank declined (%s), and keeps all entries',
    async (kind, why) => {
      const guest = shop.browser()
      const leading = await orderByCard(guest, [one()])
      const result = await pay(shop, guest, leading, cards[kind])
      expect(result.text).toContain(why)
      expect(result.text).not.toMatch(/kayıp|çalıntı/i)
      const { order } = await orderOf(attemptOf(leading))
      expect([order.status, await held(order.code), await sold(order.code)]).toEqual([90, 1, 0])
      const review = await guest.page('/checkout/steps')
      expect(review.text).toContain(goods[next - 1]!.name)
      expect(review.html).toContain('adim-onay')
    },
  )

  test('and pays with another card after a failure: the same order, its stock reserved once', async () => {
    const guest = shop.browser()
    const leading = await orderByCard(guest, [one()])
    const result = await pay(shop, guest, leading, cards.noFunds)
    const { order } = await orderOf(attemptOf(leading))
    const again = await guest.submit(result, formOf(result, `/odeme/${attemptOf(leading)}`))
    expect(attemptOf(again)).not.toBe(attemptOf(leading))
    expect(await held(order.code)).toBe(1)
    const thanks = await pay(shop, guest, again, cards.pays)
    expect(thanks.path).toBe(`/siparis/${order.code}/tesekkurler`)
    expect(await sold(order.code)).toBe(1)
  })

  test('and is told about a second payment of a paid order, with a link to the order', async () => {
    const guest = shop.browser()
    const leading = await orderByCard(guest, [one()])
    const failed = await pay(shop, guest, leading, cards.noFunds)
    const again = formOf(failed, `/odeme/${attemptOf(leading)}`)
    const [a, b] = [await guest.submit(failed, again), await guest.submit(failed, again)]
    const { order } = await orderOf(attemptOf(a))
    await pay(shop, guest, a, cards.pays)
    const late = [await guest.page(`/odeme/${attemptOf(b)}`), await guest.submit(failed, again)]
    for (const page of late) {
      expect(page.text).toContain(text.alreadyPaid)
      expect(page.text).not.toContain(text.expired)
      expect(page.html).toContain(`href="/siparis/${order.code}"`)
    }
    const stranger = await shop.browser().page(`/odeme/${attemptOf(b)}`)
    expect(stranger.text).toContain(text.alreadyPaid)
    expect(stranger.html).not.toContain(`href="/siparis/${order.code}"`)
  })

  test('and keeps the last piece in the unpaid order, to order it in another way', async () => {
    const last = one()
    await db.update(stockBalances).set({ onHand: 1 }).where(eq(stockBalances.variantId, last.variantId))
    const guest = shop.browser()
    const leading = await orderByCard(guest, [last])
    await pay(shop, guest, leading, cards.noFunds)
    const { order: first } = await orderOf(attemptOf(leading))
    const choices = await guest.page('/checkout/steps?adim=odeme')
    const review = await guest.submit(choices, stepForm(choices), { payment_type: transfer })
    const thanks = await confirm(guest, review)
    expect(thanks.path).toMatch(/tesekkurler$/)
    const { order } = await orderOf(attemptOf(leading))
    expect([order.status, await held(first.code)]).toEqual([99, 0])
    expect((await guest.page('/sepetim')).text).not.toContain(last.name)
  })

  test('and neither three wrong codes nor leaving the bank pays the order', async () => {
    const guest = shop.browser()
    const leading = await orderByCard(guest, [one()])
    const cardPage = await guest.page(/\/dev\/banka\/[0-9a-f]+/.exec(leading.html)![0])
    const left = await guest.submit(cardPage, bankForm(cardPage, 'leave'))
    const back = await postBack(shop, noticeOf(shop, left))
    const result = await guest.page(back.headers.get('location')!)
    expect(result.text).toContain(text.declined.cancelled_by_payer)
    const again = await guest.submit(result, formOf(result, `/odeme/${attemptOf(leading)}`))
    let page = await payAtBank(guest, again, cards.pays, '111111')
    for (const code of ['222222', '333333']) page = await guest.submit(page, bankForm(page, 'code'), { code })
    const end = await postBack(shop, noticeOf(shop, page))
    expect((await guest.page(end.headers.get('location')!)).text).toContain(text.declined.three_d_failed)
  })
})

describe('P24: repeated and racing reports have one effect', () => {
  test('a hundred copies of a report, and the browser among them: one order, one movement', async () => {
    const guest = shop.browser()
    const leading = await orderByCard(guest, [one()])
    const end = await payAtBank(guest, leading, cards.pays)
    const notice = noticeOf(shop, end)
    const report = () =>
      shop.fetch(new Request(`${shop.origin}/odeme/bildirim/test`, { method: 'POST', body: notice }))
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) => (i % 10 === 0 ? postBack(shop, notice) : report())),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 303]))
    const { order, attempt } = await orderOf(attemptOf(leading))
    expect([order.status, attempt.state, await sold(order.code)]).toEqual([1, 'settled', 1])
    const history = await db.execute(
      sql`select state from payment_attempt_history where attempt_id = ${attempt.id} order by id`,
    )
    expect(history.rows.map((row) => row.state)).toEqual(['created', 'started', 'captured', 'settled'])
    await shop.runJobs()
    expect(shop.emails.filter(({ subject }) => subject.includes(order.code))).toHaveLength(1)
    expect(await db.$count(refunds, eq(refunds.attemptId, attempt.id))).toBe(0)
  })

  test('a card whose bank reports twice pays once', async () => {
    const guest = shop.browser()
    const leading = await orderByCard(guest, [one()])
    await pay(shop, guest, leading, cards.returnsTwice)
    const { order, attempt } = await orderOf(attemptOf(leading))
    expect([order.status, attempt.state, await sold(order.code)]).toEqual([1, 'settled', 1])
  })
})

describe('P22, P23: a forged bank report, or one about another payment, pays for no order', () => {
  test('a report that was altered anywhere is refused, and so is one without a signature', async () => {
    const guest = shop.browser()
    const leading = await orderByCard(guest, [one()])
    const other = attemptOf(await orderByCard(shop.browser(), [one()]))
    const end = await payAtBank(guest, leading, cards.noFunds)
    const notice = noticeOf(shop, end)
    const altered: URLSearchParams[] = []
    for (const [name, value] of notice) {
      for (const mutation of mutations(name, value, other)) {
        const copy = new URLSearchParams(notice)
        copy.set(name, mutation)
        altered.push(copy)
      }
      const without = new URLSearchParams(notice)
      without.delete(name)
      altered.push(without)
      const twice = new URLSearchParams(notice)
      twice.append(name, value)
      altered.push(twice)
    }
    for (const copy of altered) expect((await postBack(shop, copy)).status, String(copy)).toBe(400)
    for (const id of [attemptOf(leading), other]) {
      const { order, attempt } = await orderOf(id)
      expect([order.status, attempt.state]).toEqual([90, 'started'])
    }
  })

  test('a signed result of a paid order does not pay for another one', async () => {
    const paying = shop.browser()
    const first = await orderByCard(paying, [one()])
    const notice = noticeOf(shop, await payAtBank(paying, first, cards.pays))
    const victim = await orderByCard(shop.browser(), [one()])
    const { attempt } = await orderOf(attemptOf(victim))
    const stolen = new URLSearchParams(notice)
    stolen.set('attempt', attempt.id)
    stolen.set('token', attempt.token!)
    expect((await postBack(shop, stolen)).status).toBe(400)
    await postBack(shop, notice)
    expect((await orderOf(attempt.id)).order.status).toBe(90)
    expect((await orderOf(attemptOf(first))).order.status).toBe(1)
  })

  test('a browser that claims success before the bank has decided waits for the result', async () => {
    const guest = shop.browser()
    const leading = await orderByCard(guest, [one()])
    const page = await guest.page(`/3dpayment?odeme=${attemptOf(leading)}`)
    expect(page.text).toContain(text.waitingTitle)
    expect((await orderOf(attemptOf(leading))).order.status).toBe(90)
  })

  test('another amount than the order’s is not accepted: the whole captured amount goes back', async () => {
    const guest = shop.browser()
    const leading = await orderByCard(guest, [one()])
    const result = await pay(shop, guest, leading, cards.changedAmount)
    expect(result.text).toContain(text.declined.amount_differs)
    await shop.runJobs()
    const { order, attempt } = await orderOf(attemptOf(leading))
    expect([order.status, attempt.state, await bankTook(attempt.id)]).toEqual([90, 'returned', 0])
  })
})

describe('P25: captured money belongs to an order, or goes back within five minutes', () => {
  test('a bank that captures the money and does not answer: the order is placed as soon as it does', async () => {
    const guest = shop.browser()
    const leading = await orderByCard(guest, [one()])
    const result = await pay(shop, guest, leading, cards.silent)
    expect(result.text).toContain(text.waitingTitle)
    await inFuture(5, async () => {
      await reconcile()
      const { order, attempt } = await orderOf(attemptOf(leading))
      expect([order.status, attempt.state, await sold(order.code)]).toEqual([1, 'settled', 1])
    })
  })

  test('a browser that never comes back: the shop finds the payment by itself', async () => {
    const guest = shop.browser()
    const leading = await orderByCard(guest, [one()])
    await payAtBank(guest, leading, cards.neverReturns)
    expect((await orderOf(attemptOf(leading))).order.status).toBe(90)
    await inFuture(5, async () => {
      await reconcile()
      expect((await orderOf(attemptOf(leading))).order.status).toBe(1)
    })
  })

  test.each([
    ['still in stock: the order is restored and placed', false],
    ['sold out: the whole payment is refunded', true],
  ])('money that arrives after the order’s deadline, the goods are %s', async (_, gone) => {
    const wanted = one()
    const guest = shop.browser()
    const leading = await orderByCard(guest, [wanted])
    await payAtBank(guest, leading, cards.late)
    const id = attemptOf(leading)
    await inFuture(21, async () => {
      await db.execute(sql`update graphile_worker._private_jobs set run_at = now()
        where key = ${`expire-order-${(await orderOf(id)).order.code}`}`)
      await shop.runJobs()
      const { order } = await orderOf(id)
      expect([order.status, await held(order.code)]).toEqual([99, 0])
      await reconcile()
      expect((await orderOf(id)).attempt.state).toBe('expired')
    })
    if (gone)
      await db
        .update(stockBalances)
        .set({ onHand: sql`${stockBalances.reserved}` })
        .where(eq(stockBalances.variantId, wanted.variantId))
    await inFuture(30, async () => {
      await reconcile()
      await shop.runJobs()
      const { order, attempt } = await orderOf(id)
      expect([order.status, attempt.state]).toEqual(gone ? [99, 'returned'] : [1, 'settled'])
      expect([await sold(order.code), await bankTook(id)]).toEqual(gone ? [0, 0] : [1, order.grandTotal])
    })
  })

  test('an order replaced by another one: the money of the first goes back', async () => {
    const guest = shop.browser()
    const leading = await orderByCard(guest, [one()])
    const end = await payAtBank(guest, leading, cards.pays)
    const second = await confirm(guest, await guest.page('/checkout/steps'))
    const first = await orderOf(attemptOf(leading))
    expect(first.order.status).toBe(99)
    await postBack(shop, noticeOf(shop, end))
    await shop.runJobs()
    expect([(await orderOf(first.attempt.id)).attempt.state, await bankTook(first.attempt.id)]).toEqual([
      'returned',
      0,
    ])
    await pay(shop, guest, second, cards.pays)
    expect((await orderOf(attemptOf(second))).order.status).toBe(1)
  })

  test('two payments of one order: one is kept, the other goes back', async () => {
    const guest = shop.browser()
    const leading = await orderByCard(guest, [one()])
    const failed = await pay(shop, guest, leading, cards.noFunds)
    const a = await guest.submit(failed, formOf(failed, `/odeme/${attemptOf(leading)}`))
    const b = await guest.submit(failed, formOf(failed, `/odeme/${attemptOf(leading)}`))
    const [endA, endB] = [await payAtBank(guest, a, cards.pays), await payAtBank(guest, b, cards.pays)]
    await Promise.all([postBack(shop, noticeOf(shop, endA)), postBack(shop, noticeOf(shop, endB))])
    await shop.runJobs()
    const states = [await orderOf(attemptOf(a)), await orderOf(attemptOf(b))]
    expect(states.map(({ attempt }) => attempt.state).toSorted()).toEqual(['returned', 'settled'])
    const { order } = states[0]!
    expect([order.status, await sold(order.code)]).toEqual([1, 1])
    expect((await bankTook(attemptOf(a))) + (await bankTook(attemptOf(b)))).toBe(order.grandTotal)
  })
})

test('P21: fifty submissions of one form make one order and one payment', async () => {
  const guest = shop.browser()
  await putIntoBasket(guest, one())
  const review = await goToReview(guest, { payment: card })
  const placed = await db.$count(orders)
  const pages = await Promise.all(Array.from({ length: 50 }, () => confirm(guest, review)))
  expect(new Set(pages.map((page) => attemptOf(page))).size).toBe(1)
  expect(await db.$count(orders)).toBe(placed + 1)
})

test('what is added to the basket during the payment stays in it, also more of what was ordered', async () => {
  const guest = shop.browser()
  const ordered = one()
  const leading = await orderByCard(guest, [ordered])
  const end = await payAtBank(guest, leading, cards.pays)
  const later = one()
  await putIntoBasket(guest, later)
  await putIntoBasket(guest, ordered, 2)
  await postBack(shop, noticeOf(shop, end))
  const { attempt, order } = await orderOf(attemptOf(leading))
  expect([attempt.state, order.status]).toEqual(['settled', 1])
  const left = await db
    .select({ variantId: basketLines.variantId, quantity: basketLines.quantity })
    .from(basketLines)
    .where(inArray(basketLines.variantId, [ordered.variantId, later.variantId]))
    .orderBy(basketLines.id)
  expect(left).toEqual([
    { variantId: ordered.variantId, quantity: 2 },
    { variantId: later.variantId, quantity: 1 },
  ])
})

function mutations(name: string, value: string, other: string): string[] {
  const flipped = value.slice(0, -1) + (value.endsWith('0') ? '1' : '0')
  const special: Record<string, string[]> = {
    result: ['captured', 'CAPTURED', 'captured '],
    attempt: [other],
    amount: ['1', `${value}0`, `-${value}`, '0'],
    currency: ['USD', 'try'],
    signature: ['', value.toUpperCase(), `${value}00`, value.slice(1), 'ı'.repeat(64)],
  }
  return [flipped, ...(special[name] ?? [])].filter((one) => one !== value)
}
