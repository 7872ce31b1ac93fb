// @module-tag once
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { transaction } from '~/db/transaction.server'
import type { Gateway, RefundResult } from '../providers/gateway'
import {
  getRefunds,
  markSettled,
  recordResult,
  requestRefund,
  refundCapture,
  sendRefund,
  startAttempt,
} from '../payments.server'
import { refunds } from '../tables.server'
import { newAttempt } from '../testing/attempts'

const { db } = await openTestDatabase('empty', { max: 60 })
const now = new Date('2026-11-20T09:00:00Z')
const expiresAt = new Date('2026-11-20T09:20:00Z')

/** A captured and settled payment of 100,00 TL for an order. */
function paid(orderCode: string) {
  return transaction(db, async (db) => {
    const id = await startAttempt(db, newAttempt({ orderCode, amount: 10_000, now, expiresAt }))
    const taken = { asked: 10_000, taken: 10_000, currency: 'TRY', providerPaymentId: orderCode }
    await markSettled(db, await recordResult(db, id, { status: 'captured', ...taken }, now), now)
    return id
  })
}
const ask = (orderCode: string, amount: number, key: string) =>
  transaction(db, (db) => requestRefund(db, { orderCode, amount, key, reason: 'İade' }))
const counted = (outcomes: { status: string }[], status: string) =>
  outcomes.filter((one) => one.status === status).length

test('P26: fifty refunds of 3,00 TL at the same time pay no more than the 100,00 TL that were taken', async () => {
  await paid('PARALLEL')
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, (_, i) => ask('PARALLEL', 300, `parallel-${i}`)),
  )
  expect([counted(outcomes, 'queued'), counted(outcomes, 'exceeds')]).toEqual([33, 17])
  const wanted = await getRefunds(db, 'PARALLEL')
  expect(wanted.reduce((sum, { amount }) => sum + amount, 0)).toBe(9_900)
})

test('P26: the database itself refuses a refund larger than the payment', async () => {
  const id = await paid('CHECKED')
  await expect(
    db.execute(sql`update payment_attempts set refunded = 10001 where id = ${id}`),
  ).rejects.toThrow('Failed query')
})

test('a repeated refund request is one refund', async () => {
  await paid('TWICE')
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => ask('TWICE', 6_000, 'twice-request')))
  expect(new Set(outcomes.map((one) => JSON.stringify(one))).size).toBe(1)
  expect(outcomes[0]!.status).toBe('queued')
  expect(await ask('TWICE', 5_000, 'twice-request')).toEqual({ status: 'key_reused' })
  expect(await db.$count(refunds, sql`key = 'twice-request'`)).toBe(1)
})

test('only a card payment is refunded to a card', async () => {
  expect(await ask('NOBODY', 100, 'nobody-request')).toEqual({ status: 'not_captured' })
})

test('a failed transaction requests no refund', async () => {
  await paid('ROLLED')
  const undone = transaction(db, async (db) => {
    await requestRefund(db, { orderCode: 'ROLLED', amount: 100, key: 'rolled-request', reason: 'İade' })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await getRefunds(db, 'ROLLED')).toEqual([])
})

/** A provider that gives this answer or throws this error, and has refunded nothing. */
function providerOf(result: RefundResult | Error) {
  const asked: number[] = []
  const gateway = {
    cancel: () => Promise.resolve({ status: 'refused', reason: 'not_offered' }),
    listRefunds: () => Promise.resolve([]),
    refund: (_: unknown, { amount }: { amount: number }) => {
      asked.push(amount)
      return result instanceof Error ? Promise.reject(result) : Promise.resolve(result)
    },
  } as unknown as Gateway
  return { asked, gateways: { chosen: null, named: { iyzico: gateway } } }
}

const paidAtIyzico = (id: string) =>
  db.execute(sql`update payment_attempts set gateway = 'iyzico' where id = ${id}`)

test('a refund of an unowed payment is requested until the provider carries it out', async () => {
  const id = await transaction(db, async (db) => {
    const id = await startAttempt(db, newAttempt({ orderCode: 'NOTHING', amount: 10_000, now, expiresAt }))
    const taken = { asked: 10_000, taken: 10_000, currency: 'TRY', providerPaymentId: 'NOTHING' }
    const attempt = await recordResult(db, id, { status: 'captured', ...taken }, now)
    await refundCapture(db, attempt, 'order_not_waiting', now)
    return id
  })
  await paidAtIyzico(id)
  const [refund] = await db
    .select()
    .from(refunds)
    .where(sql`attempt_id = ${id}`)
  const refuses = providerOf({ status: 'refused', reason: 'later' })
  for (let i = 0; i < 2; i++)
    await expect(sendRefund(db, { gateways: refuses.gateways, refundId: refund!.id, now })).rejects.toThrow(
      'not carried out: later',
    )
  expect(refuses.asked).toEqual([10_000, 10_000])
  const gives = providerOf({ status: 'done', reference: 'r' })
  await sendRefund(db, { gateways: gives.gateways, refundId: refund!.id, now })
  const [ended] = await db
    .select()
    .from(refunds)
    .where(sql`attempt_id = ${id}`)
  expect(ended!.state).toBe('done')
})

test('a refund waits while another of the same payment is unresolved, because their sums could be confused', async () => {
  await paidAtIyzico(await paid('UNKNOWN'))
  await ask('UNKNOWN', 1_000, 'unknown-first')
  await ask('UNKNOWN', 3_000, 'unknown-second')
  const [first, second] = await db
    .select()
    .from(refunds)
    .where(sql`key in ('unknown-first', 'unknown-second')`)
    .orderBy(refunds.amount)
  const silent = providerOf(new Error('No answer'))
  const later = new Date(now.getTime() + 6 * 60_000)
  const send = (gateways: ReturnType<typeof providerOf>['gateways'], refundId: string, at = later) =>
    sendRefund(db, { gateways, refundId, now: at })
  await expect(send(silent.gateways, first!.id, now)).rejects.toThrow('No answer')
  await expect(send(silent.gateways, second!.id)).rejects.toThrow('waits for another')
  expect(silent.asked).toEqual([1_000])
  const gives = providerOf({ status: 'done', reference: 'r' })
  await send(gives.gateways, first!.id)
  await send(gives.gateways, second!.id)
  expect(gives.asked).toEqual([1_000, 3_000])
})
