// @module-tag once
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { transaction } from '~/db/transaction.server'
import type { Gateway, PaymentState } from '../providers/gateway'
import { askAboutPayments, startAttempt } from '../payments.server'
import { paymentAttempts } from '../tables.server'
import { newAttempt } from '../testing/attempts'

const { db } = await openTestDatabase('empty')
const now = new Date()
const due = new Date(now.getTime() + 3 * 60_000)

test('in a busy hour one round asks about each due payment once, several at a time (promise P25)', async () => {
  const expiresAt = new Date(now.getTime() + 20 * 60_000)
  await transaction(db, async (db) => {
    for (let i = 0; i < 120; i++)
      await startAttempt(db, newAttempt({ orderCode: `BUSY${i}`, amount: 10_000, now, expiresAt }))
  })
  await db.update(paymentAttempts).set({ gateway: 'test' })
  const asked: string[] = []
  let [open, most] = [0, 0]
  const query: Gateway['query'] = async ({ id }) => {
    asked.push(id)
    most = Math.max(most, ++open)
    await new Promise((resume) => setTimeout(resume, 2))
    open -= 1
    return { status: 'pending' }
  }
  const test = { query } as Gateway
  const errors: unknown[] = []
  await askAboutPayments(
    db,
    { chosen: test, named: { test } },
    { now: due, conclude: () => Promise.resolve(), onError: (error) => errors.push(error) },
  )
  expect(errors).toEqual([])
  expect(asked).toHaveLength(120)
  expect(new Set(asked).size).toBe(120)
  expect([most > 1, most <= 8]).toEqual([true, true])
})

const hour = 60 * 60_000
const review = { status: 'pending', reason: 'under_review' } as const

/** A payment without news for a day; `ask` runs the queries at that hour and returns true when it was due. */
async function dayOld(orderCode: string) {
  const expiresAt = new Date(now.getTime() + 20 * 60_000)
  const id = await transaction(db, (db) =>
    startAttempt(db, newAttempt({ orderCode, amount: 10_000, now, expiresAt })),
  )
  const mine = eq(paymentAttempts.id, id)
  await db.update(paymentAttempts).set({ askAt: null })
  await db
    .update(paymentAttempts)
    .set({ gateway: 'test', state: 'started', askAt: new Date(now.getTime() + 24 * hour) })
    .where(mine)
  async function ask(hours: number, answer: PaymentState | Error): Promise<boolean> {
    let asked = false
    const query = () => {
      asked = true
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
    }
    const test = { query } as unknown as Gateway
    await askAboutPayments(
      db,
      { chosen: test, named: { test } },
      {
        now: new Date(now.getTime() + hours * hour),
        conclude: () => Promise.resolve(),
        onError: (error) => expect(error).toBe(answer),
      },
    )
    return asked
  }
  const read = async () => (await db.select().from(paymentAttempts).where(mine))[0]!
  return { ask, read }
}

test('a captured payment under review is asked about every hour after the first day, for a week', async () => {
  const { ask, read } = await dayOld('REVIEW')
  expect(await ask(24, review)).toBe(true)
  expect(await read()).toMatchObject({ state: 'expired', reason: 'under_review' })
  expect(await ask(24.9, review)).toBe(false)
  for (const hours of [25, 26, 100, 168]) expect(await ask(hours, review)).toBe(true)
  expect((await read()).askAt).toBeNull()
})

test('a question that fails after the first day is asked again', async () => {
  const { ask } = await dayOld('SILENT')
  const silent = new Error('The provider does not answer')
  expect(await ask(24, silent)).toBe(true)
  expect(await ask(25, silent)).toBe(true)
  expect(await ask(26, { status: 'pending' })).toBe(true)
  expect(await ask(27, { status: 'pending' })).toBe(false)
})

test('a payment that is only pending after the first day is not asked about again', async () => {
  const { ask, read } = await dayOld('PENDING')
  expect(await ask(24, { status: 'pending' })).toBe(true)
  expect(await read()).toMatchObject({ state: 'expired', reason: 'timed_out', askAt: null })
  expect(await ask(26, { status: 'pending' })).toBe(false)
})
