// @module-tag once
// Longer than 250 lines: two shops at one server of both providers, and all answers that each of them may give.
import { createHmac } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { askForPayments } from '~/server/payments/card-payments.server'
import { transaction } from '~/db/transaction.server'
import {
  beginPayment,
  findAttempt,
  getRefunds,
  requestRefund,
  startAttempt,
} from '~/features/payments/payments.server'
import { paymentAttempts, refunds } from '~/features/payments/tables.server'
import { newAttempt } from '~/features/payments/testing/attempts'
import { keys, openProviders } from '~/features/payments/testing/providers'
import { text } from '~/features/payments/text'
import { orders } from '~/features/orders/tables.server'
import { goodsInStock } from '~/testing/guest'
import { attemptOf, orderByCard, postBack } from '~/testing/payer'
import { openTestShop, type TestShop } from '~/testing/shop'

const providers = await openProviders()
const urls = { ...keys, IYZICO_URL: providers.url, PAYTR_URL: providers.url }
const atIyzico = await openTestShop({ environment: { ...urls, PAYMENT_GATEWAY: 'iyzico' } })
const atPaytr = await openTestShop({ environment: { ...urls, PAYMENT_GATEWAY: 'paytr' } })
const shelves = {
  iyzico: await goodsInStock(atIyzico.db, 12, 5),
  paytr: await goodsInStock(atPaytr.db, 8, 5),
}

beforeEach(() => {
  Object.assign(providers.state, { falsify: null, tamper: null, silent: false })
})

async function started(shop: TestShop, shelf: keyof typeof shelves) {
  const guest = shop.browser()
  const leading = await orderByCard(guest, [shelves[shelf].shift()!])
  const id = attemptOf(leading)
  const { attempt } = await stateOf(shop, id)
  return { guest, leading, id, token: attempt.token! }
}

async function stateOf({ db }: TestShop, id: string) {
  const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id))
  const [order] = await db.select().from(orders).where(eq(orders.code, attempt!.orderCode!))
  return { attempt: attempt!, order: order!, states: [order!.status, attempt!.state] }
}

/** iyzico sends the browser back with nothing but the token. */
function comeBack(shop: TestShop, id: string, token: string): Promise<Response> {
  const headers = { origin: 'https://sandbox-cpp.iyzipay.com', 'sec-fetch-site': 'cross-site' }
  const body = new URLSearchParams({ token })
  return shop.fetch(new Request(`${shop.origin}/3dpayment?odeme=${id}`, { method: 'POST', body, headers }))
}

const report = (shop: TestShop, name: string, body: string | URLSearchParams, headers = {}) =>
  shop.fetch(new Request(`${shop.origin}/odeme/bildirim/${name}`, { method: 'POST', body, headers }))

describe('iyzico', () => {
  test('takes the card on its own page, and the order is placed when the browser comes back', async () => {
    const { guest, leading, id, token } = await started(atIyzico, 'iyzico')
    expect(leading.html).toContain(`${providers.url}/cpp?token=${token}`)
    expect(leading.html).not.toMatch(/<input[^>]*(card|cc-number|cvc)/i)
    providers.pay(token)
    const back = await comeBack(atIyzico, id, token)
    expect(back.status).toBe(303)
    expect((await guest.page(back.headers.get('location')!)).path).toMatch(/tesekkurler$/)
    expect((await stateOf(atIyzico, id)).states).toEqual([1, 'settled'])
    expect(providers.state.unsigned).toBe(0)
  })

  test('explains a declined card in plain words', async () => {
    const { guest, id, token } = await started(atIyzico, 'iyzico')
    providers.pay(token, { state: 'declined' })
    const back = await comeBack(atIyzico, id, token)
    const result = await guest.page(back.headers.get('location')!)
    expect(result.text).toContain(text.declined.insufficient_funds)
  })

  test('P23: the token of a paid order pays for no other one', async () => {
    const paid = await started(atIyzico, 'iyzico')
    const other = await started(atIyzico, 'iyzico')
    providers.pay(paid.token)
    expect((await comeBack(atIyzico, other.id, paid.token)).status).toBe(400)
    expect((await stateOf(atIyzico, other.id)).states).toEqual([90, 'started'])
  })

  test('P22, P23: an answer about another payment, another amount or currency, or without its signature places no order', async () => {
    const { id, token } = await started(atIyzico, 'iyzico')
    providers.pay(token)
    const { state } = providers
    state.tamper = (answer) => ({ ...answer, paidPrice: 1 })
    await comeBack(atIyzico, id, token)
    state.tamper = (answer) => ({ ...answer, signature: '' })
    await comeBack(atIyzico, id, token)
    state.tamper = null
    state.falsify = (answer) => ({ ...answer, basketId: 'B1', conversationId: 'B1' })
    await comeBack(atIyzico, id, token)
    state.falsify = (answer) => ({ ...answer, fraudStatus: 0 })
    await comeBack(atIyzico, id, token)
    const attempt = (await findAttempt(atIyzico.db, id))!
    const said = await (await atIyzico.deps.gateways()).named.iyzico!.query(attempt)
    expect(said).toEqual({ status: 'pending', reason: 'under_review' })
    expect((await stateOf(atIyzico, id)).states).toEqual([90, 'started'])
    state.falsify = (answer) => ({ ...answer, currency: 'USD' })
    await comeBack(atIyzico, id, token)
    expect((await stateOf(atIyzico, id)).states).toEqual([90, 'returned'])
  })

  test('P24: many simultaneous messages of its server and the browser place one order', async () => {
    const { id, token } = await started(atIyzico, 'iyzico')
    providers.pay(token)
    const body = `{"paymentConversationId":"${id}","merchantId":1,"token":"${token}","status":"SUCCESS","iyziReferenceCode":"r","iyziEventType":"CHECKOUT_FORM_AUTH","iyziEventTime":1,"iyziPaymentId":98765432109876543210}`
    const secret = keys.IYZICO_SECRET_KEY
    const signed = `${secret}CHECKOUT_FORM_AUTH98765432109876543210${token}${id}SUCCESS`
    const signature = createHmac('sha256', secret).update(signed).digest('hex')
    const send = (given: string, text = body) =>
      report(atIyzico, 'iyzico', text, { 'x-iyz-signature-v3': given })
    expect((await send(`${signature.slice(0, -1)}x`)).status).toBe(400)
    expect((await send(signature, body.replace('SUCCESS', 'FAILURE'))).status).toBe(400)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => (i % 2 ? send(signature) : comeBack(atIyzico, id, token))),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 303]))
    expect((await stateOf(atIyzico, id)).states).toEqual([1, 'settled'])
  })

  test('P25: iyzico is asked again when it does not answer after a capture', async () => {
    const { id, token } = await started(atIyzico, 'iyzico')
    providers.pay(token)
    providers.state.silent = true
    const back = await comeBack(atIyzico, id, token)
    expect(back.headers.get('location')).toBe(`/3dpayment?odeme=${id}`)
    expect((await stateOf(atIyzico, id)).states).toEqual([90, 'started'])
    providers.state.silent = false
    const soon = { ...atIyzico.deps, clock: () => new Date(Date.now() + 4 * 60_000) }
    await askForPayments(soon)
    expect((await stateOf(atIyzico, id)).states).toEqual([1, 'settled'])
  })

  test('refunds in parts, and carries out a refund with a lost answer once', async () => {
    const { id, token } = await started(atIyzico, 'iyzico')
    providers.pay(token)
    await comeBack(atIyzico, id, token)
    const { order } = await stateOf(atIyzico, id)
    const { db } = atIyzico
    const ask = (amount: number, key: string) =>
      transaction(db, (db) => requestRefund(db, { orderCode: order.code, amount, key, reason: 'İade' }))
    const payment = providers.payments.get(token)!
    const refunded = () => payment.refunds.map(({ tl }) => tl)
    await ask(150, `first-${id}`)
    await atIyzico.runJobs()
    expect(refunded()).toEqual([1.5])
    // The refund was carried out, and the shop was killed before it received the answer.
    const outcome = await ask(250, `second-${id}`)
    expect(outcome.status).toBe('queued')
    const { refundId } = outcome as { refundId: string }
    payment.refunds.push({ kind: 'refund', reference: refundId, tl: 2.5, failed: false })
    await db
      .update(refunds)
      .set({ state: 'sent', sentAt: new Date() })
      .where(eq(refunds.key, `second-${id}`))
    await atIyzico.runJobs()
    expect(refunded()).toEqual([1.5, 2.5])
    expect((await getRefunds(db, order.code)).map(({ state }) => state)).toEqual(['done', 'done'])
    expect(await ask(order.grandTotal, `third-${id}`)).toEqual({
      status: 'exceeds',
      refundable: order.grandTotal - 400,
    })
  })
})

describe('PayTR', () => {
  test('takes the card in a frame that this page alone allows, and its server’s message places the order', async () => {
    const { guest, leading, id, token } = await started(atPaytr, 'paytr')
    expect(leading.html).toContain(`src="${providers.url}/odeme/guvenli/${token}"`)
    expect(leading.headers.get('content-security-policy')).toContain(`frame-src ${providers.url}`)
    expect((await guest.page('/sepetim')).headers.get('content-security-policy')).not.toContain('frame-src')
    const waits = await guest.page(`/3dpayment?odeme=${id}`)
    expect(waits.text).toContain(text.waitingTitle)
    providers.pay(token)
    const answer = await report(atPaytr, 'paytr', providers.paytrNotice(token))
    expect([answer.status, await answer.text()]).toEqual([200, 'OK'])
    expect(answer.headers.get('content-type')).toContain('text/plain')
    expect((await stateOf(atPaytr, id)).states).toEqual([1, 'settled'])
    expect((await guest.page(`/3dpayment?odeme=${id}`)).path).toMatch(/tesekkurler$/)
    expect(providers.state.unsigned).toBe(0)
  })

  test('P22, P23: an altered message, or one of another order, is refused', async () => {
    const { id, token } = await started(atPaytr, 'paytr')
    const other = await started(atPaytr, 'paytr')
    providers.pay(token)
    const notice = providers.paytrNotice(token)
    for (const [name, value] of [
      ...[...notice].slice(0, 3).map(([name]) => [name, '1'] as const),
      ['merchant_oid', other.id.replaceAll('-', '')] as const,
      ['hash', notice.get('hash')!.replace(/^./, (sign) => (sign === 'a' ? 'b' : 'a'))] as const,
    ]) {
      const altered = new URLSearchParams(notice)
      altered.set(name, value)
      expect((await report(atPaytr, 'paytr', altered)).status, name).toBe(400)
    }
    for (const one of [id, other.id]) expect((await stateOf(atPaytr, one)).states).toEqual([90, 'started'])
  })

  test('P24: a repeated message is answered with OK, and has one effect', async () => {
    const { id, token } = await started(atPaytr, 'paytr')
    providers.pay(token)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => report(atPaytr, 'paytr', providers.paytrNotice(token))),
    )
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(answers.map(() => 'OK'))
    expect((await stateOf(atPaytr, id)).states).toEqual([1, 'settled'])
  })

  test('a payment that PayTR calls a test places no order in a shop that takes real money', async () => {
    const { id, token } = await started(atPaytr, 'paytr')
    providers.pay(token, { isTest: true })
    await report(atPaytr, 'paytr', providers.paytrNotice(token))
    expect((await stateOf(atPaytr, id)).states).toEqual([90, 'failed'])
    const soon = { ...atPaytr.deps, clock: () => new Date(Date.now() + 4 * 60_000) }
    await askForPayments(soon)
    expect((await stateOf(atPaytr, id)).states).toEqual([90, 'failed'])
  })

  test('a payer without a known telephone number can pay, although PayTR needs one', async () => {
    const { db, deps, origin } = atPaytr
    const now = new Date()
    const expiresAt = new Date(now.getTime() + 20 * 60_000)
    const attempt = newAttempt({ orderCode: 'NOPHONE', amount: 10_000, now, expiresAt })
    const payer = { ...attempt.payer, phone: '' }
    const id = await transaction(db, (db) => startAttempt(db, { ...attempt, payer }))
    const begun = await beginPayment(db, await deps.gateways(), { id, origin, now: () => now })
    expect(begun.state).toBe('started')
  })

  test('a smaller amount places no order, a larger one is the payer’s instalment fee', async () => {
    const less = await started(atPaytr, 'paytr')
    providers.pay(less.token, { taken: '1.00' })
    await report(atPaytr, 'paytr', providers.paytrNotice(less.token))
    expect((await stateOf(atPaytr, less.id)).states).toEqual([90, 'returned'])
    const more = await started(atPaytr, 'paytr')
    const { asked } = providers.payments.get(more.token)!
    providers.pay(more.token, { taken: (Number(asked) + 12.5).toFixed(2) })
    await report(atPaytr, 'paytr', providers.paytrNotice(more.token))
    expect((await stateOf(atPaytr, more.id)).states).toEqual([1, 'settled'])
  })
})

test('P27: a card’s number and code reach neither database, log nor emails of a shop with a real provider', async () => {
  const canary = { number: '4987650000009876', cvc: '9753' }
  const { guest, id, token } = await started(atIyzico, 'iyzico')
  // A card number typed on iyzico's page stays there; one sent to the shop by mistake or on purpose is never kept.
  providers.pay(token)
  const fields = { token, pan: canary.number, cvv: canary.cvc, number: canary.number }
  await comeBack(atIyzico, id, token)
  await postBack(atIyzico, new URLSearchParams(fields))
  await report(atIyzico, 'iyzico', JSON.stringify(fields), { 'x-iyz-signature-v3': canary.number })
  for (const path of [`/odeme/${id}`, '/checkout/steps', `/dev/banka/${token}`])
    await guest.send(path, { method: 'POST', body: new URLSearchParams(fields) })
  await guest.page(`/3dpayment?odeme=${id}&kart=x`)
  await atIyzico.runJobs()
  const { rows } = await atIyzico.db.execute<{ name: string }>(
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  for (const { name } of rows) {
    const found = await atIyzico.db.execute(
      sql`select 1 from ${sql.raw(name)} t where t::text ~ ${canary.number} limit 1`,
    )
    expect([name, found.rows.length]).toEqual([name, 0])
  }
  expect(atIyzico.lines.join('\n')).not.toContain(canary.number)
  expect(JSON.stringify(atIyzico.emails)).not.toContain(canary.number)
  expect(providers.state.requests.map(({ body }) => body).join('\n')).not.toContain(canary.number)
})
