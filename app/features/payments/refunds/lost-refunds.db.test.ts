import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { transaction } from '~/db/transaction.server'
import {
  beginPayment,
  findAttempt,
  iyzico,
  markSettled,
  paytr,
  recordResult,
  requestRefund,
  sendRefund,
  startAttempt,
} from '../payments.server'
import { refunds } from '../tables.server'
import { newAttempt } from '../testing/attempts'
import { keys, openProviders } from '../testing/providers'

const { db } = await openTestDatabase('empty')
const { url, state, payments, pay } = await openProviders()
const named = {
  iyzico: iyzico({ url, apiKey: keys.IYZICO_API_KEY, secretKey: keys.IYZICO_SECRET_KEY }),
  paytr: paytr({
    url,
    testMode: false,
    merchantId: keys.PAYTR_MERCHANT_ID,
    merchantKey: keys.PAYTR_MERCHANT_KEY,
    merchantSalt: keys.PAYTR_MERCHANT_SALT,
  }),
}
const now = new Date('2026-11-20T09:00:00Z')
const expiresAt = new Date('2026-11-20T09:20:00Z')
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)

beforeEach(() => {
  Object.assign(state, { silent: false, refuses: false, nameless: false, behind: false })
})

/** A captured and settled payment of 100,00 TL. */
async function paid(name: keyof typeof named) {
  const gateways = { chosen: named[name], named }
  const orderCode = crypto.randomUUID()
  const id = await transaction(db, (db) =>
    startAttempt(db, newAttempt({ orderCode, amount: 10_000, now, expiresAt })),
  )
  const origin = 'https://vitrin.example'
  const { token } = await beginPayment(db, gateways, { id, origin, now: () => now })
  pay(token!)
  const said = await named[name].query((await findAttempt(db, id))!)
  if (said.status !== 'captured') throw new Error(said.status)
  await transaction(db, async (db) => markSettled(db, await recordResult(db, id, said, now), now))
  const payment = payments.get(token!)!
  return {
    payment,
    given: () => payment.refunds.filter(({ failed }) => !failed).map(({ tl }) => tl),
    async want(amount: number): Promise<string> {
      const input = { attemptId: id, amount, key: crypto.randomUUID(), reason: 'İade' }
      const outcome = await transaction(db, (db) => requestRefund(db, input))
      if (outcome.status !== 'queued') throw new Error(outcome.status)
      return outcome.refundId
    },
    send: (refundId: string, at: Date) => sendRefund(db, { gateways, refundId, now: at }),
    async stateOf(refundId: string) {
      const [row] = await db.select().from(refunds).where(eq(refunds.id, refundId))
      return row!.state
    },
  }
}

type Paid = Awaited<ReturnType<typeof paid>>

/** Requests the refund; the provider does it, and its answer is lost. */
async function loseAnswer({ send }: Paid, refundId: string): Promise<void> {
  state.silent = true
  await expect(send(refundId, now)).rejects.toThrow('fetch failed')
  state.silent = false
}

describe.each(['iyzico', 'paytr'] as const)('%s', (name) => {
  test.each([false, true])(
    'a refund whose answer was lost is carried out once (nameless: %s)',
    async (nameless) => {
      const one = await paid(name)
      await one.send(await one.want(300), now)
      state.nameless = nameless
      const id = await one.want(500)
      await loseAnswer(one, id)
      await one.send(id, minutes(1))
      expect([await one.stateOf(id), one.given()]).toEqual(['done', [3, 5]])
    },
  )

  test('a refund is identified by its name: one of the same sum made in the provider’s panel is another', async () => {
    const one = await paid(name)
    const id = await one.want(300)
    await db.update(refunds).set({ state: 'sent', sentAt: now }).where(eq(refunds.id, id))
    one.payment.refunds.push({ kind: 'refund', reference: 'panel', tl: 3, failed: false })
    await one.send(id, minutes(6))
    expect([await one.stateOf(id), one.given()]).toEqual(['done', [3, 3]])
  })

  test('a list without the refund is not proof: the refund is not requested again at once', async () => {
    const one = await paid(name)
    const id = await one.want(300)
    await loseAnswer(one, id)
    state.behind = true
    await expect(one.send(id, minutes(1))).rejects.toThrow('too early')
    state.behind = false
    await one.send(id, minutes(2))
    expect([await one.stateOf(id), one.given()]).toEqual(['done', [3]])
  })
})

test('iyzico: a full refund cancelled on the same day is found although the answer was lost', async () => {
  const one = await paid('iyzico')
  const id = await one.want(10_000)
  await loseAnswer(one, id)
  await one.send(id, minutes(1))
  expect([await one.stateOf(id), one.payment.refunds.map(({ kind }) => kind)]).toEqual(['done', ['cancel']])
})

test('iyzico: a failed refund stays in the report, and is requested again', async () => {
  const one = await paid('iyzico')
  await one.send(await one.want(500), now)
  const id = await one.want(300)
  state.refuses = true
  await loseAnswer(one, id)
  state.refuses = false
  await one.send(id, minutes(6))
  expect([await one.stateOf(id), one.given()]).toEqual(['done', [5, 3]])
})
